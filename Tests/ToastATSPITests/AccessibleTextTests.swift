import GLibKit
import Testing

@testable import ToastATSPI

@Suite struct AccessibleTextTests {
  /// An emoji of several code points, a combining mark, a character beyond the first plane.
  private static let text = "Ünïx e\u{301}a 👩‍💻 😀!"
  private static let count = Int32(text.unicodeScalars.count)

  private func answer(_ member: String, _ arguments: Variant = .tuple([])) -> Variant? {
    AccessibleText(Self.text).answer(member, arguments)
  }

  private func slice(_ start: Int, _ end: Int) -> String {
    String(String.UnicodeScalarView(Array(Self.text.unicodeScalars)[start..<end]))
  }

  @Test(
    arguments: [
      (0, -1, 0, 15), (0, 15, 0, 15), (0, 4, 0, 4), (5, 7, 5, 7), (9, 12, 9, 12), (4, 4, 4, 4),
      (-5, 2, 0, 2), (3, 900, 3, 15), (900, 901, 15, 15), (7, 3, 7, 7),
      (Int32.min, Int32.max, 0, 15), (Int32.max, -1, 15, 15),
    ] as [(Int32, Int32, Int, Int)])
  func `text is cut by code points, and offsets that are none are brought inside`(
    start: Int32, end: Int32, from: Int, to: Int
  ) {
    #expect(Self.count == 15)
    let answer = answer("GetText", .tuple(start, end))?.first(String.self)
    #expect(answer?.unicodeScalars.elementsEqual(slice(from, to).unicodeScalars) == true)
  }

  @Test(
    arguments: [
      (0, 0, 0, 1), (6, 0, 6, 7), (14, 0, 14, 15), (15, 0, 15, 15), (-1, 0, 15, 15),
      (0, 1, 0, 5), (4, 1, 0, 5), (6, 1, 5, 9), (9, 1, 9, 13), (13, 1, 13, 15), (15, 1, 15, 15),
      (3, 2, 0, 15), (3, 3, 0, 15), (3, 4, 0, 15), (3, 99, 0, 15), (Int32.max, 3, 15, 15),
      (Int32.min, 1, 15, 15),
    ] as [(Int32, UInt32, Int, Int)])
  func `the piece at an offset: a character, a word and its spaces, or the whole label`(
    offset: Int32, granularity: UInt32, from: Int, to: Int
  ) throws {
    let reply = answer("GetStringAtOffset", .tuple(offset, granularity))
    let piece = try #require(reply?.decode(String.self, Int32.self, Int32.self))
    #expect(piece.0.unicodeScalars.elementsEqual(slice(from, to).unicodeScalars))
    #expect(piece.1 == Int32(from))
    #expect(piece.2 == Int32(to))
  }

  @Test(
    arguments: [(0, 0xDC), (6, 0x301), (13, 0x1F600), (15, 0), (-1, 0), (Int32.max, 0)]
      as [(Int32, Int32)])
  func `a character is a code point, and nothing is 0`(offset: Int32, character: Int32) {
    #expect(answer("GetCharacterAtOffset", .tuple(offset))?.first(Int32.self) == character)
  }

  @Test func `words cover the text without gaps`() throws {
    var offset: Int32 = 0
    var words: [String] = []
    while offset < Self.count {
      let reply = answer("GetStringAtOffset", .tuple(offset, UInt32(1)))
      let (word, start, end) = try #require(reply?.decode(String.self, Int32.self, Int32.self))
      #expect(start == offset)
      #expect(end > start)
      words.append(word)
      offset = end
    }
    #expect(words.joined() == Self.text)
    #expect(words.count == 4)
  }

  @Test func `an empty text has nothing at any offset`() {
    let text = AccessibleText("")
    #expect(text.answer("GetText", .tuple(Int32(0), Int32(-1)))?.first(String.self) == "")
    for kind in 0...5 as ClosedRange<UInt32> {
      let reply = text.answer("GetStringAtOffset", .tuple(Int32(0), kind))
      #expect(reply?.first(String.self) == "")
    }
  }

  @Test(arguments: ["GetText", "GetStringAtOffset", "GetTextAtOffset"])
  func `arguments of other types have no answer`(member: String) {
    #expect(answer(member, .tuple("x")) == nil)
    #expect(answer(member) == nil)
    #expect(answer("GetNothing") == nil)
  }
}
