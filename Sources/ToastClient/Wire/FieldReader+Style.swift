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

  func finite(_ name: String, _ number: Double) throws(WireError) -> Double {
    guard number.isFinite else {
      throw WireError(field: path(name), was: "\(number)", allowed: "a number of pixels")
    }
    return number
  }

  func length(_ name: String, _ number: Double) throws(WireError) -> Double {
    guard number >= 0, number.isFinite else {
      throw WireError(
        field: path(name), was: "\(number)", allowed: "a number of pixels from 0 on")
    }
    return number
  }
}
