import GLibKit
import Testing
import ToastCore

@testable import ToastMessage

/// Off the main thread: on that one only a program of its own can be tried.
@Suite(.timeLimit(.minutes(1))) struct WaitForOutcomeTests {
  private let handle = ToastHandle(
    ToastRequest(content: ToastContent(title: "Saved")), environment: [:])

  @Test func `a thread that waits is told how the toast ended`() async throws {
    let outcome: ToastOutcome = try await onThread { [handle] in
      handle.note(.accepted)
      _ = handle.waitForOutcome(atMost: .zero)
      handle.note(.ended(.swiped))
      return handle.waitForOutcome()
    }
    #expect(outcome == .swiped)
  }

  @Test func `the end of the toast wakes it`() async throws {
    async let outcome = onThread { [handle] in handle.waitForOutcome() }
    handle.note(.ended(.tapped))
    #expect(try await outcome == .tapped)
  }

  @Test(arguments: [Duration.zero, .milliseconds(5), .seconds(-1)])
  func `after the time it has no outcome`(_ limit: Duration) async throws {
    let outcome: ToastOutcome? = try await onThread { [handle] in
      handle.waitForOutcome(atMost: limit)
    }
    #expect(outcome == nil)
  }

  private func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      do {
        try onOwnThread("test") { continuation.resume(returning: body()) }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
