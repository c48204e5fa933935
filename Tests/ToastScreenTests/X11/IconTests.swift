import Testing
import ToastCore

@testable import ToastTesting

/// Icons that are not there, or are none, on a real X server.
@Suite struct IconTests {
  /// Files that are no pictures, by what they are called.
  private static let broken = [
    "empty.svg": "", "cut.svg": "<svg xmlns='http://www.w3.org/2000/svg'><rect width='",
    "blank.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'/>",
    "other.svg": "\u{7F}ELF", "empty.png": "", "cut.png": "\u{89}PNG\r\n",
    "text.png": "not a picture",
  ]

  @Test func `a missing or broken icon leaves no blank place`() async throws {
    let screen = try await RealScreen()
    let folder = try TemporaryFolder()
    for (name, text) in Self.broken { try folder.write(name, text.utf8) }
    let files = Self.broken.keys.sorted().map { "\(folder.path)/\($0)" } + ["/nowhere/there.png"]
    let icons =
      files.map { ToastIcon.image(Image(decorative: $0)) }
      + [.systemImage("no-such-icon"), .systemImage("../../etc/passwd")]
    for style in [ToastStyle(), .success] {
      let plain = try await Self.look(nil, style, on: screen)
      for icon in icons {
        let seen = try await Self.look(icon, style, on: screen)
        #expect(seen.places == plain.places, "\(icon)")
        let looksTheSame = seen.pixels == plain.pixels
        #expect(looksTheSame, "\(icon)")
      }
    }
  }

  @Test func `one that is there is seen beside the glyph`() async throws {
    let screen = try await RealScreen()
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "good.svg",
      Array(
        """
        <svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'>
        <rect width='16' height='16' fill='#ff00ff'/></svg>
        """.utf8))
    let magenta = ScreenPicture.Color(red: 255, green: 0, blue: 255)
    for style in [ToastStyle(), .success] {
      let plain = try await Self.look(nil, style, on: screen)
      let seen = try await Self.look(.image(Image(decorative: file)), style, on: screen)
      #expect(seen.places.surface.width > plain.places.surface.width)
      #expect(seen.pixels.count { $0 == magenta } > 300)
    }
  }

  /// How a toast with an icon looks.
  private static func look(
    _ icon: ToastIcon?, _ style: ToastStyle, on screen: RealScreen
  ) async throws -> (places: ToastPlaces, pixels: [ScreenPicture.Color]) {
    let content = ToastContent(icon: icon, title: "Saved", message: "Your file was saved")
    let places = try await screen.show(content, style: style)
    let pixels = try await screen.server.picture()
      .colors(x: places.surface.xs, y: places.surface.ys)
    try await screen.end()
    return (places, pixels)
  }
}
