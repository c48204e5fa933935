import Testing
import ToastTesting

@testable import ToastCore

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSONText {
    try JSONText(parsing: Array(text.utf8))
  }

  @Test(
    arguments: [
      ("null", JSONText.null), (" true\r\n\t", true), ("false", false), ("0", 0), ("-12", -12),
      ("9223372036854775807", .integer(.max)),
      ("9223372036854775808", .number(9.223372036854775808e18)),
      ("1.5", 1.5), ("-0.25e2", -25.0), ("1E+2", 100.0), (#""""#, ""),
      (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"), (#""\u00fc\u65E5\ud83d\ude00""#, "ü日😀"),
      (#""e\u0301""#, "e\u{301}"), ("[]", []), ("[1, [2],{}]", [1, [2], .object([])]),
      (#"{"b":1,"a":{"":null}}"#, ["b": 1, "a": ["": nil]]),
    ] as [(String, JSONText)])
  func `a value is read`(text: String, value: JSONText) throws {
    #expect(try read(text) == value)
  }

  private static let faults: [(String, Int, Int, String)] = [
    ("", 1, 1, "a value is missing"), ("  ", 1, 3, "a value is missing"), ("nul", 1, 1, "missing"),
    ("yes", 1, 1, "double quotes"), ("'a'", 1, 1, "double quotes"), ("1 2", 1, 3, "after"),
    ("01", 1, 1, "no number"), ("-", 1, 1, "no number"), ("1.", 1, 3, "digit"),
    ("1e", 1, 3, "digit"), ("1e999", 1, 1, "too large"), ("+1", 1, 1, "missing"),
    ("NaN", 1, 1, "missing"), ("[1,]", 1, 4, "missing"), ("[1 2]", 1, 4, "',' or ']'"),
    ("[1", 1, 3, "',' or ']'"), ("{a:1}", 1, 2, "key in double quotes"),
    ("{\"a\":1,\n \"b\" 2}", 2, 6, "':'"), (#"{"a":1,}"#, 1, 8, "key"), (#"{"a":1"#, 1, 7, "'}'"),
    ("{\"a\":1,\n\"a\":2}", 2, 1, "comes twice"), (#""a"#, 1, 1, "no end"),
    ("\"a\nb\"", 1, 3, "control"), (#""\x""#, 1, 2, "escape"), (#""\u12"#, 1, 2, "hexadecimal"),
    (#""\ud800""#, 1, 2, "half"), (#""\ud800\u0041""#, 1, 2, "half"), (#""\udc00""#, 1, 2, "half"),
    ("// no\n1", 1, 1, "missing"), ("\u{FEFF}1", 1, 1, "missing"), (#""\"#, 1, 2, "escape"),
  ]

  @Test(arguments: faults)
  func `what is no JSON is refused with its place`(
    text: String, line: Int, column: Int, message: String
  ) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error?.line == line && error?.column == column, "\(error.map { "\($0)" } ?? "")")
    #expect(error?.message.contains(message) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    #expect(throws: JSONError.self) { try JSONText(parsing: [0x22, 0xFF, 0x22]) }
  }

  @Test func `depth and size have a limit`() throws {
    let deep = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try read(deep(32))
    #expect(throws: JSONError.self) { try read(deep(33)) }
    #expect(throws: JSONError.self) { try read(deep(100_000)) }
    let full = Array("\"\(String(repeating: "a", count: (1 << 20) - 2))\"".utf8)
    _ = try JSONText(parsing: full)
    #expect(throws: JSONError.self) { try JSONText(parsing: full + [0x20]) }
  }

  @Test func `what is written is read again, and damaged text is refused or read`() throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<300 {
      let value = random.json(depth: 4)
      var bytes = Array(value.text.utf8)
      #expect(try JSONText(parsing: bytes) == value, "\(value.text)")
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      _ = try? JSONText(parsing: bytes)
      _ = try? JSONText(parsing: Array(bytes.prefix(bytes.count / 2)))
    }
  }
}

extension SplitMix {
  fileprivate mutating func json(depth: Int) -> JSONText {
    switch next() % (depth == 0 ? 5 : 7) {
    case 0: return nil
    case 1: return .bool(next() % 2 == 0)
    case 2: return .integer(Int64(truncatingIfNeeded: next()))
    case 3: return .number(Double(next() % 1000) + 0.25)
    case 4: return .string(text())
    case 5: return .array((0..<next() % 4).map { _ in json(depth: depth - 1) })
    default:
      return .object((0..<next() % 4).map { .init("\($0)\(text())", json(depth: depth - 1)) })
    }
  }

  private mutating func text() -> String {
    let pieces = ["a", "\"", "\\", "\n", "ü", "😀", "\u{202E}", "\0", "e\u{301}"]
    return (0..<next() % 6).map { _ in pieces[Int(next() % UInt64(pieces.count))] }.joined()
  }
}
