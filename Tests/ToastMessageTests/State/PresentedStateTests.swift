import Testing

@testable import ToastMessage

@Suite struct PresentedStateTests {
  private var state = PresentedState<String>()

  @Test mutating func `5: what is wanted is shown once`() {
    state.note("a")
    state.note("a")
    #expect(state.takeSteps() == [.present(1, "a")])
    #expect(state.takeSteps().isEmpty)
    #expect(state.isWanted(1))
  }

  @Test mutating func `5: what is set back is ended`() {
    state.note("a")
    _ = state.takeSteps()
    state.note(nil)
    state.note(nil)
    #expect(state.takeSteps() == [.end(1)])
    #expect(!state.isWanted(1))
  }

  @Test mutating func `5: what is set back before anybody was shown it leaves nothing`() {
    state.note("a")
    state.note(nil)
    #expect(state.takeSteps().isEmpty)
    state.note("b")
    state.note(nil)
    state.note("c")
    #expect(state.takeSteps() == [.present(3, "c")])
  }

  @Test mutating func `5: another one is shown beside it, and the end of the first sets nothing`() {
    state.note("a")
    state.note("b")
    #expect(state.takeSteps() == [.present(1, "a"), .present(2, "b")])
    #expect(!state.isWanted(1) && state.isWanted(2))
    state.ended(1)
    state.note(nil)
    #expect(state.takeSteps() == [.end(2)])
  }

  @Test mutating func `5: set back, all of its toasts end`() {
    state.note("a")
    state.note("b")
    _ = state.takeSteps()
    state.note(nil)
    #expect(state.takeSteps() == [.end(1), .end(2)])
  }

  @Test mutating func `47: an equal one is shown again where that is wanted`() {
    state.note("a", again: true)
    state.note("a", again: true)
    #expect(state.takeSteps() == [.present(1, "a"), .present(2, "a")])
    #expect(!state.isWanted(1) && state.isWanted(2))
  }
}
