import Testing

@testable import ToastMessage

/// `toastView(toast:)`.
@Suite @MainActor struct ToastViewTests {
  private let toasts = RecordingDestination()
  private let model = ViewModel()
  private let saved = Toast(style: .success, message: "Saved.", width: 160)

  init() { toasts.record { _ = model.toastView(toast: model.$toast) } }

  @Test func `47: it is shown in place of the one that is showing, as its value says`() async {
    model.toast = saved
    await turns()
    #expect(toasts.shown.map(\.content) == [ToastContent(message: "Saved.")])
    #expect(toasts.shown.map(\.style) == [saved.look])
    #expect(toasts.shown.map(\.configuration) == [saved.configuration])
    #expect(saved.configuration.policy == .replace)
  }

  @Test(arguments: [ToastOutcome.closedByPerson, .expired, .tapped, .closedByCaller])
  func `47: closing, expiring and dismissing set the binding to nil`(outcome: ToastOutcome) async {
    model.toast = saved
    await turns()
    toasts.end(0, outcome)
    await turns()
    #expect(model.toast == nil)
  }

  @Test func `47: an equal one is shown again, and the end of the first does not end it`() async {
    model.toast = saved
    await turns()
    model.toast = saved
    await turns()
    #expect(toasts.texts == ["Saved.", "Saved."])
    toasts.end(0, .replaced)
    await turns()
    #expect(model.toast == saved)
    toasts.end(1)
    await turns()
    #expect(model.toast == nil)
    model.toast = saved
    await turns()
    #expect(toasts.shown.count == 3)
  }

  @Test func `47: set to nil it ends`() async {
    model.toast = saved
    await turns()
    model.toast = nil
    await turns()
    #expect(toasts.outcomes == [.closedByCaller])
  }

  @Test func `47: a change beside it does not show it again`() async {
    let other = ViewModel()
    toasts.record { _ = other.toastView(toast: other.$draft.toast) }
    other.draft.toast = saved
    await turns()
    other.draft.text = "more"
    await turns()
    #expect(toasts.shown.count == 1)
    #expect(other.draft.toast == saved)
  }
}
