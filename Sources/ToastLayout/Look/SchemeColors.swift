import ToastCore

/// The colours of a style before any correction: those that the caller set, and for the others what
/// the scheme and the ground have.
///
/// A colour counts as unset where it is a style's default.
struct SchemeColors {
  private let style: ToastStyle
  private let isLight: Bool

  init(_ style: ToastStyle, _ scheme: AccessibilityPreferences.ColorScheme?) {
    self.style = style
    isLight = scheme == .light
  }

  private static let unset = ToastStyle()
  /// The counterparts of the defaults under a light scheme (`spec/toast.md` 16).
  private static let lightBackground = Color(rgb: 0xF7F7F9)
  private static let darkInk = Color(rgb: 0x141416)

  private func isSet(_ field: KeyPath<ToastStyle, Color>) -> Bool {
    style[keyPath: field] != Self.unset[keyPath: field]
  }

  /// The colour of a surface that is not glass, with the tint of a glass that is not shown.
  func background(isInsteadOfGlass: Bool) -> Color {
    let isCounterpart = isLight && !isSet(\.backgroundColor)
    let color = isCounterpart ? Self.lightBackground : style.backgroundColor
    guard isInsteadOfGlass, let tint = style.backgroundTint else { return color }
    return tint.over(color)
  }

  /// The colours of text that the caller set.
  var setText: [Color] {
    (isSet(\.titleColor) ? [style.titleColor] : [])
      + (isSet(\.messageColor) ? [style.messageColor] : [])
  }

  func title(on ground: Ground, isGlass: Bool) -> Color {
    unset(\.titleColor, on: ground, isGlass: isGlass) ?? style.titleColor
  }

  /// On glass a text that is not set is opaque: it would let another luminance through at each pixel.
  func message(on ground: Ground, isGlass: Bool) -> Color {
    guard let color = unset(\.messageColor, on: ground, isGlass: isGlass) else {
      return style.messageColor
    }
    return isGlass ? color : color.opacity(style.messageColor.alpha)
  }

  func label(on ground: Ground, isGlass: Bool) -> Color {
    unset(\.buttonForegroundColor, on: ground, isGlass: isGlass) ?? style.buttonForegroundColor
  }

  /// What stands in for an unset colour of a text: on glass the ink; under a light scheme dark ink,
  /// where that is easier to read than white. `nil` where the style's own colour is to be taken.
  private func unset(
    _ field: KeyPath<ToastStyle, Color>, on ground: Ground, isGlass: Bool
  ) -> Color? {
    if isSet(field) { return nil }
    if isGlass { return ground.ink }
    return isLight && ground.ink == .black ? Self.darkInk : nil
  }

  /// Whether the caller set what is behind the names of the buttons.
  var hasFill: Bool { isSet(\.buttonBackgroundColor) || tint != nil }

  private var tint: Color? { style.buttonUsesGlass ? style.buttonTint : nil }

  /// What is behind the names of the buttons. On glass an unset one leads away from the ink, since
  /// it lies under text.
  func fill(on ground: Ground, isGlass: Bool) -> Color {
    if let tint { return tint }
    if isSet(\.buttonBackgroundColor) { return style.buttonBackgroundColor }
    let isLightInk = ground.ink == .white
    if isGlass { return isLightInk ? .black.opacity(0.26) : .white.opacity(0.38) }
    return isLight && !isLightInk ? .black.opacity(0.1) : style.buttonBackgroundColor
  }
}
