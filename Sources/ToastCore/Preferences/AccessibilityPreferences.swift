/// What a person prefers: how toasts look, sound, move and last. Every field has the default of
/// `spec/preferences.md` and stays within its range: what is out of range counts as the nearest
/// value in it.
public struct AccessibilityPreferences: Sendable, Equatable {
  /// The scales of text that there are.
  public static let textScales: ClosedRange<Double> = 0.5...5
  /// The least sizes of targets that may be asked for, in pixels.
  public static let targetSizes: ClosedRange<Double> = 24...96

  /// How much moves.
  public var motion = Motion.full
  /// How much larger text is, within ``textScales``; space and icons grow with it.
  public var textScale = 1.0 {
    didSet { textScale = Self.clamped(textScale, Self.textScales, orElse: 1) }
  }
  /// The least width and height of what can be pressed, in pixels, within ``targetSizes``.
  public var minimumTargetSize = 44.0 {
    didSet { minimumTargetSize = Self.clamped(minimumTargetSize, Self.targetSizes, orElse: 44) }
  }
  /// How far text stands out.
  public var contrast = Contrast.standard
  /// Dark on light, or light on dark.
  public var colorScheme: ColorScheme?
  /// Whether surfaces are opaque; more contrast asks for that too, see ``isOpaque``.
  public var reduceTransparency = false
  /// Whether a severity has a shape of its own, and not a colour alone.
  public var statusShapes = true
  /// When a toast has a button that closes it.
  public var closeButton = ToastConfiguration.CloseButton.automatic
  /// When our voice speaks.
  public var speech = Speech.automatic
  /// The voice's name; by severity when `nil`.
  public var voice: String?
  /// The voice's language as a BCP 47 tag; the locale's when `nil`.
  public var language: String?
  /// Words a minute, within ``SpeechSettings/rates``.
  public var rate = 175 { didSet { rate = Self.clamped(rate, SpeechSettings.rates) } }
  /// The voice's pitch, within ``SpeechSettings/pitches``.
  public var pitch = 50 { didSet { pitch = Self.clamped(pitch, SpeechSettings.pitches) } }
  /// In percent, within ``SpeechSettings/volumes``.
  public var volume = 100 { didSet { volume = Self.clamped(volume, SpeechSettings.volumes) } }
  /// Silence before the first sound in milliseconds, within ``SpeechSettings/leadIns``: some
  /// headsets sleep, and take a second to wake.
  public var leadIn = 0 { didSet { leadIn = Self.clamped(leadIn, SpeechSettings.leadIns) } }
  /// Silence behind the last sound in milliseconds, within ``SpeechSettings/leadOuts``: some devices
  /// cut the very end off.
  public var leadOut = 80 { didSet { leadOut = Self.clamped(leadOut, SpeechSettings.leadOuts) } }
  /// How much punctuation is spoken.
  public var punctuation = Punctuation.some
  /// How much of a toast is spoken.
  public var verbosity = Verbosity.full
  /// Whether short sounds tell severities; as the desktop's event sounds when `nil`.
  public var soundCues: Bool?
  /// In which form toasts are announced to screen readers.
  public var announce = Announce.automatic
  /// How much longer toasts stay.
  public var durationMultiplier = DurationMultiplier.times(1)
  /// When a toast with actions stays until it is answered.
  public var persistActions = PersistActions.withReader
  /// Whether toasts go to the history without a sound.
  public var quiet = Quiet.off
  /// What is told of a toast while the session is locked.
  public var lockedText = LockedText.application
  /// How much the history keeps.
  public var history = History()
  /// How much is told of the toasts of an application, by its name.
  public var applications: [String: ApplicationRule] = [:]

  /// Everything at its default.
  public init() {}

  /// Whether surfaces are opaque, by ``reduceTransparency`` or for more contrast.
  public var isOpaque: Bool { reduceTransparency || contrast == .more }

  static func clamped<Value: Comparable>(
    _ value: Value, _ range: ClosedRange<Value>
  ) -> Value {
    min(max(value, range.lowerBound), range.upperBound)
  }

  static func clamped(
    _ value: Double, _ range: ClosedRange<Double>, orElse standard: Double
  ) -> Double {
    value.isNaN ? standard : clamped(value, range)
  }
}
