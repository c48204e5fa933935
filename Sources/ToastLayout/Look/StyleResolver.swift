import ToastCore

/// Finds the colours that a toast is drawn with, from the surface up, and keeps what it had to
/// correct.
struct StyleResolver {
  private let style: ToastStyle
  private let preferences: AccessibilityPreferences
  private let colors: SchemeColors
  private let required: Double
  private(set) var corrections: [StyleCorrection] = []

  init(_ style: ToastStyle, _ preferences: AccessibilityPreferences) {
    self.style = style
    self.preferences = preferences
    colors = SchemeColors(style, preferences.colorScheme)
    required = ContrastRequirement.text(preferences.contrast)
  }

  // MARK: Surface

  /// The surface, and what it is as a ground.
  ///
  /// - Parameter backdrop: luminances of what lies behind; `nil` where that cannot be read.
  mutating func surface(over backdrop: [Double]?) -> (EffectiveStyle.Surface, Ground) {
    if style.backgroundUsesGlass, !preferences.isOpaque, let backdrop,
      let (ink, limit) = glass(over: backdrop)
    {
      return (.glass(tint: style.backgroundTint, ink: ink, limit: limit), Ground(limit))
    }
    let asked = colors.background(isInsteadOfGlass: style.backgroundUsesGlass)
    let mayBeTranslucent = !preferences.isOpaque && !style.backgroundUsesGlass
    let (color, ground) = solid(
      asked, .anything(under: asked), mayBeTranslucent: mayBeTranslucent, .surface)
    return (.solid(color), ground)
  }

  /// The ink and the limit of glass: the ink of the text that the caller set, as far as glass can
  /// serve it, else the one that follows the backdrop; and the strictest limit that their text
  /// needs.
  private func glass(over backdrop: [Double]) -> (GlassInk, GlassLimit)? {
    let set = colors.setText.map(\.opaque)
    let followed = set.lazy.compactMap { color in
      GlassInk.allCases.first { limit($0, under: color) != nil }
    }.first
    let ink = followed ?? .following(backdrop, required: required)
    let limits = ([ink.color] + set).compactMap { limit(ink, under: $0) }
    return limits.min { $0.span < $1.span }.map { (ink, $0) }
  }

  /// More than is needed, since a painter rounds and interpolates (`facts/screen.md`).
  private func limit(_ ink: GlassInk, under color: Color) -> GlassLimit? {
    ink.limit(under: color, required: required, margin: ink == .light ? 0.01 : 0.02)
  }

  /// A colour on which text can be read, and what it is as a ground.
  ///
  /// - Parameters:
  ///   - asked: the colour that was asked for.
  ///   - ground: what it is as a ground, with what shows through.
  private mutating func solid(
    _ asked: Color, _ ground: Ground, mayBeTranslucent: Bool, _ part: StyleCorrection.Part
  ) -> (Color, Ground) {
    if asked.alpha < 1, mayBeTranslucent, ground.takes(required) { return (asked, ground) }
    let color = ground.color ?? asked.opaque
    if Ground(color).takes(required) { return (color, Ground(color)) }
    let corrected = keep(part, Ground.correction(of: color, taking: required))
    return (corrected, Ground(corrected))
  }

  // MARK: On the surface

  mutating func title(on ground: Ground, isGlass: Bool) -> Color {
    let color = colors.title(on: ground, isGlass: isGlass)
    return text(color, style.titleFont, on: ground, .title)
  }

  mutating func message(on ground: Ground, isGlass: Bool) -> Color {
    let color = colors.message(on: ground, isGlass: isGlass)
    return text(color, style.messageFont, on: ground, .message)
  }

  private mutating func text(
    _ color: Color, _ font: Font, on ground: Ground, _ part: StyleCorrection.Part
  ) -> Color {
    keep(part, ground.corrected(color, ContrastRequirement.text(font, preferences)))
  }

  mutating func glyph(
    _ severity: ToastSeverity?, hasIcon: Bool, title: Color, on ground: Ground
  ) -> Color {
    let own = hasIcon ? nil : style.iconColor
    guard let color = own ?? severity?.themeColor else { return title }
    return keep(.severity, ground.corrected(color, ContrastRequirement.control))
  }

  mutating func icon(_ icon: ToastIcon?, title: Color, on ground: Ground) -> Color? {
    let asked: Color?
    switch icon {
    case .image(_, let tint): asked = tint
    case .systemImage(_, let tint): asked = style.iconColor ?? tint ?? title
    case nil: asked = nil
    }
    return asked.map { color in
      keep(.icon, ground.corrected(color, ContrastRequirement.control))
    }
  }

  // MARK: Buttons

  mutating func button(on surface: Ground, isGlass: Bool) -> EffectiveStyle.Button {
    let asked = colors.fill(on: surface, isGlass: isGlass)
    let fill: Color
    let ground: Ground
    if isGlass, !colors.hasFill {
      // Darker than glass under a ceiling, or lighter than glass above a floor: as safe as that.
      (fill, ground) = (asked, surface)
    } else {
      (fill, ground) = solid(
        asked, surface.under(asked), mayBeTranslucent: surface.color == nil, .buttonFill)
    }
    let label = text(
      colors.label(on: ground, isGlass: isGlass), style.buttonFont, on: ground, .buttonLabel)
    return EffectiveStyle.Button(
      fill: fill, label: label, isGlass: style.buttonUsesGlass && !preferences.isOpaque,
      border: border(surface.ink), behind: ground.luminances)
  }

  /// With more contrast edges are lines.
  func border(_ color: Color) -> EffectiveStyle.Border? {
    preferences.contrast == .more ? EffectiveStyle.Border(color: color, width: 2) : nil
  }

  private mutating func keep(
    _ part: StyleCorrection.Part, _ correction: ContrastCorrection
  ) -> Color {
    if correction.isChanged {
      corrections.append(StyleCorrection(part: part, correction: correction))
    }
    return correction.corrected
  }
}

extension GlassLimit {
  /// How much of all luminances it lets through.
  fileprivate var span: Double { luminances.upperBound - luminances.lowerBound }
}
