import Testing

@testable import ToastMessage

/// `toast(item:)` over a state.
@Suite @MainActor struct ItemToastTests {
  private let toasts = RecordingDestination()
  private let model = ViewModel()

  init() { toasts.record { _ = model.toast(item: model.$item) } }

  private func set(_ title: String?) { model.item = title.map { ToastContent(title: $0) } }

  @Test func `5: an item is shown, and its end sets it to nil`() async {
    set("a")
    await turns()
    #expect(toasts.texts == ["a"])
    toasts.end(0, .tapped)
    await turns()
    #expect(model.item == nil)
  }

  @Test func `5: a new item while one shows is another toast, which keeps the binding`() async {
    set("a")
    await turns()
    set("b")
    await turns()
    #expect(toasts.texts == ["a", "b"])
    #expect(toasts.outcomes == [nil, nil], "the first goes on")
    toasts.end(0)
    await turns()
    #expect(model.item?.title == "b")
    toasts.end(1)
    await turns()
    #expect(model.item == nil)
  }

  @Test func `5: two items that are assigned at once are two toasts`() async {
    set("a")
    set("b")
    await turns()
    #expect(toasts.texts == ["a", "b"])
  }

  @Test func `5: an equal item is the same toast, and after its end another`() async {
    set("a")
    await turns()
    set("a")
    await turns()
    #expect(toasts.texts == ["a"])
    toasts.end(0)
    await turns()
    set("a")
    await turns()
    #expect(toasts.texts == ["a", "a"])
  }

  @Test func `5: set to nil, everything of it ends`() async {
    set("a")
    set("b")
    await turns()
    set(nil)
    await turns()
    #expect(toasts.outcomes == [.closedByCaller, .closedByCaller])
  }

  @Test func `5: two bindings of one host do not know each other`() async {
    toasts.record { _ = model.followFlag() }
    set("a")
    model.isSaved = true
    await turns()
    #expect(Set(toasts.texts) == ["a", "Saved "])
    set(nil)
    await turns()
    #expect(toasts.outcomes.filter { $0 == nil }.count == 1)
    #expect(model.isSaved)
  }

  @Test func `5: style and configuration go along`() async {
    let other = ViewModel()
    let configuration = ToastConfiguration(duration: .indefinite)
    toasts.record {
      _ = other.toast(item: other.$item, style: .warning, configuration: configuration)
    }
    other.item = ToastContent(title: "a")
    await turns()
    #expect(toasts.shown.map(\.style.severity) == [.warning])
    #expect(toasts.shown.map(\.configuration) == [configuration])
  }
}
