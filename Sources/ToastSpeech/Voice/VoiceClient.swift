import GLibKit
import SystemKit
import ToastCore
import VoiceProtocol

/// Speaks through `toast-voice`, one utterance at a time. A helper that dies or does not answer is
/// replaced, and the utterance said once more, in a form that cannot have been the reason.
actor VoiceClient {
  /// What became of an utterance.
  enum Outcome: Sendable {
    /// It was said to its end.
    case finished(SpeechReport)
    /// It was cut when this part of it, 0…1, had been heard.
    case cut(SpeechReport, heard: Double)
    /// It was not said; the text says why.
    case failed(VoiceFailure)
  }

  /// Which time it is that something is tried to be said.
  enum Attempt: Sendable {
    case first
    /// The helper has died over it: it had better be said in a safer form.
    case second
  }

  /// What was said in the end, and how.
  struct Answer: Sendable {
    let outcome: Outcome
    let attempt: Attempt
  }

  /// A helper that says nothing for this long while it speaks is taken for hung. It tells its
  /// progress about every 200 ms; the rest is for machines under load.
  private static let answerLimit: Duration = .seconds(2)
  /// A helper with nothing to say is kept this long.
  private static let idleTime: Duration = .seconds(60)
  /// A cut that waits for the end of a word waits no longer than this.
  private static let wordLimit: Duration = .milliseconds(250)

  private nonisolated let loop: EventLoop
  private let environment: [String: String]
  private let descriptors: [CInt: CInt]

  private var helper: VoiceHelper?
  /// What an earlier helper still tells is nobody's business.
  private var lastHelper = 0
  private var engine = ""
  /// The sound device that was found last.
  private(set) var device: String?
  /// Why the helper is of no use: it is of another version, or has no engine.
  private var problem: String?
  private var lastID: UInt64 = 0
  private var current: Utterance?
  /// Something is being said, also while its helper is replaced.
  private var isSpeaking = false
  /// It is to stop before the next helper says any of it.
  private var isRecalled = false
  /// What the helper has said of its voices.
  private var use: VoiceUse?
  private var languagesAsked: CheckedContinuation<VoiceUse?, Never>?
  private var probes: [@Sendable (Surroundings.Voice) -> Void] = []
  private var watchdog: EventLoop.Timer?
  private var idleTimer: EventLoop.Timer?

  private struct Utterance {
    let request: SpeakRequest
    let done: @Sendable (End) -> Void
    /// Is told of every sign of life.
    let working: @Sendable () -> Void
    let word: @Sendable (SpeakRequest, Range<Int>) -> Void
    var start: VoiceStart?
    /// The devices that it was heard on, in order.
    var sinks: [String] = []
    var lastWord = 0
    var cutAtWord = false
    var isCut = false

    func report(_ engine: String, _ sound: Duration) -> SpeechReport {
      SpeechReport(
        engine: engine, voice: start?.voice ?? "", language: start?.language ?? "", sound: sound,
        firstSample: start?.firstSample ?? .zero, sink: sinks.joined(separator: ", then "))
    }
  }

  /// What came of saying something to one helper.
  private enum End: Sendable {
    case over(Outcome)
    case helperDied
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// - Parameter descriptors: files for the helper, by their number there.
  init(loop: EventLoop, environment: [String: String], descriptors: [CInt: CInt] = [:]) {
    self.loop = loop
    self.environment = environment
    self.descriptors = descriptors
  }

  // MARK: Speaking

  /// Says something. One call at a time.
  ///
  /// - Parameters:
  ///   - working: is told again and again while it is being said.
  ///   - word: is told what is being said, as it was asked for, and which part of it begins to be
  ///     heard, in Unicode scalars.
  func speak(
    working: @escaping @Sendable () -> Void = {},
    word: @escaping @Sendable (SpeakRequest, Range<Int>) -> Void = { _, _ in },
    _ make: @Sendable (_ id: UInt64, _ attempt: Attempt, _ use: VoiceUse) -> SpeakRequest
  ) async -> Answer {
    isSpeaking = true
    isRecalled = false
    defer { isSpeaking = false }
    if use == nil { use = await askForLanguages() }
    for attempt in [Attempt.first, .second] {
      lastID += 1
      let request = make(lastID, attempt, use ?? VoiceUse())
      let end: End = await withCheckedContinuation { continuation in
        begin(
          Utterance(
            request: request, done: { continuation.resume(returning: $0) }, working: working,
            word: word))
      }
      if case .over(let outcome) = end { return Answer(outcome: outcome, attempt: attempt) }
    }
    let failure = VoiceFailure(.engine, "the voice died twice over this message")
    return Answer(outcome: .failed(failure), attempt: .second)
  }

  /// Stops what is being said: at once, or at the end of the word.
  func cut(atWord: Bool) {
    guard let utterance = current else {
      isRecalled = isSpeaking
      return
    }
    guard !utterance.isCut else { return }
    guard atWord else { return cutNow() }
    current?.cutAtWord = true
    let id = utterance.request.id
    loop.after(Self.wordLimit) { [weak self] in
      self?.assumeIsolated { if $0.current?.request.id == id { $0.cutNow() } }
    }
  }

  private func cutNow() {
    guard let utterance = current, !utterance.isCut else { return }
    current?.isCut = true
    watch()
    _ = helper?.send(.cut(id: utterance.request.id))
  }

  private func begin(_ utterance: Utterance) {
    idleTimer?.cancel()
    current = utterance
    utterance.working()
    if isRecalled { return finish(.over(.cut(utterance.report(engine, .zero), heard: 0))) }
    do {
      try startHelper()
    } catch {
      return finish(.over(.failed(VoiceFailure(.noVoice, "\(error)"))))
    }
    watch()
    // A helper that does not take it has ended, which is told next; or it hangs, which the
    // watchdog tells.
    _ = helper?.send(.speak(utterance.request))
  }

  private func finish(_ end: End) {
    let utterance = current
    current = nil
    rest()
    utterance?.done(end)
  }

  /// Nothing is to be said: the helper is kept for a while.
  private func rest() {
    // One that is still asked something has to answer.
    guard isAtRest else { return }
    watchdog?.cancel()
    idleTimer?.cancel()
    idleTimer = loop.after(Self.idleTime) { [weak self] in
      self?.assumeIsolated { if $0.isAtRest { $0.helper = nil } }
    }
  }

  private var isAtRest: Bool { current == nil && probes.isEmpty && languagesAsked == nil }

  // MARK: Asking

  /// The engine and its version; `nil` before it has ever said so.
  var engineName: String? { engine.isEmpty ? nil : engine }

  /// Whether there is something to speak through. While something is being said there is.
  func probe() async -> Surroundings.Voice {
    guard current == nil else { return .available }
    return await withCheckedContinuation { continuation in
      do {
        try startHelper()
      } catch {
        return continuation.resume(returning: .unavailable("\(error)"))
      }
      probes.append { continuation.resume(returning: $0) }
      // Whoever else asks meanwhile gets the same answer.
      guard probes.count == 1 else { return }
      watch()
      _ = helper?.send(.probe(.automatic))
    }
  }

  /// Which languages the voices have; nil where the helper dies over that.
  private func askForLanguages() async -> VoiceUse? {
    guard (try? startHelper()) != nil else { return nil }
    return await withCheckedContinuation { continuation in
      languagesAsked = continuation
      watch()
      _ = helper?.send(.voices)
    }
  }

  private func answerLanguages(_ use: VoiceUse?) {
    languagesAsked?.resume(returning: use)
    languagesAsked = nil
    rest()
  }

  private func answerProbes(_ voice: Surroundings.Voice) {
    let waiting = probes
    probes = []
    rest()
    for answer in waiting { answer(voice) }
  }

  // MARK: The helper

  private func startHelper() throws {
    guard helper == nil else { return }
    lastHelper += 1
    let number = lastHelper
    helper = try VoiceHelper(
      environment: environment, descriptors: descriptors, loop: loop,
      event: { [weak self] event in
        self?.assumeIsolated { if $0.lastHelper == number { $0.handle(event) } }
      },
      ended: { [weak self] in
        self?.assumeIsolated { if $0.lastHelper == number { $0.helperEnded() } }
      })
  }

  private func watch() {
    watchdog?.cancel()
    watchdog = loop.after(Self.answerLimit) { [weak self] in
      self?.assumeIsolated { $0.helper?.kill() }
    }
  }

  private func helperEnded() {
    helper = nil
    answerProbes(.unavailable(problem ?? "toast-voice has ended"))
    answerLanguages(nil)
    guard let utterance = current else { return }
    if let problem { return finish(.over(.failed(VoiceFailure(.noVoice, problem)))) }
    died(utterance)
  }

  private func died(_ utterance: Utterance) {
    // What was to be cut is silent now, which is what was asked for.
    let isSilent = utterance.isCut || utterance.cutAtWord
    finish(
      isSilent
        ? .over(.cut(utterance.report(engine, .zero), heard: heard(utterance))) : .helperDied)
  }

  private func handle(_ event: VoiceEvent) {
    switch event {
    case .ready(let name, let version, let revision):
      engine = "\(name) \(version)"
      guard revision != VoiceRequest.revision else {
        problem = nil
        return
      }
      problem =
        "toast-voice speaks revision \(revision) of the protocol, this program \(VoiceRequest.revision)"
      helper?.kill()
    case .voices(let voices): answerLanguages(VoiceUse(voices))
    case .sink(_, .available(let name)):
      device = name
      answerProbes(.available)
    case .sink(_, .unavailable(let failure)):
      device = nil
      answerProbes(.unavailable(failure.message))
    case .started(let start):
      note(start.id) {
        $0.start = start
        $0.sinks = [start.sink]
      }
    case .moved(let id, let sink): note(id) { $0.sinks.append(sink) }
    case .word(let id, let position, let length): heardWord(id, position, length)
    case .progress(let id, _): note(id) { _ in }
    case .finished(let id, let sound):
      if let utterance = current, utterance.request.id == id {
        finish(.over(.finished(utterance.report(engine, sound))))
      }
    case .cut(let id, let played, _):
      if let utterance = current, utterance.request.id == id {
        finish(.over(.cut(utterance.report(engine, played), heard: heard(utterance))))
      }
    case .failed(0, let failure) where failure.code == .engine: problem = failure.message
    case .failed(let id, let failure):
      guard let utterance = current, utterance.request.id == id else { return }
      // Its engine has died over the text; the helper itself has another one.
      if failure.code == .engineDied { return died(utterance) }
      finish(.over(.failed(failure)))
    }
  }

  private func note(_ id: UInt64, _ change: (inout Utterance) -> Void) {
    guard var utterance = current, utterance.request.id == id else { return }
    change(&utterance)
    current = utterance
    watch()
    utterance.working()
  }

  private func heardWord(_ id: UInt64, _ position: Int, _ length: Int) {
    note(id) { $0.lastWord = position }
    if let utterance = current, utterance.request.id == id {
      utterance.word(utterance.request, position..<position + length)
    }
    if current?.request.id == id, current?.cutAtWord == true { cutNow() }
  }

  /// How much of an utterance was heard, by its last word.
  private func heard(_ utterance: Utterance) -> Double {
    let length = utterance.request.text.unicodeScalars.count
    return length == 0 ? 1 : Double(utterance.lastWord) / Double(length)
  }
}

extension VoiceFailure.Code {
  /// The voice's program cannot be started.
  static let noVoice = Self(rawValue: "noVoice")
}
