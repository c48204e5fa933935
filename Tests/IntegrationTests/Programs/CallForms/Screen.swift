import Observation
import ToastMessage

/// A host whose toasts follow its state.
@MainActor
final class Screen: ToastHost {
  @ToastState var isSaved = false
  @ToastState var isShared = false
  @ToastState var isWaving = false
  @ToastState var isTinted = false
  @ToastState var content: ToastContent?
  @ToastState var toast: Toast?
  let account = Account()

  init() {
    toast(isPresented: $isSaved, configuration: .brief) {
      ToastContent(
        title: "State saved", action: ToastAction("Undo") { [weak self] in self?.undo() })
    }
    toast(isPresented: $isShared, style: .brand, configuration: .brief) {
      ToastContent(icon: .systemImage("square.and.arrow.up"), title: "Shared")
    }
    toast(item: $content, style: .info, configuration: .brief)
    toast(
      isPresented: $isWaving, duration: 0.05, systemImageName: "hand.wave", message: "Hello",
      tint: nil)
    toast(
      isPresented: $isTinted, duration: 0.05, systemImageName: "bell", message: "Tinted",
      tint: .yellow)
    toastView(toast: $toast)
    toast(isPresented: Binding(account, \.isSignedIn), configuration: .brief) {
      ToastContent(title: "Signed in")
    }
  }

  private func undo() { isSaved = false }
}

/// A model that the standard library observes.
@MainActor @Observable
final class Account {
  var isSignedIn = false
}
