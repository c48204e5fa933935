import ToastMessage

extension ToastStyle {
  /// The look of this program: everything that a style has.
  static let brand = ToastStyle.custom { s in
    s.backgroundColor = .indigo
    s.backgroundUsesGlass = true
    s.backgroundTint = .white.opacity(0.65)
    s.cornerRadius = 16
    s.iconColor = .yellow
    s.titleFont = .system(size: 18, weight: .bold, design: .rounded)
    s.titleColor = .white
    s.messageFont = .system(size: 15)
    s.messageColor = Color(white: 0.9)
    s.buttonFont = .system(size: 15, weight: .semibold)
    s.buttonForegroundColor = Color(red: 1, green: 0.95, blue: 0.8)
    s.buttonBackgroundColor = .white.opacity(0.2)
    s.buttonUsesGlass = true
    s.buttonTint = .mint
    s.shadow = ToastShadow(color: .black.opacity(0.5), radius: 12, x: 0, y: 6)
    s.contentPadding = EdgeInsets(top: 12, leading: 18, bottom: 12, trailing: 18)
    s.maxWidth = 360
  }

  /// What this program changes about the presets when it starts.
  static func setUpPresets() {
    ToastStyle.success = .custom { $0.backgroundColor = Color(red: 0, green: 0.3, blue: 0.1) }
    ToastStyle.error.cornerRadius = 8
    ToastStyle.warning = ToastStyle(backgroundColor: .brown, shadow: .none)
  }
}

extension ToastConfiguration {
  /// So short that nobody has to wait for this program.
  static let brief = ToastConfiguration(duration: .seconds(0.05), exactDuration: true)
}
