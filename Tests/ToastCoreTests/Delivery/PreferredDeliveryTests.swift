import Synchronization
import Testing
import ToastTesting

@testable import ToastCore

/// What a person prefers, and what each channel then does.
@Suite struct PreferredDeliveryTests {
  private typealias Bench = CenterBench

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let preferences: [PreferenceField: JSONText]
    var surroundings: Surroundings
    var wishes = DeliveryWishes()
    var speech = SpeechSettings()
    var isEmergency = false
    var progress: [ToastSense: DeliveryPlan.Progress] = [:]
    let announcement, voice, text: DeliveryPlan.Step

    init(
      _ name: String, _ preferences: [PreferenceField: JSONText], _ surroundings: Surroundings,
      wishes: DeliveryWishes = DeliveryWishes(), speech: SpeechSettings = SpeechSettings(),
      isEmergency: Bool = false, so progress: [ToastSense: DeliveryPlan.Progress] = [:],
      announcement: DeliveryPlan.Step, voice: DeliveryPlan.Step, text: DeliveryPlan.Step
    ) {
      testDescription = name
      self.preferences = preferences
      self.surroundings = surroundings
      for (field, value) in preferences { field.apply(value, to: &self.surroundings.preferences) }
      (self.wishes, self.speech, self.isEmergency) = (wishes, speech, isEmergency)
      (self.progress, self.announcement) = (progress, announcement)
      (self.voice, self.text) = (voice, text)
    }
  }

  private static let noSpeech = DeliveryPlan.Step.skip("the person prefers no speech")
  private static let noAnnouncements = DeliveryPlan.Step.skip(
    "the person prefers no announcements")
  private static let held = DeliveryPlan.Step.skip("do not disturb: it went to the history")
  private static let read: [ToastSense: DeliveryPlan.Progress] = [.announcement: .done(Bench.read)]
  private static let readerListens = DeliveryPlan.Step.skip("a screen reader listens")

  static let rows: [Row] = [
    Row(
      "always spoken, beside a reader too", [.speech: "always"], Bench.reader,
      announcement: .take, voice: .take, text: .wait),
    Row(
      "always spoken, after the reader has read it", [.speech: "always"], Bench.reader, so: read,
      announcement: .take, voice: .take, text: readerListens),
    Row(
      "always spoken, where there is no voice", [.speech: "always"], Bench.silence,
      announcement: .take, voice: .skip("no sound"), text: .take),
    Row(
      "always spoken, but not this one", [.speech: "always"], Bench.reader,
      wishes: DeliveryWishes(speak: false), announcement: .take, voice: .skip("not wanted"),
      text: .wait),
    Row(
      "never spoken: text", [.speech: "never"], Bench.voiceOnly, announcement: .take,
      voice: noSpeech, text: .take),
    Row(
      "never spoken, and a reader listens", [.speech: "never"], Bench.reader, so: read,
      announcement: .take, voice: noSpeech, text: readerListens),
    Row(
      "never spoken, but this one", [.speech: "never"], Bench.voiceOnly,
      wishes: DeliveryWishes(speak: true), announcement: .take, voice: .take, text: .wait),
    Row(
      "never spoken, but into a file", [.speech: "never"], Bench.voiceOnly,
      speech: SpeechSettings(destination: .descriptor(5)), announcement: .take, voice: .take,
      text: .take),
    Row(
      "never announced: the voice", [.announce: "never"], Bench.reader,
      announcement: noAnnouncements, voice: .take, text: .wait),
    Row(
      "never announced, but this one", [.announce: "never"], Bench.reader,
      wishes: DeliveryWishes(announce: true), announcement: .take, voice: .wait, text: .wait),
    Row(
      "as notifications", [.announce: "notification"], Bench.reader, announcement: .take,
      voice: .wait, text: .wait),
    Row(
      "do not disturb", [.quiet: "on"], Bench.reader, announcement: held, voice: held, text: held),
    Row(
      "do not disturb until a time", [.quiet: "2026-12-31T08:00:00Z"], Bench.voiceOnly,
      announcement: held, voice: held, text: held),
    Row(
      "do not disturb, whatever its sender wants", [.quiet: "on"], Bench.voiceOnly,
      wishes: DeliveryWishes(announce: true, speak: true), announcement: held, voice: held,
      text: held),
    Row(
      "do not disturb, and an emergency", [.quiet: "on"], Bench.reader, isEmergency: true,
      announcement: .take, voice: .wait, text: .wait),
    Row(
      "do not disturb: the sender's own output and file disturb nobody", [.quiet: "on"],
      Bench.reader, wishes: DeliveryWishes(text: .always),
      speech: SpeechSettings(destination: .descriptor(5)), announcement: held, voice: .take,
      text: .take),
  ]

  @Test(arguments: rows) func `each preference has its channels`(row: Row) {
    let plan = DeliveryPlan(
      wishes: row.wishes, speech: row.speech, origin: ToastOrigin(), isEmergency: row.isEmergency,
      surroundings: row.surroundings, progress: row.progress)
    #expect(plan.steps[.announcement] == row.announcement)
    #expect(plan.steps[.voice] == row.voice)
    #expect(plan.steps[.text] == row.text)
  }

  private func quiet(_ surroundings: Surroundings) -> Surroundings {
    var surroundings = surroundings
    surroundings.preferences.quiet = .on
    return surroundings
  }

  private func history(_ bench: Bench) -> [String?] {
    let titles = Mutex<[String?]>([])
    bench.run { center in
      center.history { entries in titles.withLock { $0 = entries.map(\.request.content.title) } }
    }
    return titles.withLock { $0 }
  }

  @Test func `a quiet toast goes to the history at once, and its report says why`() throws {
    let bench = Bench(quiet(Bench.reader), announced: Bench.read)
    let id = bench.submit(Bench.request("Saved"))
    let report = try #require(bench.reports(of: id).first)
    #expect(report.outcome == .expired && !report.isDelivered)
    for sense in ToastSense.allCases {
      #expect(
        report.channels[sense]
          == ChannelReport(.skipped, reason: "do not disturb: it went to the history"))
    }
    #expect(bench.events(of: id).first == .accepted)
    #expect(bench.announcement.calls.isEmpty && bench.voice.calls.isEmpty)
    #expect(history(bench) == ["Saved"])
    #expect(bench.scheduler.timers.isEmpty)
  }

  @Test func `an emergency passes`() {
    let bench = Bench(quiet(Bench.reader), announced: Bench.read)
    var request = Bench.request("Fire")
    request.configuration.isEmergency = true
    let id = bench.submit(request)
    #expect(bench.announcement.calls == [.present(id)])
  }

  @Test func `a quiet toast with an action keeps it in the history`() {
    let bench = Bench(quiet(Bench.reader), announced: Bench.read)
    var request = Bench.request("Deleted")
    request.content.actions = [ToastAction("Undo") {}]
    let id = bench.submit(request)
    #expect(bench.reports(of: id).isEmpty && history(bench) == ["Deleted"])
    bench.run { $0.act(id, 0) }
    #expect(bench.events(of: id).contains(.acted(0)))
    bench.run { $0.end(id, .action("Undo")) }
    #expect(bench.reports(of: id).map(\.outcome) == [.action("Undo")])
  }

  @Test func `what waits when it becomes quiet goes to the history at its turn`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    let ids = (0..<3).map { _ in bench.submit() }
    bench.change(quiet(Bench.reader))
    bench.run { $0.surroundingsChanged() }
    bench.scheduler.advance(by: .seconds(3))
    #expect(bench.announcement.calls == [.present(ids[0]), .end(ids[0], .expired)])
    #expect(ids.allSatisfy { bench.reports(of: $0).map(\.outcome) == [.expired] })
    #expect(history(bench).count == 3)
  }

  @Test func `the rule for an application is about its toasts alone`() {
    var surroundings = Bench.reader
    surroundings.preferences.applications = ["Chat": .quiet]
    let bench = Bench(surroundings, announced: Bench.read)
    let chat = bench.submit(Bench.request("Hi", origin: ToastOrigin(application: "Chat")))
    let mail = bench.submit(Bench.request("Hi", origin: ToastOrigin(application: "Mail")))
    #expect(bench.announcement.calls == [.present(mail)])
    #expect(bench.reports(of: chat).count == 1)
  }

  @Test func `the sender's environment counts for its own toasts: time, speech, quiet`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    var patient = ToastOrigin()
    patient.preferences = [.durationMultiplier: 3.0]
    let id = bench.submit(Bench.request("Read this", origin: patient))
    bench.scheduler.advance(by: .seconds(8))
    #expect(bench.reports(of: id).isEmpty)
    bench.scheduler.advance(by: .seconds(1))
    #expect(bench.reports(of: id).count == 1)
    let other = bench.submit()
    bench.scheduler.advance(by: .seconds(3))
    #expect(bench.reports(of: other).count == 1)
  }

  @Test func `channels get a toast with what the person prefers for it`() throws {
    var surroundings = Bench.reader
    surroundings.preferences.announce = .notification
    surroundings.preferences.applications = ["Mail": .brief]
    let bench = Bench(surroundings, announced: Bench.read)
    bench.submit(Bench.request("Hi", origin: ToastOrigin(application: "Mail")))
    let given = try #require(bench.announcement.presented.first)
    #expect(given.preferences.announce == .notification)
    #expect(given.preferences.verbosity == .brief)
  }

  @Test(arguments: [
    (ToastContent(title: "Saved", message: "Three files."), "Success: Saved."),
    (ToastContent(message: "Three files."), "Success: Three files."),
    (ToastContent(title: "Saved", actions: [ToastAction("Undo") {}]), "Success: Saved."),
    (ToastContent(title: "Saved", speech: "It is all saved now"), "Success: Saved."),
    (ToastContent(speech: "It is all saved now"), "Success: It is all saved now."),
    (ToastContent(title: "Copying", progress: 0.5), "Success: Copying. 50%."),
  ])
  func `briefly said: severity and title`(content: ToastContent, brief: String) {
    #expect(Wording(content, severity: .success).briefSpeech == brief)
  }

  @Test func `a count that is said alone is said briefly too`() {
    #expect(Wording(ToastContent(title: "Saved")).saying("3 times").briefSpeech == "3 times")
  }
}
