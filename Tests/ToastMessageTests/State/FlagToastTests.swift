import Testing

@testable import ToastMessage

/// `toast(isPresented:)` over a state.
@Suite @MainActor struct FlagToastTests {
  private let toasts = RecordingDestination()
  private let model = ViewModel()

  init() { toasts.record { _ = model.followFlag() } }

  @Test func `5: a flag shows its toast, and its end sets the flag back`() async {
    await turns()
    #expect(toasts.shown.isEmpty)
    model.isSaved = true
    await turns()
    #expect(toasts.texts == ["Saved "] && model.isSaved)
    toasts.end(0)
    await turns()
    #expect(!model.isSaved)
    #expect(toasts.outcomes == [.expired])
  }

  @Test func `5: set back early, the toast ends`() async {
    model.isSaved = true
    await turns()
    model.isSaved = false
    await turns()
    #expect(toasts.outcomes == [.closedByCaller])
  }

  @Test func `5: set back and set again while one shows, that one ends and another comes`() async {
    model.isSaved = true
    await turns()
    model.isSaved = false
    model.isSaved = true
    await turns()
    #expect(toasts.outcomes == [.closedByCaller, nil])
    #expect(model.isSaved, "the end of the first is not the end of the second")
    toasts.end(1)
    await turns()
    #expect(!model.isSaved)
  }

  @Test func `5: set, set back and set again at once is one toast, and set back none`() async {
    model.isSaved = true
    model.isSaved = false
    model.isSaved = true
    await turns()
    #expect(toasts.outcomes == [nil])
    toasts.end(0)
    await turns()
    model.isSaved = true
    model.isSaved = false
    await turns()
    #expect(toasts.shown.count == 1)
  }

  @Test func `5: what is set twice is shown once`() async {
    model.isSaved = true
    model.isSaved = true
    await turns()
    model.isSaved = true
    await turns()
    #expect(toasts.shown.count == 1)
  }

  @Test func `5: the content is made of everything that was set together`() async {
    model.isSaved = true
    model.name = "draft.txt"
    await turns()
    #expect(toasts.texts == ["Saved draft.txt"])
  }

  @Test func `5: a flag that is set in answer to the end shows the next toast`() async {
    model.isSaved = true
    await turns()
    let handle = toasts.shown[0].handle
    let waiting = Task { [model] in
      _ = await handle.outcome
      await turns()
      model.isSaved = true
    }
    await turns()
    toasts.end(0)
    await waiting.value
    await turns()
    #expect(toasts.outcomes == [.expired, nil])
  }

  @Test func `5: a flag that is true from the first is shown`() async {
    let other = ViewModel()
    other.isSaved = true
    toasts.record { _ = other.followFlag() }
    await turns()
    #expect(toasts.shown.count == 1)
  }

  @Test func `5: style and configuration go along`() async {
    let style = ToastStyle.custom { $0.cornerRadius = 4 }
    let configuration = ToastConfiguration(edge: .bottom)
    let other = ViewModel()
    toasts.record {
      _ = other.toast(isPresented: other.$isSaved, style: style, configuration: configuration) {
        ToastContent(title: "Styled")
      }
    }
    other.isSaved = true
    await turns()
    #expect(toasts.shown.map(\.style) == [style])
    #expect(toasts.shown.map(\.configuration) == [configuration])
  }

  @Test func `5: a flag that another thread sets is seen`() async {
    let state = model.$isSaved
    let other = ToastState(wrappedValue: false)
    toasts.record {
      _ = model.toast(isPresented: other.projectedValue) { ToastContent(title: "Elsewhere") }
    }
    await turns()
    await Task.detached { other.wrappedValue = true }.value
    await turns()
    #expect(toasts.texts == ["Elsewhere"] && !state.wrappedValue)
  }

  @Test func `5: after cancel nothing is shown, and what shows sets nothing`() async {
    let other = ViewModel()
    let observation = toasts.record { other.followFlag() }
    other.isSaved = true
    await turns()
    observation.cancel()
    toasts.end(0)
    await turns()
    #expect(other.isSaved)
    other.isSaved = false
    other.isSaved = true
    observation.refresh()
    await turns()
    #expect(toasts.shown.count == 1)
  }
}
