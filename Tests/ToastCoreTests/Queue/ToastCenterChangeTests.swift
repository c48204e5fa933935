import Synchronization
import Testing
import ToastTesting

@testable import ToastCore

/// Toasts that change while they are there, and channels and persons that do something about them.
@Suite struct ToastCenterChangeTests {
  private typealias Bench = CenterBench

  private func announcements(_ bench: Bench) -> [String] {
    bench.announcement.presented.map(\.wording.announcement)
  }

  // MARK: Updates

  @Test func `31: a change is announced once, and the toast's time begins anew`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    let id = bench.submit(Bench.request("Copying"))
    bench.scheduler.advance(by: .seconds(2))
    bench.run { $0.update(id, Bench.request("Copied")) }
    #expect(announcements(bench) == ["Copying.", "Copied."])
    #expect(
      bench.announcement.calls == [.present(id), .end(id, .replaced), .present(id)])
    #expect(bench.announcement.presented.map(\.revision) == [0, 1])
    bench.scheduler.advance(by: .milliseconds(2999))
    #expect(bench.reports(of: id).isEmpty)
    bench.scheduler.advance(by: .milliseconds(1))
    #expect(bench.reports(of: id).map(\.title) == ["Copied"])
  }

  @Test func `31: a change of one that waits is told at its turn, once`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    bench.submit(Bench.request("First"))
    let id = bench.submit(Bench.request("Second"))
    bench.run { $0.update(id, Bench.request("Changed")) }
    #expect(announcements(bench) == ["First."])
    bench.scheduler.advance(by: .seconds(3))
    #expect(announcements(bench) == ["First.", "Changed."])
  }

  @Test func `31: the same again is not told, and an ended one is not changed`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    let id = bench.submit(Bench.request("Copying"))
    bench.run { $0.update(id, Bench.request("Copying", seconds: 9)) }
    bench.scheduler.advance(by: .seconds(8))
    #expect(announcements(bench) == ["Copying."] && bench.reports(of: id).isEmpty)
    bench.scheduler.advance(by: .seconds(1))
    bench.run { $0.update(id, Bench.request("Late")) }
    #expect(announcements(bench) == ["Copying."])
    #expect(bench.reports(of: id).map(\.title) == ["Copying"])
  }

  @Test func `31: what a channel still tells of the old text is not taken for the new one`() {
    let bench = Bench(Bench.voiceOnly, announced: Bench.unheard)
    let id = bench.submit(Bench.request("Copying"))
    let old = bench.voice.events(of: id)
    bench.run { $0.update(id, Bench.request("Copied")) }
    old?(.finished(ChannelReport(.failed, reason: "it was cut short")))
    bench.scheduler.runUntilIdle()
    #expect(bench.voice.underWay == [id])
    bench.voice.finish(id)
    bench.scheduler.advance(by: .seconds(3))
    #expect(bench.reports(of: id).map { $0.channels[.voice]?.state } == [.delivered])
  }

  @Test func `28: progress is told at quarters, and otherwise every five seconds at most`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    func request(_ percent: Int) -> ToastRequest {
      var request = Bench.request("Copying", seconds: 60)
      request.content.progress = Double(percent) / 100
      return request
    }
    let id = bench.submit(request(0))
    for percent in 1...60 {
      bench.run { $0.update(id, request(percent)) }
      bench.scheduler.advance(by: .milliseconds(100))
    }
    #expect(announcements(bench) == ["0%", "25%", "50%"].map { "Copying. \($0)." })
    bench.scheduler.advance(by: .seconds(5))
    bench.run { $0.update(id, request(61)) }
    bench.run { $0.update(id, request(62)) }
    bench.run { $0.update(id, request(100)) }
    #expect(announcements(bench).suffix(2) == ["Copying. 61%.", "Copying. 100%."])
  }

  @Test func `28: a toast that stands for several says how many`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    func request(_ title: String) -> ToastRequest {
      var request = Bench.request(title)
      request.configuration.policy = .coalesce(key: "mail")
      return request
    }
    let first = bench.submit(request("From Ann"))
    let second = bench.submit(request("From Bob"))
    #expect(announcements(bench) == ["From Ann.", "From Bob. 2 times."])
    #expect(bench.reports(of: first).map(\.outcome) == [.replaced])
    #expect(bench.reports(of: second).isEmpty)
  }

  // MARK: The same again

  @Test func `30: equal toasts that wait are two toasts, said once with their number`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    bench.submit(Bench.request("First"))
    for _ in 0..<3 { bench.submit(Bench.request("Saved")) }
    bench.scheduler.advance(by: .seconds(12))
    #expect(announcements(bench) == ["First.", "Saved. 3 times."])
    for id in [2, 3, 4] as [ToastID] {
      #expect(bench.reports(of: id).map(\.outcome) == [.expired])
      #expect(bench.reports(of: id).map(\.isDelivered) == [true])
    }
  }

  @Test func `30: what is said already gets its number at the end of a moment`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    for _ in 0..<4 { bench.submit(Bench.request("Saved")) }
    bench.scheduler.advance(by: .milliseconds(249))
    #expect(announcements(bench) == ["Saved."])
    bench.scheduler.advance(by: .milliseconds(1))
    #expect(announcements(bench) == ["Saved.", "4 times."])
    bench.scheduler.advance(by: .seconds(12))
    #expect(announcements(bench) == ["Saved.", "4 times."])
    #expect((1...4).allSatisfy { bench.reports(of: ToastID($0)).map(\.isDelivered) == [true] })
  }

  @Test func `30: equal toasts that come later, or of another sender, are said each`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    bench.submit(Bench.request("Saved"))
    bench.scheduler.advance(by: .milliseconds(251))
    bench.submit(Bench.request("Saved"))
    bench.submit(Bench.request("Saved", origin: ToastOrigin(application: "Other")))
    bench.scheduler.advance(by: .seconds(12))
    #expect(announcements(bench) == ["Saved.", "Saved.", "Saved."])
  }

  @Test func `34: a named application is named first where another one was before`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    for name in ["Mail", "Mail", "Chat", nil, "Mail"] {
      var request = Bench.request("New from \(name ?? "nobody")", origin: ToastOrigin())
      request.content.applicationName = name
      bench.submit(request)
      bench.scheduler.advance(by: .seconds(4))
    }
    #expect(
      announcements(bench) == [
        "Mail. New from Mail.", "New from Mail.", "Chat. New from Chat.", "New from nobody.",
        "Mail. New from Mail.",
      ])
  }

  @Test func `48: a toast that nothing else ends has a button to close it`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    var request = Bench.request()
    request.configuration = ToastConfiguration(
      duration: .indefinite, dismissOnTap: false, dismissOnSwipe: false)
    bench.submit(request)
    bench.submit(Bench.request(urgent: true))
    #expect(bench.announcement.presented.map(\.closeButton) == ["Dismiss", nil])
  }

  // MARK: Feedback

  private static func felt(isRemote: Bool = false) -> ToastRequest {
    var request = Bench.request(origin: ToastOrigin(isRemote: isRemote))
    request.configuration.hapticFeedback = .success
    return request
  }

  @Test func `18: feedback is given once, whichever sense has the words`() {
    let reader = Bench(Bench.reader, announced: Bench.read)
    let id = reader.submit(Self.felt())
    reader.run { $0.update(id, Self.felt()) }
    reader.submit(Bench.request())
    #expect(reader.felt == [.init(id: id, isSpoken: false)])
    let voice = Bench(Bench.voiceOnly, announced: Bench.unheard, spoken: Bench.unheard)
    let spoken = voice.submit(Self.felt())
    #expect(voice.felt == [.init(id: spoken, isSpoken: true)])
    #expect(voice.voice.presented.map(\.isFelt) == [false], "the voice begins with the sound")
  }

  @Test func `18: a voice that takes over where no reader answered says the words alone`() {
    let bench = Bench(Bench.reader)
    let id = bench.submit(Self.felt())
    #expect(bench.felt == [.init(id: id, isSpoken: false)])
    bench.announcement.finish(id, Bench.unread)
    bench.scheduler.runUntilIdle()
    #expect(bench.voice.presented.map(\.isFelt) == [true])
  }

  @Test func `18: nothing is felt here of what is shown over the network, or in quiet`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    bench.submit(Self.felt(isRemote: true))
    var quiet = Bench.reader
    quiet.preferences.quiet = .on
    bench.change(quiet)
    bench.submit(Self.felt())
    #expect(bench.felt.isEmpty)
  }

  // MARK: Limits

  @Test func `32: a channel that is silent for five seconds ends its part`() {
    let bench = Bench(Bench.voiceOnly, announced: Bench.unheard)
    let id = bench.submit()
    let next = bench.submit()
    bench.scheduler.advance(by: .milliseconds(4999))
    #expect(bench.voice.presented.map(\.id) == [id])
    bench.scheduler.advance(by: .seconds(2))
    #expect(bench.voice.presented.map(\.id) == [id, next], "it does not hold up the next one")
    bench.run { $0.printed(id, ChannelReport(.delivered)) }
    #expect(bench.reports(of: id).map { $0.channels[.voice]?.state } == [.failed])
  }

  @Test func `32: a channel that works, or waits for another, is let be`() {
    let bench = Bench(Bench.voiceOnly, announced: Bench.unheard)
    let id = bench.submit()
    for _ in 0..<5 {
      bench.scheduler.advance(by: .seconds(4))
      bench.voice.events(of: id)?(.working)
    }
    bench.voice.events(of: id)?(.waiting)
    bench.scheduler.advance(by: .seconds(50))
    #expect(bench.reports(of: id).isEmpty)
    bench.voice.finish(id)
    bench.scheduler.advance(by: .seconds(1))
    #expect(bench.reports(of: id).map { $0.channels[.voice]?.state } == [.delivered])
    #expect(bench.scheduler.timers.isEmpty)
  }

  // MARK: Persons

  @Test func `21: a person who is busy with a toast stops its time`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    let id = bench.submit()
    bench.scheduler.advance(by: .seconds(2))
    bench.announcement.events(of: id)?(.paused(.reader))
    bench.scheduler.advance(by: .seconds(60))
    #expect(bench.reports(of: id).isEmpty)
    bench.announcement.events(of: id)?(.resumed(.reader))
    bench.scheduler.advance(by: .milliseconds(999))
    #expect(bench.reports(of: id).isEmpty)
    bench.scheduler.advance(by: .milliseconds(1))
    #expect(bench.reports(of: id).count == 1)
  }

  @Test(arguments: [
    (ToastChannelEvent.tapped, ToastOutcome.tapped), (.swiped, .swiped),
    (.escaped, .closedByPerson), (.closed, .closedByPerson),
  ])
  func `24: what a person does about a toast is its outcome`(
    event: ToastChannelEvent, outcome: ToastOutcome
  ) {
    let bench = Bench(Bench.reader, announced: Bench.read)
    let id = bench.submit()
    bench.announcement.events(of: id)?(event)
    bench.announcement.events(of: id)?(event)
    bench.scheduler.runUntilIdle()
    #expect(bench.reports(of: id).map(\.outcome) == [outcome])
  }

  @Test func `11: a toast whose action was taken waits for the handler, ten seconds at most`() {
    let bench = Bench(Bench.voiceOnly, announced: Bench.unheard, spoken: Bench.unheard)
    var request = Bench.request("Deleted")
    request.content.actions = [ToastAction("Undo") {}]
    let (quick, slow) = (bench.submit(request), bench.submit(request))
    bench.scheduler.advance(by: .seconds(2))
    bench.announcement.act(quick, 0)
    bench.scheduler.advance(by: .seconds(9))
    bench.run { $0.end(quick, .action("Undo")) }
    #expect(bench.reports(of: quick).map(\.outcome) == [.action("Undo")])
    bench.announcement.act(slow, 0)
    bench.scheduler.advance(by: .seconds(12))
    #expect(bench.reports(of: slow).isEmpty)
    bench.scheduler.advance(by: .seconds(1))
    #expect(bench.reports(of: slow).map(\.outcome) == [.expired])
    #expect(bench.scheduler.timers.isEmpty)
  }

  @Test func `22: an action toast that a reader has keeps its action when it gives way`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    var request = Bench.request("Deleted")
    request.content.actions = [ToastAction("Undo") {}]
    let id = bench.submit(request)
    bench.scheduler.advance(by: .seconds(60))
    let next = bench.submit()
    #expect(bench.announcement.presented.map(\.id) == [id, next])
    #expect(bench.reports(of: id).isEmpty, "it is not over")
    bench.run { $0.act(id, 0) }
    #expect(bench.events(of: id).last == .acted(0))
    bench.run { $0.end(id, .action("Undo")) }
    #expect(bench.reports(of: id).map(\.outcome) == [.action("Undo")])
    bench.run { $0.act(id, 0) }
    #expect(bench.events(of: id).filter { $0 == .acted(0) }.count == 1)
  }

  @Test func `45: the history keeps what was, and no trace of what is sensitive`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    bench.submit(Bench.request("Saved"))
    var secret = Bench.request("Code 123")
    secret.content.sensitive = true
    bench.submit(secret)
    bench.scheduler.advance(by: .seconds(9))
    let titles = Mutex<[String?]>([])
    bench.run { center in
      center.history { entries in titles.withLock { $0 = entries.map(\.request.content.title) } }
    }
    #expect(titles.withLock { $0 } == ["Saved"])
  }

  @Test(arguments: [
    (AccessibilityPreferences.LockedText.application, "Mail."), (.full, "Error: Code 123."),
    (.nothing, "A notification."),
  ])
  func `45: while the session is locked only the application's name is told`(
    setting: AccessibilityPreferences.LockedText, announcement: String
  ) {
    var surroundings = Bench.reader
    surroundings.isLocked = true
    surroundings.preferences.lockedText = setting
    let bench = Bench(surroundings, announced: Bench.read)
    let id = bench.submit(
      Bench.request("Code 123", urgent: true, origin: ToastOrigin(application: "Mail")))
    #expect(announcements(bench) == [announcement])
    bench.scheduler.advance(by: .seconds(9))
    #expect(bench.reports(of: id).map(\.title) == ["Code 123"], "its sender knows it anyway")
  }

  @Test func `20: the user's multiplier counts as soon as it changes`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    let id = bench.submit()
    var surroundings = Bench.reader
    surroundings.preferences.durationMultiplier = .times(4)
    bench.change(surroundings)
    bench.run { $0.surroundingsChanged() }
    bench.scheduler.advance(by: .seconds(11))
    #expect(bench.reports(of: id).isEmpty)
    bench.scheduler.advance(by: .seconds(1))
    #expect(bench.reports(of: id).count == 1)
  }
}
