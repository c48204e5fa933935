public import ToastCore

extension EffectiveStyle {
  /// The colours that a toast is drawn with.
  ///
  /// Under a light scheme the unset colours have light counterparts; text that is not set is then
  /// dark where the surface is light. With reduced transparency or more contrast everything is
  /// opaque. Then each colour gets its contrast by the least change of its lightness
  /// (``ContrastRequirement``); a surface or a button's fill changes only where neither white nor
  /// black could be read on it. A translucent surface stays so where its text can be read on
  /// whatever is behind it, and is opaque otherwise.
  ///
  /// - Parameters:
  ///   - style: the colours that were asked for.
  ///   - severity: the severity, for the colour of its glyph; the style's when `nil`.
  ///   - icon: the content's icon, for its tint.
  ///   - preferences: the scheme, the contrast, and whether surfaces are opaque.
  ///   - backdrop: luminances of what lies behind the toast, after blur and tint, 0…1; `nil` where
  ///     it cannot be read, and then nothing is glass.
  public init(
    _ style: ToastStyle, severity: ToastSeverity? = nil, icon: ToastIcon? = nil,
    preferences: AccessibilityPreferences = AccessibilityPreferences(), backdrop: [Double]? = nil
  ) {
    var resolver = StyleResolver(style, preferences)
    let (surface, ground) = resolver.surface(over: backdrop)
    var isGlass = false
    if case .glass = surface { isGlass = true }
    self.surface = surface
    behind = ground.luminances
    let title = resolver.title(on: ground, isGlass: isGlass)
    self.title = title
    message = resolver.message(on: ground, isGlass: isGlass)
    glyph = resolver.glyph(
      severity ?? style.severity, hasIcon: icon != nil, title: title, on: ground)
    self.icon = resolver.icon(icon, title: title, on: ground)
    button = resolver.button(on: ground, isGlass: isGlass)
    ink = ground.ink
    track = ground.ink.opacity(0.2)
    border = resolver.border(ground.ink)
    shadow = style.shadow
    corrections = resolver.corrections
  }
}
