import ToastCore

/// What `toast preferences` prints.
enum PreferencesText {
  /// A line for each preference: key, value, where it comes from, and what others say.
  static func list(_ preferences: ResolvedPreferences) -> String {
    let rows = PreferenceField.allCases.map { field in
      let entry = preferences[field]
      let others = entry.others.map { "\($0.source) \(shown($0.value, field))" }
      return [
        field.rawValue, shown(entry.chosen.value, field), entry.chosen.source.description,
        others.isEmpty ? "" : "(\(others.joined(separator: ", ")))",
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column < 3 ? cell + String(repeating: " ", count: widths[column] - cell.count) : cell
      }
      var line = cells.joined(separator: "  ")[...]
      while line.last == " " { line.removeLast() }
      return "\(line)\n"
    }.joined()
  }

  /// The value of one.
  static func value(_ field: PreferenceField, _ preferences: ResolvedPreferences) -> String {
    "\(shown(preferences[field].chosen.value, field))\n"
  }

  /// All of them, or one, as an object by their keys.
  static func json(_ fields: [PreferenceField], _ preferences: ResolvedPreferences) -> String {
    "\(document(fields, preferences).text)\n"
  }

  /// That object.
  static func document(
    _ fields: [PreferenceField], _ preferences: ResolvedPreferences
  ) -> JSONText {
    let members = fields.map { field -> JSONText.Member in
      let entry = preferences[field]
      let own = statement(entry.chosen)
      return .init(
        field.rawValue,
        .object(own + [.init("others", .array(entry.others.map { .object(statement($0)) }))]))
    }
    return .object(members)
  }

  private static func statement(_ said: ResolvedPreferences.Statement) -> [JSONText.Member] {
    let members: [JSONText.Member] = [
      .init("value", said.value), .init("source", .string(said.source.word)),
    ]
    guard case .desktop(let part) = said.source else { return members }
    return members + [.init("from", .string(part))]
  }

  /// Names of applications may be anything.
  private static func shown(_ value: JSONText, _ field: PreferenceField) -> String {
    let text = TextSafety.neutralize(field.text(of: value), for: .terminal)
    return text.isEmpty ? "-" : text
  }
}
