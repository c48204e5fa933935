import GLibKit
import Glibc
import SystemKit
import ToastClient
import ToastCore
import ToastTesting

/// Toasts on a real X server, against dunst on the same one: when they are seen, what coming in
/// costs, and what of the processes is in memory.
enum ScreenBenchmark {
  private static let content = ToastContent(
    title: "Backup finished", message: "1,204 files, 3.1 GB in two minutes, no errors.",
    action: ToastAction("Show") {})

  static func rows(runs: Int) async throws -> [Row] {
    let stage = try await ScreenStage()
    let plain = ToastRequest(content: content)
    let cold = try await cold(plain, runs: 7)
    _ = try stage.shown(plain)
    _ = try stage.shownByPeer(plain)
    let times = try (0..<runs).map { _ in
      (try stage.shown(plain), try stage.shownByPeer(plain))
    }
    let glass = ToastRequest(content: content, style: .custom { $0.backgroundUsesGlass = true })
    let warmGlass = try (0..<runs).map { _ in try stage.shown(glass) }
    stage.onlooker.setScale(2)
    let largeGlass = try (0..<runs).map { _ in try stage.shown(glass) }
    return [
      cold,
      row("submit to the window, warm", times.map(\.0), times.map(\.1), .milliseconds(30)),
      row("the same, glass, scale 1", warmGlass, nil, .milliseconds(30)),
      row("the same, glass, scale 2", largeGlass, nil, .milliseconds(40)),
      try await springs(stage, glass, runs: runs / 3),
    ] + (try await memory(plain, glass))
  }

  private static func row(
    _ what: String, _ mine: [Duration], _ theirs: [Duration]?, _ budget: Duration
  ) -> Row {
    let mine = Samples(mine)
    let peer = theirs.map { Samples($0) }
    return Row(
      what: what,
      measured:
        "\(mine.text), 95th percentile \(decimal(mine.percentile(95) / .milliseconds(1))) ms",
      peer: peer.map { "dunst \($0.text)" } ?? "", ratio: peer.map { mine.median / $0.median },
      budget: "at most \(Int(budget / .milliseconds(1))) ms", isMet: mine.median <= budget)
  }

  /// Each with a fresh agent and a fresh peer, which the bus starts.
  private static func cold(_ request: ToastRequest, runs: Int) async throws -> Row {
    var (ours, theirs): ([Duration], [Duration]) = ([], [])
    for _ in 0..<runs {
      let stage = try await ScreenStage()
      ours.append(try stage.shown(request))
      theirs.append(try stage.shownByPeer(request))
    }
    return row(
      "submit to the window, cold: the agent is started for it", ours, theirs, .milliseconds(300))
  }

  /// The processor time of the screen's thread from the first picture until the toast rests.
  private static func springs(
    _ stage: ScreenStage, _ request: ToastRequest, runs: Int
  ) async throws -> Row {
    var times: [Duration] = []
    for _ in 0..<runs {
      try stage.show(request, for: .seconds(1))
      _ = try stage.onlooker.windowShown()
      let before = try stage.screenTime()
      try await Task.sleep(for: .milliseconds(600))
      times.append(try stage.screenTime() - before)
      _ = try stage.onlooker.windowGone()
    }
    let samples = Samples(times)
    return Row(
      what: "processor time of a toast coming in by its spring, glass, scale 2",
      measured: samples.text, budget: "at most 18 frames of 2 ms, 36 ms",
      isMet: samples.median <= .milliseconds(36))
  }

  /// At rest, while one shows, and after it is gone.
  private static func memory(_ plain: ToastRequest, _ glass: ToastRequest) async throws -> [Row] {
    var rows: [Row] = []
    for (name, request, scale) in [("solid, scale 1", plain, 1), ("glass, scale 2", glass, 2)] {
      let stage = try await ScreenStage()
      if scale > 1 { stage.onlooker.setScale(Int32(scale)) }
      var silent = request
      silent.wishes.show = false
      try stage.show(silent, for: .milliseconds(1))
      let peerBefore = try stage.startPeer()
      try await Task.sleep(for: .seconds(7))
      let before = try stage.resident("toastd")
      try stage.show(request, for: .seconds(2))
      _ = try stage.onlooker.windowShown()
      try await Task.sleep(for: .seconds(1))
      let showing = try stage.resident("toastd")
      _ = try stage.onlooker.windowGone()
      try stage.showByPeer(request, for: .seconds(2))
      _ = try stage.onlooker.windowShown()
      try await Task.sleep(for: .seconds(1))
      let peerShowing = try stage.resident("dunst")
      _ = try stage.onlooker.windowGone()
      try await Task.sleep(for: .seconds(7))
      let after = try stage.resident("toastd")
      let peerAfter = try stage.resident("dunst")
      rows.append(
        Row(
          what: "resident (its own) at rest, showing, after; \(name)",
          measured: "\(before), \(showing), \(after) MB",
          peer: "dunst \(peerBefore), \(peerShowing), \(peerAfter) MB",
          ratio: after.value / peerAfter.value, budget: "at rest at most 20 MB, before and after",
          isMet: max(before.value, after.value) <= 20))
    }
    return rows
  }
}

