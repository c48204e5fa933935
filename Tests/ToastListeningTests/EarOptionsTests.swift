import Testing

@testable import ToastListening

@Suite struct EarOptionsTests {
  @Test func `without arguments it hears what a screen reader speaks`() throws {
    let options = try EarOptions([])
    #expect(options.events == [.announcement, .showing])
    #expect(options.callsBack)
    #expect(!options.activates)
  }

  @Test func `a list of events names each once, in order`() throws {
    let options = try EarOptions([
      "--events", "focus,announcement,focus", "--no-callbacks", "--activate",
    ])
    #expect(options.events == [.focus, .announcement])
    #expect(!options.callsBack)
    #expect(options.activates)
  }

  @Test(arguments: [
    (["--events"], "--events needs a list"), (["--events", "speech"], "speech is none of"),
    (["--events", ""], "is none of"), (["--verbose"], "unknown argument --verbose"),
  ])
  func `a mistake is named`(arguments: [String], part: String) {
    let mistake = #expect(throws: EarOptions.Mistake.self) { try EarOptions(arguments) }
    #expect(mistake?.description.contains(part) == true)
  }

  @Test(arguments: [
    ("object:announcement", EventKind.announcement), ("object:state-changed:showing", .showing),
    ("object:children-changed:add", .children), ("window:activate", .window),
  ])
  func `an event is known by its type`(type: String, kind: EventKind) {
    #expect(EventKind(type: type) == kind)
  }
}
