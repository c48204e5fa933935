import Testing
import ToastCore
import ToastLayout
import ToastTesting

@testable import ToastDrawing

@Suite struct IconSourceTests {
  private func content(_ icon: ToastIcon) -> ToastContent {
    ToastContent(icon: icon, title: "Meeting", message: "Room 4")
  }

  /// The colour in the middle of an icon's place, and at its corner.
  private func colors(
    _ icon: ToastIcon, _ source: IconSource, scale: Double = 2
  ) throws -> (middle: Color, corner: Color, side: Color) {
    let stage = Stage(content(icon))
    let layout = stage.layout()
    let frame = try #require(layout.icon).frame
    let look = EffectiveStyle(stage.style, icon: icon)
    let painter = ToastPainter(icons: source)
    try painter.prepare(ToastScene(layout: layout, style: look, scale: scale))
    let pixels = try Pixels(
      width: Int(layout.surface.width * scale), height: Int(layout.surface.height * scale))
    painter.paint(into: pixels, at: .zero)
    func color(_ x: Double, _ y: Double) -> Color {
      pixels.color(Int(x * scale), Int(y * scale))
    }
    return (
      color(frame.x + frame.width / 2, frame.middle), color(frame.x + 2, frame.y + 2),
      color(frame.x + 5, frame.middle)
    )
  }

  @Test func `a symbolic icon has the text's colour, or the one that is asked for`() throws {
    let theme = try TestTheme(["any": "Size=16\nMinSize=8\nMaxSize=512\nType=Scalable"])
    try theme.write("icons/Test/any/test-square-symbolic.svg", TestTheme.square)
    let plain = try colors(.systemImage("test-square-symbolic"), theme.source)
    #expect(plain.middle == .white && plain.corner == Color(rgb: 0x141416))
    let tinted = try colors(.systemImage("test-square-symbolic", tint: .yellow), theme.source)
    #expect(tinted.middle == .yellow)
  }

  @Test func `a picture keeps its colours, unless it is to be tinted`() throws {
    let theme = try TestTheme()
    try theme.write("logo.png", TestTheme.png(0xFF20_A0E0))
    let image = Image(decorative: "\(theme.folder.path)/logo.png")
    #expect(try colors(.image(image), theme.source).middle == Color(rgb: 0x20A0E0))
    #expect(try colors(.image(image, tint: .yellow), theme.source).middle == .yellow)
  }

  @Test func `a drawing with colours has them, and one with a gradient is drawn by the library`()
    throws
  {
    let theme = try TestTheme()
    try theme.write(
      "flat.svg",
      Array("<svg viewBox='0 0 4 4'><rect width='4' height='4' fill='#20a0e0'/></svg>".utf8))
    try theme.write("gradient.svg", TestTheme.gradient)
    let flat = try colors(.image(Image(decorative: "\(theme.folder.path)/flat.svg")), theme.source)
    #expect(flat.middle == Color(rgb: 0x20A0E0))
    let source = theme.source
    let gradient = Image(decorative: "\(theme.folder.path)/gradient.svg")
    // Where the machine has the library.
    try #require(source.has(.image(gradient)) == (SVGLibrary() != nil))
    guard SVGLibrary() != nil else { return }
    let (middle, corner, _) = try colors(.image(gradient), source)
    #expect(corner.red > 0.7 && corner.blue < 0.3 && abs(middle.red - middle.blue) < 0.1)
  }

  @Test func `what is broken, huge or no picture is no icon, and the toast goes on`() throws {
    let theme = try TestTheme()
    let whole = try TestTheme.png(0xFFFF_0000, size: 64)
    var huge = whole
    // A width and height of 60,000 in the first chunk.
    huge.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    let files: [String: [UInt8]] = [
      "cut.png": Array(whole.prefix(whole.count / 2)), "huge.png": huge, "empty.png": [],
      "text.png": Array("hello".utf8), "head.png": Array(whole.prefix(20)),
      "broken.svg": Array("<svg viewBox='0 0 4 4'><rect".utf8),
      "nothing.svg": Array("<svg viewBox='0 0 4 4'></svg>".utf8),
      "bad.svg": Array("<svg><filter id='a'/></svg".utf8),
    ]
    for (name, bytes) in files {
      try theme.write(name, bytes)
      let icon = ToastIcon.image(Image(decorative: "\(theme.folder.path)/\(name)"))
      let source = theme.source
      #expect(!source.has(icon), "\(name)")
      #expect(source.drawable(content(icon)).icon == nil)
      // Laid out with it all the same, something is seen at its place.
      let seen = try colors(icon, source)
      #expect(seen.side == .white, "\(name)")
    }
    for name in ["/dev/zero", "/proc/self/mem", theme.folder.path, "/no/such.png"] {
      #expect(!theme.source.has(.image(Image(decorative: name))), "\(name)")
    }
  }
}
