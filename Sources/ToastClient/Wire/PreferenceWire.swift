import ToastCore

/// What a sender's environment says of the preferences, as it travels to the agent: keys and values
/// as a person would type them.
enum PreferenceWire {
  static func encode(_ values: [PreferenceField: JSONText]) -> [String: String] {
    var fields: [String: String] = [:]
    for (field, value) in values { fields[field.rawValue] = field.text(of: value) }
    return fields
  }

  /// Keys that the reader does not know are those of a newer sender.
  static func decode(
    _ fields: [String: String]
  ) throws(WireError) -> [PreferenceField: JSONText] {
    var values: [PreferenceField: JSONText] = [:]
    for (key, text) in fields {
      guard let field = PreferenceField(rawValue: key) else { continue }
      do throws(PreferenceError) {
        values[field] = try field.value(text: text)
      } catch {
        throw WireError("preferences: \(error)")
      }
    }
    return values
  }
}
