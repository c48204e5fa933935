import Testing
import ToastTesting

/// Everything that is heard, through a sound server of each test's own. In each suite one after the
/// other: what is measured is time.
@Suite(.enabled(if: SoundServer.isInstalled)) struct SpeakingTests {
  /// About two seconds of speech.
  static let sentence = "The quick brown fox jumps over the lazy dog"
  /// About five seconds: enough for something to happen in its middle on a busy machine.
  static let longSentence = "\(sentence), and then \(sentence)"
}

/// A session with a sound server, and the recording of what it plays.
struct SpeakingStage {
  let server: SoundServer
  let session: PrivateSession
  let recording: Recording

  init() async throws {
    server = try await SoundServer()
    session = try await PrivateSession(variables: server.environment)
    recording = try await server.record()
  }

  /// Runs `toast --report` to its end.
  func report(_ arguments: String...) async throws -> ReportedToast {
    try ReportedToast(
      await session.run("toast", arguments + ["--report", "-t", "50", "--exact-duration"]))
  }

  /// Starts `toast --report`, and waits until it is heard.
  func start(_ arguments: String...) async throws -> Program {
    let toast = try session.start(
      "toast", arguments + ["--report", "-t", "50", "--exact-duration"])
    try await recording.waitForSound(within: .seconds(10))
    return toast
  }

  /// The report of a program that was started.
  func report(of toast: Program, within limit: Duration = .seconds(20)) async throws
    -> ReportedToast
  {
    try await toast.waitForExit(within: limit)
    return try ReportedToast(toast.output.text)
  }
}

extension Recording {
  /// Seconds from the first sound to the last one.
  var span: Double {
    let samples = self.samples
    let isLoud = { (sample: Int16) in sample.magnitude > 100 }
    guard let first = samples.firstIndex(where: isLoud),
      let last = samples.lastIndex(where: isLoud)
    else { return 0 }
    return Double(last - first) / Double(Self.rate)
  }

  /// Waits until nothing has been heard for a time.
  func waitForSilence(_ time: Duration, within limit: Duration = .seconds(20)) async throws {
    let wanted = Int(time / .milliseconds(1)) * Self.rate / 1000
    try await waitUntil("silence of \(time)", within: limit) {
      let samples = self.samples
      return samples.count > wanted && samples.suffix(wanted).allSatisfy { $0.magnitude <= 100 }
        ? () : nil
    }
  }
}
