import Testing
import ToastCore

@testable import ToastTesting

/// Where toasts are on the outputs of a real X server.
@Suite struct OutputTests {
  private static let content = ToastContent(title: "Deleted", actions: [ToastAction("Undo") {}])

  @Test(arguments: [RealScreen.Desktop.bare, .managed])
  func `of two outputs it is the one with the focus, and then that of the pointer`(
    desktop: RealScreen.Desktop
  ) async throws {
    let screen = try await RealScreen(desktop)
    try await screen.server.split(into: ["left", "right"], width: 800, height: 600)
    for (x, side) in [(700, 400..<800), (100, 0..<400)] {
      try await screen.server.person("mousemove \(x) 400")
      let toast = try await screen.show(Self.content).surface
      #expect(side.contains(toast.x) && side.contains(toast.x + toast.width - 1), "\(toast)")
      #expect(abs(toast.middle.x - (side.lowerBound + 200)) <= 1)
      try await screen.end()
    }
    let window = try await WatchedWindow(
      on: screen.server, x: 450, y: 200, width: 300, height: 300)
    if !desktop.hasManager { try await screen.server.focus(window.id) }
    try await window.waitForFocus()
    try await screen.server.person("mousemove 100 400")
    let toast = try await screen.show(Self.content).surface
    #expect(toast.x >= 400, "\(toast)")
    // The toast itself has the focus.
    #expect(await screen.focus() == nil)
    let next = try await screen.show(Self.content, number: 2).surface
    #expect(next.x == toast.x && next.y > toast.y, "\(next)")
  }

  @Test(arguments: [RealScreen.Desktop.bare, .managed, .composited])
  func `an output that gets another size has the toast in its place, and at rest`(
    desktop: RealScreen.Desktop
  ) async throws {
    let screen = try await RealScreen(desktop)
    let configuration = ToastConfiguration(edge: .bottom)
    let before = try await screen.show(Self.content, configuration: configuration).surface
    #expect(before.y + before.height == 588 && abs(before.middle.x - 400) <= 1)
    let (x, y) = before.middle
    try await screen.server.person("mousemove \(x) \(y)")
    try await screen.wait(for: .paused(.pointer))

    try await screen.server.resize(width: 640, height: 480)
    try await waitUntil("its new place", there: { "\(String(describing: screen.places()))" }) {
      screen.places().map { $0.surface.y + $0.surface.height == 468 } == true ? () : nil
    }
    let after = try #require(screen.places()?.surface)
    #expect(abs(after.middle.x - 320) <= 1 && after.width == before.width)
    // The pointer is over nothing any more, and the toast's time goes on.
    try await screen.server.person("mousemove 10 10")
    try await screen.settle()
    #expect(screen.events.contains(.resumed(.pointer)))
    try await screen.server.click(x: after.middle.x, y: after.y + 6)
    try await screen.wait(for: .tapped)
    let picture = try await screen.server.picture()
    #expect(
      picture[after.middle.x, after.y + 5].distance(
        to: ScreenPicture.Color(red: 0x14, green: 0x14, blue: 0x16)) <= 2)
  }

  @Test func `it keeps the keyboard through that`() async throws {
    let screen = try await RealScreen()
    let window = try await WatchedWindow(on: screen.server, y: 200, width: 300, height: 200)
    try await screen.server.focus(window.id)
    try await screen.show(Self.content, configuration: ToastConfiguration(edge: .bottom))
    #expect(await screen.focus() == nil)
    try await screen.server.resize(width: 640, height: 480)
    try await waitUntil("its new place") {
      screen.places().map { $0.surface.y + $0.surface.height == 468 } == true ? () : nil
    }
    #expect(screen.places()?.focus == 0)
    try await screen.server.person("key Return")
    try await screen.wait(for: .acted(0))
    try await screen.server.person("key Escape")
    try await screen.wait(for: .escaped)
    try await screen.server.person("key a")
    try await window.waitFor("key a")
  }
}
