import Testing

@testable import ToastMessage

/// No toast, and nothing that waits for its end, keeps a host or a model alive.
@Suite @MainActor struct LifetimeTests {
  private let toasts = RecordingDestination()

  @Test func `5: a host goes while its toast shows, and the toast goes on`() async {
    var model: ViewModel? = ViewModel()
    weak let host = model
    toasts.record {
      _ = model?.followFlag()
      if let model { _ = model.toast(item: model.$item) }
    }
    model?.isSaved = true
    model?.item = ToastContent(title: "Item")
    await turns()
    #expect(toasts.shown.count == 2)
    model = nil
    #expect(host == nil)
    #expect(toasts.outcomes == [nil, nil])
    toasts.end(0)
    toasts.end(1)
    await turns()
  }

  @Test func `5: what its modifiers were given goes with a host`() async {
    var model: ViewModel? = ViewModel()
    var given: PlainBox? = PlainBox()
    weak let witness = given
    toasts.record { [given] in
      guard let model, let given else { return }
      for flag in [model.$isSaved, model.$draft.isSaved] {
        model.toast(isPresented: flag) { ToastContent(title: "\(given.flag)") }
      }
    }
    given = nil
    model?.isSaved = true
    await turns()
    toasts.end(0)
    await turns()
    #expect(toasts.shown.count == 1 && witness != nil)
    model = nil
    #expect(witness == nil)
  }

  @Test func `5: an observable host goes while its toast shows`() async {
    var model: ObservedModel? = ObservedModel()
    weak let host = model
    toasts.record {
      guard let model else { return }
      model.toast(isPresented: Binding(model, \.isSaved)) { ToastContent(title: "Saved") }
      model.toast(
        item: Binding(
          get: { [weak model] in model?.item }, set: { [weak model] in model?.item = $0 }
        ))
    }
    model?.isSaved = true
    model?.item = ToastContent(title: "Item")
    await turns()
    #expect(toasts.shown.count == 2)
    model = nil
    #expect(host == nil)
  }

  @Test func `5: the observation ends with its host, and the end of its toast is still written`()
    async
  {
    let model = ViewModel()
    var host: PlainHost? = PlainHost()
    toasts.record {
      _ = host?.toast(isPresented: model.$isSaved) { ToastContent(title: "Saved") }
    }
    model.isSaved = true
    await turns()
    host = nil
    toasts.end(0)
    await turns()
    #expect(!model.isSaved, "a flag that stayed true would be shown again by the next host")
    model.isSaved = true
    await turns()
    #expect(toasts.shown.count == 1)
  }

  @Test func `5: what a host wanted in its last turn is shown`() async {
    var model: ViewModel? = ViewModel()
    toasts.record { _ = model?.followFlag() }
    await turns()
    model?.name = "last"
    model?.isSaved = true
    model = nil
    await turns()
    #expect(toasts.texts == ["Saved last"])
  }

  @Test func `5: a host that holds itself is let go by cancel`() async {
    var model: ObservedModel? = ObservedModel()
    weak let host = model
    let observation = toasts.record { () -> ToastObservation? in
      guard let model else { return nil }
      let flag = Binding(get: { model.isSaved }, set: { model.isSaved = $0 })
      return model.toast(isPresented: flag) { ToastContent(title: "\(model.isSaved)") }
    }
    model?.isSaved = true
    await turns()
    model = nil
    #expect(host != nil)
    observation?.cancel()
    #expect(host == nil)
  }

  @Test func `5: a model that closures hold goes with the host, at its next change`() async {
    var model: ObservedModel? = ObservedModel()
    weak let observed = model
    var host: PlainHost? = PlainHost()
    toasts.record {
      guard let model else { return }
      host?.toast(isPresented: Binding(get: { model.isSaved }, set: { model.isSaved = $0 })) {
        ToastContent(title: "Saved")
      }
    }
    await turns()
    host = nil
    model?.isSaved = true
    await turns()
    #expect(toasts.shown.isEmpty)
    model = nil
    #expect(observed == nil)
  }
}
