import Observation

@testable import ToastMessage

/// A view model as a program has one: its toasts follow its own states.
@MainActor final class ViewModel: ToastHost {
  @ToastState var isSaved = false
  @ToastState var item: ToastContent?
  @ToastState var toast: Toast?
  @ToastState var draft = Draft()
  var name = ""

  struct Draft: Sendable, Equatable {
    var isSaved = false
    var text = ""
    var toast: Toast?
  }

  /// Follows the flag; the name is said.
  @discardableResult
  func followFlag() -> ToastObservation {
    toast(isPresented: $isSaved) { [weak self] in ToastContent(title: "Saved \(self?.name ?? "")") }
  }
}

/// A model of the kind that the standard library observes.
@Observable @MainActor final class ObservedModel: ToastHost {
  var isSaved = false
  var item: ToastContent?
  var toast: Toast?
  @ObservationIgnored @ToastState var isWrapped = false
}

/// A host that has nothing of its own.
final class PlainHost: ToastHost {}

/// A value that nobody observes.
@MainActor final class PlainBox {
  var flag = false
}
