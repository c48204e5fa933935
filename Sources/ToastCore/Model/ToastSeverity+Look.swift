extension ToastSeverity {
  /// The colour of its glyph.
  public var themeColor: Color {
    switch self {
    case .error: .red
    case .warning: .orange
    case .info: .blue
    case .success: .green
    }
  }

  /// The name of its glyph in the freedesktop icon naming specification.
  public var iconName: String {
    switch self {
    case .error: "dialog-error-symbolic"
    case .warning: "dialog-warning-symbolic"
    case .info: "dialog-information-symbolic"
    case .success: "emblem-ok-symbolic"
    }
  }
}
