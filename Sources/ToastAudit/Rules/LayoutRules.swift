import ToastCore
import ToastLayout

/// Whether all text is there: 1.4.4, 1.4.10, 1.4.12, and the order of 1.3.2.
struct LayoutRules {
  let layout: ToastLayout

  /// Whether every text is whole, in a layout for one of the three rules.
  func wholeness(_ rule: AuditRule) -> [Finding] {
    let texts = elements
    if texts.isEmpty { return [Finding(rule, .toast, .inapplicable, "it shows no text")] }
    return texts.map { element, box in
      let lost = TextWholeness.lost(of: box)
      if lost > 0 {
        return Finding(
          rule, element, .failed, measured: Double(lost), required: 0,
          "\(lost) bytes of its text are not shown: let it wrap")
      }
      let isInside = box.lines.allSatisfy { layout.content.contains($0.frame) }
      guard isInside, !Self.overlapsAnything(box, element, texts) else {
        return Finding(
          rule, element, .failed,
          isInside
            ? "it covers something else: give it more room"
            : "a line of it leaves the toast: give it less padding or a greater width")
      }
      return Finding(rule, element, .passed, measured: 0, required: 0, "it is shown whole")
    }
  }

  /// Whether nothing has to be scrolled sideways on an output of a width.
  func reflow(width: Double) -> [Finding] {
    let needed = layout.content.width
    if needed > width {
      return [
        Finding(
          .reflow, .toast, .failed, measured: needed, required: width,
          "it is \(Figure.text(needed)) pixels wide on an output of \(Figure.text(width)): let its "
            + "texts wrap")
      ]
    }
    let clipped = wholeness(.reflow).filter { $0.outcome == .failed }
    return clipped.isEmpty
      ? [
        Finding(
          .reflow, .toast, .passed, measured: needed, required: width, "it fits")
      ] : clipped
  }

  /// Whether what is read out in order is seen in that order.
  func order() -> Finding {
    let places = layout.order
    guard places.count > 1 else {
      return Finding(.readingOrder, .toast, .inapplicable, "there is only one thing in it")
    }
    if ReadingOrder.firstBackwards(places, layout.direction) != nil {
      return Finding(
        .readingOrder, .toast, .failed, "something is seen before what is read out first")
    }
    return Finding(.readingOrder, .toast, .passed, "it is read out as it is seen")
  }

  private var elements: [(AuditElement, TextBox)] {
    var elements: [(AuditElement, TextBox)] = []
    elements.reserveCapacity(2 + layout.buttons.count)
    if let title = layout.title { elements.append((.title, title)) }
    if let message = layout.message { elements.append((.message, message)) }
    for button in layout.buttons { elements.append((.action(button.action), button.label)) }
    return elements
  }

  private static func overlapsAnything(
    _ box: TextBox, _ element: AuditElement, _ all: [(AuditElement, TextBox)]
  ) -> Bool {
    all.contains { other, otherBox in
      other != element && box.frame.overlaps(otherBox.frame)
    }
  }
}

/// Whether the lines of a text show all of it.
enum TextWholeness {
  /// How many bytes no line shows, without spaces and line ends.
  static func lost(of box: TextBox) -> Int {
    var end = 0
    var lost = 0
    let bytes = box.text.utf8
    func visible(_ range: Range<Int>) -> Int {
      guard !range.isEmpty else { return 0 }
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      let stop = bytes.index(start, offsetBy: range.count)
      return bytes[start..<stop].count { $0 != 0x20 && $0 != 0x0A }
    }
    for line in box.lines {
      if line.range.lowerBound > end { lost += visible(end..<line.range.lowerBound) }
      end = max(end, line.range.upperBound)
    }
    return end < bytes.count ? lost + visible(end..<bytes.count) : lost
  }
}

/// A measurer for text with more space, as a person may set it (WCAG 2.2, 1.4.12): lines of 1.5 of
/// the font's size, letters 0.12 and words 0.16 apart.
///
/// Every character gets both of the latter, which is more than is asked for. A toast has no
/// paragraphs.
struct SpacedMeasurer: TextMeasurer {
  private let wide: FixedAdvanceMeasurer

  init(_ plain: FixedAdvanceMeasurer = FixedAdvanceMeasurer()) {
    wide = FixedAdvanceMeasurer(advance: plain.advance + 0.12 + 0.16)
  }

  func lines(of text: String, in font: ScaledFont, width: Double) -> [MeasuredLine] {
    wide.lines(of: text, in: font, width: width).map { line in
      var line = line
      let height = line.ascent + line.descent
      let more = max(1.5 * font.size - height, 0) / 2
      line.ascent += more
      line.descent += more
      return line
    }
  }
}
