import CCairo
import CPango
import ToastCore
import ToastLayout

extension Canvas {
  /// Draws a text at its place.
  ///
  /// - Parameters:
  ///   - box: the text, as it was measured.
  ///   - visible: the heights between which something can be seen.
  func draw(_ box: TextBox, _ color: Color, visible: ClosedRange<Double>, _ fonts: PangoFonts) {
    setColor(color)
    // A hair more, since the same lines are measured at another scale here.
    let text = PangoText(box.text, in: box.font, width: box.frame.width + 0.5, fonts)
    var starts: [Int] = []
    text.forEachLine { starts.append($0.measured.range.lowerBound) }
    guard starts == box.lines.map(\.range.lowerBound) else {
      drawLineByLine(box, visible: visible, fonts)
      return
    }
    var index = 0
    text.forEachLine { line in
      draw(line, at: box.lines[index], visible: visible)
      index += 1
    }
  }

  /// Each line as a text of its own: what was measured decides where a line ends.
  private func drawLineByLine(
    _ box: TextBox, visible: ClosedRange<Double>, _ fonts: PangoFonts
  ) {
    let bytes = Array(box.text.utf8)
    for place in box.lines {
      let part = String(decoding: bytes[place.range], as: UTF8.self)
      let text = PangoText(part, in: box.font, width: .infinity, fonts)
      text.forEachLine { draw($0, at: place, visible: visible) }
    }
  }

  private func draw(_ line: PangoText.Line, at place: TextLine, visible: ClosedRange<Double>) {
    guard place.frame.maxY >= visible.lowerBound, place.frame.y <= visible.upperBound else {
      return
    }
    cairo_move_to(context, place.frame.x - line.inset, place.baseline)
    pango_cairo_show_layout_line(context, line.pointer)
  }
}
