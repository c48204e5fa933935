/// What one source says of the preferences; most say nothing of most.
package struct PreferenceLayer: Sendable, Equatable {
  /// Who says it.
  package var source: PreferenceSource
  /// Allowed values, as ``PreferenceField/value(_:)`` gives them.
  package var values: [PreferenceField: JSONText]

  /// A layer.
  package init(_ source: PreferenceSource, _ values: [PreferenceField: JSONText] = [:]) {
    self.source = source
    self.values = values
  }

  /// The `TOAST_…` variables of an environment. An empty one counts as not set.
  ///
  /// - Returns: what they say, and what is wrong with the others.
  package static func environment(
    _ environment: [String: String]
  ) -> (layer: PreferenceLayer, errors: [PreferenceError]) {
    var layer = PreferenceLayer(.environment)
    var errors: [PreferenceError] = []
    // Most environments have none, and most programs never ask again.
    guard environment.keys.contains(where: { $0.hasPrefix("TOAST_") }) else { return (layer, []) }
    for field in PreferenceField.allCases {
      guard let text = environment[field.variable], !text.isEmpty else { continue }
      do throws(PreferenceError) {
        layer.values[field] = try field.value(text: text, subject: field.variable)
      } catch {
        errors.append(error)
      }
    }
    return (layer, errors)
  }

  /// The members of an object, as our file has them.
  ///
  /// - Returns: what they say, and what is wrong with the others: one bad value does not take the
  ///   good ones away.
  package static func object(
    _ members: [JSONText.Member], from source: PreferenceSource
  ) -> (layer: PreferenceLayer, errors: [PreferenceError]) {
    var layer = PreferenceLayer(source)
    var errors: [PreferenceError] = []
    for member in members {
      do throws(PreferenceError) {
        guard let field = PreferenceField(rawValue: member.key) else {
          throw PreferenceError(unknown: member.key)
        }
        layer.values[field] = try field.value(member.value)
      } catch {
        errors.append(error)
      }
    }
    return (layer, errors)
  }
}
