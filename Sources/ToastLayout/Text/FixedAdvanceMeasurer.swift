/// A measurer without fonts: each character is as wide as every other, and those of East Asian
/// writing and emoji twice that. For tests, and for audits where no font is at hand.
public struct FixedAdvanceMeasurer: TextMeasurer, Sendable {
  /// The width of a character as a part of the font's size.
  public var advance: Double

  /// A measurer; 0.6 is wider than the average of most sans-serif fonts.
  public init(advance: Double = 0.6) { self.advance = advance }

  /// The lines of a text; see ``TextMeasurer``.
  public func lines(of text: String, in font: ScaledFont, width: Double) -> [MeasuredLine] {
    var breaker = LineBreaker(limit: width)
    let one = advance * font.size
    for character in text {
      let length = character.utf8.count
      if character.isNewline {
        breaker.endLine(skipping: length)
      } else if character == " " {
        breaker.addSpace(one)
      } else {
        let isWide = length > 1 && CharacterWidth.isWide(character)
        breaker.add(isWide ? 2 * one : one, length: length, isBreakable: isWide)
      }
    }
    breaker.endLine(skipping: 0)
    return breaker.lines.map { line in
      MeasuredLine(
        range: line.range, width: line.width, ascent: 0.95 * font.size, descent: 0.25 * font.size)
    }
  }
}

/// Fills lines one character after another, and looks back to the last place where one may be
/// broken.
struct LineBreaker {
  /// The lines that are done: what they show, and how wide that is without spaces at the end.
  private(set) var lines: [(range: Range<Int>, width: Double)] = []
  private let limit: Double
  /// Where the line begins, and where the next character does.
  private var start = 0
  private var offset = 0
  /// The width of the line with and without the spaces at its end.
  private var width = 0.0
  private var inked = 0.0
  /// The last place where it may be broken: the width with spaces, and without.
  private var lastBreak: (offset: Int, width: Double, inked: Double)?

  /// - Parameter limit: the greatest width of a line; the tolerance is for sums of many parts.
  init(limit: Double) { self.limit = limit + 1e-6 }

  mutating func addSpace(_ advance: Double) {
    width += advance
    offset += 1
    lastBreak = (offset, width, inked)
  }

  /// - Parameter isBreakable: whether a line may be broken before and after it.
  mutating func add(_ advance: Double, length: Int, isBreakable: Bool) {
    if isBreakable, offset > start { lastBreak = (offset, width, inked) }
    while width + advance > limit, offset > start { breakLine() }
    width += advance
    inked = width
    offset += length
    if isBreakable { lastBreak = (offset, width, inked) }
  }

  mutating func endLine(skipping length: Int) {
    lines.append((start..<offset, inked))
    offset += length
    begin(at: offset, width: 0, inked: 0)
  }

  private mutating func breakLine() {
    let place = lastBreak ?? (offset, width, inked)
    lines.append((start..<place.offset, place.inked))
    begin(at: place.offset, width: width - place.width, inked: max(inked - place.width, 0))
  }

  private mutating func begin(at place: Int, width: Double, inked: Double) {
    start = place
    self.width = width
    self.inked = inked
    lastBreak = nil
  }
}
