import Testing
import ToastCore
import ToastLayout

@testable import ToastDrawing

/// Whether glass looks like glass: it bends at the rim, calms in the middle, and is lit.
@Suite struct GlassLookTests {
  private func stage(_ backdrop: SampleBackdrop) -> Stage {
    var stage = Stage(ToastContent(title: "Backup finished", message: "All is well, and in place."))
    stage.style.backgroundUsesGlass = true
    stage.style.shadow = .none
    stage.backdrop = backdrop
    stage.scale = 2
    return stage
  }

  /// How much neighbours differ in a row, on average.
  private func busyness(_ pixels: Pixels, row: Int, _ columns: Range<Int>) -> Double {
    let differences = columns.dropLast().map { x in
      abs(pixels.color(x, row).luminance - pixels.color(x + 1, row).luminance)
    }
    return differences.reduce(0, +) / Double(max(differences.count, 1))
  }

  @Test func `the middle is calmer than what lies behind it`() throws {
    for backdrop in SampleBackdrop.allCases {
      let stage = stage(backdrop)
      let painting = try stage.painted { ($0.title, $0.message) = (.clear, .clear) }
      let ground = try stage.ground(painting.layout)
      let middle = painting.margin + painting.scene.shape.height / 2
      let columns = (painting.margin + 60)..<(painting.margin + painting.scene.shape.width - 60)
      let rows = [middle - 12, middle, middle + 12]
      let own = rows.map { busyness(painting.pixels, row: $0, columns) }.reduce(0, +)
      let behind = rows.map { busyness(ground, row: $0, columns) }.reduce(0, +)
      #expect(own < behind * 0.7 || behind < 1e-3, "\(backdrop): \(own) of \(behind)")
    }
  }

  @Test func `the rim shows what lies further inside`() throws {
    let bezel = Bezel(for: stage(.stripes).layout())
    #expect(abs(bezel.displacement(at: 0) - 38) < 1)
    #expect(bezel.displacement(at: bezel.width) < 0.01)
    #expect(bezel.rimShare(at: 0) == 1 && bezel.rimShare(at: bezel.width) == 0)
    var last = Double.infinity
    for distance in stride(from: 0, through: bezel.width, by: 0.5) {
      #expect(bezel.displacement(at: distance) < last)
      last = bezel.displacement(at: distance)
    }
    // A picture whose left part is red and whose right part is blue: red is drawn over the border.
    let layout = stage(.stripes).layout()
    let size = (width: Int(layout.surface.width), height: Int(layout.surface.height))
    let behind = try Pixels(width: size.width, height: size.height)
    let border = 12
    for y in 0..<size.height {
      for x in 0..<size.width { behind[x, y] = x < border ? 0xFFB0_0000 : 0xFF00_00B0 }
    }
    let backdrop = Backdrop(behind)
    var style = ToastStyle()
    style.backgroundUsesGlass = true
    var look = EffectiveStyle(style, backdrop: backdrop.luminances())
    (look.title, look.message) = (.clear, .clear)
    let painter = ToastPainter()
    try painter.prepare(ToastScene(layout: layout, style: look), over: backdrop)
    let pixels = try Pixels(width: size.width, height: size.height)
    painter.paint(into: pixels, at: .zero)
    let edge = pixels.color(3, size.height / 2)
    #expect(edge.blue > edge.red, "\(edge)")
  }

  @Test func `light runs along the edge, from the upper left`() throws {
    let painting = try stage(.dark).painted { ($0.title, $0.message) = (.clear, .clear) }
    let shape = painting.scene.shape
    let margin = painting.margin
    func light(_ x: Int, _ y: Int) -> Double { painting.pixels.color(x, y).luminance }
    let middle = margin + shape.width / 2
    let upper = (margin..<margin + 4).map { light(middle, $0) }.max() ?? 0
    let lower =
      (margin + shape.height - 4..<margin + shape.height).map { light(middle, $0) }.max() ?? 0
    let inside = light(middle, margin + shape.height / 2)
    #expect(upper > lower && lower > inside + 0.05, "\(upper) \(lower) \(inside)")
  }

  @Test func `glass follows what is behind it along its path`() throws {
    let stage = stage(.photograph)
    let layout = stage.layout()
    let behind = try SampleBackdrop.photograph.pixels(
      width: layout.surface.width + 80, height: 300, scale: 2)
    let backdrop = Backdrop(behind)
    let look = EffectiveStyle(stage.style, backdrop: backdrop.luminances(scale: 2))
    let painter = ToastPainter()
    try painter.prepare(ToastScene(layout: layout, style: look, scale: 2), over: backdrop)
    func middle(_ y: Int) throws -> Color {
      let pixels = try Pixels(width: behind.width, height: behind.height)
      painter.paint(into: pixels, at: PixelPoint(x: 80, y: y))
      return pixels.color(100, y + 100)
    }
    #expect(try middle(0).blue != middle(300).blue)
  }

  @Test func `what is known already is not made again, and looks the same`() throws {
    let stage = stage(.photograph)
    let layout = stage.layout()
    let backdrop = Backdrop(try stage.ground(layout))
    let look = EffectiveStyle(stage.style, backdrop: backdrop.luminances(scale: 2))
    var scene = ToastScene(layout: layout, style: look, scale: 2)
    let painter = ToastPainter()
    func painted(_ painter: ToastPainter) throws -> Pixels {
      let pixels = try Pixels(width: backdrop.pixels.width, height: backdrop.pixels.height)
      painter.paint(into: pixels, at: PixelPoint(x: 80, y: 80))
      return pixels
    }
    try painter.prepare(scene, over: backdrop)
    let first = try painted(painter)
    scene.style.title = .clear
    try painter.prepare(scene, over: backdrop)
    let other = try painted(painter)
    scene.style.title = look.title
    try painter.prepare(scene, over: backdrop)
    let again = try painted(painter)
    func isSame(_ one: Pixels, _ other: Pixels) -> Bool {
      (0..<one.height).allSatisfy { y in (0..<one.width).allSatisfy { one[$0, y] == other[$0, y] } }
    }
    #expect(isSame(first, again) && !isSame(first, other))
  }
}
