import Testing
import ToastCore
import ToastLayout
import ToastTesting

@testable import ToastDrawing

/// What lies under text on glass, measured on what is drawn (`spec/screen.md` 4).
@Suite struct GlassContrastTests {
  private static let contents = [
    usualContent,
    ToastContent(title: "Saved", message: "All changes are on the server.", progress: 0.5),
  ]

  private func stage(_ backdrop: SampleBackdrop, _ content: ToastContent, scale: Double) -> Stage {
    var stage = Stage(content)
    stage.style.backgroundUsesGlass = true
    stage.style.buttonUsesGlass = true
    stage.backdrop = backdrop
    stage.scale = scale
    return stage
  }

  /// The least contrast of a colour with what is painted in some boxes.
  private func least(_ color: Color, _ boxes: [Rect], in painting: Painting) -> Double {
    boxes.flatMap { painting.colors(in: painting.part($0)) }
      .map { color.contrast(on: $0) }.min() ?? 0
  }

  private static let shown =
    SampleBackdrop.allCases.flatMap { [($0, 1.0), ($0, 2)] }
    + [(SampleBackdrop.stripes, 1.5), (.photograph, 3)]

  @Test(arguments: shown)
  func `every pixel under text has its contrast`(backdrop: SampleBackdrop, scale: Double) throws {
    for content in Self.contents.prefix(scale > 1 ? 1 : 2) {
      let tints = scale > 1 ? [nil] : [nil, Color.indigo.opacity(0.6), .yellow.opacity(0.4)]
      for tint in tints {
        var stage = stage(backdrop, content, scale: scale)
        stage.style.backgroundTint = tint
        var looks: EffectiveStyle?
        let bare = try stage.painted { style in
          looks = style
          (style.title, style.message, style.button.label) = (.clear, .clear, .clear)
        }
        let look = try #require(looks)
        guard case .glass = look.surface else {
          Issue.record("not glass")
          return
        }
        let lines = { (box: TextBox?) in (box?.lines ?? []).map(\.frame) }
        #expect(least(look.title, lines(bare.layout.title), in: bare) >= 4.5)
        #expect(least(look.message, lines(bare.layout.message), in: bare) >= 4.5)
        for button in bare.layout.buttons {
          #expect(least(look.button.label, [button.label.frame], in: bare) >= 4.5)
        }
      }
    }
  }

  @Test(arguments: SampleBackdrop.allCases)
  func `with more contrast it is solid, and text has 7 to 1`(backdrop: SampleBackdrop) throws {
    var stage = stage(backdrop, usualContent, scale: 2)
    stage.preferences.contrast = .more
    var looks: EffectiveStyle?
    let bare = try stage.painted { style in
      looks = style
      (style.title, style.message, style.button.label) = (.clear, .clear, .clear)
    }
    let look = try #require(looks)
    if case .glass = look.surface { Issue.record("glass") }
    for (color, box) in [(look.title, bare.layout.title), (look.message, bare.layout.message)] {
      let behind = bare.colors(in: bare.part(try #require(box).frame))
      #expect(behind.allSatisfy { color.over($0).contrast(on: $0) >= 7 })
    }
  }

  @Test func `whatever lies behind, the limits hold for the plate of the body`() throws {
    var random = SplitMix(seed: 11)
    for round in 0..<12 {
      let pixels = try Pixels(width: 90, height: 70)
      let size = 1 + random.next(below: 30)
      var blocks: [Int: UInt32] = [:]
      for y in 0..<70 {
        for x in 0..<90 {
          let block = y / size * 1000 + x / size
          let color = blocks[block] ?? UInt32(random.next(below: 0x100_0000))
          blocks[block] = color
          pixels[x, y] = 0xFF00_0000 | color
        }
      }
      for ink in GlassInk.allCases {
        let margin = ink == .light ? 0.01 : 0.02
        let limit = try #require(ink.limit(required: 4.5, margin: margin))
        let plates = try GlassPlates(
          Backdrop(pixels), scale: [1, 1.5, 2, 3][round % 4], tint: nil, ink: ink, limit: limit)
        let least = plates.body.colors(in: plates.body.bounds)
          .map { ink.color.contrast(on: $0) }.min()
        #expect(try #require(least) >= 4.5, "\(round) \(ink)")
      }
    }
  }

  @Test func `a backdrop of one pixel, or of another place, is no trouble`() throws {
    let layout = Stage(usualContent).layout()
    var style = ToastStyle()
    style.backgroundUsesGlass = true
    for (width, height, x, y) in [(1, 1, 0, 0), (3, 200, 5000, -5000), (20, 2, -10, 10)] {
      let behind = try Pixels(width: width, height: height)
      let backdrop = Backdrop(behind, origin: PixelPoint(x: x, y: y))
      let luminances = backdrop.luminances(
        in: PixelRect(x: -9, y: -9, width: 4, height: 4))
      #expect(!luminances.isEmpty)
      let scene = ToastScene(
        layout: layout, style: EffectiveStyle(style, backdrop: luminances), scale: 1)
      let painter = ToastPainter()
      try painter.prepare(scene, over: backdrop)
      let pixels = try Pixels(width: 60, height: 60)
      painter.paint(into: pixels, at: PixelPoint(x: -20, y: -20))
      #expect(pixels[20, 20] >> 24 == 255)
    }
  }
}
