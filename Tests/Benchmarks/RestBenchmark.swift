import Glibc
import SystemKit
import ToastTesting

/// The agent at rest: what it holds, and how often it wakes.
enum RestBenchmark {
  static func rows(time: Duration) async throws -> [Row] {
    let session = try await PrivateSession()
    // A reader, so that no voice is started: one that was is given up after a minute.
    let ear = try await Ear(in: session, for: [.announcement, .focus])
    let toast = ["toast", "-t", "1", "--exact-duration", "--no-speak"]
    _ = try await session.run(toast[0], Array(toast.dropFirst()) + ["a toast"])
    try await ear.expectAnnouncement("a toast.")
    let agent = try agent(of: session)
    // The toast's object stays five seconds after its event, and a second for the rest.
    try await Task.sleep(for: .seconds(7))
    let before = wakeUps(of: agent)
    try await Task.sleep(for: time)
    let wakes = wakeUps(of: agent).reduce(0) { $0 + $1.value - (before[$1.key] ?? 0) }
    let memory = ProcFile.field("VmRSS:", in: "/proc/\(agent)/status") / 1024
    return [
      Row(
        what: "agent at rest, resident", measured: "\(memory) MB", budget: "at most 20 MB",
        isMet: memory <= 20),
      Row(
        what: "agent at rest, wake-ups in \(time)", measured: "\(wakes)", budget: "none",
        isMet: wakes == 0),
    ]
  }

  private static func agent(of session: PrivateSession) throws -> ProcessID {
    for entry in ProcFile.names(in: "/proc") {
      guard let id = ProcessID(entry), ProcessName.of(id) == "toastd",
        ProcFile.contents("/proc/\(id)/environ").contains(session.folder.path)
      else { continue }
      return id
    }
    throw TestingError(.missing, "the agent")
  }

  /// How often each thread has slept so far.
  private static func wakeUps(of process: ProcessID) -> [String: Int] {
    let threads = ProcFile.names(in: "/proc/\(process)/task")
    let counts = threads.map {
      ProcFile.field("voluntary_ctxt_switches:", in: "/proc/\(process)/task/\($0)/status")
    }
    return Dictionary(uniqueKeysWithValues: zip(threads, counts))
  }
}
