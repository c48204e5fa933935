import Testing
import ToastCore
import ToastDrawing

@testable import ToastScreen

/// Toasts on a display in memory.
@Suite struct StageTests {
  private static let still: @Sendable (inout AccessibilityPreferences) -> Void = {
    $0.motion = .none
  }

  @Test func `a toast slides in, rests, and then nothing is drawn any more`() async throws {
    let screen = await PlayedScreen()
    #expect(await screen.show(1) == nil)
    try await screen.wait("its place") { display in
      guard let surface = display.open.first, let point = surface.points.last ?? nil else {
        return false
      }
      return point.y + surface.frame.y == 12
    }
    try await screen.wait("rest") { _ in screen.told.contains(.resumed(.appearing)) }
    #expect(screen.told == [.paused(.appearing), .resumed(.appearing)])
    let rows = await screen.on { _, display in
      display.open[0].points.compactMap { $0.map { $0.y + display.open[0].frame.y } }
    }
    #expect(Set(rows).count > 2 && rows[0] < -60, "it came from beyond its edge: \(rows)")
    let places = try #require(screen.shown[ToastID(1)])
    #expect(places.surface.y == 12 && places.texts.count == 1 && places.focus == nil)
  }

  @Test(arguments: [AccessibilityPreferences.Motion.reduced, .none])
  func `with reduced or no motion no frame is anywhere else`(
    motion: AccessibilityPreferences.Motion
  ) async throws {
    let screen = await PlayedScreen()
    await screen.show(1, change: { $0.motion = motion })
    try await screen.wait("rest") { _ in
      motion == .none || screen.told.contains(.resumed(.appearing))
    }
    await screen.on { stage, _ in stage.end(ToastID(1), mayReturn: false) }
    try await screen.wait("its end") { $0.open.isEmpty }
    let places = await screen.on { _, display in
      Set(display.surfaces[0].points.compactMap { $0?.y })
    }
    #expect(places == [12])
    if motion == .none {
      #expect(screen.told.isEmpty, "it was fully shown at once")
      #expect(await screen.on { _, display in display.surfaces[0].points.count } <= 2)
    }
    #expect(screen.shown.isEmpty)
  }

