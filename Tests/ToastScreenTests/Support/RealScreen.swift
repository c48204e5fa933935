import GLibKit
import Synchronization
import ToastCore
import ToastDrawing
import ToastLayout

@testable import ToastScreen
@testable import ToastTesting

/// An X server of a test's own.
typealias XServer = ToastTesting.Display

/// The screen on a real X server: what a person does and sees is said and looked at by a test.
final class RealScreen: Sendable {
  let server: XServer
  let width: Int
  let height: Int
  private let screen: DisplayScreen
  private let told = Told()
  /// What puts windows together, where that was asked for.
  let compositor: Program?
  private let manager: Program?

  /// What stands around toasts.
  enum Desktop: String, Sendable {
    /// Nothing.
    case bare
    /// A window manager.
    case managed
    /// A window manager and a compositor.
    case composited

    var hasManager: Bool { self != .bare }
  }

  private final class Told: Sendable {
    let state = Mutex(State())
    struct State {
      var events: [ToastChannelEvent] = []
      var places: [ToastID: ToastPlaces] = [:]
    }
  }

  /// Starts a server, what stands around, and the screen.
  init(_ desktop: Desktop = .bare, width: Int = 800, height: Int = 600) async throws {
    (self.width, self.height) = (width, height)
    server = try await XServer(width: width, height: height)
    manager = desktop.hasManager ? try await server.startWindowManager() : nil
    compositor = desktop == .composited ? try await server.startCompositor() : nil
    let told = told
    screen = .x11(
      DisplayAddress(name: server.name), noteSettings: { _ in },
      place: { id, places in told.state.withLock { $0.places[id] = places } })
  }

  /// What was told of toasts, in order.
  var events: [ToastChannelEvent] { told.state.withLock { $0.events } }

  /// Where a toast is.
  func places(_ number: UInt64 = 1) -> ToastPlaces? {
    told.state.withLock { $0.places[ToastID(number)] }
  }

  /// Shows a toast, and waits until it is in its place.
  ///
  /// - Returns: where it is.
  @discardableResult
  func show(
    _ content: ToastContent = ToastContent(title: "Saved", message: "Your file was saved"),
    number: UInt64 = 1, style: ToastStyle = ToastStyle(),
    configuration: ToastConfiguration = ToastConfiguration(),
    motion: AccessibilityPreferences.Motion = .none,
    change: (inout AccessibilityPreferences) -> Void = { _ in }
  ) async throws -> ToastPlaces {
    var preferences = AccessibilityPreferences()
    preferences.motion = motion
    change(&preferences)
    let request = ToastRequest(content: content, style: style, configuration: configuration)
    let told = told
    let before = events.count
    screen.present(
      ToastPresentation(
        id: ToastID(number), request: request, wording: request.wording, preferences: preferences)
    ) { event in told.state.withLock { $0.events.append(event) } }
    try await waitUntil("the toast", there: { "\(self.events)" }) {
      let new = events.dropFirst(before)
      let isThere = new.contains(.finished(ChannelReport(.delivered)))
      return isThere && (motion == .none || new.contains(.resumed(.appearing))) ? () : nil
    }
    return try await waitUntil("its place") { places(number) }
  }

  /// Takes a toast away, and waits until it is not there.
  func end(_ number: UInt64 = 1) async throws {
    screen.end(ToastID(number), .cleared)
    try await waitUntil("its end") { places(number) == nil ? () : nil }
  }

  /// What is seen once it does not change any more: a compositor shows things a moment later.
  func restingPicture() async throws -> ScreenPicture {
    try await waitUntil("rest") {
      let seen = try await server.picture()
      return try await server.picture() == seen ? seen : nil
    }
  }

  /// Moves the keyboard to the newest toast.
  ///
  /// - Returns: why that is not possible.
  func focus() async -> String? {
    await withCheckedContinuation { answer in screen.focus { answer.resume(returning: $0) } }
  }

  /// Waits for something that is told.
  func wait(for event: ToastChannelEvent, count: Int = 1) async throws {
    try await waitUntil("\(event)", there: { "\(self.events)" }) {
      events.count { $0 == event } >= count ? () : nil
    }
  }

  /// Waits until all that a person has done so far was told: the pointer leaves what it is over.
  func settle() async throws {
    try await server.person("mousemove \(width - 1) \(height / 2)")
    try await waitUntil("rest", there: { "\(self.events)" }) {
      let reasons: [QueueMachine.PauseReason] = [.pointer, .touch]
      return reasons.allSatisfy { reason in
        events.count { $0 == .paused(reason) } == events.count { $0 == .resumed(reason) }
      } ? () : nil
    }
  }
}

extension ToastPlaces.Frame {
  /// Its middle.
  var middle: (x: Int, y: Int) { (x + width / 2, y + height / 2) }
  var xs: Range<Int> { x..<x + width }
  var ys: Range<Int> { y..<y + height }
}