/// A session with an X server, our agent and dunst, both of which the bus starts.
private final class ScreenStage {
  let session: PrivateSession
  let onlooker: Onlooker
  private let reader: Ear

  private static let peer = BusMethod(
    "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
    "org.freedesktop.Notifications", "Notify")

  init() async throws {
    let display = try await Display()
    session = try await PrivateSession(
      display: display,
      services: [
        .init(name: AgentInterface.name, command: try SiblingProgram.find("toastd")),
        .init(name: "org.freedesktop.Notifications", command: "/usr/bin/dunst"),
      ])
    // As on a desktop a reader is there, so that no voice is started.
    reader = try await Ear(in: session, for: [.announcement, .focus], callsBack: false)
    onlooker = try Onlooker(display.name)
  }

  func show(_ request: ToastRequest, for time: Duration) throws {
    var request = request
    request.wishes.speak = false
    request.configuration.duration = .seconds(time / .seconds(1))
    request.configuration.exactDuration = true
    try AgentClient.hand(
      over: request, text: SenderText(request, environment: [:]), at: session.address)
  }

  func showByPeer(_ request: ToastRequest, for time: Duration) throws {
    _ = try SingleCall.call(
      session.address, Self.peer,
      .tuple(
        "bench", UInt32(0), "", request.content.title ?? "", request.content.message ?? "",
        ["default", "Show"], [String: Variant](), Int32(time / .milliseconds(1))),
      limit: .seconds(10))
  }

  /// From handing a toast over until its window is seen; returns once it is gone.
  func shown(_ request: ToastRequest) throws -> Duration {
    try shown { try show(request, for: .milliseconds(20)) }
  }

  /// The same of dunst.
  func shownByPeer(_ request: ToastRequest) throws -> Duration {
    try shown { try showByPeer(request, for: .milliseconds(20)) }
  }

  private func shown(_ submit: () throws -> Void) throws -> Duration {
    let start = EventLoop.now
    try submit()
    let time = try onlooker.windowShown() - start
    _ = try onlooker.windowGone()
    return time
  }

  /// Starts dunst.
  ///
  /// - Returns: what of it is in memory.
  func startPeer() throws -> Megabytes {
    _ = try SingleCall.call(
      session.address,
      BusMethod(
        Self.peer.destination, Self.peer.path, Self.peer.interface, "GetServerInformation"),
      .tuple([]), limit: .seconds(10))
    return try resident("dunst")
  }

  func resident(_ program: String) throws -> Megabytes {
    let file = "/proc/\(try process(program))/smaps_rollup"
    return Megabytes(
      resident: ProcFile.field("Rss:", in: file),
      own: ProcFile.field("Private_Dirty:", in: file))
  }

  /// The processor time of the thread that draws.
  func screenTime() throws -> Duration {
    let tasks = "/proc/\(try process("toastd"))/task"
    for thread in ProcFile.names(in: tasks)
    where ProcFile.contents("\(tasks)/\(thread)/comm") == "toast-screen\n" {
      let spent = ProcFile.contents("\(tasks)/\(thread)/schedstat").split(separator: " ").first
      if let time = spent.flatMap({ Int64($0) }) { return .nanoseconds(time) }
    }
    throw TestingError(.missing, "the screen's thread")
  }

  private func process(_ program: String) throws -> ProcessID {
    for entry in ProcFile.names(in: "/proc") {
      guard let id = ProcessID(entry), ProcessName.of(id) == program,
        ProcFile.contents("/proc/\(id)/environ").contains(session.folder.path)
      else { continue }
      return id
    }
    throw TestingError(.missing, program)
  }
}

/// What of a process is in memory, and what of that no file and no other process has.
private struct Megabytes: CustomStringConvertible {
  let value: Double
  private let own: Double

  init(resident: Int, own: Int) {
    value = Double(resident) / 1024
    self.own = Double(own) / 1024
  }

  var description: String { "\(decimal(value)) (\(decimal(own)))" }
}