  @Test func `a press on its button, a tap, the close button and the pointer are told`()
    async throws
  {
    let screen = await PlayedScreen()
    let content = ToastContent(title: "Deleted", actions: [ToastAction("Undo") {}])
    await screen.show(
      1, content, configuration: ToastConfiguration(closeButton: .always), change: Self.still)
    let places = try #require(screen.shown[ToastID(1)])
    let close = try #require(places.close)
    await screen.on { _, display in
      let surface = display.open[0]
      func middle(_ frame: ToastPlaces.Frame) -> PixelPoint {
        PixelPoint(
          x: frame.x + frame.width / 2 - surface.frame.x,
          y: frame.y + frame.height / 2 - surface.frame.y)
      }
      surface.handler(.entered)
      for point in [middle(places.buttons[0]), middle(close), middle(places.texts[0])] {
        surface.handler(.pressed(point, at: 1))
        surface.handler(.released(point, at: 1))
      }
      surface.handler(.left)
    }
    #expect(
      screen.told == [
        .paused(.pointer), .paused(.touch), .resumed(.touch), .acted(0), .paused(.touch),
        .resumed(.touch), .closed, .paused(.touch), .resumed(.touch), .tapped, .resumed(.pointer),
      ])
  }

  @Test func `the keyboard walks it, and goes back where it was`() async throws {
    let screen = await PlayedScreen()
    #expect(await screen.on { stage, _ in stage.focus() } == "no toast is on the screen")
    let content = ToastContent(
      title: "Deleted", actions: [ToastAction("Undo") {}, ToastAction("Why?") {}])
    await screen.show(1, content, change: Self.still)
    #expect(await screen.on { stage, _ in stage.focus() } == nil)
    #expect(screen.shown[ToastID(1)]?.focus == 0)
    await screen.on { _, display in
      let surface = display.open[0]
      #expect(surface.hasKeyboard)
      surface.handler(.key(.next))
      surface.handler(.key(.activate))
      surface.handler(.key(.escape))
      #expect(!surface.hasKeyboard)
    }
    #expect(screen.told == [.paused(.focus), .acted(1), .resumed(.focus), .escaped])
    try await screen.wait("no focus") { _ in screen.shown[ToastID(1)]?.focus == nil }
  }

  @Test func `a display that gives no keyboard away is told`() async {
    let screen = await PlayedScreen()
    await screen.show(1, change: Self.still)
    let problem = await screen.on { stage, display in
      display.givesKeyboard = false
      return stage.focus()
    }
    #expect(problem == "the display does not give the keyboard away")
    #expect(screen.told.isEmpty)
  }

  @Test func `a newer text takes its place without moving`() async throws {
    let screen = await PlayedScreen()
    await screen.show(1)
    try await screen.wait("rest") { _ in screen.told.contains(.resumed(.appearing)) }
    let request = ToastRequest(content: ToastContent(title: "Saved again"))
    let newer = ToastPresentation(
      id: ToastID(1), revision: 1, request: request, wording: request.wording)
    await screen.on { stage, _ in
      stage.end(ToastID(1), mayReturn: true)
      #expect(stage.show(newer) { _ in } == nil)
    }
    try await screen.wait("one surface") { $0.open.count == 1 }
    let points = await screen.on { _, display in display.open[0].points }
    #expect(points.count == 1, "\(points)")
    #expect(screen.shown[ToastID(1)]?.surface.y == 12)
  }

  @Test func `what paused an earlier text is over with a newer one that nobody is busy with`()
    async throws
  {
    let screen = await PlayedScreen()
    await screen.show(1)
    await screen.on { _, display in display.open[0].handler(.entered) }
    await screen.show(1, ToastContent(title: "Saved again"), revision: 1)
    #expect(screen.told.contains(.resumed(.pointer)) && screen.pauses.isEmpty)
  }

  @Test func `nobody is busy with a toast whose display is gone`() async {
    let screen = await PlayedScreen()
    await screen.show(1)
    await screen.on { _, display in
      display.open[0].handler(.entered)
      display.gone("the display is gone")
    }
    #expect(screen.told.contains(.resumed(.pointer)) && screen.pauses.isEmpty)
  }

  @Test func `progress is seen at each step, in place`() async throws {
    let screen = await PlayedScreen()
    await screen.show(1, ToastContent(title: "Copying", progress: 0.1), change: Self.still)
    let before = await screen.on { _, display in display.open[0].pixels?.inkCount }
    let request = ToastRequest(content: ToastContent(title: "Copying", progress: 0.9))
    var preferences = AccessibilityPreferences()
    preferences.motion = .none
    let toast = ToastPresentation(
      id: ToastID(1), request: request, wording: request.wording, preferences: preferences)
    await screen.on { stage, _ in stage.amend(toast) }
    try await screen.wait("the step") { $0.open[0].pixels?.inkCount != before }
    #expect(await screen.on { _, display in display.surfaces.count } == 1)
  }

  @Test func `other preferences are seen at once, in place`() async throws {
    let screen = await PlayedScreen()
    await screen.show(1, change: Self.still)
    let small = try #require(screen.shown[ToastID(1)]?.surface)
    var preferences = AccessibilityPreferences()
    preferences.motion = .none
    preferences.textScale = 2
    let larger = preferences
    await screen.on { stage, _ in stage.preferencesChanged(larger) }
    let large = try #require(screen.shown[ToastID(1)]?.surface)
    #expect(large.width > small.width && large.height > small.height)
    try await screen.wait("one surface") { $0.open.count == 1 }
  }

  @Test func `other outputs: what shows is placed anew`() async throws {
    let screen = await PlayedScreen()
    await screen.show(1, configuration: ToastConfiguration(edge: .bottom), change: Self.still)
    #expect(screen.shown[ToastID(1)].map { $0.surface.y + $0.surface.height } == 588)
    await screen.on { _, display in
      display.outputs[0].workArea = PixelRect(x: 0, y: 0, width: 800, height: 560)
      display.changed()
    }
    #expect(screen.shown[ToastID(1)].map { $0.surface.y + $0.surface.height } == 548)
    #expect(await screen.on { _, display in display.open.count } == 1)
  }

  @Test func `200 toasts leave nothing behind`() async throws {
    let screen = await PlayedScreen()
    for number in 1...200 as ClosedRange<UInt64> {
      await screen.show(number, change: Self.still)
      await screen.on { stage, _ in stage.end(ToastID(number), mayReturn: false) }
    }
    try await screen.wait("nothing") { $0.open.isEmpty }
    #expect(await screen.on { _, display in display.surfaces.count } == 200)
    #expect(screen.shown.isEmpty)
  }

  @Test func `a display that goes takes its toasts with it, and the next toast is told`() async {
    let screen = await PlayedScreen()
    await screen.show(1, change: Self.still)
    await screen.on { _, display in display.gone("the display is gone") }
    #expect(screen.shown.isEmpty)
    #expect(await screen.show(2)?.description == "there is no display")
  }
}

extension Pixels {
  /// How many pixels are light.
  fileprivate var inkCount: Int {
    (0..<height).reduce(0) { sum, y in
      sum + (0..<width).count { line(y)[$0] & 0xFF > 0x80 }
    }
  }
}
