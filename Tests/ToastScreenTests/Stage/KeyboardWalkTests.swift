import Testing
import ToastCore
import ToastLayout

@testable import ToastScreen

@Suite struct KeyboardWalkTests {
  private static func layout(
    _ actions: Int, height: Double = 600, title: String = "Backup",
    message: String = "It is done."
  ) -> ToastLayout {
    ToastLayout(
      ToastContent(
        title: title, message: message,
        actions: (0..<actions).map { ToastAction("Action \($0)") {} }),
      available: Size(width: 400, height: height), measurer: FixedAdvanceMeasurer())
  }

  @Test func `Tab and the arrows walk the targets round`() {
    var walk = KeyboardWalk(Self.layout(3))
    #expect(walk.focus == 0)
    for (key, focus) in [
      (.next, 1), (.down, 2), (.next, 0), (.previous, 2), (.up, 1),
    ] as [(SurfaceKey, Int)] {
      #expect(walk.handle(key) == .redraw && walk.focus == focus)
    }
    #expect(walk.handle(.activate) == .press(1))
    #expect(walk.handle(.escape) == .escape)
  }

  @Test func `left and right are what they look like`() {
    for (title, right, left) in [("Backup", 1, 0), ("גיבוי", 2, 0)] {
      var walk = KeyboardWalk(Self.layout(3, title: title))
      _ = walk.handle(.right)
      #expect(walk.focus == right, "\(title)")
      _ = walk.handle(.left)
      #expect(walk.focus == left, "\(title)")
    }
  }

  @Test func `a toast without targets can be sent away, and nothing else`() {
    var walk = KeyboardWalk(Self.layout(0))
    #expect(walk.focus == nil)
    #expect(walk.handle(.next) == nil && walk.handle(.activate) == nil)
    #expect(walk.handle(.escape) == .escape)
  }

  @Test func `what is taller than the output scrolls, and the focus is seen`() {
    let text = String(repeating: "A long message. ", count: 120)
    let layout = Self.layout(1, height: 300, message: text)
    #expect(layout.scrolls)
    var walk = KeyboardWalk(layout)
    let end = layout.content.height - layout.surface.height
    func sees(_ rect: Rect) -> Bool {
      rect.y >= walk.scrolled - 1e-6 && rect.maxY <= walk.scrolled + layout.surface.height + 1e-6
    }
    #expect(sees(layout.targets[0]))
    var pages = 0
    while walk.handle(.pageUp) == .redraw { pages += 1 }
    #expect(walk.scrolled == 0 && pages > 1)
    while walk.handle(.pageDown) == .redraw {}
    #expect(walk.scrolled == end)
  }
}
