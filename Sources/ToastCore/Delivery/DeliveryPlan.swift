/// Which channel takes a toast: one pure function, tested as a table (`spec/delivery.md`).
public struct DeliveryPlan: Sendable, Equatable {
  /// What a channel shall do next.
  public enum Step: Sendable, Equatable {
    /// Take the toast.
    case take
    /// Wait for what another channel comes to.
    case wait
    /// Leave it; the text says why.
    case skip(String)
  }

  /// Where a channel stands with the toast so far.
  public enum Progress: Sendable, Equatable {
    /// It has taken the toast and is not done.
    case underWay
    /// It is done.
    case done(ChannelReport)
  }

  /// The step of each channel.
  public let steps: [ToastSense: Step]

  /// Decides the next step of each channel.
  ///
  /// - Parameters:
  ///   - wishes: what the toast asks for.
  ///   - speech: how it is to be spoken.
  ///   - origin: who sent it.
  ///   - isEmergency: whether it passes a do-not-disturb setting.
  ///   - surroundings: what there is now, with what the person prefers for this toast.
  ///   - progress: how far the channels have come that took the toast already.
  public init(
    wishes: DeliveryWishes, speech: SpeechSettings, origin: ToastOrigin, isEmergency: Bool = false,
    surroundings: Surroundings, progress: [ToastSense: Progress] = [:]
  ) {
    if surroundings.preferences.isQuiet, !isEmergency {
      steps = Self.quiet(wishes, speech)
      return
    }
    let (wishes, announcement) = Self.announcement(wishes, surroundings.preferences.announce)
    let reading = Self.reading(wishes, surroundings, progress[.announcement])
    let voice = Self.voice(wishes, speech, origin, surroundings, reading)
    let screen = Self.screen(wishes, surroundings)
    let text = Self.text(
      wishes, speech, origin, surroundings, reading,
      Others(voice: voice, voiceProgress: progress[.voice], seen: Self.seen(screen, progress)))
    steps = [.announcement: announcement, .voice: voice, .screen: screen, .text: text]
  }

  /// The first step of each channel with a toast that comes now.
  public init(for request: ToastRequest, in surroundings: Surroundings) {
    self.init(
      wishes: request.wishes, speech: request.speech, origin: request.origin,
      isEmergency: request.configuration.isEmergency,
      surroundings: surroundings.adapted(to: request))
  }

  /// Do not disturb: the toast goes to the history. What its sender asks for itself, its own
  /// output or a file, disturbs nobody.
  private static func quiet(
    _ wishes: DeliveryWishes, _ speech: SpeechSettings
  ) -> [ToastSense: Step] {
    let held = Step.skip("do not disturb: it went to the history")
    let hasFile = speech.destination != .loudspeaker && wishes.speak != false
    return [
      .announcement: held, .voice: hasFile ? .take : held, .screen: held,
      .text: wishes.text == .always ? .take : held,
    ]
  }

  /// Whether it is announced, and the wishes with that in them.
  private static func announcement(
    _ wishes: DeliveryWishes, _ preference: AccessibilityPreferences.Announce
  ) -> (DeliveryWishes, Step) {
    if wishes.announce == false { return (wishes, .skip("not wanted")) }
    guard wishes.announce == nil, preference == .never else { return (wishes, .take) }
    var wishes = wishes
    wishes.announce = false
    return (wishes, .skip("the person prefers no announcements"))
  }

  /// What is known of a screen reader having the toast.
  private enum Reading {
    /// Nobody listens that would read it out.
    case impossible
    /// A screen reader listens, and has not read it in time.
    case missed
    /// A screen reader listens, or may listen.
    case awaited
    /// A screen reader has read it.
    case certain
  }

  private static func reading(
    _ wishes: DeliveryWishes, _ surroundings: Surroundings, _ progress: Progress?
  ) -> Reading {
    if wishes.announce == false { return .impossible }
    switch progress {
    case .done(let report):
      if report.reachedReader { return .certain }
      return report.listeners.contains(where: \.isReader) ? .missed : .impossible
    case .underWay, nil: return surroundings.listeners.mayRead ? .awaited : .impossible
    }
  }

  private static func voice(
    _ wishes: DeliveryWishes, _ speech: SpeechSettings, _ origin: ToastOrigin,
    _ surroundings: Surroundings, _ reading: Reading
  ) -> Step {
    if wishes.speak == false { return .skip("not wanted") }
    // Asked for, it is tried even where it cannot work: the report then says failed and why.
    if wishes.speak == true || speech.destination != .loudspeaker { return .take }
    switch (surroundings.preferences.speech, reading) {
    case (.never, _): return .skip("the person prefers no speech")
    case (.always, _), (.automatic, .impossible), (.automatic, .missed): break
    case (.automatic, .certain): return .skip("a screen reader listens")
    case (.automatic, .awaited): return .wait
    }
    if origin.isRemote { return .skip("the session is remote; --speak asks for it") }
    if case .unavailable(let reason) = surroundings.voice { return .skip(reason) }
    return .take
  }

  private static func screen(_ wishes: DeliveryWishes, _ surroundings: Surroundings) -> Step {
    if wishes.show == false { return .skip("not wanted") }
    // Asked for, it is tried even where it cannot work: the report then says failed and why.
    if wishes.show == true, surroundings.screen != .noneHere { return .take }
    if case .unavailable(let reason) = surroundings.screen { return .skip(reason) }
    return .take
  }

  /// What is known of the toast being seen on the screen.
  private enum Seeing {
    case impossible, awaited, certain
  }

  private static func seen(_ screen: Step, _ progress: [ToastSense: Progress]) -> Seeing {
    guard screen == .take else { return .impossible }
    guard case .done(let report)? = progress[.screen] else { return .awaited }
    return report.state == .delivered ? .certain : .impossible
  }

  /// What the text hangs on, but for the reader.
  private struct Others {
    let voice: Step
    let voiceProgress: Progress?
    let seen: Seeing

    /// Text where nobody hears the toast, unless it can be seen.
    var unlessSeen: Step {
      switch seen {
      case .impossible: .take
      case .awaited: .wait
      case .certain: .skip("it is on the screen")
      }
    }
  }

  private static func text(
    _ wishes: DeliveryWishes, _ speech: SpeechSettings, _ origin: ToastOrigin,
    _ surroundings: Surroundings, _ reading: Reading, _ others: Others
  ) -> Step {
    switch wishes.text {
    case .always: return .take
    case .never: return .skip("not wanted")
    case .auto: break
    }
    switch reading {
    case .certain: return .skip("a screen reader listens")
    case .awaited: return .wait
    case .impossible: if origin.isTerminal { return .take }
    case .missed: break
    }
    if origin.isRemote { return .take }
    // Who has a reader that did not read it may see nothing.
    let unheard = reading == .missed ? .take : others.unlessSeen
    // A file of speech is heard by nobody yet.
    if speech.destination != .loudspeaker { return unheard }
    switch others.voice {
    case .skip: return unheard
    case .wait: return .wait
    case .take: break
    }
    switch others.voiceProgress {
    case .done(let report) where report.state == .delivered: return .skip("it was spoken")
    case .done: return unheard
    case .underWay, nil:
      // Whether a voice that was never tried fails is known too late for a sender that is gone by
      // then.
      return surroundings.voice == .unknown ? unheard : .wait
    }
  }
}
