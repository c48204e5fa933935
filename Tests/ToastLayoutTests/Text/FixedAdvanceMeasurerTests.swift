import Testing
import ToastCore
import ToastTesting

@testable import ToastLayout

@Suite struct FixedAdvanceMeasurerTests {
  /// One pixel a character.
  private static let measurer = FixedAdvanceMeasurer(advance: 0.1)
  private static let font = ScaledFont(.system(size: 10))

  private static func lines(_ text: String, _ width: Double) -> [String] {
    measurer.lines(of: text, in: font, width: width).map { line in
      String(decoding: Array(text.utf8)[line.range], as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("", 5, [""]), ("one", 5, ["one"]), ("one two", 7, ["one two"]),
      ("one two", 6, ["one ", "two"]), ("one two", 3, ["one ", "two"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefgh", 4, ["a ", "bcde", "fgh"]),
      ("one\ntwo", 9, ["one", "two"]), ("a\n\nb", 9, ["a", "", "b"]), ("a\n", 9, ["a", ""]),
      ("a   b", 3, ["a   ", "b"]), ("漢字漢字", 4, ["漢字", "漢字"]), ("漢字漢字", 5, ["漢字", "漢字"]),
      ("ab漢字", 4, ["ab漢", "字"]), ("é́é́", 1, ["é́", "é́"]), ("👩‍👩‍👧a", 2, ["👩‍👩‍👧", "a"]),
      ("漢", 1, ["漢"]), ("ab", 0, ["a", "b"]),
    ] as [(String, Double, [String])])
  func `lines are broken between words, and within what is too long`(
    text: String, width: Double, lines: [String]
  ) {
    #expect(Self.lines(text, width) == lines)
  }

  @Test func `spaces at the end of a line have no width`() {
    let lines = Self.measurer.lines(of: "one   two", in: Self.font, width: 5)
    #expect(lines.map(\.width) == [3, 3])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every character is in one line, and no line is too wide`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let signs: [Character] = ["a", "b", " ", " ", "漢", "é", "🙂", "ש", "\n", "-"]
    let text = String((0..<200).map { _ in signs[random.next(below: signs.count)] })
    let width = Double(2 + random.next(below: 20))
    let lines = Self.measurer.lines(of: text, in: Self.font, width: width)
    var next = 0
    for line in lines {
      let gap = Array(text.utf8)[next..<line.range.lowerBound]
      #expect(gap.allSatisfy { $0 == UInt8(ascii: "\n") } && gap.count <= 1)
      #expect(line.width <= width + 1e-6)
      next = line.range.upperBound
    }
    #expect(next == text.utf8.count)
  }

  @Test func `widths grow with the font and nothing else`() {
    let one = Self.measurer.lines(of: "one two three", in: Self.font, width: 8)
    let four = Self.measurer.lines(
      of: "one two three", in: ScaledFont(.system(size: 10), scale: 4), width: 32)
    #expect(one.map(\.range) == four.map(\.range))
    #expect(one.map { $0.width * 4 } == four.map(\.width))
    #expect(one.map { $0.ascent * 4 } == four.map(\.ascent))
  }
}
