/// What a person prefers, with where each value comes from and what the other sources say.
///
/// The order: an option of the toast, the environment of its sender, our file, the desktop, the
/// default. The desktop's sources are taken together: where they differ, the one that helps most
/// counts.
package struct ResolvedPreferences: Sendable, Equatable {
  /// What somebody says of one preference.
  package struct Statement: Sendable, Equatable {
    /// The value.
    package let value: JSONText
    /// Who says it.
    package let source: PreferenceSource
  }

  /// Everything that is said of one preference.
  package struct Entry: Sendable, Equatable {
    /// What counts.
    package let chosen: Statement
    /// The rest, in the order in which they would count; the default is the last of them.
    package let others: [Statement]
  }

  /// The values.
  package private(set) var preferences = AccessibilityPreferences()
  private let entries: [PreferenceField: Entry]

  /// Merges what the sources say.
  ///
  /// - Parameters:
  ///   - first: the sources before the desktop, in their order.
  ///   - desktop: the desktop's sources.
  package init(_ first: [PreferenceLayer] = [], desktop: [PreferenceLayer] = []) {
    let standard = AccessibilityPreferences()
    var entries: [PreferenceField: Entry] = [:]
    for field in PreferenceField.allCases {
      var statements = Self.statements(first, field)
      statements += Self.statements(desktop, field).enumerated()
        .sorted { one, other in
          let help = (field.help(of: one.element.value), field.help(of: other.element.value))
          return help.0 == help.1 ? one.offset < other.offset : help.0 > help.1
        }.map(\.element)
      statements.append(Statement(value: field.value(in: standard), source: .standard))
      let chosen = statements.removeFirst()
      entries[field] = Entry(chosen: chosen, others: statements)
      field.apply(chosen.value, to: &preferences)
    }
    self.entries = entries
  }

  /// Everything that is said of a preference.
  package subscript(field: PreferenceField) -> Entry {
    entries[field]
      ?? Entry(
        chosen: Statement(value: field.value(in: preferences), source: .standard), others: [])
  }

  private static func statements(
    _ layers: [PreferenceLayer], _ field: PreferenceField
  ) -> [Statement] {
    layers.compactMap { layer in
      layer.values[field].map { Statement(value: $0, source: layer.source) }
    }
  }
}

extension PreferenceField {
  /// How much a value does for a person who needs it: of the desktop's sources the one counts that
  /// does most, and the first where they do the same.
  fileprivate func help(of value: JSONText) -> Double {
    var preferences = AccessibilityPreferences()
    apply(value, to: &preferences)
    switch self {
    case .motion:
      switch preferences.motion {
      case .full: return 0
      case .reduced: return 1
      case .none: return 2
      }
    case .textScale: return preferences.textScale
    case .minimumTargetSize: return preferences.minimumTargetSize
    case .contrast: return preferences.contrast == .more ? 1 : 0
    case .reduceTransparency: return preferences.reduceTransparency ? 1 : 0
    case .statusShapes: return preferences.statusShapes ? 1 : 0
    case .durationMultiplier: return preferences.durationMultiplier.factor ?? .infinity
    case .soundCues: return preferences.soundCues == false ? 1 : 0
    case .quiet:
      switch preferences.quiet {
      case .off: return 0
      case .until(let second): return Double(second)
      case .on: return .infinity
      }
    default: return 0
    }
  }
}
