import GLibKit

/// The Text interface of a label, for reviewing it character by character. Offsets count code
/// points, as everywhere in AT-SPI; nothing is selected, and there is no caret.
struct AccessibleText {
  private let scalars: [Unicode.Scalar]

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// AT-SPI's granularities of `GetStringAtOffset`.
  private enum Granularity: UInt32 {
    case character, word, sentence, line, paragraph
  }

  func answer(_ member: String, _ arguments: Variant) -> Variant? {
    switch member {
    case "GetText":
      guard let (start, end) = arguments.decode(Int32.self, Int32.self) else { return nil }
      return .tuple(text(start, end < 0 ? Int32(scalars.count) : end))
    case "GetStringAtOffset":
      guard let (offset, kind) = arguments.decode(Int32.self, UInt32.self) else { return nil }
      let range = range(at: offset, Granularity(rawValue: kind) ?? .line)
      return piece(range)
    case "GetTextAtOffset":
      guard let (offset, kind) = arguments.decode(Int32.self, UInt32.self) else { return nil }
      // Here the boundaries are numbered otherwise: 0 is a character, 1 and 2 are words.
      return piece(range(at: offset, kind == 0 ? .character : kind <= 2 ? .word : .line))
    case "GetTextBeforeOffset", "GetTextAfterOffset": return .tuple("", Int32(0), Int32(0))
    case "GetCharacterAtOffset":
      let offset = Int(arguments.decode(Int32.self) ?? Int32(-1))
      return .tuple(scalars.indices.contains(offset) ? Int32(scalars[offset].value) : 0)
    case "GetNSelections": return .tuple(Int32(0))
    case "GetSelection": return .tuple(Int32(-1), Int32(-1))
    case "SetCaretOffset", "AddSelection", "RemoveSelection", "SetSelection":
      return .tuple(false)
    case "GetAttributes", "GetAttributeRun":
      return .tuple([String: String](), Int32(0), Int32(scalars.count))
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .tuple([String: String]())
    case "GetAttributeValue": return .tuple("")
    case "GetCharacterExtents", "GetRangeExtents":
      return .tuple(Int32(0), Int32(0), Int32(0), Int32(0))
    case "GetOffsetAtPoint": return .tuple(Int32(-1))
    default: return nil
    }
  }

  private func text(_ start: Int32, _ end: Int32) -> String {
    let lower = min(max(Int(start), 0), scalars.count)
    let upper = min(max(Int(end), lower), scalars.count)
    return String(String.UnicodeScalarView(scalars[lower..<upper]))
  }

  private func piece(_ range: Range<Int>) -> Variant {
    .tuple(
      text(Int32(range.lowerBound), Int32(range.upperBound)), Int32(range.lowerBound),
      Int32(range.upperBound))
  }

  /// The piece that holds an offset; a label is one line, sentence and paragraph.
  private func range(at offset: Int32, _ granularity: Granularity) -> Range<Int> {
    let offset = Int(offset)
    guard scalars.indices.contains(offset) else { return scalars.count..<scalars.count }
    switch granularity {
    case .character: return offset..<offset + 1
    case .sentence, .line, .paragraph: return scalars.indices
    case .word:
      // A word and the spaces after it.
      var start = offset
      while start > 0, !startsWord(start) { start -= 1 }
      var end = offset + 1
      while end < scalars.count, !startsWord(end) { end += 1 }
      return start..<end
    }
  }

  private func startsWord(_ index: Int) -> Bool {
    let isSpace = { (index: Int) in scalars[index].properties.isWhitespace }
    return !isSpace(index) && (index == 0 || isSpace(index - 1))
  }
}
