public import ToastCore

/// A toast as it is audited: everything that a program says about it.
public struct AuditedToast: Sendable, Equatable {
  /// What it says.
  public var content: ToastContent
  /// How it looks.
  public var style: ToastStyle
  /// How it behaves.
  public var configuration: ToastConfiguration
  /// How serious it is; the style's own when `nil`.
  public var severity: ToastSeverity?
  /// The preferences that it is seen with; those of the audit when `nil`.
  public var preferences: AccessibilityPreferences?
  /// The language that it names, as it was written: a content keeps only what has the form of a tag.
  public var language: String?
  /// Where it is described, such as a file's name; `nil` for one that was made by code.
  public var source: String?

  /// A toast.
  public init(
    _ content: ToastContent, severity: ToastSeverity? = nil, style: ToastStyle = ToastStyle(),
    configuration: ToastConfiguration = ToastConfiguration(),
    preferences: AccessibilityPreferences? = nil
  ) {
    self.content = content
    self.style = style
    self.configuration = configuration
    self.severity = severity ?? style.severity
    self.preferences = preferences
    language = content.language
  }
}
