import Testing
import ToastCore
import ToastLayout

@testable import ToastDrawing

@Suite struct PangoMeasurerTests {
  private let measurer = PangoMeasurer()

  private func font(_ size: Double) -> ScaledFont { ScaledFont(.system(size: size)) }

  private func parts(_ text: String, width: Double) -> [String] {
    measurer.lines(of: text, in: font(16), width: width).map {
      String(decoding: Array(text.utf8)[$0.range], as: UTF8.self)
    }
  }

  @Test func `an empty text has one line, as tall as any`() {
    let empty = measurer.lines(of: "", in: font(16), width: 100)
    let other = measurer.lines(of: "x", in: font(16), width: 100)
    #expect(empty.count == 1 && empty[0].range == 0..<0 && empty[0].width == 0)
    #expect(empty[0].ascent == other[0].ascent && empty[0].descent == other[0].descent)
  }

  @Test func `a line feed ends a line and is in none`() {
    #expect(parts("one\n\ntwo", width: 500) == ["one", "", "two"])
  }

  @Test func `words stay whole where they fit, and break where they do not`() {
    let lines = measurer.lines(of: "several short words here", in: font(16), width: 90)
    #expect(lines.count > 1 && lines.allSatisfy { $0.width <= 90 })
    for part in parts("several short words here", width: 90) {
      #expect(["several ", "short ", "words ", "here"].contains { part.contains($0.prefix(4)) })
    }
    let long = String(repeating: "abc", count: 60)
    #expect(parts(long, width: 80).joined() == long)
    #expect(measurer.lines(of: long, in: font(16), width: 80).allSatisfy { $0.width <= 80 })
  }

  @Test(arguments: ["word and more", "שלום עולם וכולם", "مرحبا بالعالم كله"])
  func `spaces at the end of a line have no width`(text: String) {
    let bare = measurer.lines(of: text, in: font(16), width: 900)
    let spaced = measurer.lines(of: text + "   ", in: font(16), width: 900)
    #expect(abs(bare[0].width - spaced[0].width) < 0.01)
    let wrapped = measurer.lines(of: text, in: font(16), width: bare[0].width - 1)
    #expect(wrapped.count == 2)
    let first = measurer.lines(
      of: String(decoding: Array(text.utf8)[wrapped[0].range], as: UTF8.self)
        .trimmed, in: font(16), width: 900)
    #expect(abs(first[0].width - wrapped[0].width) < 0.01)
  }

  @Test(arguments: [0.5, 0.75, 1.5, 2, 3, 4, 5])
  func `39: measures grow with the text's scale, within a fifth of a percent`(scale: Double) {
    let text = "The backup of your documents took 12 minutes."
    let one = measurer.lines(of: text, in: font(17), width: 1e6)[0]
    let other = measurer.lines(of: text, in: font(17 * scale), width: 1e6)[0]
    #expect(abs(other.width / one.width / scale - 1) < 0.002)
    #expect(abs(other.ascent / one.ascent / scale - 1) < 0.002)
  }

  @Test func `ranges are offsets in UTF-8, and a zero byte hides nothing`() {
    let lines = measurer.lines(of: "é\nab\0cd", in: font(16), width: 900)
    #expect(lines.map(\.range) == [0..<2, 3..<8])
  }

  @Test func `weights and designs have fonts of their own`() {
    func width(_ font: Font) -> Double {
      measurer.lines(of: "weighty", in: ScaledFont(font), width: 900)[0].width
    }
    #expect(width(.system(size: 16, weight: .bold)) > width(.system(size: 16)))
    #expect(width(.system(size: 16, design: .monospaced)) != width(.system(size: 16)))
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
