extension AccessibilityPreferences {
  /// How much moves.
  public enum Motion: String, Sendable, CaseIterable {
    /// Slides and springs.
    case full
    /// A cross-fade.
    case reduced
    /// Nothing: things are there at once.
    case none
  }

  /// How far text stands out.
  public enum Contrast: String, Sendable, CaseIterable {
    /// At least 4.5:1.
    case standard
    /// At least 7:1, on opaque surfaces.
    case more
  }

  /// The scheme of colours.
  public enum ColorScheme: String, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// When our voice speaks.
  public enum Speech: String, Sendable, CaseIterable {
    /// Where no screen reader does.
    case automatic
    /// Beside a screen reader too.
    case always
    /// Not at all.
    case never
  }

  /// How much punctuation is spoken.
  public enum Punctuation: String, Sendable, CaseIterable {
    /// None, what changes the meaning, or every sign.
    case none, some, all
  }

  /// How much of a toast is spoken.
  public enum Verbosity: String, Sendable, CaseIterable {
    /// Severity and title.
    case brief
    /// Everything.
    case full
  }

  /// In which form toasts are announced.
  public enum Announce: String, Sendable, CaseIterable {
    /// In the form that each listener takes.
    case automatic
    /// As an announcement where a listener takes both.
    case announcement
    /// As a shown notification where a listener takes both: readers list those.
    case notification
    /// Not at all.
    case never
  }

  /// How much longer toasts stay.
  public enum DurationMultiplier: Sendable, Equatable {
    /// The factors that there are.
    public static let factors: ClosedRange<Double> = 1...10

    /// This many times as long; what is out of ``factors`` counts as the nearest value in it.
    case times(Double)
    /// Toasts do not end by themselves.
    case never

    /// The factor within ``factors``; `nil` for ``never``.
    public var factor: Double? {
      guard case .times(let factor) = self else { return nil }
      return AccessibilityPreferences.clamped(factor, Self.factors, orElse: 1)
    }
  }

  /// When a toast with actions stays until it is answered.
  public enum PersistActions: String, Sendable, CaseIterable {
    /// In any case, where a screen reader listens, or in no case.
    case always, withReader, never
  }

  /// Whether toasts go to the history without a sound.
  public enum Quiet: Sendable, Equatable {
    /// They do not.
    case off
    /// They do; emergencies pass.
    case on
    /// They do until this second of the Unix epoch.
    case until(Int64)
  }

  /// What is told of a toast while the session is locked.
  public enum LockedText: String, Sendable, CaseIterable {
    /// The name of its application.
    case application
    /// Everything.
    case full
    /// Nothing.
    case nothing
  }

  /// How much the history keeps.
  public struct History: Sendable, Equatable {
    /// How many toasts may be kept.
    public static let counts = 0...1000
    /// How many days they may be kept.
    public static let days = 0...30

    /// How many toasts are kept, within ``counts``.
    public var count = 100 {
      didSet { count = AccessibilityPreferences.clamped(count, Self.counts) }
    }
    /// How many days they are kept, within ``days``.
    public var days = 7 { didSet { days = AccessibilityPreferences.clamped(days, Self.days) } }

    /// A hundred toasts, a week.
    public init() {}
  }

  /// How much is told of the toasts of one application.
  public enum ApplicationRule: String, Sendable, CaseIterable {
    /// Nothing: they go to the history.
    case quiet
    /// Severity and title.
    case brief
    /// Everything.
    case full
  }
}
