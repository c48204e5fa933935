import ToastCore

/// Reads numbers as people write them: digits, and a point where fractions are allowed. No sign
/// but a minus, no exponent, no hexadecimal, no "inf": what a script passes by mistake is refused.
enum Decimal {
  /// A whole number.
  static func integer(_ text: String) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  /// A number that is not negative, with or without a fraction: `3`, `2.5`, `.5`.
  static func number(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }), let last = parts.last, !last.isEmpty,
      last.utf8.count <= 20, parts[0].utf8.count <= 20
    else { return nil }
    return Double(parts.count == 1 ? String(last) : "\(parts[0].isEmpty ? "0" : parts[0]).\(last)")
  }

  /// A time with a unit, `s` where none is named; zero is indefinite (`spec/toast.md` 17).
  static func duration(_ text: String, atMost limit: Double) -> ToastDuration? {
    if text == "indefinite" { return .indefinite }
    // The longer unit first: "ms" ends in "s" too.
    for (unit, seconds) in [("ms", 0.001), ("s", 1), ("m", 60), ("", 1)] where text.hasSuffix(unit)
    {
      guard let count = number(text.dropLast(unit.count)), count * seconds <= limit else {
        return nil
      }
      return count == 0 ? .indefinite : .seconds(unit == "ms" ? count / 1000 : count * seconds)
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
