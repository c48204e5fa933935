import Testing
import ToastCore

@testable import ToastTesting

/// What the pointer does to a toast, on a real X server.
@Suite struct PointerTests {
  private static let content = ToastContent(
    title: "Deleted", message: "Three files", actions: [ToastAction("Undo") {}])

  @Test(arguments: [RealScreen.Desktop.bare, .composited])
  func `a click beside a toast reaches the window below`(
    desktop: RealScreen.Desktop
  ) async throws {
    let screen = try await RealScreen(desktop)
    let below = try await WatchedWindow(.full, on: screen.server, width: 800, height: 600)
    let toast = try await screen.show(Self.content).surface
    let (left, right, top, bottom) = (
      toast.x, toast.x + toast.width - 1, toast.y, toast.y + toast.height - 1
    )
    let (middle, center) = toast.middle
    let beside = [
      // The shadow.
      (left - 3, center), (right + 3, center), (middle, bottom + 3), (middle, top - 3),
      // The corners that are cut off.
      (left + 2, top + 2), (right - 2, top + 2), (left + 2, bottom - 2), (right - 2, bottom - 2),
    ]
    for (x, y) in beside {
      try await screen.server.click(x: x, y: y)
      try await below.waitFor("press 1 \(x) \(y)")
      try await below.waitFor("release 1 \(x) \(y)")
    }
    #expect(!screen.events.contains(.tapped))
    // Inside of every edge it is the toast that is pressed.
    let inside = [(left + 1, center), (right - 1, center), (middle, top + 1), (middle, bottom - 1)]
    for (index, (x, y)) in inside.enumerated() {
      try await screen.server.click(x: x, y: y)
      try await screen.wait(for: .tapped, count: index + 1)
    }
    #expect(below.events.count { $0.hasPrefix("press") } == beside.count)
  }

  @Test func `what goes is not in the way of a click`() async throws {
    let screen = try await RealScreen()
    let below = try await WatchedWindow(.full, on: screen.server, width: 800, height: 600)
    let (x, y) = try await screen.show(Self.content, motion: .full).surface.middle
    try await screen.end()
    try await screen.server.click(x: x, y: y)
    try await below.waitFor("press 1 \(x) \(y)")
    #expect(!screen.events.contains(.tapped))
  }

  @Test(arguments: [RealScreen.Desktop.bare, .composited])
  func `a button acts when it is let go of, and not when the pointer has left it`(
    desktop: RealScreen.Desktop
  ) async throws {
    let screen = try await RealScreen(desktop)
    let places = try await screen.show(Self.content)
    let (x, y) = places.buttons[0].middle
    let (otherX, otherY) = places.texts[0].middle
    let resting = try await screen.restingPicture()

    try await screen.server.person("mousemove \(x) \(y) mousedown 1")
    try await screen.wait(for: .paused(.touch))
    try await waitUntil("the button to look pressed") {
      let picture = try await screen.server.picture()
      return picture.equals(resting, x: places.buttons[0].xs, y: places.buttons[0].ys) ? nil : ()
    }
    #expect(!screen.events.contains(.acted(0)))
    // Left, beside it and beside the toast, and let go of there.
    for (awayX, awayY) in [(otherX, otherY), (x, 500)] {
      try await screen.server.person(
        "mousemove \(x) \(y) mousedown 1 mousemove \(awayX) \(awayY) mouseup 1")
      try await screen.settle()
    }
    #expect(!screen.events.contains(.acted(0)) && !screen.events.contains(.tapped))
    // Left, and come back to.
    try await screen.server.person(
      "mousemove \(x) \(y) mousedown 1 mousemove \(otherX) \(otherY) mousemove \(x) \(y) mouseup 1")
    try await screen.wait(for: .acted(0))
    // Other buttons of the pointer do nothing.
    try await screen.server.person("click 2 click 3")
    try await screen.server.person("mousemove \(otherX) \(otherY) click 2 click 3")
    try await screen.settle()
    #expect(screen.events.count { $0 == .acted(0) } == 1)
    #expect(!screen.events.contains(.tapped))
    // A compositor shows it a moment later.
    try await waitUntil("the picture that was there before") {
      let after = try await screen.server.picture()
      return after.equals(resting, x: places.surface.xs, y: places.surface.ys) ? () : nil
    }
  }

