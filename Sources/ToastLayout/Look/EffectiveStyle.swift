public import ToastCore

/// The colours that a toast is drawn with: those of its style, under a scheme, as opaque as the
/// person wants them, and each with its contrast against what is really behind it.
public struct EffectiveStyle: Sendable, Hashable {
  /// What is behind everything.
  public enum Surface: Sendable, Hashable {
    /// A colour.
    case solid(Color)
    /// What lies behind the toast, as through glass of this tint, held to a limit of luminance so
    /// that the ink can be read.
    case glass(tint: Color?, ink: GlassInk, limit: GlassLimit)
  }

  /// A line around something.
  public struct Border: Sendable, Hashable {
    /// Its colour.
    public var color: Color
    /// Its width in pixels.
    public var width: Double
  }

  /// The colours of buttons.
  public struct Button: Sendable, Hashable {
    /// What is behind their names.
    public var fill: Color
    /// The colour of their names.
    public var label: Color
    /// Whether they are lit as glass.
    public var isGlass: Bool
    /// The line around them; only with more contrast.
    public var border: Border?
    /// The luminances that can be behind their names.
    public var behind: ClosedRange<Double>
  }

  /// What is behind everything.
  public var surface: Surface
  /// The luminances that the surface can have.
  public var behind: ClosedRange<Double>
  /// The colour of the title.
  public var title: Color
  /// The colour of the message.
  public var message: Color
  /// The colour of the severity's glyph.
  public var glyph: Color
  /// The colour of the icon; `nil` for a picture that has colours of its own.
  public var icon: Color?
  /// The colours of the buttons.
  public var button: Button
  /// The colour of the cross of the close button, of the part that is done of a progress bar, and
  /// of the ring around what has the focus: white or black.
  public var ink: Color
  /// The colour of the way that a progress bar has to go.
  public var track: Color
  /// The line around the surface; only with more contrast, which no edge by a shadow alone has.
  public var border: Border?
  /// The shadow.
  public var shadow: ToastShadow
  /// What had to be changed for its contrast, for the audit.
  public var corrections: [StyleCorrection]
}

/// A colour of a style that had to be changed so that it can be read or seen.
public struct StyleCorrection: Sendable, Hashable {
  /// Which of a style's colours.
  public enum Part: String, Sendable, CaseIterable {
    /// In the order in which they are read.
    case surface, severity, icon, title, message, buttonFill, buttonLabel
  }

  /// Which of the style's colours.
  public let part: Part
  /// What was asked for, what it became, and why.
  public let correction: ContrastCorrection
}
