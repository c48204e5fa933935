import Testing

@testable import ToastCore

/// What holds in every situation: all combinations of wishes, listeners, voice, place and terminal,
/// each carried out to its end with everything that its channels can come to.
@Suite struct DeliveryInvariantTests {
  /// A situation that does not change.
  struct Situation: CustomStringConvertible {
    var wishes: DeliveryWishes
    var speech: SpeechSettings
    var origin: ToastOrigin
    var surroundings: Surroundings

    func plan(_ progress: [ToastSense: DeliveryPlan.Progress]) -> DeliveryPlan {
      DeliveryPlan(
        wishes: wishes, speech: speech, origin: origin, surroundings: surroundings,
        progress: progress)
    }

    var description: String {
      """
      announce \(wishes.announce.map(String.init) ?? "-"), \
      speak \(wishes.speak.map(String.init) ?? "-"), text \(wishes.text), \
      to \(speech.destination), terminal \(origin.isTerminal), remote \(origin.isRemote), \
      \(surroundings)
      """
    }
  }

  /// What became of a toast.
  private typealias Course = [ToastSense: ChannelReport]

  private static let listeners: [Surroundings.Listeners] = [
    .unreachable("no bus"), .unknown, .known(readers: 0, others: 0), .known(readers: 0, others: 2),
    .known(readers: 1, others: 0), .known(readers: 2, others: 1),
  ]

  private static var situations: [Situation] {
    var all: [Situation] = []
    for announce in [nil, true, false] as [Bool?] {
      for speak in [nil, true, false] as [Bool?] {
        for text in DeliveryWishes.Text.allCases {
          for destination in [.loudspeaker, .descriptor(5)] as [SpeechSettings.Destination] {
            for place in 0..<4 {
              for listeners in listeners {
                for voice in [.available, .unavailable("mute")] as [Surroundings.Voice] {
                  // The text alone hangs on the screen, and on nothing of it where it is told when.
                  let screens: [Surroundings.Screen] =
                    text == .auto && announce == nil ? [.available, .noneHere] : [.noneHere]
                  for screen in screens {
                    all.append(
                      Situation(
                        wishes: DeliveryWishes(announce: announce, speak: speak, text: text),
                        speech: SpeechSettings(destination: destination),
                        origin: ToastOrigin(isTerminal: place % 2 == 1, isRemote: place / 2 == 1),
                        surroundings: Surroundings(
                          listeners: listeners, voice: voice, screen: screen)))
                  }
                }
              }
            }
          }
        }
      }
    }
    return all
  }

  /// What a channel can come to there.
  private func reports(_ sense: ToastSense, _ situation: Situation) -> [ChannelReport] {
    switch sense {
    case .announcement:
      situation.surroundings.listeners.mayRead
        ? [CenterBench.read, CenterBench.unread, CenterBench.unheard] : [CenterBench.unheard]
    case .voice: [ChannelReport(.delivered), ChannelReport(.failed, reason: "broken")]
    case .screen: [ChannelReport(.delivered), ChannelReport(.failed, reason: "gone")]
    case .text: [ChannelReport(.delivered)]
    }
  }

  /// Every way in which a toast can go there: channels take it when the plan says so, and are done
  /// in any order.
  private func courses(_ situation: Situation, _ start: Course = [:]) -> [Course] {
    var progress = start.mapValues { DeliveryPlan.Progress.done($0) }
    var open: [ToastSense] = []
    for (sense, step) in situation.plan(progress).steps where step == .take {
      if start[sense] == nil { open.append(sense) }
    }
    for sense in open { progress[sense] = .underWay }
    // Those that are under way change nothing of what others shall take.
    let steps = situation.plan(progress).steps
    let again = steps.filter { $0.value == .take && progress[$0.key] == nil }
    #expect(again.isEmpty, "\(situation)")
    guard !open.isEmpty else {
      let waiting = situation.plan(progress).steps.filter { $0.value == .wait }
      #expect(waiting.isEmpty, "waits for nothing: \(situation)")
      return [start]
    }
    return open.sorted().flatMap { sense in
      reports(sense, situation).flatMap { courses(situation, start.merging([sense: $0]) { $1 }) }
    }
  }

  @Test func `every course comes to an end, and no wish is ignored`() {
    for situation in Self.situations {
      for course in courses(situation) {
        if situation.wishes.announce == false { #expect(course[.announcement] == nil) }
        if situation.wishes.speak == false { #expect(course[.voice] == nil) }
        if situation.wishes.speak == true { #expect(course[.voice] != nil) }
        if situation.wishes.text == .never { #expect(course[.text] == nil) }
        if situation.wishes.text == .always { #expect(course[.text] != nil) }
      }
    }
  }

  @Test func `a reader that has read it is not followed by the voice, unless asked`() {
    for situation in Self.situations where situation.wishes.speak != true {
      guard situation.speech.destination == .loudspeaker else { continue }
      for course in courses(situation) where course[.announcement]?.reachedReader == true {
        #expect(course[.voice] == nil, "\(situation)")
        if situation.wishes.text == .auto { #expect(course[.text] == nil, "\(situation)") }
      }
    }
  }

  @Test func `43: where text is left to the plan, something reaches the person`() {
    for situation in Self.situations where situation.wishes.text == .auto {
      for course in courses(situation) {
        let isRead = course[.announcement]?.reachedReader == true
        let isSpoken = course[.voice]?.state == .delivered
        let isSeen = course[.screen]?.state == .delivered
        #expect(isRead || isSpoken || isSeen || course[.text] != nil, "\(situation)")
      }
    }
  }

  @Test func `over ssh and without a reader the loudspeaker is silent, unless asked`() {
    for situation in Self.situations where situation.origin.isRemote {
      guard situation.wishes.speak == nil, situation.speech.destination == .loudspeaker else {
        continue
      }
      for course in courses(situation) { #expect(course[.voice] == nil, "\(situation)") }
    }
  }

  @Test func `what is skipped has a reason`() {
    for situation in Self.situations {
      for course in courses(situation) {
        let steps = situation.plan(course.mapValues { .done($0) }).steps
        for (sense, step) in steps where course[sense] == nil {
          if case .skip(let reason) = step { #expect(!reason.isEmpty) } else { Issue.record() }
        }
      }
    }
  }
}
