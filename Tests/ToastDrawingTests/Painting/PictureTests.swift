import Testing
import ToastCore
import ToastLayout

@testable import ToastDrawing

/// Where things are in the pictures of toasts: found by what changes when one of them is not drawn.
@Suite struct PictureTests {
  /// Contents, scales and text scales that together have all there is on a toast.
  private static let stages: [Stage] = {
    let hebrew = ToastContent(
      title: "הגיבוי הסתיים", message: "1,204 קבצים נשמרו בשתי דקות.",
      action: ToastAction(named: "הצג"))
    let long = ToastContent(
      icon: .systemImage("bell"), title: "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
      message: "Ihre Buchung wurde storniert, und zwar ohne jede Angabe von Gründen.",
      actions: [ToastAction(named: "Rückgängig machen"), ToastAction(named: "OK")])
    return [usualContent, hebrew, long].flatMap { content in
      [(1.0, 1.0, 800.0), (2, 1, 800), (1, 3, 320), (3, 1, 320), (1, 0.5, 320)].map {
        var stage = Stage(content)
        stage.severity = .warning
        stage.output.height = 3000
        (stage.scale, stage.preferences.textScale, stage.output.width) = $0
        return stage
      }
    }
  }()

  @Test(arguments: stages.indices) func `each line of a text is where the layout has it`(
    index: Int
  ) throws {
    let stage = Self.stages[index]
    let whole = try stage.painted()
    let texts: [(TextBox?, (inout EffectiveStyle) -> Void)] = [
      (whole.layout.title, { $0.title = .clear }),
      (whole.layout.message, { $0.message = .clear }),
    ]
    for (box, hide) in texts {
      let box = try #require(box)
      let without = try stage.painted(ContentState(), hide)
      let drawn = try #require(whole.difference(from: without))
      // Letters may lean out of their line by a little.
      let room = whole.part(box.frame).grown(by: Int(box.font.size * stage.scale / 8) + 1)
      #expect(room.contains(drawn), "\(drawn) in \(room)")
      for line in box.lines where line.frame.width > 1 {
        let place = whole.part(line.frame)
        let ink = try #require(whole.difference(from: without, in: place))
        // From one end to the other.
        #expect(Double(ink.width) >= Double(place.width) - box.font.size * stage.scale)
      }
    }
  }

