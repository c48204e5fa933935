import GLibKit
import Synchronization
import Testing
import ToastCore
import ToastTesting

@testable import ToastScreen

/// A stage with a display in memory.
final class PlayedScreen: Sendable {
  let loop = EventLoop(name: "played-screen")
  let stage: Stage
  private let places = Mutex<[ToastID: ToastPlaces]>([:])
  private let events = Mutex<[ToastChannelEvent]>([])
  /// Made on the loop, and used there alone.
  private nonisolated(unsafe) let display: PlayedDisplay

  init() async {
    let loop = loop
    let display = PlayedDisplay()
    self.display = display
    let told = Told()
    stage = Stage(loop: loop) { id, places in told.body.withLock { $0 }?(id, places) }
    told.body.withLock { body in
      body = { [weak self] id, places in self?.places.withLock { $0[id] = places } }
    }
    await on { stage, display in
      nonisolated(unsafe) let display = display
      #expect(stage.connect({ display }, changed: {}, gone: { _ in }) == nil)
    }
  }

  private final class Told: Sendable {
    let body = Mutex<(@Sendable (ToastID, ToastPlaces?) -> Void)?>(nil)
  }

  /// What was told of toasts, in order.
  var told: [ToastChannelEvent] { events.withLock { $0 } }
  /// What was told to hold up the time of toasts, and not to be over.
  var pauses: Set<QueueMachine.PauseReason> {
    told.reduce(into: []) { pauses, event in
      if case .paused(let reason) = event { pauses.insert(reason) }
      if case .resumed(let reason) = event { pauses.remove(reason) }
    }
  }
  /// Where toasts are.
  var shown: [ToastID: ToastPlaces] { places.withLock { $0 } }

  /// Looks at the display, or does something, on the loop.
  func on<Result: Sendable>(
    _ body: @escaping @Sendable (isolated Stage, PlayedDisplay) -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      loop.run {
        let result = self.stage.assumeIsolated { body($0, self.display) }
        continuation.resume(returning: result)
      }
    }
  }

  /// Shows a toast.
  @discardableResult
  func show(
    _ number: UInt64, _ content: ToastContent = ToastContent(title: "Saved"),
    configuration: ToastConfiguration = ToastConfiguration(), revision: Int = 0,
    change: (inout AccessibilityPreferences) -> Void = { _ in }
  ) async -> DisplayError? {
    var preferences = AccessibilityPreferences()
    change(&preferences)
    let request = ToastRequest(content: content, configuration: configuration)
    let toast = ToastPresentation(
      id: ToastID(number), revision: revision, request: request, wording: request.wording,
      preferences: preferences)
    return await on { [self] stage, _ in
      stage.show(toast) { event in self.events.withLock { $0.append(event) } }
    }
  }

  /// Waits for something on the display.
  func wait(
    _ what: String, _ condition: @escaping @Sendable (PlayedDisplay) -> Bool
  ) async throws {
    try await waitUntil(what, within: .seconds(10), there: { "" }) {
      await self.on { _, display in condition(display) } ? true : nil
    }
  }
}
