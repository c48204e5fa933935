package import ToastCore

/// What `toast preferences` is asked for.
public struct PreferencesOptions: Sendable, Equatable {
  /// What to do.
  package enum Order: Sendable, Equatable {
    /// List them all.
    case list
    /// Print one.
    case get(PreferenceField)
    /// Write one into our file, in an allowed value.
    case set(PreferenceField, JSONText)
    /// Disturb nobody for so many seconds from now on.
    case quieten(seconds: Int64)
    /// Take one out of our file.
    case unset(PreferenceField)
  }

  /// What to do.
  package let order: Order
  /// Print JSON.
  package let isJSON: Bool

  /// The longest time of silence that is told by its length, in seconds: a year.
  private static let longest: Int64 = 366 * 86_400

  /// Options from what was scanned.
  init(_ scanner: ArgumentScanner) throws(UsageError) {
    isJSON = scanner.values[.json] != nil
    order = try Self.order(scanner.words.map { TextSafety.decode($0) }[...])
  }

  private static func order(_ words: ArraySlice<String>) throws(UsageError) -> Order {
    var words = words
    let action = words.popFirst() ?? "list"
    let counts = ["list": 0, "get": 1, "set": 2, "unset": 1]
    guard let count = counts[action] else {
      let near = Suggestion.nearest(to: action, among: ["list", "get", "set", "unset"])
      let hint = near.map { "did you mean '\($0)'?" } ?? "there are list, get, set and unset"
      throw UsageError("unknown order \(UsageError.quote(Array(action.utf8))); \(hint)")
    }
    guard words.count == count, let key = words.first else {
      if words.isEmpty, count == 0 { return .list }
      let form = ["list", "get KEY", "set KEY VALUE", "unset KEY"].first { $0.hasPrefix(action) }
      throw UsageError("it is 'toast preferences \(form ?? action)'")
    }
    do throws(PreferenceError) {
      guard let field = PreferenceField(rawValue: key) else { throw PreferenceError(unknown: key) }
      switch action {
      case "get": return .get(field)
      case "unset": return .unset(field)
      default: return try set(field, words[words.startIndex + 1])
      }
    } catch {
      throw UsageError("\(error)")
    }
  }

  private static func set(
    _ field: PreferenceField, _ text: String
  ) throws(PreferenceError) -> Order {
    if field == .quiet, let seconds = seconds(text) { return .quieten(seconds: seconds) }
    return .set(field, try field.value(text: text))
  }

  /// `30m`, `2h` or `1d`.
  private static func seconds(_ text: String) -> Int64? {
    let units: [Character: Int64] = ["m": 60, "h": 3600, "d": 86_400]
    guard let unit = text.last.flatMap({ units[$0] }),
      let count = Decimal.integer(String(text.dropLast())),
      (1...longest / unit).contains(Int64(count))
    else { return nil }
    return Int64(count) * unit
  }
}
