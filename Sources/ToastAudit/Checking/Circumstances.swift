import ToastCore
import ToastLayout

/// Preferences and an output under which a toast is looked at, and what is said of them.
struct Circumstances {
  var preferences: AccessibilityPreferences
  var output = Size(width: 1280, height: 800)
  /// From which side it is read; from that of its text when `nil`.
  var direction: TextDirection?
  var language = WordingLanguage.english
  /// What differs from the defaults in the axes that are varied.
  var label = ""

  init(_ preferences: AccessibilityPreferences) { self.preferences = preferences }

  /// The same, each with each of these changes.
  static func combined<Value>(
    _ all: [Circumstances], _ values: [(Value, String)],
    _ change: (inout Circumstances, Value) -> Void
  ) -> [Circumstances] {
    all.flatMap { one in
      values.map { value, label in
        var other = one
        change(&other, value)
        other.label += other.label.isEmpty || label.isEmpty ? label : ", \(label)"
        return other
      }
    }
  }
}

/// The circumstances of each group of rules: what a group does not depend on is not varied in it.
struct Matrix {
  /// What the audit was given.
  let plain: Circumstances
  /// Whether there is nothing else.
  let isPlain: Bool
  /// Of rules about colours.
  let looks: [Circumstances]
  /// Of rules about places.
  let places: [Circumstances]
  /// Of rules about names.
  let names: [Circumstances]
  /// Of rules about movement.
  let motions: [Circumstances]

  /// Only what the audit was given.
  init(_ preferences: AccessibilityPreferences) {
    plain = Circumstances(preferences)
    isPlain = true
    let one = [plain]
    looks = one
    places = one
    names = one
    motions = one
  }

  /// Every combination of what matters.
  init(around preferences: AccessibilityPreferences) {
    plain = Circumstances(preferences)
    isPlain = false
    let one = [plain]
    let contrasts = Self.combining(one, AccessibilityPreferences.Contrast.allCases, "contrast") {
      $0.preferences.contrast = $1
    }
    let opacities = Circumstances.combined(
      contrasts, [(false, ""), (true, "reduced transparency")]
    ) { $0.preferences.reduceTransparency = $1 }
    looks = Circumstances.combined(
      opacities, [(nil, ""), (.light, "light scheme"), (.dark, "dark scheme")]
    ) { $0.preferences.colorScheme = $1 }
    let scales = Circumstances.combined(
      opacities, [(1.0, ""), (2, "text scale 2"), (3, "text scale 3")]
    ) { $0.preferences.textScale = $1 }
    let targets = Circumstances.combined(
      scales, [(24.0, "targets of 24 px"), (44, ""), (96, "targets of 96 px")]
    ) { $0.preferences.minimumTargetSize = $1 }
    let directions = Circumstances.combined(
      targets, [(.leftToRight, ""), (.rightToLeft, "read from the right")]
    ) { $0.direction = $1 }
    places = Circumstances.combined(
      directions, [(1280, ""), (320, "320 px wide")]
    ) { $0.output.width = $1 }
    names = Self.combining(one, WordingLanguage.allCases, "language") { $0.language = $1 }
    motions = Self.combining(one, AccessibilityPreferences.Motion.allCases, "motion") {
      $0.preferences.motion = $1
    }
  }

  /// Each with each value of an enumeration; the first one goes without saying.
  private static func combining<Value: RawRepresentable<String>>(
    _ all: [Circumstances], _ values: [Value], _ name: String,
    _ change: (inout Circumstances, Value) -> Void
  ) -> [Circumstances] {
    let labelled = values.enumerated().map { index, value in
      (value, index == 0 ? "" : "\(name) \(value.rawValue)")
    }
    return Circumstances.combined(all, labelled, change)
  }
}
