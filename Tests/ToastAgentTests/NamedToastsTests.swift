import Testing
import ToastCore

@testable import ToastAgent

@Suite struct NamedToastsTests {
  private let name = NamedToasts.Name(sandbox: "", application: "toast", name: "backup")
  private let id = ToastID(7)

  @Test func `a name has one toast until that is done`() {
    var names = NamedToasts()
    #expect(names.place(of: name, 0.1) == .new)
    names.note(name, id, 0.1)
    #expect(names.place(of: name, 0.4) == .toast(id))
    names.note(name, id, 1)
    #expect(names.place(of: name, 0.1) == .new)
  }

  @Test func `each application has its names, and each sandbox`() {
    var names = NamedToasts()
    names.note(name, id, 0.1)
    #expect(
      names.place(of: .init(sandbox: "", application: "other", name: "backup"), 0.2) == .new)
    #expect(
      names.place(of: .init(sandbox: ":1.7", application: "toast", name: "backup"), 0.2) == .new)
    #expect(names.place(of: .init(sandbox: "", application: "toast", name: "x"), 0.2) == .new)
  }

  @Test(arguments: [.closedByPerson, .tapped, .swiped] as [ToastOutcome])
  func `one that a person sent away comes back when it is done, or begins anew`(
    outcome: ToastOutcome
  ) {
    var names = NamedToasts()
    names.note(name, id, 0.3)
    names.ended(id, outcome)
    #expect(names.place(of: name, 0.4) == .sentAway(id))
    #expect(names.place(of: name, 0.4) == .sentAway(id))
    var later = names
    #expect(names.place(of: name, 1) == .new)
    #expect(later.place(of: name, 0.1) == .new)
    #expect(later.place(of: name, 0.2) == .new, "it is forgotten")
  }

  @Test(
    arguments: [.expired, .cleared, .closedByCaller, .failed("x"), .refused("x")] as [ToastOutcome])
  func `one that ended otherwise is forgotten`(outcome: ToastOutcome) {
    var names = NamedToasts()
    names.note(name, id, 0.3)
    names.ended(ToastID(8), .closedByPerson)
    #expect(names.place(of: name, 0.4) == .toast(id))
    names.ended(id, outcome)
    #expect(names.place(of: name, 0.5) == .new)
  }
}
