import Testing

@testable import ToastCore

@Suite struct ToastIconTests {
  @Test(arguments: [
    ("bell", "preferences-system-notifications-symbolic"),
    ("bell.fill", "preferences-system-notifications-symbolic"),
    ("checkmark.circle.fill", "emblem-ok-symbolic"), ("trash", "user-trash-symbolic"),
    ("square.and.arrow.up", "document-send-symbolic"),
    ("exclamationmark.triangle.fill", "dialog-warning-symbolic"),
    ("hand.wave", "face-smile-symbolic"), ("document-save", "document-save"),
  ])
  func `9: a symbol has a name in the icon theme`(symbol: String, name: String) {
    #expect(ToastIcon.systemImage(symbol).themeName == name)
  }

  @Test(arguments: ["", "figure.surfing", "../../etc/passwd", "no such-icon", "Ä-b"])
  func `9: an unknown name has none, so that the severity's glyph is shown`(symbol: String) {
    #expect(ToastIcon.systemImage(symbol).themeName == nil)
  }

  @Test func `9: a picture has a text in its place, or is decorative`() {
    #expect(Image("Logo").label == "Logo")
    #expect(Image("logo.png", label: "Our logo").label == "Our logo")
    #expect(Image(decorative: "Line").label == nil)
    #expect(ToastIcon.image(Image("Logo"), tint: .yellow).tint == .yellow)
  }
}
