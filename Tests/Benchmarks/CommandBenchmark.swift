import Glibc
import SystemKit
import ToastTesting

/// The whole process of `toast TITLE` against that of `notify-send` to dunst, in turn.
enum CommandBenchmark {
  static func rows(runs: Int) async throws -> [Row] {
    let session = try await PrivateSession(display: try await Display())
    let dunst = try session.start("dunst", [])
    // As on a desktop something takes the toast: a reader, so that no line is printed.
    let reader = try await Ear(in: session, for: [.announcement, .focus], callsBack: false)
    defer { withExtendedLifetime((dunst, reader)) {} }
    // The first of each starts its agent, and is not counted.
    _ = try await session.run("notify-send", ["warm up"])
    let first = try await session.run("toast", ["warm up"])
    let notify = try path(of: "notify-send")
    let toast = try SiblingProgram.find("toast")
    var ours: [Duration] = []
    var theirs: [Duration] = []
    for number in 0..<runs {
      ours.append(
        try time(toast, ["Title \(number)", "-t", "1", "--exact-duration"], session.environment))
      theirs.append(try time(notify, ["Title \(number)", "-t", "1"], session.environment))
    }
    guard first.status == 0 else { return [] }
    let (mine, peer) = (Samples(ours), Samples(theirs))
    let ratio = mine.median / peer.median
    return [
      Row(
        what: "toast TITLE to a running agent, whole process", measured: mine.text,
        peer: "notify-send to dunst \(peer.text)", ratio: ratio, budget: "at most 0.7 ×",
        isMet: ratio <= 0.7)
    ]
  }

  /// From the start of a process to its end.
  private static func time(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    let id = try Spawn(program, arguments, environment: environment).start()
    var status: CInt = 0
    waitpid(id, &status, 0)
    let time = clock.now - start
    guard status == 0 else { throw TestingError(.failed, "\(program) ended with \(status)") }
    return time
  }

  private static func path(of program: String) throws -> String {
    let path = "/usr/bin/\(program)"
    guard access(path, X_OK) == 0 else { throw TestingError(.missing, path) }
    return path
  }
}
