public import ToastCore

/// The contrast that something of a toast needs (`spec/preferences.md`; WCAG 2.2, 1.4.3, 1.4.6 and
/// 1.4.11).
public enum ContrastRequirement {
  /// What pictures, borders, bars and the ring of the focus need against what is behind them.
  public static let control = 3.0

  /// What text of the usual size needs.
  public static func text(_ contrast: AccessibilityPreferences.Contrast) -> Double {
    contrast == .more ? 7 : 4.5
  }

  /// What text in a font needs. Large text, from 24 pixels on, or 18⅔ where it is bold, needs 3:1.
  ///
  /// Text that the user's scale makes large needs as much as before, and text that it makes small
  /// is small. With more contrast, text of every size has what the usual size needs.
  public static func text(_ font: Font, _ preferences: AccessibilityPreferences) -> Double {
    if preferences.contrast == .more { return text(.more) }
    let size = font.size * min(preferences.textScale, 1)
    let isBold = [.bold, .heavy, .black].contains(font.weight)
    return size >= 24 || isBold && size >= 56.0 / 3 ? 3 : text(.standard)
  }
}