  @Test(arguments: stages.indices) func `labels are in their buttons, and in their middle`(
    index: Int
  ) throws {
    let stage = Self.stages[index]
    let whole = try stage.painted()
    let without = try stage.painted { $0.button.label = .clear }
    for button in whole.layout.buttons {
      let place = whole.part(button.frame)
      let ink = try #require(whole.difference(from: without, in: place))
      let middle = Double(ink.x) + Double(ink.width) / 2
      let expected = Double(place.x) + Double(place.width) / 2
      #expect(abs(middle - expected) <= 3 * stage.scale * stage.preferences.textScale)
    }
    let all = try #require(whole.difference(from: without))
    #expect(
      whole.layout.buttons.contains { whole.part($0.frame).grown(by: 1).contains(all) }
        || whole.layout.buttons.count > 1)
  }

  @Test func `the surface has its colour, and its corners show what is behind`() throws {
    var stage = Stage(usualContent)
    stage.style.backgroundColor = Color(rgb: 0x1E3A8A)
    for scale in [1.0, 1.5, 2, 3] {
      stage.scale = scale
      let painting = try stage.painted()
      let surface = painting.layout.surface
      let top = painting.color(x: surface.width / 2, y: 3)
      #expect(top == Color(rgb: 0x1E3A8A))
      #expect(painting.color(x: 0, y: 0) != Color(rgb: 0x1E3A8A))
      #expect(painting.color(x: surface.width - 1, y: surface.height - 1) != Color(rgb: 0x1E3A8A))
    }
  }

  @Test func `the shadow is below, fades out, and is nowhere else`() throws {
    let painting = try Stage(usualContent).painted()
    let ground = try Stage(usualContent).ground(painting.layout)
    let surface = painting.layout.surface
    let middle = Int(surface.width / 2) + painting.margin
    func darkening(_ y: Int) -> Double {
      ground.color(middle, y).luminance - painting.pixels.color(middle, y).luminance
    }
    let below = painting.margin + Int(surface.height)
    let bounds = painting.scene.bounds
    #expect(darkening(below + 2) > 0.1)
    #expect(darkening(below + 2) > darkening(below + 14))
    #expect(darkening(below + 2) > darkening(painting.margin - 3))
    let all = Painting(pixels: ground, scene: painting.scene, margin: painting.margin)
    let changed = try #require(painting.difference(from: all))
    #expect(bounds.moved(by: PixelPoint(x: painting.margin, y: painting.margin)).contains(changed))
  }

  @Test(arguments: ToastSeverity.allCases) func `each severity has an outline of its own`(
    severity: ToastSeverity
  ) throws {
    func covered(_ severity: ToastSeverity) throws -> [Bool] {
      let pixels = try Pixels(width: 24, height: 24)
      Canvas(pixels).draw(severity, .white, size: 24)
      return (0..<(24 * 24)).map { pixels[$0 % 24, $0 / 24] >> 24 > 127 }
    }
    let own = try covered(severity)
    #expect(own.filter(\.self).count > 150)
    for other in ToastSeverity.allCases where other != severity {
      let differences = zip(own, try covered(other)).filter { $0 != $1 }.count
      #expect(differences > 50, "\(other): \(differences)")
    }
  }

  @Test func `a toast that fades in is between what is behind and what it is`() throws {
    let stage = Stage(usualContent)
    let whole = try stage.painted()
    let half = try stage.painted(opacity: 0.5)
    let ground = try stage.ground(whole.layout)
    for (x, y) in [(60, 60), (whole.margin + 40, whole.margin + 20), (whole.margin - 5, 70)] {
      let mixed = Color.white.opacity(0).over(ground.color(x, y))
      let expected = whole.pixels.color(x, y).opacity(0.5).over(mixed)
      let seen = half.pixels.color(x, y)
      for (one, other) in [
        (seen.red, expected.red), (seen.green, expected.green), (seen.blue, expected.blue),
      ] {
        #expect(abs(one - other) < 0.02)
      }
    }
    #expect(
      try stage.painted(opacity: 0).difference(
        from: Painting(pixels: ground, scene: whole.scene, margin: whole.margin)) == nil)
  }

  @Test func `the same toast is painted alike, and anywhere, even half outside`() throws {
    let stage = Stage(usualContent)
    let one = try stage.painted()
    #expect(try one.difference(from: stage.painted()) == nil)
    let painter = ToastPainter()
    try painter.prepare(one.scene)
    let small = try Pixels(width: 50, height: 40)
    for (x, y) in [(-400, -300), (-30, -20), (49, 39), (0, -100), (1000, 1000)] {
      painter.paint(into: small, at: PixelPoint(x: x, y: y))
    }
    #expect(small[25, 20] != 0)
    painter.release()
    small.clear()
    painter.paint(into: small, at: .zero)
    #expect(small[25, 20] == 0)
  }

  @Test func `a scrolling content moves, and shows how far`() throws {
    var stage = Stage(
      ToastContent(title: "Log", message: String(repeating: "Nineteen characters ", count: 100)))
    stage.output = Size(width: 400, height: 300)
    let top = try stage.painted()
    let scrolled = try stage.painted(ContentState(scrolled: 100))
    let end = try stage.painted(ContentState(scrolled: 1e9))
    #expect(top.scene.scrollRange.upperBound > 100)
    #expect(top.difference(from: scrolled) != nil && scrolled.difference(from: end) != nil)
    // What is 100 further down comes to where it is 100 higher.
    let width = Int(top.layout.surface.width) - 60
    let isMoved = (120..<200).allSatisfy { y in
      (30..<width).allSatisfy { x in
        let (column, row) = (x + top.margin, y + top.margin)
        return top.pixels[column, row] == scrolled.pixels[column, row - 100]
      }
    }
    #expect(isMoved)
  }
}
