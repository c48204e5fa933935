/// One JSON object on one line, written member by member.
struct JSONLine: Sendable {
  private var members: [String] = []

  /// The finished line, without its line feed.
  var text: String { "{\(members.joined(separator: ","))}" }

  /// Adds a member that is a string.
  mutating func add(_ name: String, _ value: String) {
    members.append("\(Self.quoted(name)):\(Self.quoted(value))")
  }

  /// Adds a member that is a number.
  mutating func add(_ name: String, _ value: some BinaryInteger) {
    members.append("\(Self.quoted(name)):\(value)")
  }

  /// Adds a member that is a list of strings.
  mutating func add(_ name: String, _ values: [String]) {
    members.append("\(Self.quoted(name)):[\(values.map(Self.quoted).joined(separator: ","))]")
  }

  /// A string in quotation marks, with everything escaped that would end the string or the line.
  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Line and paragraph separators end a line for some readers of lines.
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
