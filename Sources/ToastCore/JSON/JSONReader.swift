extension JSONText {
  /// The most bytes that are read: a megabyte.
  package static let sizeLimit = 1 << 20
  /// How deep arrays and objects may stand in each other.
  package static let depthLimit = 32

  /// Reads a text that is one value, as RFC 8259 has it and nothing beyond that: no comments, no
  /// trailing commas. A key that comes twice in one object is an error, since readers differ in
  /// which of the two they take.
  ///
  /// - Parameter limit: the most bytes; what is longer is not looked at.
  /// - Throws: ``JSONError`` with the place.
  package init(
    parsing bytes: [UInt8], limit: Int = sizeLimit
  ) throws(JSONError) {
    guard bytes.count <= limit else {
      throw JSONError(
        line: 1, column: 1, message: "\(bytes.count) bytes are too many; \(limit) are allowed")
    }
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }
}

/// Goes through the bytes of a JSON text once.
private struct JSONReader {
  let bytes: [UInt8]
  var place = 0
  var depth = 0

  mutating func document() throws(JSONError) -> JSONText {
    let value = try value()
    skipSpace()
    guard place == bytes.count else { throw error("there is something after the value") }
    return value
  }

  private func error(_ message: String, at place: Int? = nil) -> JSONError {
    let before = bytes.prefix(place ?? self.place)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONError(line: line, column: before.count - start + 1, message: message)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func value() throws(JSONError) -> JSONText {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case nil: throw error("a value is missing")
    case .some(let byte) where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      return try number()
    default: return try word()
    }
  }

  private mutating func word() throws(JSONError) -> JSONText {
    let words: [(String, JSONText)] = [("true", true), ("false", false), ("null", nil)]
    for (word, value) in words where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return value
    }
    throw error("a value is missing; texts are in double quotes")
  }

  // MARK: Containers

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= JSONText.depthLimit else {
      throw error("values stand in each other more than \(JSONText.depthLimit) deep")
    }
    place += 1
    skipSpace()
  }

  private mutating func array() throws(JSONError) -> JSONText {
    try enter()
    defer { depth -= 1 }
    var values: [JSONText] = []
    if skip("]") { return .array(values) }
    while true {
      values.append(try value())
      skipSpace()
      if skip("]") { return .array(values) }
      guard skip(",") else { throw error("a ',' or ']' is missing") }
    }
  }

  private mutating func object() throws(JSONError) -> JSONText {
    try enter()
    defer { depth -= 1 }
    var members: [JSONText.Member] = []
    var keys: Set<String> = []
    if skip("}") { return .object(members) }
    while true {
      skipSpace()
      let start = place
      guard next == UInt8(ascii: "\"") else { throw error("a key in double quotes is missing") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw error("the key \"\(key)\" comes twice", at: start)
      }
      skipSpace()
      guard skip(":") else { throw error("a ':' is missing") }
      members.append(.init(key, try value()))
      skipSpace()
      if skip("}") { return .object(members) }
      guard skip(",") else { throw error("a ',' or '}' is missing") }
    }
  }

  // MARK: Numbers

  private mutating func digits() -> Int {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    return place - start
  }

  private mutating func number() throws(JSONError) -> JSONText {
    let start = place
    _ = skip("-")
    let hasZero = next == UInt8(ascii: "0")
    let count = digits()
    guard count > 0, !hasZero || count == 1 else { throw error("this is no number", at: start) }
    var isWhole = true
    if skip(".") {
      isWhole = false
      guard digits() > 0 else { throw error("a digit is missing") }
    }
    if skip("e") || skip("E") {
      isWhole = false
      if !skip("+") { _ = skip("-") }
      guard digits() > 0 else { throw error("a digit is missing") }
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let number = Int64(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else {
      throw error("the number is too large", at: start)
    }
    return .number(number)
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    let start = place
    place += 1
    var units: [UInt8] = []
    while true {
      switch next {
      case UInt8(ascii: "\""):
        place += 1
        guard let text = String(validating: units, as: UTF8.self) else {
          throw error("the text is no UTF-8", at: start)
        }
        return text
      case UInt8(ascii: "\\"):
        place += 1
        units += try Array(String(escaped()).utf8)
      case .some(let byte) where byte >= 0x20:
        units.append(byte)
        place += 1
      case .some: throw error("a control character in a text is written as \\u….")
      case nil: throw error("the text has no end", at: start)
      }
    }
  }

  private mutating func escaped() throws(JSONError) -> Character {
    let start = place - 1
    defer { place += 1 }
    switch next {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var code = try hexadecimal(start)
      if (0xD800...0xDBFF).contains(code), bytes[(place + 1)...].starts(with: [0x5C, 0x75]) {
        place += 2
        let low = try hexadecimal(start)
        guard (0xDC00...0xDFFF).contains(low) else {
          throw error("half of a character", at: start)
        }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw error("half of a character", at: start) }
      return Character(scalar)
    default: throw error("there is no such escape", at: start)
    }
  }

  /// The number after a `u`; stands on its last digit then.
  private mutating func hexadecimal(_ start: Int) throws(JSONError) -> UInt32 {
    let digits = bytes[(place + 1)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are missing after \\u", at: start) }
    place += 4
    return code
  }
}
