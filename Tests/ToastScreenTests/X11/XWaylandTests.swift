import GLibKit
import ToastDrawing
import SystemKit
import Synchronization
import Testing
import ToastCore

@testable import ToastScreen
@testable import ToastTesting

/// A rootless XWayland under a Wayland compositor without a display: its root has no picture, and
/// must not be asked for one.
@Suite(.enabled(if: Program.isInstalled("weston") && Program.isInstalled("Xwayland")))
struct XWaylandTests {
  private let folder: TemporaryFolder
  private let compositor: Program
  private let name: String

  init() async throws {
    folder = try TemporaryFolder()
    compositor = try Program(
      "weston",
      ["--backend=headless-backend.so", "--xwayland", "--socket=toast-test", "--idle-time=0"],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path])
    let words = "xserver listening on display "
    let line = try await compositor.waitForLine("its display", onErrors: true, within: .seconds(20))
    {
      $0.contains(words)
    }
    name = ":" + (line.split(separator: ":").last ?? "")
  }

  @Test func `glass is solid there`() async throws {
    let loop = EventLoop(name: "test")
    let name = name
    let (isRootless, hasBackdrop) = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<(Bool?, Bool), any Error>) in
      loop.run {
        continuation.resume(
          with: Result {
            let display = try XDisplay(address: name, authority: nil, on: loop)
            let frame = PixelRect(x: 10, y: 10, width: 100, height: 50)
            let connection = try XConnection(address: name, authority: nil)
            return (connection.findScreens()?.isRootless, display.backdrop(of: frame) != nil)
          })
      }
    }
    #expect(isRootless == true)
    #expect(!hasBackdrop)
  }

  @Test func `a toast of glass is shown there`() async throws {
    let screen = DisplayScreen.x11(
      DisplayAddress(name: name), noteSettings: { _ in }, place: { _, _ in })
    let request = ToastRequest(
      content: ToastContent(title: "Saved"), style: .custom { $0.backgroundUsesGlass = true })
    let told = Told()
    screen.present(
      ToastPresentation(
        id: ToastID(1), request: request, wording: request.wording,
        preferences: AccessibilityPreferences())
    ) { told.note($0) }
    try await waitUntil("the toast", within: .seconds(20), there: { "\(told.events)" }) {
      told.events.contains(.finished(ChannelReport(.delivered))) ? () : nil
    }
  }

  private final class Told: Sendable {
    private let state = Mutex([ToastChannelEvent]())
    var events: [ToastChannelEvent] { state.withLock { $0 } }
    func note(_ event: ToastChannelEvent) { state.withLock { $0.append(event) } }
  }
}
