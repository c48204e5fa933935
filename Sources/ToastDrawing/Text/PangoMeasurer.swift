public import ToastLayout

/// Measures text as it is drawn, by pango.
///
/// It belongs to the thread that made it. The first text of a process takes long, since the fonts
/// are looked for then; a toast laid out after that takes a fraction of a millisecond.
public final class PangoMeasurer: TextMeasurer {
  private let fonts: PangoFonts

  /// A measurer.
  ///
  /// - Parameter language: the language of the texts as a BCP 47 tag, for letters that languages
  ///   write differently; that of the process when `nil`.
  public init(language: String? = nil) { fonts = PangoFonts(language: language) }

  /// The lines of a text; see ``TextMeasurer``.
  public func lines(of text: String, in font: ScaledFont, width: Double) -> [MeasuredLine] {
    let text = PangoText(text, in: font, width: width, fonts)
    var lines: [MeasuredLine] = []
    lines.reserveCapacity(text.count)
    text.forEachLine { lines.append($0.measured) }
    return lines
  }
}
