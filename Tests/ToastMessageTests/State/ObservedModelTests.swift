import Testing

@testable import ToastMessage

/// Bindings over `@Observable` models, and over what nobody observes.
@Suite @MainActor struct ObservedModelTests {
  private let toasts = RecordingDestination()
  private let host = PlainHost()
  private let model = ObservedModel()

  private func followFlag(_ flag: Binding<Bool>) {
    toasts.record { _ = host.toast(isPresented: flag) { ToastContent(title: "Saved") } }
  }

  @Test func `5: a property of an observable model shows and ends a toast`() async {
    followFlag(Binding(model, \.isSaved))
    await turns()
    model.isSaved = true
    await turns()
    #expect(toasts.outcomes == [nil])
    toasts.end(0)
    await turns()
    #expect(!model.isSaved)
    model.isSaved = true
    await turns()
    model.isSaved = false
    await turns()
    #expect(toasts.outcomes == [.expired, .closedByCaller])
  }

  @Test func `5: closures that read an observable model are observed`() async {
    let model = model
    followFlag(Binding(get: { model.isSaved }, set: { model.isSaved = $0 }))
    model.isSaved = true
    await turns()
    toasts.end(0)
    await turns()
    model.isSaved = true
    await turns()
    #expect(toasts.outcomes == [.expired, nil] && model.isSaved)
  }

  @Test func `5: a state in an observable model is observed, through closures too`() async {
    let model = model
    followFlag(model.$isWrapped)
    followFlag(Binding(get: { model.isWrapped }, set: { model.isWrapped = $0 }))
    model.isWrapped = true
    await turns()
    #expect(toasts.outcomes == [nil, nil])
  }

  @Test func `5: of an observable model too, two items assigned at once are two toasts`() async {
    toasts.record { _ = model.toast(item: Binding(model, \.item)) }
    model.item = ToastContent(title: "a")
    model.item = ToastContent(title: "b")
    await turns()
    #expect(toasts.texts == ["a", "b"])
    model.item = nil
    model.item = ToastContent(title: "a")
    await turns()
    #expect(toasts.outcomes == [.closedByCaller, .closedByCaller, nil])
  }

  @Test func `5: of an observable model too, a flag gives the right number of toasts`() async {
    followFlag(Binding(model, \.isSaved))
    model.isSaved = true
    await turns()
    model.isSaved = false
    model.isSaved = true
    await turns()
    #expect(toasts.outcomes == [.closedByCaller, nil])
  }

  @Test func `47: an observable model shows a toast, and an equal one after its end`() async {
    toasts.record { _ = model.toastView(toast: Binding(model, \.toast)) }
    for number in 1...2 {
      model.toast = Toast(style: .info, message: "Hello")
      await turns()
      #expect(toasts.shown.count == number)
      toasts.end(number - 1)
      await turns()
      #expect(model.toast == nil)
    }
  }

  @Test func `5: what nobody observes is looked at by refresh, and its end is written`() async {
    let box = PlainBox()
    let observation = toasts.record {
      host.toast(isPresented: Binding(get: { box.flag }, set: { box.flag = $0 })) {
        ToastContent(title: "Saved")
      }
    }
    box.flag = true
    await turns()
    toasts.end(0)
    await turns()
    #expect(!box.flag && toasts.shown.count == 1)
    box.flag = true
    await turns()
    #expect(toasts.shown.count == 1, "nothing is polled")
    observation.refresh()
    #expect(toasts.shown.count == 2)
    box.flag = false
    observation.refresh()
    #expect(toasts.outcomes == [.expired, .closedByCaller])
  }

  @Test func `5: a model that comes later is observed from the next refresh on`() async {
    let holder = Holder()
    let observation = toasts.record {
      host.toast(
        isPresented: Binding(
          get: { holder.model?.isSaved ?? false }, set: { holder.model?.isSaved = $0 })
      ) { ToastContent(title: "Saved") }
    }
    await turns()
    holder.model = model
    observation.refresh()
    model.isSaved = true
    await turns()
    #expect(toasts.shown.count == 1)
  }

  @MainActor private final class Holder {
    var model: ObservedModel?
  }

  @Test func `5: a constant flag is shown once`() async {
    followFlag(.constant(true))
    await turns()
    toasts.end(0)
    await turns()
    #expect(toasts.shown.count == 1)
  }
}
