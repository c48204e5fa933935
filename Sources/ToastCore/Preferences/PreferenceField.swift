/// The preferences by their keys, each with the values that it may have: the one list that file,
/// environment, command and wire are read by.
package enum PreferenceField: String, Sendable, CaseIterable, Comparable {
  case motion, textScale, minimumTargetSize, contrast, colorScheme, reduceTransparency
  case statusShapes, closeButton, speech, voice, language, rate, pitch, volume
  case leadIn, leadOut, punctuation
  case verbosity, soundCues, announce, durationMultiplier, persistActions, quiet, lockedText
  case history, applications

  /// In the order of the list.
  package static func < (one: PreferenceField, other: PreferenceField) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }

  /// Its environment variable: `TOAST_TEXT_SCALE`.
  package var variable: String {
    "TOAST"
      + rawValue.reduce(into: "_") { name, character in
        if character.isUppercase { name += "_" }
        name += character.uppercased()
      }
  }

  /// What is allowed, after "is not": `a number from 0.5 to 5`.
  package var allowed: String { access.allowed }

  /// The value as it is written, whatever way of writing it was chosen.
  ///
  /// - Throws: ``PreferenceError`` that names the key, the value and what is allowed.
  package func value(_ json: JSONText) throws(PreferenceError) -> JSONText {
    guard let value = access.normalize(json) else {
      throw PreferenceError(rawValue, was: json.string ?? json.text, allowed: allowed)
    }
    return value
  }

  /// The value that a person has typed.
  ///
  /// - Parameter subject: what the error names; the key when `nil`.
  /// - Throws: ``PreferenceError`` that names the subject, the value and what is allowed.
  package func value(
    text: String, subject: String? = nil
  ) throws(PreferenceError) -> JSONText {
    let json = access.isText ? nil : try? JSONText(parsing: Array(text.utf8))
    guard let value = access.normalize(json ?? .string(text)) else {
      throw PreferenceError(subject ?? rawValue, was: text, allowed: allowed)
    }
    return value
  }

  /// The value for people, which ``value(text:subject:)`` reads again.
  package func text(of value: JSONText) -> String {
    switch value {
    case .bool(let value): return value ? "yes" : "no"
    case .string(let text): return text
    case .object(let members):
      if self == .history { return members.map(\.value.text).joined(separator: ",") }
      let isPlain = members.allSatisfy { $0.key.allSatisfy { !"=,{".contains($0) } }
      guard isPlain else { return value.text }
      return members.map { "\($0.key)=\($0.value.string ?? "")" }.joined(separator: ",")
    default: return value.text
    }
  }

  /// What somebody prefers.
  package func value(in preferences: AccessibilityPreferences) -> JSONText {
    access.value(preferences)
  }

  func apply(_ value: JSONText, to preferences: inout AccessibilityPreferences) {
    access.apply(value, &preferences)
  }

  private var access: PreferenceAccess {
    typealias Preferences = AccessibilityPreferences
    return switch self {
    case .motion: PreferenceAccess(\.motion, .word)
    case .textScale: PreferenceAccess(\.textScale, .number(Preferences.textScales))
    case .minimumTargetSize:
      PreferenceAccess(
        \.minimumTargetSize, .number(Preferences.targetSizes, unit: " of pixels"))
    case .contrast: PreferenceAccess(\.contrast, .word)
    case .colorScheme:
      PreferenceAccess(
        \.colorScheme, PreferenceForm<AccessibilityPreferences.ColorScheme>.word.or("none"))
    case .reduceTransparency: PreferenceAccess(\.reduceTransparency, .yesNo)
    case .statusShapes: PreferenceAccess(\.statusShapes, .yesNo)
    case .closeButton: PreferenceAccess(\.closeButton, .word)
    case .speech: PreferenceAccess(\.speech, .word)
    case .voice: PreferenceAccess(\.voice, PreferenceForm<String>.voice.or("automatic"))
    case .language: PreferenceAccess(\.language, PreferenceForm<String>.language.or("automatic"))
    case .rate: PreferenceAccess(\.rate, .whole(SpeechSettings.rates, unit: " of words a minute"))
    case .pitch: PreferenceAccess(\.pitch, .whole(SpeechSettings.pitches))
    case .volume: PreferenceAccess(\.volume, .whole(SpeechSettings.volumes))
    case .leadIn:
      PreferenceAccess(\.leadIn, .whole(SpeechSettings.leadIns, unit: " of milliseconds"))
    case .leadOut:
      PreferenceAccess(\.leadOut, .whole(SpeechSettings.leadOuts, unit: " of milliseconds"))
    case .punctuation: PreferenceAccess(\.punctuation, .word)
    case .verbosity: PreferenceAccess(\.verbosity, .word)
    case .soundCues: PreferenceAccess(\.soundCues, PreferenceForm<Bool>.yesNo.or("automatic"))
    case .announce: PreferenceAccess(\.announce, .word)
    case .durationMultiplier: PreferenceAccess(\.durationMultiplier, .multiplier)
    case .persistActions: PreferenceAccess(\.persistActions, .word)
    case .quiet: PreferenceAccess(\.quiet, .quiet)
    case .lockedText: PreferenceAccess(\.lockedText, .word)
    case .history: PreferenceAccess(\.history, .history)
    case .applications: PreferenceAccess(\.applications, .applications)
    }
  }
}

/// A field of ``AccessibilityPreferences`` and the form of its values, whatever their type.
private struct PreferenceAccess: Sendable {
  let allowed: String
  let isText: Bool
  let normalize: @Sendable (JSONText) -> JSONText?
  let apply: @Sendable (JSONText, inout AccessibilityPreferences) -> Void
  let value: @Sendable (AccessibilityPreferences) -> JSONText

  init<Value: Sendable>(
    _ path: any WritableKeyPath<AccessibilityPreferences, Value> & Sendable,
    _ form: PreferenceForm<Value>
  ) {
    allowed = form.allowed
    isText = form.isText
    normalize = { form.read($0).map(form.write) }
    apply = { value, preferences in
      if let value = form.read(value) { preferences[keyPath: path] = value }
    }
    value = { form.write($0[keyPath: path]) }
  }
}
