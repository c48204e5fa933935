import Synchronization

extension ToastStyle {
  /// For what is done: dark green.
  ///
  /// Setting it changes every later toast of this severity, and is safe from any thread. Changing
  /// one field of it reads and writes it: two threads that do this at once can lose a change.
  public static var success: ToastStyle {
    get { Presets.shared[.success] }
    set { Presets.shared[.success] = newValue }
  }

  /// For what failed: dark red; see ``success``.
  public static var error: ToastStyle {
    get { Presets.shared[.error] }
    set { Presets.shared[.error] = newValue }
  }

  /// For what is worth knowing: dark blue; see ``success``.
  public static var info: ToastStyle {
    get { Presets.shared[.info] }
    set { Presets.shared[.info] = newValue }
  }

  /// For what wants attention: dark amber; see ``success``.
  public static var warning: ToastStyle {
    get { Presets.shared[.warning] }
    set { Presets.shared[.warning] = newValue }
  }

  /// The preset of a severity.
  public static func preset(_ severity: ToastSeverity) -> ToastStyle { Presets.shared[severity] }

  /// What toasts of a severity look like where no program has changed its presets.
  package static func standard(_ severity: ToastSeverity?) -> ToastStyle {
    guard let severity else { return ToastStyle() }
    // Their lightness is alike, so glyph and word tell them apart and not the colour alone.
    let background: UInt32 =
      switch severity {
      case .success: 0x14532D
      case .error: 0x7F1D1D
      case .info: 0x1E3A8A
      case .warning: 0x713F12
      }
    return ToastStyle(backgroundColor: Color(rgb: background)).named(severity)
  }

  /// The same looks, for a toast of this severity.
  public func named(_ severity: ToastSeverity) -> ToastStyle {
    var style = self
    style.severity = severity
    return style
  }
}

/// The presets of this process: what a program sets at its launch, as the API of toast libraries
/// has it.
private final class Presets: Sendable {
  static let shared = Presets()

  private let styles = Mutex<[ToastSeverity: ToastStyle]>([:])

  /// A preset keeps its severity, whatever was set.
  subscript(severity: ToastSeverity) -> ToastStyle {
    get { styles.withLock { $0[severity]?.named(severity) } ?? .standard(severity) }
    set { styles.withLock { $0[severity] = newValue } }
  }
}
