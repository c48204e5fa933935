import Glibc
import SystemKit
import ToastTesting

/// From a request to the first sample at the sound server, with the voice running, against the
/// first byte of the `espeak-ng` command and the first sample of the engine's own interface.
enum VoiceBenchmark {
  static func rows(runs: Int) async throws -> [Row] {
    let sound = try await SoundServer()
    let session = try await PrivateSession(variables: sound.environment)
    let espeak = "/usr/bin/espeak-ng"
    var ours: [Duration] = []
    var theirs: [Duration] = []
    for number in 0...runs {
      let arguments = ["--report", "--speak", "-t", "1", "--exact-duration", "word"]
      let result = try await session.run("toast", arguments, within: .seconds(30))
      guard let time = firstSample(in: result.output) else {
        throw TestingError(.failed, "no first sample in \(result.output)\(result.errors)")
      }
      let peer = try firstByte(espeak, ["--stdout", "word"], session.environment)
      // The first starts the agent and the voice.
      guard number > 0 else { continue }
      ours.append(time)
      theirs.append(peer)
    }
    let (mine, peer) = (Samples(ours), Samples(theirs))
    let raw = Samples(try await rawInterface(runs: runs))
    return [
      Row(
        what: "request to the first sample written to the sound server, voice running",
        measured: mine.text, peer: "the first byte of espeak-ng --stdout \(peer.text)",
        ratio: mine.median / peer.median, budget: "at most 1 ms",
        isMet: mine.median <= .milliseconds(1)),
      Row(
        what: "the same against the engine's interface, which reaches no sound server",
        measured: mine.text, peer: "espeak_Synth to its first sample \(raw.text)",
        ratio: mine.median / raw.median, budget: "at most 1 ms",
        isMet: mine.median <= .milliseconds(1)),
    ]
  }

  private static func rawInterface(runs: Int) async throws -> [Duration] {
    let peer = try SiblingProgram.find("toast-bench-espeak")
    let result = try await run(
      peer, [String(runs)], environment: ["PULSE_SERVER": "unix:/dev/null/nowhere"],
      within: .seconds(30))
    // The first loads what it speaks with.
    return result.output.split(separator: "\n").dropFirst().compactMap(Double.init)
      .map { .nanoseconds(Int64($0 * 1000)) }
  }

  private static func firstSample(in report: String) -> Duration? {
    let key = "\"first_sample_ms\":"
    guard let start = report.range(of: key) else { return nil }
    let number = report[start...].prefix { $0.isNumber || $0 == "." }
    return Double(number).map { .microseconds(Int64($0 * 1000)) }
  }

  private static func firstByte(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> Duration {
    let clock = ContinuousClock()
    let pipe = try Descriptor.pipe()
    let start = clock.now
    let id = try Spawn(
      program, arguments, environment: environment, descriptors: [1: pipe.writing.number]
    ).start()
    let reading = pipe.keepReading()
    var byte: UInt8 = 0
    let count = read(reading.number, &byte, 1)
    let time = clock.now - start
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
    guard count == 1 else { throw TestingError(.failed, "\(program) wrote nothing") }
    return time
  }
}

extension String {
  /// The place after the first occurrence of a text.
  fileprivate func range(of text: String) -> Index? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return index(rest.startIndex, offsetBy: text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
