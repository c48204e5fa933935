import Glibc
import SystemKit
import ToastTesting
import VoiceProtocol

/// The helper alone, as its client has it: how soon it is silent, what it holds, and what a minute
/// of speech costs, against the `espeak-ng` command.
enum VoiceProcessBenchmark {
  private static let sentence = "All the tests of the second part have passed. "

  static func rows(runs: Int) async throws -> [Row] {
    let server = try await SoundServer()
    let folder = try TemporaryFolder()
    let environment = server.environment.merging(["HOME": folder.path, "LANG": "C.UTF-8"]) { $1 }
    let voice = try VoiceConversation(environment: environment)
    // The first opens the device, and is not counted.
    _ = try voice.say(SpeakRequest(id: 1, text: "Saved"), within: .seconds(5))
    return try await cuts(voice, server, runs: runs) + memory(folder.path)
      + [cost(voice, folder.path, environment)]
  }

  // MARK: Stopping

  private static func cuts(
    _ voice: VoiceConversation, _ server: SoundServer, runs: Int
  ) async throws -> [Row] {
    var acknowledged: [Duration] = []
    var silent: [Duration] = []
    for id in UInt64(2)..<UInt64(2 + runs) {
      let recording = try await server.record()
      let text = String(repeating: sentence, count: 3)
      try voice.send(.speak(SpeakRequest(id: id, text: text)))
      try await recording.waitForSound()
      try await recording.waitForFrames(Recording.rate / 2)
      let asked = recording.frames
      try voice.send(.cut(id: id))
      acknowledged.append(try end(of: id, voice))
      try await recording.waitForFrames(Recording.rate / 5)
      try await recording.end()
      let last = recording.samples.lastIndex { $0.magnitude > 100 } ?? asked
      silent.append(.seconds(Double(max(0, last - asked)) / Double(Recording.rate)))
    }
    let (answer, silence) = (Samples(acknowledged), Samples(silent))
    return [
      Row(
        what: "stop to the sound server's acknowledgement", measured: answer.text,
        budget: "at most 2 ms", isMet: answer.median <= .milliseconds(2)),
      Row(
        what: "stop to silence in a recording, which is some 5 ms late", measured: silence.text,
        budget: "at most 20 ms", isMet: silence.median <= .milliseconds(20)),
    ]
  }

  private static func end(of id: UInt64, _ voice: VoiceConversation) throws -> Duration {
    while true {
      switch try voice.next(within: .seconds(5)) {
      case .cut(id, _, let acknowledged): return acknowledged
      case .finished(id, _): throw TestingError(.failed, "it was not cut")
      case .failed(id, let failure): throw TestingError(.failed, "\(failure)")
      default: break
      }
    }
  }

  // MARK: At rest

  private static func memory(_ folder: String) -> [Row] {
    let parts = processes(folder)
    let share = parts.reduce(0) { $0 + ProcFile.field("Pss:", in: "/proc/\($1)/smaps_rollup") }
    let largest = parts.map { ProcFile.field("VmRSS:", in: "/proc/\($0)/status") }.max() ?? 0
    return [
      Row(
        what: "memory of the helper and its engine, \(parts.count) processes",
        measured: "\(decimal(Double(share) / 1024)) MB together (proportional set size), "
          + "\(decimal(Double(largest) / 1024)) MB resident the largest of them",
        budget: "none set", isMet: true)
    ]
  }

  private static func processes(_ folder: String) -> [ProcessID] {
    ProcFile.names(in: "/proc").compactMap(ProcessID.init).filter { id in
      ["toast-voice", "toast-engine"].contains(ProcessName.of(id) ?? "")
        && ProcFile.contents("/proc/\(id)/environ").contains(folder)
    }
  }

  // MARK: Processor time

  /// A third of a minute, as far as a sentence divides it.
  private static func cost(
    _ voice: VoiceConversation, _ folder: String, _ environment: [String: String]
  ) throws -> Row {
    let text = String(repeating: sentence, count: 7)
    let parts = processes(folder)
    let before = parts.reduce(0) { $0 + ticks(of: $1) }
    let end = try voice.say(SpeakRequest(id: .max, text: text), within: .seconds(5)).end
    guard case .finished(_, let sound) = end else {
      throw TestingError(.failed, "it was not said: \(end)")
    }
    let ours = parts.reduce(0) { $0 + ticks(of: $1) } - before
    let minute = Duration.seconds(60) / sound
    let mine = Double(ours) * 10 * minute
    let id = try Spawn("/usr/bin/espeak-ng", [text], environment: environment).start()
    var status: CInt = 0
    var usage = rusage()
    wait4(id, &status, 0, &usage)
    let peer = minute * (milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime))
    return Row(
      what: "processor time for a minute of speech, without the sound server's",
      measured: "\(decimal(mine)) ms", peer: "the espeak-ng command \(decimal(peer)) ms",
      ratio: mine / peer, budget: "none set", isMet: true)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }

  /// Hundredths of a second that a process and those of its children have taken that have ended.
  private static func ticks(of process: ProcessID) -> Int {
    let status = ProcFile.contents("/proc/\(process)/stat").split(separator: ")").last ?? ""
    let fields = status.split(separator: " ")
    return fields.count > 14 ? fields[11...14].compactMap { Int($0) }.reduce(0, +) : 0
  }
}
