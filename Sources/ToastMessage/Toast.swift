@_exported public import ToastCore

/// Shows toasts: announced to the screen reader, spoken, or printed, whatever the person and the
/// machine can take, exactly once for each sense.
///
/// Every static function may be called from any thread, task or actor, without set-up, and returns
/// at once.
///
/// A value of this type is a small toast that a model can hold: `host.toastView(toast: $toast)`
/// shows it as soon as it is assigned.
public struct Toast: Sendable, Equatable {
  /// How serious it is, and with that the preset it looks like.
  public var style: ToastSeverity
  /// What it says.
  public var message: String
  /// How long it is shown, in seconds; 3 when nothing is said. 0 stays until somebody ends it, and
  /// so does what is no duration (negative, infinite, not a number), which counts as 0. More than a
  /// year counts as a year.
  public var duration: Double {
    didSet { duration = Self.duration(duration) }
  }
  /// The greatest width in pixels at a text scale of 1; infinite when nothing is said. What is no
  /// width (zero, negative, not a number) counts as infinite, and one out of
  /// ``ToastStyle/maxWidths`` as the nearest in it.
  public var width: Double {
    didSet { width = Self.width(width) }
  }

  /// A toast; nothing is shown by making one.
  public init(
    style: ToastSeverity, message: String, duration: Double = 3, width: Double = .infinity
  ) {
    self.style = style
    self.message = message
    self.duration = Self.duration(duration)
    self.width = Self.width(width)
  }

  private static func duration(_ seconds: Double) -> Double {
    seconds > 0 && seconds.isFinite ? durations.nearest(to: seconds) : 0
  }

  private static func width(_ width: Double) -> Double {
    width > 0 && width.isFinite ? ToastStyle.maxWidths.nearest(to: width) : .infinity
  }

  /// The durations that there are, in seconds.
  static let durations: ClosedRange<Double> = 0...31_536_000
}

extension Toast {
  /// What it says, for the queue.
  var content: ToastContent { ToastContent(message: message) }

  /// How it looks: its severity's preset, no wider than ``width``.
  var look: ToastStyle {
    var look = ToastStyle.preset(style)
    // A preset may have a width of its own, which a toast without one leaves alone.
    if width.isFinite { look.maxWidth = width }
    return look
  }

  /// How it behaves: in place of what is showing, with a close button and a light cue.
  var configuration: ToastConfiguration {
    ToastConfiguration(
      duration: duration == 0 ? .indefinite : .seconds(duration), hapticFeedback: .light,
      policy: .replace, closeButton: .always)
  }
}
