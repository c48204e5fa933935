import CPango
import ToastLayout

/// A text that pango has broken into lines.
struct PangoText: ~Copyable {
  private let layout: OpaquePointer

  /// - Parameter width: the greatest width of a line in pixels.
  init(_ text: String, in font: ScaledFont, width: Double, _ fonts: PangoFonts) {
    layout = pango_layout_new(fonts.context)
    pango_layout_set_font_description(layout, fonts.description(of: font))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, Self.units(width))
    // What is shown is what is said: a broken word gets no hyphen that is not in it.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    // Pango's text ends at a zero byte.
    var text = text.utf8.contains(0) ? String(text.map { $0 == "\0" ? " " : $0 }) : text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, CInt(characters.count))
      }
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Rounded to the nearest of pango's units, and up to where its arithmetic is safe.
  private static func units(_ length: Double) -> CInt {
    CInt(min(max(length * Double(PANGO_SCALE), 0), 1e9).rounded())
  }

  var count: Int { Int(pango_layout_get_line_count(layout)) }

  /// One line: its measures, and how far from its left edge its first letter is, since spaces at
  /// the end of what is read from the right are there.
  struct Line {
    let measured: MeasuredLine
    let inset: Double
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
  }

  /// Calls with each line in order; a line is valid in the call alone.
  func forEachLine(_ body: (Line) -> Void) {
    var entry = pango_layout_get_lines_readonly(layout)
    let text = pango_layout_get_text(layout)
    while let current = entry {
      if let data = current.pointee.data, let text {
        body(Self.line(data.assumingMemoryBound(to: PangoLayoutLine.self), of: text))
      }
      entry = current.pointee.next
    }
  }

  private static func line(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of text: UnsafePointer<CChar>
  ) -> Line {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let start = Int(line.pointee.start_index)
    let end = start + Int(line.pointee.length)
    var trimmed = end
    while trimmed > start, text[trimmed - 1] == 0x20 { trimmed -= 1 }
    var (width, inset) = (logical.width, CInt(0))
    if trimmed < end {
      // Spaces at the end are at the end in the direction of reading (UAX #9, L1).
      var x: CInt = 0
      pango_layout_line_index_to_x(line, CInt(trimmed), 0, &x)
      if line.pointee.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue) {
        (width, inset) = (width - x, x)
      } else {
        width = x
      }
    }
    let unit = 1 / Double(PANGO_SCALE)
    return Line(
      measured: MeasuredLine(
        range: start..<end, width: Double(max(width, 0)) * unit,
        ascent: Double(-logical.y) * unit,
        descent: Double(logical.y + logical.height) * unit),
      inset: Double(inset) * unit, pointer: line)
  }
}
