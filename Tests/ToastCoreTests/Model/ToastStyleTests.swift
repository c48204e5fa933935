import Testing

@testable import ToastCore

/// The presets are the process's own, so these run one after the other.
@Suite(.serialized) struct ToastStyleTests {
  @Test func `13: every field has its default`() {
    let style = ToastStyle()
    #expect(style.backgroundColor.description == "#141416")
    #expect(!style.backgroundUsesGlass && style.backgroundTint == nil)
    #expect(style.cornerRadius == 32 && style.iconColor == nil)
    #expect(style.titleFont == .system(size: 17, weight: .semibold))
    #expect(style.titleColor == .white)
    #expect(style.messageFont == .system(size: 14, weight: .regular))
    #expect(style.messageColor == .white.opacity(0.7))
    #expect(style.buttonFont == .system(size: 16, weight: .semibold))
    #expect(style.buttonForegroundColor == .white)
    #expect(style.buttonBackgroundColor == .white.opacity(0.14))
    #expect(!style.buttonUsesGlass && style.buttonTint == nil)
    #expect(
      style.shadow == ToastShadow(color: .black.opacity(0.35), radius: 18, x: 0, y: 8))
    #expect(style.maxWidth == nil && style.severity == nil)
  }

  @Test func `13: the space around the content is less beside a button, unless it is set`() {
    var style = ToastStyle()
    let wide = EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
    let narrow = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 10)
    #expect(style.padding(besideButton: false) == wide)
    #expect(style.padding(besideButton: true) == narrow)
    style.contentPadding = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(style.padding(besideButton: true) == style.contentPadding)
  }

  @Test(arguments: [-1.0, 0, .nan, .infinity, -Double.infinity])
  func `13: a width that is none counts as unset`(width: Double) {
    #expect(ToastStyle(maxWidth: width).maxWidth == nil)
    #expect(ToastStyle.custom { $0.maxWidth = width }.maxWidth == nil)
  }

  @Test func `14: a custom style keeps every other default`() {
    let style = ToastStyle.custom { $0.cornerRadius = 16 }
    #expect(style == ToastStyle(cornerRadius: 16))
    #expect(style != ToastStyle())
  }

  @Test(arguments: [
    (ToastSeverity.success, "#14532d", Color.green, "emblem-ok-symbolic"),
    (.error, "#7f1d1d", .red, "dialog-error-symbolic"),
    (.info, "#1e3a8a", .blue, "dialog-information-symbolic"),
    (.warning, "#713f12", .orange, "dialog-warning-symbolic"),
  ])
  func `15: each preset has its colour, severity and glyph`(
    severity: ToastSeverity, background: String, theme: Color, icon: String
  ) {
    let preset = ToastStyle.preset(severity)
    #expect(preset.backgroundColor.description == background)
    #expect(preset.severity == severity)
    #expect(severity.themeColor == theme)
    #expect(severity.iconName == icon)
  }

  @Test func `15: what a program sets is used from then on, and keeps its severity`() {
    let before = ToastStyle.success
    defer { ToastStyle.success = before }
    ToastStyle.success = .custom { $0.cornerRadius = 4 }
    #expect(ToastStyle.success.cornerRadius == 4)
    #expect(ToastStyle.success.severity == .success)
    ToastStyle.success.cornerRadius = 5
    #expect(ToastStyle.success.cornerRadius == 5)
    #expect(ToastStyle.error.severity == .error)
  }

  @Test func `15: presets may be set from every thread`() async {
    let before = ToastStyle.warning
    defer { ToastStyle.warning = before }
    await withTaskGroup { group in
      for number in 1...64 {
        group.addTask { ToastStyle.warning = .custom { $0.cornerRadius = Double(number) } }
      }
    }
    #expect((1...64).contains(Int(ToastStyle.warning.cornerRadius)))
  }
}
