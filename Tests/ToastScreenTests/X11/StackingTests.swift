import GLibKit
import Testing
import ToastCore
import ToastDrawing

@testable import ToastScreen
@testable import ToastTesting

/// Toasts are above every other window, on a real X server.
@Suite struct StackingTests {
  @Test func `what a window is, is said before it is seen`() async throws {
    let server = try await XServer(width: 800, height: 600)
    let loop = EventLoop(name: "stacking")
    // Made on the loop, and used there alone.
    nonisolated(unsafe) var surface: (any ToastSurface)?
    nonisolated(unsafe) var display: XDisplay?
    let window = await withCheckedContinuation { made in
      loop.run {
        display = try? XDisplay(address: server.name, authority: nil, on: loop)
        surface = try? display?.makeSurface(
          PixelRect(x: 10, y: 10, width: 200, height: 80), name: "Saved"
        ) { _ in }
        made.resume(returning: (surface as? XSurface)?.window)
      }
    }
    let id = "\(try #require(window))"
    let properties = try await server.run("xprop", ["-id", id])
    #expect(
      properties.contains("_NET_WM_WINDOW_TYPE(ATOM) = _NET_WM_WINDOW_TYPE_NOTIFICATION"),
      "\(properties)")
    #expect(properties.contains("\"toastd\", \"ToastMessage\""))
    #expect(properties.contains("Client accepts input or input focus: False"))
    let attributes = try await server.run("xwininfo", ["-id", id])
    #expect(attributes.contains("Map State: IsUnMapped"), "\(attributes)")
    #expect(attributes.contains("Override Redirect State: yes"))
    await withCheckedContinuation { done in
      loop.run {
        surface = nil
        display = nil
        done.resume()
      }
    }
  }

  @Test(arguments: [RealScreen.Desktop.bare, .managed, .composited])
  func `a toast is above a full-screen window, whichever came first`(
    desktop: RealScreen.Desktop
  ) async throws {
    let screen = try await RealScreen(desktop)
    let first = try await WatchedWindow(.full, on: screen.server, width: 800, height: 600)
    let toast = try await screen.show().surface
    try await Self.waitToSee(toast, on: screen)
    let second = try await WatchedWindow(.full, on: screen.server, width: 800, height: 600)
    try await Self.waitToSee(toast, on: screen)
    try await screen.server.person("windowraise \(first.id) windowraise \(second.id)")
    try await Self.waitToSee(toast, on: screen)
  }

  @Test(arguments: [RealScreen.Desktop.bare, .composited])
  func `a window that comes or is raised over it, and that no manager holds, is passed`(
    desktop: RealScreen.Desktop
  ) async throws {
    let screen = try await RealScreen(desktop)
    let toast = try await screen.show().surface
    let popup = try await WatchedWindow(.popup, on: screen.server, width: 800, height: 300)
    try await Self.waitToSee(toast, on: screen)
    try await screen.server.person("windowraise \(popup.id)")
    try await Self.waitToSee(toast, on: screen)
    // And it is what is pressed there.
    try await screen.server.click(x: toast.middle.x, y: toast.middle.y)
    try await screen.wait(for: .tapped)
    #expect(!popup.events.contains { $0.hasPrefix("press") })
  }

  @Test func `a compositor that ends while a toast shows takes nothing of it`() async throws {
    let screen = try await RealScreen(.composited)
    let below = try await WatchedWindow(.full, on: screen.server, width: 800, height: 600)
    let toast = try await screen.show().surface
    try await screen.compositor?.kill()
    try await Self.waitToSee(toast, on: screen)
    try await screen.server.click(x: toast.middle.x, y: toast.middle.y)
    try await screen.wait(for: .tapped)
    // And where it is cut off, the window below is seen and pressed.
    let (x, y) = (toast.x + 2, toast.y + 2)
    try await screen.server.click(x: x, y: y)
    try await below.waitFor("press 1 \(x) \(y)")
  }

  /// Waits until all of a toast's upper edge, where there is no text, is seen, and nothing of it
  /// beside: its colour is black, and everything else is light or has no colour.
  private static func waitToSee(_ toast: ToastPlaces.Frame, on screen: RealScreen) async throws {
    let dark = ScreenPicture.Color(red: 0x14, green: 0x14, blue: 0x16)
    let row = toast.y + 5
    let part = toast.x + 40..<toast.x + toast.width - 40
    try await waitUntil("the toast to be seen") {
      let colors = try await screen.server.picture().colors(x: part, y: row..<row + 1)
      return colors.allSatisfy { $0.distance(to: dark) <= 2 } ? () : nil
    }
  }
}