  @Test(arguments: [ToastConfiguration.Edge.top, .bottom])
  func `a drag below the threshold springs back`(edge: ToastConfiguration.Edge) async throws {
    let screen = try await RealScreen()
    let places = try await screen.show(
      Self.content, configuration: ToastConfiguration(edge: edge), motion: .full)
    let toast = places.surface
    let (x, y) = places.texts[0].middle
    let resting = try await screen.restingPicture()
    // Less than a third of its height, at less than 500 px a second.
    let step = (edge == .top ? -1 : 1) * (toast.height / 3 - 2) / 4
    try await screen.server.person("mousemove \(x) \(y) mousedown 1")
    for _ in 1...4 { try await screen.server.person("mousemove_relative -- 0 \(step) sleep 0.05") }
    try await waitUntil("the toast under the pointer") {
      let picture = try await screen.server.picture()
      return picture.equals(resting, x: toast.xs, y: toast.ys) ? nil : ()
    }
    try await screen.server.person("sleep 0.1 mouseup 1")
    try await screen.settle()
    try await waitUntil("the toast in its place") {
      try await screen.server.picture().equals(resting, x: toast.xs, y: toast.ys) ? () : nil
    }
    #expect(!screen.events.contains(.swiped) && !screen.events.contains(.tapped))
    #expect(screen.places()?.surface == toast)
  }

  @Test(arguments: [ToastConfiguration.Edge.top, .bottom])
  func `a drag past a third of the height is a swipe, and so is a quick one`(
    edge: ToastConfiguration.Edge
  ) async throws {
    let screen = try await RealScreen()
    let way = edge == .top ? -1 : 1
    /// Drags a new toast by parts of its height.
    func drag(_ parts: [Double], pause: Double) async throws -> Bool {
      let places = try await screen.show(
        Self.content, configuration: ToastConfiguration(edge: edge), motion: .full)
      let before = screen.events.count { $0 == .swiped }
      let (x, y) = places.texts[0].middle
      let steps = parts.map { way * Int($0 * Double(places.surface.height)) }
      try await screen.server.drag(x: x, y: y, steps: steps, pause: pause)
      try await screen.settle()
      try await screen.end()
      return screen.events.count { $0 == .swiped } > before
    }
    /// A busy machine makes a quick hand slow at times.
    func flick(_ parts: [Double]) async throws -> Bool {
      for _ in 1...5 where try await drag(parts, pause: 0.002) { return true }
      return false
    }
    #expect(try await drag([0.1, 0.1, 0.1, 0.1], pause: 0.08), "far")
    #expect(try await flick([0.3]), "at once, and less far")
    #expect(try await flick([0.1, 0.1, 0.1]), "in steps")
    #expect(try await !drag([-0.5, -0.5], pause: 0.002), "the other way")
    #expect(!screen.events.contains(.tapped))
  }

  @Test func `a toast that is not to be swiped springs back`() async throws {
    let screen = try await RealScreen()
    let places = try await screen.show(
      Self.content, configuration: ToastConfiguration(dismissOnSwipe: false))
    let (x, y) = places.texts[0].middle
    try await screen.server.drag(x: x, y: y, steps: [-30, -30], pause: 0.005)
    try await screen.settle()
    #expect(!screen.events.contains(.swiped) && !screen.events.contains(.tapped))
  }

  @Test(arguments: [RealScreen.Desktop.bare, .composited])
  func `the pointer over a toast is told, and that it has left`(
    desktop: RealScreen.Desktop
  ) async throws {
    let screen = try await RealScreen(desktop)
    // It comes to where the pointer is.
    try await screen.server.person("mousemove 400 40")
    let toast = try await screen.show(Self.content).surface
    try await screen.wait(for: .paused(.pointer))
    for count in 1...3 {
      try await screen.server.person("mousemove \(toast.x + 2) \(toast.y + 2)")
      try await screen.wait(for: .resumed(.pointer), count: count)
      try await screen.server.person("mousemove \(toast.middle.x) \(toast.middle.y)")
      try await screen.wait(for: .paused(.pointer), count: count + 1)
    }
    #expect(!screen.events.contains(.tapped))
  }
}
