/// One line of a text that was broken into lines.
public struct MeasuredLine: Sendable, Hashable {
  /// Which part of the text it shows, as offsets in its UTF-8; spaces at which it was broken may be
  /// in it, the line break is not.
  public var range: Range<Int>
  /// Its width in pixels, without the spaces at its end.
  public var width: Double
  /// How far it reaches above its baseline, in pixels.
  public var ascent: Double
  /// How far it reaches below its baseline, in pixels.
  public var descent: Double

  /// A line.
  public init(range: Range<Int>, width: Double, ascent: Double, descent: Double) {
    self.range = range
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// Breaks text into lines and says how large they are. What draws the text measures it.
public protocol TextMeasurer {
  /// The lines of a text, at least one, also for an empty text.
  ///
  /// A line feed ends a line. A line is broken between words where it gets wider than the width,
  /// and within a word that is wider than that. A single character that is wider stays whole: the
  /// layout then asks again with a smaller font.
  ///
  /// - Parameters:
  ///   - text: what is shown.
  ///   - font: the font, at its size in pixels.
  ///   - width: the greatest width of a line in pixels.
  func lines(of text: String, in font: ScaledFont, width: Double) -> [MeasuredLine]
}
