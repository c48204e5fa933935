import ToastMessage

extension ToastStyle {
  static let brand = ToastStyle.custom { style in
    style.backgroundColor = .indigo
    style.cornerRadius = 16
    style.titleFont = .system(size: 18, weight: .bold, design: .rounded)
    style.shadow = ToastShadow(color: .black.opacity(0.5), radius: 12, y: 6)
  }
}

func showLooks() {
  Toast.show(content: ToastContent(title: "Welcome"), style: .brand)
  Toast.warning("Unsaved changes", style: .brand)
}

/// When the program starts.
func setUpPresets() {
  ToastStyle.success = .custom { $0.backgroundColor = Color(red: 0, green: 0.3, blue: 0.1) }
  ToastStyle.error.cornerRadius = 8
}

func showPresets() {
  Toast.show(content: ToastContent(title: "Synchronised"), style: .success)
  Toast.show(content: ToastContent(title: "Not synchronised"), style: .brand.named(.warning))
}

func showGlass() -> ToastStyle {
  .custom { style in
    style.backgroundUsesGlass = true
    style.backgroundTint = .white.opacity(0.65)
    style.buttonUsesGlass = true
    style.buttonTint = .mint
  }
}
