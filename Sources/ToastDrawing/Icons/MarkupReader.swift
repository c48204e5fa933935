/// Reads the tags of a document that is marked up as XML is, as far as pictures need it: no
/// entities are expanded, and text is left out.
struct MarkupReader {
  /// What comes next in a document.
  enum Part: Equatable {
    case begin(String, attributes: [String: String])
    case end(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The name of an element that is its own end.
  private var pendingEnd: String?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; `nil` at the end, and where what follows is none.
  mutating func next() -> Part? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while let begin = index(of: "<", from: place) {
      place = begin + 1
      if skipsWhatIsNoElement() { continue }
      return element()
    }
    return nil
  }

  /// Comments, declarations and the like.
  private mutating func skipsWhatIsNoElement() -> Bool {
    let ends = ["!--": "-->", "![CDATA[": "]]>", "?": "?>"]
    for (begin, end) in ends where starts(with: begin) {
      place = index(of: end, from: place).map { $0 + end.utf8.count } ?? bytes.count
      return true
    }
    guard starts(with: "!") else { return false }
    // A document type may have declarations of its own in brackets.
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if bytes[place] == UInt8(ascii: "[") {
        place = index(of: "]", from: place) ?? bytes.count
      } else {
        place += 1
      }
    }
    return true
  }

  private mutating func element() -> Part? {
    if starts(with: "/") {
      place += 1
      let name = word()
      guard let end = index(of: ">", from: place) else { return nil }
      place = end + 1
      return .end(name)
    }
    let name = word()
    guard !name.isEmpty else { return nil }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: ">") {
        place += 1
        break
      }
      if bytes[place] == UInt8(ascii: "/") {
        place += 1
        pendingEnd = name
        continue
      }
      let key = word()
      guard !key.isEmpty, let value = quoted() else { return nil }
      attributes[key] = value
    }
    return .begin(name, attributes: attributes)
  }

  /// The value after a name: an equals sign, and something in quotes.
  private mutating func quoted() -> String? {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return nil }
    place += 1
    skipSpace()
    guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]),
      let end = bytes[(place + 1)...].firstIndex(of: bytes[place])
    else { return nil }
    defer { place = end + 1 }
    return String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
  }

  private mutating func word() -> String {
    let begin = place
    while place < bytes.count, !Self.endsWord(bytes[place]) { place += 1 }
    return String(decoding: bytes[begin..<place], as: UTF8.self)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(byte)
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
  }

  private func starts(with text: String) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }

  private func index(of text: String, from start: Int) -> Int? {
    let pattern = Array(text.utf8)
    guard let first = pattern.first, start <= bytes.count else { return nil }
    var place = start
    while let found = bytes[place...].firstIndex(of: first) {
      if bytes[found...].starts(with: pattern) { return found }
      place = found + 1
    }
    return nil
  }
}
