import ToastMessage

@MainActor
final class Notebook: ToastHost {
  @ToastState var toast: Toast?

  init() {
    toastView(toast: $toast)
  }

  func save() {
    toast = Toast(style: .success, message: "Saved.")
  }

  func lose() {
    toast = Toast(style: .error, message: "The disk is gone.", duration: 0, width: 320)
  }
}
