import Testing
import ToastCore
import ToastLayout

@testable import ToastDrawing

/// Layouts of real fonts: nothing is cut.
@Suite struct MeasuredLayoutTests {
  private static let contents: [ToastContent] = [
    usualContent,
    ToastContent(
      icon: .systemImage("bell"), title: "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
      message: "Ihre Buchung wurde storniert. 漢字かな交じり文 👩‍👩‍👧 ไม่ได้",
      actions: [ToastAction(named: "Rückgängig machen"), ToastAction(named: "OK")], progress: 0.3),
    ToastContent(
      title: "הגיבוי הסתיים", message: "1,204 קבצים (3.1 GB) נשמרו בשתי דקות, ללא שגיאות כלל.",
      action: ToastAction(named: "הצג")),
    ToastContent(message: String(repeating: "x", count: 300)),
  ]

  @Test(arguments: [0.5, 1, 2, 3, 5], [320, 360, 800] as [Double])
  func `39: everything is in its place at every scale and width`(
    textScale: Double, width: Double
  ) {
    let measurer = PangoMeasurer()
    for content in Self.contents {
      var stage = Stage(content)
      stage.severity = .warning
      stage.configuration.closeButton = .always
      stage.preferences.textScale = textScale
      stage.output = Size(width: width, height: 600)
      let layout = stage.layout(measurer)
      #expect(layout.surface.width <= width && layout.surface.height <= 600)
      for place in layout.order { #expect(layout.content.contains(place)) }
      let boxes = [layout.title, layout.message].compactMap(\.self) + layout.buttons.map(\.label)
      for box in boxes {
        for line in box.lines { #expect(box.frame.contains(line.frame)) }
        let bytes = Array(box.text.utf8)
        let shown = box.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        #expect(shown.joined() == box.text.filter { $0 != "\n" })
      }
    }
  }

  @Test func `a message of 2,000 characters is all there, and scrolls`() throws {
    var stage = Stage(
      ToastContent(
        title: "Log", message: String(repeating: "Nineteen characters ", count: 100)))
    stage.output = Size(width: 400, height: 300)
    let layout = stage.layout()
    #expect(layout.scrolls)
    let message = try #require(layout.message)
    #expect(message.lines.map(\.range.count).reduce(0, +) == message.text.utf8.count)
    #expect(layout.content.contains(message.frame))
  }
}
