import Observation
import ToastMessage

@MainActor
final class Editor: ToastHost {
  @ToastState var isSaved = false
  @ToastState var failure: ToastContent?

  init() {
    toast(isPresented: $isSaved, style: .success) { ToastContent(title: "Saved") }
    toast(item: $failure, style: .error)
  }
}

extension Editor {
  func save(to disk: (String) throws -> Void) {
    do {
      try disk("draft")
      isSaved = true
    } catch {
      failure = ToastContent(title: "Not saved", message: "\(error)")
    }
  }
}

@MainActor @Observable
final class Account: ToastHost {
  var name = "Ada"
  var isSignedIn = false
  @ObservationIgnored @ToastState var failure: ToastContent?

  init() {
    toast(isPresented: Binding(self, \.isSignedIn)) { [weak self] in
      ToastContent(title: "Signed in", message: self?.name)
    }
    toast(item: $failure, style: .error)
  }
}

@MainActor
final class Greeter: ToastHost {
  @ToastState var isWaving = false

  init() {
    toast(
      isPresented: $isWaving, duration: 3, systemImageName: "hand.wave", message: "Hello",
      tint: nil)
  }
}

@MainActor
final class Battery: ToastHost {
  private var level = 1.0
  private var warning: ToastObservation?

  init() {
    let isLow = Binding<Bool>(
      get: { [weak self] in self?.level ?? 1 < 0.1 }, set: { _ in })
    warning = toast(isPresented: isLow, style: .warning) {
      ToastContent(title: "Battery low")
    }
  }

  func levelChanged(to level: Double) {
    self.level = level
    warning?.refresh()
  }

  func stopWarning() { warning?.cancel() }
}
