import GLibKit
import Synchronization
import ToastTesting

@testable import ToastDesktop

/// Somebody who wants to speak, with a connection of its own, and what happened to all of them.
final class Speaker: Sendable {
  /// What happened, in order: `anna speaks`, `anna must yield`, `anna is silent`.
  final class Course: Sendable {
    private let state = Mutex<[(event: String, time: Duration)]>([])
    var events: [String] { state.withLock { $0.map(\.event) } }
    func note(_ event: String) { state.withLock { $0.append((event, EventLoop.now)) } }

    /// When something happened first.
    func time(of event: String) -> Duration? {
      state.withLock { state in state.first { $0.event == event }?.time }
    }

    func waitFor(_ events: [String], within limit: Duration = .seconds(20)) async throws {
      try await waitUntil("\(events)", within: limit, there: { "\(self.events)" }) {
        self.events.count >= events.count ? () : nil
      }
    }
  }

  let name: String
  let connection: BusConnection
  private let floor: BusFloor
  private let course: Course

  init(
    _ name: String, _ session: PrivateSession, _ course: Course,
    stuckTime: Duration = .seconds(60)
  ) async throws {
    self.name = name
    self.course = course
    connection = try await BusConnection.open(session.address, on: EventLoop(name: name))
    floor = BusFloor(connection, stuckTime: stuckTime)
  }

  /// Takes the floor; returns when it has it.
  func take(isUrgent: Bool = false) async {
    await floor.take(isUrgent: isUrgent) { [course, name] in course.note("\(name) must yield") }
    course.note("\(name) speaks")
  }

  /// Gives the floor back.
  func giveBack() async {
    course.note("\(name) is silent")
    await floor.giveBack()
  }

  /// Stands in the line, and gives the floor back as soon as it has it unless it keeps it; returns
  /// once the bus has it in the line.
  func queue(isUrgent: Bool = false, keeps: Bool = false) async throws {
    connection.loop.task {
      await self.take(isUrgent: isUrgent)
      if !keeps { await self.giveBack() }
    }
    try await waitInLine()
  }

  /// Everybody in the line, the holder first, by the unique names.
  func line() async -> [String] {
    let method = BusMethod(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListQueuedOwners")
    let names = try? await connection.call(
      method, .tuple("org.toastmessage.Floor"), returning: [String].self)
    return names ?? []
  }

  private func waitInLine() async throws {
    for _ in 0..<2000 {
      if await line().contains(connection.uniqueName) { return }
      await connection.loop.sleep(.milliseconds(1))
    }
    throw TestingError(.late, "\(name) did not come into the line: \(await line())")
  }
}
