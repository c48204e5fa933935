import Testing
import ToastCore

@testable import ToastATSPI

@Suite struct ListenerTests {
  /// What a program has registered for, and what that makes of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [String]
    let event: ListenerReport.Event?
    let isReader: Bool

    init(_ name: String, _ events: [String], _ event: ListenerReport.Event?, isReader: Bool) {
      testDescription = name
      self.events = events
      self.event = event
      self.isReader = isReader
    }
  }

  /// What every Orca registers for, shown notifications and announcements aside.
  private static let orca = [
    "Object:ActiveDescendantChanged:", "Object:ChildrenChanged:", "Object:Selection-changed:",
    "Object:StateChanged:Busy", "Object:StateChanged:Checked", "Object:StateChanged:Expanded",
    "Object:StateChanged:Focused", "Object:TextCaretMoved:", "Object:TextChanged:Insert",
    "Window:Activate:", "Window:Deactivate:", "Document:LoadComplete:", "Mouse:Button:",
  ]

  static let cases: [Case] = [
    Case("Orca 43", orca + ["Object:StateChanged:Showing"], .showing, isReader: true),
    Case(
      "Orca 48", orca + ["Object:StateChanged:Showing", "Object:Announcement:"], .announcement,
      isReader: true),
    Case(
      "Orca 48, its registrations in another order",
      ["Object:Announcement:", "Object:StateChanged:Showing"] + orca, .announcement,
      isReader: true),
    Case(
      "a reader of the old focus event", ["Focus::", "Object:Announcement:"], .announcement,
      isReader: true),
    Case(
      "a magnifier", ["Object:StateChanged:Focused", "Object:TextCaretMoved:", "Focus::"], nil,
      isReader: false),
    Case("a test", ["Object:Announcement:"], .announcement, isReader: false),
    Case(
      "a test of both", ["Object:Announcement:", "Object:StateChanged:Showing"], .announcement,
      isReader: false),
    Case(
      "a test of shown notifications", ["Object:StateChanged:Showing"], .showing,
      isReader: false),
    Case("everything", [""], .announcement, isReader: true),
    Case("everything, in parts", ["::"], .announcement, isReader: true),
    Case("every event of objects", ["Object:"], .announcement, isReader: true),
    Case("every event of objects, in parts", ["Object::"], .announcement, isReader: true),
    Case("every state", ["Object:StateChanged:"], .showing, isReader: true),
    Case(
      "written small", ["object:statechanged:showing", "object:announcement"], .announcement,
      isReader: false),
    Case(
      "other states", ["Object:StateChanged:Busy", "Object:StateChanged:Active"], nil,
      isReader: false),
    Case(
      "windows and keys", ["Window:Activate:", "Keyboard:Modifiers:", "Mouse:Abs:"], nil,
      isReader: false),
    Case(
      "what only begins alike", ["Object:AnnouncementX:", "Object:StateChanged:ShowingX"], nil,
      isReader: false),
    Case("nonsense", [":::::", "Objekt:", "Ü"], .announcement, isReader: true),
  ]

  @Test(arguments: cases)
  func `what a listener has registered for says what it is`(one: Case) throws {
    let listeners = Listener.parse(one.events.map { (":1.5", $0) })
    let listener = try #require(listeners.first)
    #expect(listeners.count == 1)
    #expect(listener.busName == ":1.5")
    #expect(listener.event(.automatic) == one.event)
    #expect(listener.isReader == one.isReader)
  }

  @Test func `who takes both is sent what the person prefers, and nobody what it does not take`() {
    func event(_ events: String..., preferring form: AccessibilityPreferences.Announce)
      -> ListenerReport.Event?
    {
      Listener.parse(events.map { (":1.5", $0) }).first?.event(form)
    }
    let (announcement, showing) = ("Object:Announcement", "Object:StateChanged:Showing")
    for form in AccessibilityPreferences.Announce.allCases {
      #expect(
        event(announcement, showing, preferring: form)
          == (form == .notification ? .showing : .announcement))
      #expect(event(announcement, preferring: form) == .announcement)
      #expect(event(showing, preferring: form) == .showing)
      #expect(event("Focus:", preferring: form) == nil)
    }
  }

  @Test func `listeners are told apart by their names on the bus`() {
    let table =
      Self.orca.map { (":1.9", $0) } + [(":1.20", "Object:Announcement:")]
      + [(":1.9", "Object:StateChanged:Showing"), (":1.20", "Object:TextCaretMoved:")]
      + [(":1.3", "Object:Announcement:")]
    let listeners = Listener.parse(table)
    #expect(listeners.map(\.busName) == [":1.20", ":1.3", ":1.9"])
    #expect(listeners.map(\.isReader) == [true, false, true])
    #expect(listeners.map { $0.event(.automatic) } == [.announcement, .announcement, .showing])
    #expect(Listener.parse([]).isEmpty)
  }
}
