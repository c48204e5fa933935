import Testing

@testable import ToastCore

/// The rows of the table in `spec/delivery.md`, each by its situation.
@Suite struct DeliveryPlanTests {
  /// One situation and what each channel does in it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var surroundings: Surroundings
    var origin = ToastOrigin()
    var wishes = DeliveryWishes()
    var speech = SpeechSettings()
    var progress: [ToastSense: DeliveryPlan.Progress] = [:]
    let announcement: DeliveryPlan.Step
    let voice: DeliveryPlan.Step
    let text: DeliveryPlan.Step

    init(
      _ name: String, _ listeners: Surroundings.Listeners, _ voiceThere: Surroundings.Voice,
      from origin: ToastOrigin = ToastOrigin(), wishes: DeliveryWishes = DeliveryWishes(),
      speech: SpeechSettings = SpeechSettings(),
      so progress: [ToastSense: DeliveryPlan.Progress] = [:],
      announcement: DeliveryPlan.Step = .take, voice: DeliveryPlan.Step, text: DeliveryPlan.Step
    ) {
      testDescription = name
      surroundings = Surroundings(listeners: listeners, voice: voiceThere)
      self.origin = origin
      self.wishes = wishes
      self.speech = speech
      self.progress = progress
      self.announcement = announcement
      self.voice = voice
      self.text = text
    }
  }

  private static let terminal = ToastOrigin(isTerminal: true)
  private static let remote = ToastOrigin(isTerminal: true, isRemote: true)
  private static let noVoice = Surroundings.Voice.unavailable("no sound device")
  private static let reader = Surroundings.Listeners.known(readers: 1, others: 0)
  private static let testOnly = Surroundings.Listeners.known(readers: 0, others: 1)
  private static let nobody = Surroundings.Listeners.known(readers: 0, others: 0)
  private static let noBus = Surroundings.Listeners.unreachable("there is no bus")

  private static func done(_ report: ChannelReport) -> DeliveryPlan.Progress { .done(report) }
  private static let read = done(CenterBench.read)
  private static let unread = done(CenterBench.unread)
  private static let unheard = done(CenterBench.unheard)
  private static let heardByTest = done(
    ChannelReport(
      .delivered,
      listeners: [
        ListenerReport(
          process: "test", event: .announcement, isReader: false, receipt: .read(.zero))
      ]))
  private static let spoken = done(ChannelReport(.delivered))
  private static let failed = done(ChannelReport(.failed, reason: "no sound"))
  private static let readerListens = DeliveryPlan.Step.skip("a screen reader listens")
  private static let notWanted = DeliveryPlan.Step.skip("not wanted")
  private static let remoteVoice = DeliveryPlan.Step.skip(
    "the session is remote; --speak asks for it")
  private static let silent = DeliveryPlan.Step.skip("no sound device")

  static let rows: [Row] = [
    Row("a screen reader listens", reader, .available, voice: .wait, text: .wait),
    Row(
      "no reader, a voice that was never tried", noBus, .unknown, voice: .take, text: .take),
    Row(
      "a reader, a voice that was never tried", reader, .unknown, voice: .wait, text: .wait),
    Row(
      "a screen reader listens, run from a terminal", reader, .available, from: terminal,
      voice: .wait, text: .wait),
    Row(
      "a screen reader listens, and is being told", reader, .available,
      so: [.announcement: .underWay], voice: .wait, text: .wait),
    Row(
      "a screen reader listens, and has read it", reader, .available,
      so: [.announcement: read], voice: readerListens, text: readerListens),
    Row(
      "a screen reader has read it, and has left since", nobody, .available, from: terminal,
      so: [.announcement: read], voice: readerListens, text: readerListens),
    Row(
      "a screen reader listens, and the user wants both", reader, .available,
      wishes: DeliveryWishes(speak: true), voice: .take, text: .wait),
    Row(
      "it listens, and has not read it within 2 s: the voice", reader, .available,
      so: [.announcement: unread], voice: .take, text: .wait),
    Row(
      "it has not read it within 2 s, and there is no voice: text", reader, noVoice,
      so: [.announcement: unread], voice: silent, text: .take),
    Row(
      "it has not read it, and the voice that took over failed: text", reader, .available,
      so: [.announcement: unread, .voice: failed], voice: .take, text: .take),
    Row(
      "it has not read it, and the voice has said it", reader, .available,
      so: [.announcement: unread, .voice: spoken], voice: .take, text: .skip("it was spoken")),
    Row(
      "nobody knows whether a reader listens: one may", .unknown, .available, voice: .wait,
      text: .wait),
    Row(
      "no reader, voice works, local session", nobody, .available, voice: .take, text: .wait),
    Row(
      "no reader, voice works, run from a terminal", nobody, .available, from: terminal,
      voice: .take, text: .take),
    Row(
      "no reader but a test that has heard it", testOnly, .available,
      so: [.announcement: heardByTest], voice: .take, text: .wait),
    Row(
      "no reader, over ssh", nobody, .available, from: remote, voice: remoteVoice, text: .take),
    Row(
      "no reader, over ssh, not from a terminal", noBus, .available,
      from: ToastOrigin(isRemote: true), voice: remoteVoice, text: .take),
    Row(
      "no reader, over ssh, and the voice is asked for", nobody, .available, from: remote,
      wishes: DeliveryWishes(speak: true), voice: .take, text: .take),
    Row("no reader, no voice", nobody, noVoice, voice: silent, text: .take),
    Row("nothing: no bus, no voice", noBus, noVoice, voice: silent, text: .take),
    Row(
      "no reader, and the voice fails: the fallback", noBus, .available,
      so: [.announcement: unheard, .voice: failed], voice: .take, text: .take),
    Row(
      "not announced: the reader is nobody", reader, .available,
      wishes: DeliveryWishes(announce: false), announcement: notWanted, voice: .take, text: .wait),
    Row(
      "not spoken: text", nobody, .available, wishes: DeliveryWishes(speak: false),
      voice: notWanted, text: .take),
    Row(
      "not printed", noBus, noVoice, from: remote, wishes: DeliveryWishes(text: .never),
      voice: remoteVoice, text: notWanted),
    Row(
      "always printed", reader, .available, wishes: DeliveryWishes(text: .always),
      so: [.announcement: read], voice: readerListens, text: .take),
    Row(
      "spoken into a file, whoever listens", reader, noVoice, from: remote,
      speech: SpeechSettings(destination: .descriptor(7)), so: [.announcement: read],
      voice: .take, text: readerListens),
    Row(
      "a voice that is asked for is tried where there is none", nobody, noVoice,
      wishes: DeliveryWishes(speak: true), voice: .take, text: .wait),
  ]

  @Test(arguments: rows)
  func `each situation has its channels`(row: Row) {
    let plan = DeliveryPlan(
      wishes: row.wishes, speech: row.speech, origin: row.origin, surroundings: row.surroundings,
      progress: row.progress)
    #expect(plan.steps[.announcement] == row.announcement)
    #expect(plan.steps[.voice] == row.voice)
    #expect(plan.steps[.text] == row.text)
    #expect(Set(plan.steps.keys) == Set(ToastSense.allCases))
  }
}
