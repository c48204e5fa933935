import Synchronization
import Testing
import ToastCore
import ToastTesting

@testable import ToastMessage

/// Handlers that are let go by hand, on a clock that is moved by hand.
@Suite(.timeLimit(.minutes(1))) struct ActionRunnerTests {
  private let scheduler = ManualScheduler()
  private let record = Record()

  private func runner(dismissesToast: Bool, others: [ToastAction] = []) -> ActionRunner {
    let action = ToastAction("Undo", dismissesToast: dismissesToast) { [record] in
      await record.run("Undo")
    }
    return ActionRunner([action] + others) { [scheduler] delay, body in
      scheduler.schedule(at: scheduler.now + delay, body)
    }
  }

  private func press(_ runner: ActionRunner, _ index: Int = 0) {
    runner.run(index) { [record] outcome in record.outcomes.withLock { $0.append(outcome) } }
  }

  private func waitForBegun(_ count: Int) async throws {
    try await waitUntil("handler \(count) to begin") { record.begun.count == count ? () : nil }
  }

  private func waitForReturned(_ count: Int) async throws {
    try await waitUntil("handler \(count) to return") { record.returned == count ? () : nil }
  }

  @Test func `a press runs the handler on the main actor, and its end is the toast's`() async throws
  {
    let runner = runner(dismissesToast: true)
    press(runner)
    try await waitForBegun(1)
    #expect(record.ends.isEmpty)
    record.letGo()
    try await waitUntil("the toast's end") { record.ends == [.action("Undo")] ? () : nil }
    #expect(scheduler.timers.isEmpty)
  }

  @Test func `presses while a handler runs, and after it, are ignored`() async throws {
    let other = ToastAction("Other") { [record] in await record.run("Other") }
    let runner = runner(dismissesToast: true, others: [other])
    press(runner)
    press(runner)
    press(runner, 1)
    try await waitForBegun(1)
    record.letGo()
    try await waitUntil("the toast's end") { record.ends.isEmpty ? nil : () }
    press(runner)
    press(runner, 1)
    await mainActorTurn()
    #expect(record.begun == ["Undo"])
    #expect(record.ends == [.action("Undo")])
  }

  @Test func `an action that leaves the toast can be taken again`() async throws {
    let runner = runner(dismissesToast: false)
    for count in 1...3 {
      press(runner)
      try await waitForBegun(count)
      record.letGo()
      try await waitUntil("the end of run \(count)") { scheduler.timers.isEmpty ? () : nil }
      await mainActorTurn()
    }
    #expect(record.ends.isEmpty)
  }

  @Test func `a handler that has not returned after ten seconds ends the toast, and goes on`()
    async throws
  {
    let runner = runner(dismissesToast: true)
    press(runner)
    try await waitForBegun(1)
    scheduler.advance(by: .milliseconds(9999))
    #expect(record.ends.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(record.ends == [.action("Undo")])
    record.letGo()
    try await waitForReturned(1)
    await mainActorTurn()
    #expect(record.ends == [.action("Undo")])
  }

  @Test func `one that leaves the toast no longer holds up the other actions then`() async throws {
    let other = ToastAction("Other") { [record] in await record.run("Other") }
    let runner = runner(dismissesToast: false, others: [other])
    press(runner)
    try await waitForBegun(1)
    scheduler.advance(by: .seconds(10))
    press(runner)
    press(runner, 1)
    try await waitForBegun(2)
    #expect(record.begun == ["Undo", "Other"])
    record.letGo()
    try await waitUntil("the toast's end") { record.ends == [.action("Other")] ? () : nil }
  }

  /// What was queued on the main actor before this has had its turn when this returns.
  @MainActor private func mainActorTurn() {}
}

/// What the handlers did.
private final class Record: Sendable {
  let outcomes = Mutex<[ToastOutcome]>([])
  private let state = Mutex(State())

  private struct State {
    var begun: [String] = []
    var returned = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// The handlers that have begun, by their names.
  var begun: [String] { state.withLock { $0.begun } }
  var returned: Int { state.withLock { $0.returned } }
  var ends: [ToastOutcome] { outcomes.withLock { $0 } }

  /// The body of a handler: returns when it is let go.
  @MainActor func run(_ name: String) async {
    MainActor.assertIsolated()
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.begun.append(name)
        state.waiting.append(continuation)
      }
    }
    state.withLock { $0.returned += 1 }
  }

  /// Lets everything return that has begun.
  func letGo() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
