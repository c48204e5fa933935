import GLibKit
import ToastCore

extension FieldReader {
  func color(_ name: String) throws(WireError) -> Color? {
    guard let text = try optional(name, String.self) else { return nil }
    return try color(name, text)
  }

  func color(_ name: String, _ text: String) throws(WireError) -> Color {
    guard let color = Color(text) else {
      throw WireError(field: path(name), was: text, allowed: "#rrggbb or #rrggbbaa")
    }
    return color
  }

  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, _ text: String
  ) throws(WireError) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw WireError(field: path(name), was: text, allowed: "one of \(words)")
    }
    return word
  }

  func number(
    _ name: String, _ number: Double, in range: ClosedRange<Double>
  ) throws(WireError) -> Double {
    guard range.contains(number) else {
      throw WireError(
        field: path(name), was: "\(number)",
        allowed: "from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
