import Testing

@testable import ToastMessage

@Suite @MainActor struct BindingTests {
  @MainActor private final class Screen {
    @Binding var isOpen: Bool
    init(isOpen: Binding<Bool>) { _isOpen = isOpen }
  }

  @Test func `5: it reads and writes what its closures do`() {
    let box = PlainBox()
    let binding = Binding(get: { box.flag }, set: { box.flag = $0 })
    binding.wrappedValue.toggle()
    #expect(box.flag && binding.wrappedValue && binding.projectedValue.wrappedValue)
  }

  @Test func `5: a property that wraps one shares it`() {
    let model = ViewModel()
    let screen = Screen(isOpen: model.$isSaved)
    screen.isOpen = true
    #expect(model.isSaved)
    screen.$isOpen.wrappedValue = false
    #expect(!model.isSaved)
  }

  @Test func `5: a part of a value can be bound, and leaves the rest alone`() {
    let model = ViewModel()
    model.draft.text = "Hello"
    let isSaved = model.$draft.isSaved
    isSaved.wrappedValue = true
    #expect(model.draft == .init(isSaved: true, text: "Hello"))
    model.draft.isSaved = false
    #expect(!isSaved.wrappedValue)
  }

  @Test func `5: a property of a model can be bound`() {
    let model = ObservedModel()
    let binding = Binding(model, \.isSaved)
    binding.wrappedValue = true
    #expect(model.isSaved && binding.wrappedValue)
  }

  @Test func `5: a constant stays as it is`() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func `5: a local state, and one without a first value`() {
    @ToastState var count = 1
    @ToastState var content: ToastContent?
    count += 1
    $count.wrappedValue += 1
    #expect(count == 3 && content == nil)
  }

  @Test func `5: a state may be written from every thread`() async {
    let state = ToastState(wrappedValue: 0)
    await withTaskGroup { group in
      for number in 1...64 { group.addTask { state.wrappedValue = number } }
    }
    #expect((1...64).contains(state.wrappedValue))
  }
}
