import Testing
import ToastCore

@testable import ToastTesting

/// Glass over what is really behind it, on a real X server: text can be read on it
/// (`spec/screen.md` 4).
@Suite struct BackdropTests {
  /// What a desktop has for a wallpaper.
  enum Wallpaper: String, CaseIterable, Sendable {
    case light, dark, stripes, photograph

    /// How ImageMagick makes it.
    fileprivate var recipe: [String] {
      switch self {
      case .light: ["-size", "8x8", "xc:#f4f4f0"]
      case .dark: ["-size", "8x8", "xc:#101418"]
      case .stripes:
        ["-size", "120x8", "xc:white", "-fill", "black", "-draw", "rectangle 0,0 59,7"]
      case .photograph: ["-size", "800x600", "-seed", "7", "plasma:tomato-steelblue"]
      }
    }
  }

  @Test(arguments: [RealScreen.Desktop.bare, .composited], Wallpaper.allCases)
  func `text can be read on glass`(
    desktop: RealScreen.Desktop, wallpaper: Wallpaper
  ) async throws {
    let screen = try await Self.screen(desktop, wallpaper)
    let style = ToastStyle.custom {
      $0.backgroundUsesGlass = true
      $0.buttonUsesGlass = true
    }
    let places = try await screen.show(Self.content, style: style)
    let picture = try await screen.restingPicture()
    let label = Self.label(of: places.buttons[0])
    for frame in places.texts + [label] { try Self.expectContrast(4.5, of: frame, in: picture) }
    if wallpaper == .stripes || wallpaper == .photograph {
      let row = picture.colors(
        x: places.surface.x + 40..<places.surface.x + places.surface.width - 40,
        y: places.surface.y + 6..<places.surface.y + 7)
      #expect(Set(row).count > 8, "what is behind is seen")
    }
    try await screen.end()

    // Without what can be seen through: one colour, and more contrast.
    for isContrast in [true, false] {
      let places = try await screen.show(Self.content, style: style) {
        if isContrast { $0.contrast = .more } else { $0.reduceTransparency = true }
      }
      let picture = try await screen.restingPicture()
      for frame in places.texts + [Self.label(of: places.buttons[0])] {
        try Self.expectContrast(isContrast ? 7 : 4.5, of: frame, in: picture)
      }
      let row = picture.colors(
        x: places.surface.x + 40..<places.surface.x + places.surface.width - 40,
        y: places.surface.y + 6..<places.surface.y + 7)
      #expect(Set(row).count == 1)
      try await screen.end()
    }
  }

  @Test(arguments: [RealScreen.Desktop.bare, .composited])
  func `what glass shows is the window behind it, and not the wallpaper behind that`(
    desktop: RealScreen.Desktop
  ) async throws {
    let screen = try await Self.screen(desktop, .dark)
    let window = try await WatchedWindow(on: screen.server, width: 800, height: 300)
    try await waitUntil("the window") {
      try await screen.server.picture()[400, 150].luminance > 0.8 ? () : nil
    }
    let places = try await screen.show(
      Self.content, style: .custom { $0.backgroundUsesGlass = true })
    let picture = try await screen.restingPicture()
    #expect(picture[places.surface.middle.x, places.surface.y + 8].luminance > 0.5)
    for frame in places.texts { try Self.expectContrast(4.5, of: frame, in: picture) }
    withExtendedLifetime(window) {}
  }

  /// The part of a button that is no edge of it.
  private static func label(of button: ToastPlaces.Frame) -> ToastPlaces.Frame {
    ToastPlaces.Frame(
      x: button.x + 14, y: button.y + 12, width: button.width - 28, height: button.height - 24)
  }

  private static let content = ToastContent(
    title: "A message to be read", message: "On whatever wallpaper a person likes",
    actions: [ToastAction("Undo") {}])

  private static func screen(
    _ desktop: RealScreen.Desktop, _ wallpaper: Wallpaper
  ) async throws -> RealScreen {
    let screen = try await RealScreen(desktop)
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/wallpaper.png"
    try await screen.server.run("convert", wallpaper.recipe + [file])
    let before = try await screen.server.picture()
    try await screen.server.paintRoot(wallpaper == .photograph ? "-fill" : "-tile", file)
    try await waitUntil("the wallpaper") {
      try await screen.server.picture() == before ? nil : ()
    }
    return screen
  }

  /// The colour of the letters of a text, as luminance: the one end of lightness that is nowhere as
  /// wide as no stroke of a letter is, or else the one that is farther from most.
  private static func ink(of all: [Double], width: Int) throws -> Double {
    let (darkest, lightest) = try (#require(all.min()), #require(all.max()))
    func isWide(_ end: Double) -> Bool {
      stride(from: 0, to: all.count, by: width).contains { start in
        var run = 0
        return all[start..<start + width].contains { luminance in
          let ratio = (max(luminance, end) + 0.05) / (min(luminance, end) + 0.05)
          run = ratio < 1.2 ? run + 1 : 0
          return run > 24
        }
      }
    }
    switch (isWide(darkest), isWide(lightest)) {
    case (false, true): return darkest
    case (true, false): return lightest
    default:
      let middle = all.sorted()[all.count / 2]
      return lightest - middle > middle - darkest ? lightest : darkest
    }
  }

  /// Expects that every pixel of a text's place that is no part of a letter or its edge contrasts
  /// with the letters.
  private static func expectContrast(
    _ least: Double, of frame: ToastPlaces.Frame, in picture: ScreenPicture,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let (xs, ys) = (frame.xs, frame.ys)
    let all = picture.colors(x: xs, y: ys).map(\.luminance)
    let ink = try ink(of: all, width: xs.count)
    func contrast(_ x: Int, _ y: Int) -> Double {
      let luminance = all[(y - ys.lowerBound) * xs.count + x - xs.lowerBound]
      return (max(luminance, ink) + 0.05) / (min(luminance, ink) + 0.05)
    }
    var (seen, worst) = (0, Double.infinity)
    for y in ys {
      for x in xs {
        let around = (max(y - 2, ys.lowerBound)...min(y + 2, ys.upperBound - 1)).contains { y in
          (max(x - 2, xs.lowerBound)...min(x + 2, xs.upperBound - 1)).contains { x in
            contrast(x, y) < 3
          }
        }
        guard !around else { continue }
        seen += 1
        worst = min(worst, contrast(x, y))
      }
    }
    #expect(
      Double(seen) > 0.15 * Double(all.count), "\(seen) of \(all.count)",
      sourceLocation: location)
    #expect(worst >= least, "ink of \(ink)", sourceLocation: location)
  }
}
