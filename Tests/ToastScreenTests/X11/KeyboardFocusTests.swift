import Testing
import ToastCore

@testable import ToastTesting

/// Who has the keyboard, on a real X server.
@Suite struct KeyboardFocusTests {
  private static let content = ToastContent(
    title: "Deleted", actions: [ToastAction("Undo") {}, ToastAction("Why?") {}])

  @Test(arguments: [RealScreen.Desktop.bare, .managed, .composited])
  func `who has the keyboard keeps it while a toast comes, is pressed and goes`(
    desktop: RealScreen.Desktop
  ) async throws {
    let (screen, window) = try await Self.working(in: desktop)
    let before = window.events.count
    let places = try await screen.show(Self.content)
    let (x, y) = places.buttons[0].middle
    try await screen.server.click(x: x, y: y)
    try await screen.wait(for: .acted(0))
    try await screen.server.person("key a")
    try await window.waitFor("key a")
    try await screen.end()
    try await screen.server.person("key b")
    try await window.waitFor("key b")
    #expect(window.events.dropFirst(before) == ["key a", "key b"])
  }

  @Test(arguments: [RealScreen.Desktop.bare, .managed, .composited])
  func `the keyboard walks the toast, and goes back where it was`(
    desktop: RealScreen.Desktop
  ) async throws {
    let (screen, window) = try await Self.working(in: desktop)
    let before = try await screen.server.focusedWindow()
    let places = try await screen.show(Self.content)
    let (xs, ys) = (places.surface.xs, places.surface.ys)
    let resting = try await screen.restingPicture()
    #expect(await screen.focus() == nil)
    #expect(try await screen.server.focusedWindow() != before)
    #expect(screen.events.contains(.paused(.focus)))

    // The ring is seen, and goes along.
    var pictures = [resting]
    for (key, action) in [("Return", 0), ("Tab", 1), ("Left", 0), ("Right", 1)] {
      let target = places.buttons[action]
      try await screen.server.person("key \(key)")
      try await waitUntil("the focus on \(action) after \(key)") {
        screen.places()?.focus == action ? () : nil
      }
      // Beside the button, where nothing else is.
      try await waitUntil("the ring of \(action)") {
        let picture = try await screen.server.picture()
        pictures.append(picture)
        return picture[target.middle.x, target.y - 4] != resting[target.middle.x, target.y - 4]
          ? () : nil
      }
    }
    try await screen.server.person("key space")
    try await screen.wait(for: .acted(1))
    #expect(screen.events.count { $0 == .acted(0) } == 1)

    try await screen.server.person("key Escape")
    try await screen.wait(for: .escaped)
    #expect(screen.events.contains(.resumed(.focus)))
    #expect(try await screen.server.focusedWindow() == before)
    try await waitUntil("the ring to go") {
      try await screen.server.picture().equals(resting, x: xs, y: ys) ? () : nil
    }
    try await screen.server.person("key a")
    try await window.waitFor("key a")
    #expect(window.events.filter { $0.hasPrefix("key") } == ["key Home", "key a"])
  }

  @Test(arguments: [RealScreen.Desktop.bare, .managed])
  func `a toast that ends with the keyboard gives it back`(
    desktop: RealScreen.Desktop
  ) async throws {
    let (screen, window) = try await Self.working(in: desktop)
    try await screen.show(Self.content)
    try await screen.show(Self.content, number: 2)
    #expect(await screen.focus() == nil)
    try await screen.end(2)
    try await screen.server.person("key a")
    try await window.waitFor("key a")
    // From one toast to another, and back to who had it before both.
    #expect(await screen.focus() == nil)
    try await screen.show(Self.content, number: 3)
    #expect(await screen.focus() == nil)
    #expect(screen.places(1)?.focus == nil && screen.places(3)?.focus == 0)
    try await screen.end(3)
    try await screen.server.person("key b")
    try await window.waitFor("key b")
  }

  @Test(arguments: [RealScreen.Desktop.bare, .managed])
  func `where who had the keyboard has gone, it is nobody's loss`(
    desktop: RealScreen.Desktop
  ) async throws {
    let (screen, window) = try await Self.working(in: desktop)
    try await screen.show(Self.content)
    #expect(await screen.focus() == nil)
    try await window.close()
    let other = try await WatchedWindow(on: screen.server, y: 200, width: 800, height: 400)
    if desktop.hasManager { try await other.waitForFocus() }
    try await screen.server.person("mousemove 400 400")
    try await screen.server.person("key Escape")
    if !desktop.hasManager { try await screen.wait(for: .escaped) }
    try await waitUntil("the keyboard's next place") {
      screen.places()?.focus == nil ? () : nil
    }
    try await screen.server.person("key a")
    try await other.waitFor("key a")
  }

  /// A screen with a window that somebody works in.
  private static func working(
    in desktop: RealScreen.Desktop
  ) async throws -> (RealScreen, WatchedWindow) {
    let screen = try await RealScreen(desktop)
    let window = try await WatchedWindow(on: screen.server, y: 200, width: 800, height: 400)
    if !desktop.hasManager { try await screen.server.focus(window.id) }
    try await window.waitForFocus()
    // What was on its way to it is there.
    try await screen.server.person("key Home")
    try await window.waitFor("key Home")
    return (screen, window)
  }
}
