import ToastCore
import ToastLayout

/// The colours of a toast twice: as its program asked for them, and as they are drawn after what
/// cannot be read was corrected.
struct Look {
  /// One part: its colour, and what is behind it.
  struct Part {
    let asked: Color
    let behindAsked: PossibleColor
    let drawn: Color
    let behindDrawn: PossibleColor
    /// Whether the program chose the colour, or left it to us.
    var isChosen = true
  }

  let title: Part
  let message: Part
  let label: Part
  let glyph: Part
  let icon: Part?
  /// The cross of the close button, a progress bar and the ring of the focus.
  let ink: Part
  /// Whether this is how it looks where the backdrop can be read.
  let isGlass: Bool

  /// How a toast can look: on glass, and without.
  static func all(
    of toast: AuditedToast, _ preferences: AccessibilityPreferences
  ) -> [Look] {
    let mayBeGlass = toast.style.backgroundUsesGlass && !preferences.isOpaque
    return (mayBeGlass ? [[0, 1], nil] : [nil]).map { backdrop in
      Look(toast, preferences, backdrop: backdrop)
    }
  }

  private init(
    _ toast: AuditedToast, _ preferences: AccessibilityPreferences, backdrop: [Double]?
  ) {
    let drawn = EffectiveStyle(
      toast.style, severity: toast.severity, icon: toast.content.icon, preferences: preferences,
      backdrop: backdrop)
    func asked(_ part: StyleCorrection.Part) -> Color? {
      drawn.corrections.first { $0.part == part }?.correction.original
    }
    let surface: PossibleColor
    let behind: PossibleColor
    switch drawn.surface {
    case .solid(let color):
      // A surface that was made opaque only to be safe was still asked for as it is.
      let isKept = preferences.isOpaque || toast.style.backgroundUsesGlass
      let given = toast.style.backgroundColor
      surface = PossibleColor(asked(.surface) ?? (isKept || given.alpha == 1 ? color : given))
      behind = PossibleColor(color)
      isGlass = false
    case .glass:
      surface = PossibleColor(luminances: drawn.behind)
      behind = surface
      isGlass = true
    }
    func part(_ name: StyleCorrection.Part, _ color: Color) -> Part {
      Part(asked: asked(name) ?? color, behindAsked: surface, drawn: color, behindDrawn: behind)
    }
    title = part(.title, drawn.title)
    message = part(.message, drawn.message)
    var glyph = part(.severity, drawn.glyph)
    glyph.isChosen = toast.content.icon == nil && toast.style.iconColor != nil
    self.glyph = glyph
    icon = drawn.icon.map { part(.icon, $0) }
    ink = Part(
      asked: drawn.ink, behindAsked: behind, drawn: drawn.ink, behindDrawn: behind, isChosen: false)
    let fill = asked(.buttonFill) ?? drawn.button.fill
    let isSafe = isGlass && drawn.button.behind == drawn.behind
    label = Part(
      asked: asked(.buttonLabel) ?? drawn.button.label,
      behindAsked: isSafe ? surface : surface.under(fill), drawn: drawn.button.label,
      behindDrawn: isSafe ? behind : behind.under(drawn.button.fill))
  }
}
