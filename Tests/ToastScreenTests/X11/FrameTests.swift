import Testing
import ToastCore

@testable import ToastTesting

/// What is seen while a toast comes and goes, on a real X server.
@Suite struct FrameTests {
  private static let content = ToastContent(title: "Saved", message: "Your file was saved")

  @Test(arguments: [RealScreen.Desktop.bare, .composited])
  func `with reduced motion it fades, and nothing of it is ever elsewhere`(
    desktop: RealScreen.Desktop
  ) async throws {
    let screen = try await RealScreen(desktop)
    try await screen.server.paintRoot("-solid", "#c0c0c0")
    let (empty, frames, full) = try await Self.frames(of: screen, .reduced)
    // Each is a mixture of the two, the same everywhere.
    for frame in frames {
      let places = zip(zip(empty, full), frame)
      let strength = places.map { ends, seen in
        let ((from, to), seen) = ((Int(ends.0.red), Int(ends.1.red)), Int(seen.red))
        // A pixel that changes little says little.
        return abs(to - from) < 60 ? nil : Double(seen - from) / Double(to - from)
      }.compactMap(\.self)
      let (least, most) = try (#require(strength.min()), #require(strength.max()))
      #expect(most - least < 0.12, "from \(least) to \(most)")
    }
  }

  @Test(arguments: [RealScreen.Desktop.bare, .composited])
  func `without motion it is there, or not`(desktop: RealScreen.Desktop) async throws {
    let screen = try await RealScreen(desktop)
    try await screen.server.paintRoot("-solid", "#c0c0c0")
    let (empty, frames, full) = try await Self.frames(of: screen, .none)
    let areWhole = frames.allSatisfy { $0 == empty || $0 == full }
    #expect(areWhole)
  }

  /// The pixels of all of the screen's upper part while a toast comes, is there, and goes.
  private static func frames(
    of screen: RealScreen, _ motion: AccessibilityPreferences.Motion
  ) async throws -> (
    empty: [ScreenPicture.Color], frames: [[ScreenPicture.Color]], full: [ScreenPicture.Color]
  ) {
    func look() async throws -> [ScreenPicture.Color] {
      try await screen.server.picture().colors(x: 200..<600, y: 0..<120)
    }
    let gray = ScreenPicture.Color(red: 0xC0, green: 0xC0, blue: 0xC0)
    let empty = try await waitUntil("the root") {
      let seen = try await look()
      return seen.allSatisfy { $0 == gray } ? seen : nil
    }
    var frames: [[ScreenPicture.Color]] = []
    async let shown = screen.show(content, motion: motion)
    for _ in 1...4 { frames.append(try await look()) }
    _ = try await shown
    let full = try await waitUntil("the toast at rest") {
      let seen = try await look()
      return try await look() == seen && seen != empty ? seen : nil
    }
    async let ended: Void = screen.end()
    for _ in 1...4 { frames.append(try await look()) }
    try await ended
    try await waitUntil("the root again") { try await look() == empty ? () : nil }
    return (empty, frames, full)
  }
}
