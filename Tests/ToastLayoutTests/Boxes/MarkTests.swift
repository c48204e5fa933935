import Testing
import ToastCore

@testable import ToastLayout

/// What is shown of severity and icon.
@Suite struct MarkTests {
  private static func pictures(
    _ icon: ToastIcon?, _ severity: ToastSeverity?, statusShapes: Bool = true
  ) -> [MarkBox.Picture] {
    let layout = laidOut(ToastContent(icon: icon, title: "Title"), severity: severity) {
      $0.statusShapes = statusShapes
    }
    return [layout.severity, layout.icon].compactMap(\.self).map(\.picture)
  }

  @Test(arguments: ToastSeverity.allCases)
  func `a toast without an icon has its severity's glyph, with its word`(severity: ToastSeverity) {
    #expect(Self.pictures(nil, severity) == [.glyph(severity)])
    #expect(Self.pictures(nil, severity, statusShapes: false) == [.glyph(severity)])
    let layout = laidOut(ToastContent(title: "Title"), severity: severity)
    #expect(layout.severity?.label == WordingLanguage.english.word(for: severity))
  }

  @Test func `9: an unknown symbol gives the severity's glyph, never a blank box`() {
    let unknown = ToastIcon.systemImage("no.such.symbol")
    #expect(Self.pictures(unknown, .error) == [.glyph(.error)])
    #expect(Self.pictures(unknown, .error, statusShapes: false) == [.glyph(.error)])
    #expect(Self.pictures(unknown, nil).isEmpty)
    let layout = laidOut(ToastContent(icon: unknown, title: "Title"))
    #expect(layout == laidOut(ToastContent(title: "Title")))
  }

  @Test func `an icon of its own leaves the severity its shape, unless one does without`() {
    let bell = ToastIcon.systemImage("bell")
    let icon = MarkBox.Picture.icon(name: "preferences-system-notifications-symbolic")
    #expect(Self.pictures(bell, .warning) == [.glyph(.warning), icon])
    #expect(Self.pictures(bell, .warning, statusShapes: false) == [icon])
    #expect(Self.pictures(bell, nil) == [icon])
    #expect(Self.pictures(.systemImage("checkmark"), .success) == [.glyph(.success)])
  }

  @Test func `a style that came from a preset keeps its severity's glyph`() {
    let layout = laidOut(ToastContent(title: "Title"), style: ToastStyle().named(.info))
    #expect(layout.severity?.picture == .glyph(.info))
  }

  @Test func `a picture says what its program says of it`() {
    let image = Image("logo.png", label: "Our logo")
    let shown = laidOut(ToastContent(icon: .image(image), title: "Title")).icon
    #expect(shown?.picture == .image(image) && shown?.label == "Our logo")
    let decorative = ToastIcon.image(Image(decorative: "line.png"))
    #expect(laidOut(ToastContent(icon: decorative, title: "Title")).icon?.label == nil)
  }

  @Test func `pictures are beside the text, and above it where it would get too narrow`() throws {
    let content = ToastContent(icon: .systemImage("bell"), title: "A title of many words")
    let wide = laidOut(content, severity: .error)
    let glyph = try #require(wide.severity)
    let icon = try #require(wide.icon)
    let title = try #require(wide.title)
    #expect(glyph.frame.maxX < icon.frame.x && icon.frame.maxX < title.frame.x)
    #expect(abs(glyph.frame.middle - title.frame.middle) < 1e-9)
    let narrow = laidOut(content, severity: .error, on: Size(width: 320, height: 480)) {
      $0.textScale = 3
    }
    #expect(try #require(narrow.severity).frame.maxY <= #require(narrow.title).frame.y)
  }

  @Test func `beside a long text a picture is at its first line`() throws {
    let layout = laidOut(
      ToastContent(title: "Title", message: String(repeating: "word ", count: 100)),
      severity: .error)
    let line = try #require(layout.title?.lines.first)
    #expect(abs(try #require(layout.severity).frame.middle - line.frame.middle) < 2)
  }
}
