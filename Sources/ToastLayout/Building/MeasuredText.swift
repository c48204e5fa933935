/// A text broken into lines, before it has a place.
struct MeasuredText {
  let text: String
  private(set) var font: ScaledFont
  private(set) var lines: [MeasuredLine]

  /// Breaks a text at a width. A character that is wider than that makes the font smaller: nothing
  /// is cut.
  init(_ text: String, _ font: ScaledFont, width: Double, measurer: some TextMeasurer) {
    self.text = text
    self.font = font
    lines = measurer.lines(of: text, in: font, width: width)
    for _ in 0..<4 where self.width > width + 1e-3 {
      self.font.size *= width / self.width * 0.999
      lines = measurer.lines(of: text, in: self.font, width: width)
    }
  }

  var width: Double { lines.lazy.map(\.width).max() ?? 0 }
  var height: Double { lines.lazy.map { $0.ascent + $0.descent }.reduce(0, +) }

  /// The text at its place.
  ///
  /// - Parameter isCentred: whether each line is in the middle, and not at the left.
  func placed(x: Double, y: Double, width: Double, isCentred: Bool = false) -> TextBox {
    var top = y
    let placed = lines.map { line in
      let height = line.ascent + line.descent
      defer { top += height }
      return TextLine(
        range: line.range,
        frame: Rect(
          x: isCentred ? x + (width - line.width) / 2 : x, y: top, width: line.width,
          height: height),
        baseline: top + line.ascent)
    }
    return TextBox(
      text: text, font: font, frame: Rect(x: x, y: y, width: width, height: top - y),
      lines: placed)
  }
}
