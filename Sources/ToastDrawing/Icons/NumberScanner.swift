/// Reads numbers as SVG writes them: with commas, spaces or nothing between them.
struct NumberScanner {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }

  private mutating func skipSeparators() {
    while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") {
      place += 1
    }
  }

  /// The letter that comes next, as a command has it.
  mutating func letter() -> Character? {
    skipSeparators()
    guard place < bytes.count else { return nil }
    let character = Character(Unicode.Scalar(bytes[place]))
    guard character.isLetter else { return nil }
    place += 1
    return character
  }

  /// A flag of an arc: a single digit, which may stand right before the next number.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard place < bytes.count, [UInt8(ascii: "0"), UInt8(ascii: "1")].contains(bytes[place])
    else { return nil }
    place += 1
    return bytes[place - 1] == UInt8(ascii: "1")
  }

  mutating func number() -> Double? {
    skipSeparators()
    let begin = place
    var end = place
    func isSign(_ index: Int) -> Bool {
      index < bytes.count
        && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"))
    }
    func isDigit(_ index: Int) -> Bool { index < bytes.count && 0x30...0x39 ~= bytes[index] }
    if isSign(end) { end += 1 }
    var digits = 0
    while isDigit(end) { (end, digits) = (end + 1, digits + 1) }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) { (end, digits) = (end + 1, digits + 1) }
    }
    guard digits > 0 else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let exponent = isSign(end + 1) ? end + 2 : end + 1
      if isDigit(exponent) {
        end = exponent
        while isDigit(end) { end += 1 }
      }
    }
    var text = String(decoding: bytes[begin..<end], as: UTF8.self)
    if text.hasSuffix(".") { text += "0" }
    guard let number = Double(text), number.isFinite, abs(number) < 1e9 else { return nil }
    place = end
    return number
  }

  /// All numbers up to the end, or up to what is none.
  mutating func rest() -> [Double] {
    var numbers: [Double] = []
    while let number = number() { numbers.append(number) }
    return numbers
  }
}
