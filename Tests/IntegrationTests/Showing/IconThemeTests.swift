import Testing

@testable import ToastTesting

/// A machine without any icons.
@Suite struct IconThemeTests {
  @Test func `without a theme an icon leaves no blank place, and the glyph is there`()
    async throws
  {
    let screen = try await ScreenStage(
      variables: ["XDG_DATA_DIRS": "/nonexistent", "XDG_DATA_HOME": "/nonexistent"])
    func look(_ arguments: String...) async throws -> ScreenPicture {
      try await screen.stage.toast(["success", "--no-speak", "-t", "0"] + arguments)
      try await screen.waitForToast(true)
      let picture = try await screen.display.picture()
      try await screen.stage.toast(["dismiss", "--all"])
      try await screen.waitForToast(false)
      return picture
    }
    let plain = try await look("--", "Saved")
    for icon in ["folder", "/nowhere/there.png"] {
      let looksTheSame = try await look("-i", icon, "--", "Saved") == plain
      #expect(looksTheSame, "\(icon)")
    }
  }
}
