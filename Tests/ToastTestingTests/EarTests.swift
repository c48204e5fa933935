import Glibc
import Testing

import ToastTesting

@Suite struct EarTests {
  @Test func `an announcement is heard once, with its politeness, from the right application`()
    async throws
  {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session)
    let application = try await OtherApplication(in: session, named: "Editor")
    let path = try await application.add("Saved")
    try await application.announce("Saved \"a\\b\"\n2 files", from: path, politeness: .assertive)
    try await application.announce("Done", from: path)

    let heard = try await ear.everything(through: application)
    #expect(heard.map(\.text) == ["Saved \"a\\b\"\n2 files", "Done"])
    #expect(heard.map(\.politeness) == ["assertive", "polite"])
    let first = try #require(heard.first)
    #expect(first.kind == .announcement)
    #expect(first.application == "Editor")
    #expect(first.role == "notification")
    #expect(first.bus == application.bus)
    #expect(first.path == path)
  }

  @Test func `what is shown is heard with its name and its labels`() async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session)
    let application = try await OtherApplication(in: session)
    let path = try await application.add("Saved", labels: ["Saved", "3 files, 2 MB"])
    try await application.show(path)
    let heard = try await ear.everything(through: application)
    #expect(heard.map(\.text) == ["Saved"])
    #expect(heard.first?.labels == ["Saved", "3 files, 2 MB"])
    #expect(heard.first?.description == "")
    try await ear.expectAnnouncement("3 files, 2 MB")
  }

  @Test(arguments: [true, false])
  func `a burst is heard whole and in order`(callsBack: Bool) async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session, callsBack: callsBack)
    let application = try await OtherApplication(in: session)
    let path = try await application.add("Burst")
    try await application.announce("number %", from: path, count: 500)
    let heard = try await ear.everything(through: application)
    #expect(heard.map(\.text) == (0..<500).map { "number \($0)" })
  }

  @Test func `an ear that calls nobody is never seen by the application`() async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session, callsBack: false)
    let application = try await OtherApplication(in: session)
    let path = try await application.add("Quiet")
    try await application.announce("Quiet", from: path)
    #expect(try await ear.everything(through: application).first?.application == nil)
    #expect(try await application.calls.allSatisfy { $0.path != path })
  }

  @Test func `what is heard comes one after the other, until the ear is ended`() async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session)
    let application = try await OtherApplication(in: session)
    let path = try await application.add("One")
    try await application.announce("item %", from: path, count: 3)
    var heard: [String] = []
    for try await event in ear.heard() {
      heard.append(event.text)
      if heard.count == 3 { try await ear.end() }
    }
    #expect(heard == ["item 0", "item 1", "item 2"])
  }

  @Test func `the registry knows what an ear listens for`() async throws {
    let session = try await PrivateSession()
    let application = try await OtherApplication(in: session)
    let ear = try await Ear(in: session, for: [.announcement, .focus, .caret])
    let events = try await application.listeners.map(\.event)
    #expect(events.contains { $0.hasPrefix("Object:Announcement") })
    #expect(events.contains { $0.hasPrefix("Object:StateChanged:Focused") })
    #expect(events.contains { $0.hasPrefix("Object:TextCaretMoved") })
    #expect(try await ear.end() == .status(0))
    #expect(try await application.listeners.isEmpty)
  }

  @Test func `every kind of event can be listened for`() async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session, for: Heard.Kind.allCases)
    let application = try await OtherApplication(in: session)
    let path = try await application.add("New")
    try await application.remove(path)
    let heard = try await ear.waitFor(2) { $0.kind == .children && $0.application == "Other" }
    #expect(heard.map(\.type) == ["object:children-changed:add", "object:children-changed:remove"])
    let events = try await application.listeners.filter { $0.event.hasPrefix("Window:") }
    #expect(events.count == 1)
  }

  @Test func `one that hung hears everything when it goes on`() async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session)
    let application = try await OtherApplication(in: session)
    let path = try await application.add("Late")
    ear.stop()
    try await application.announce("late %", from: path, count: 20)
    ear.resume()
    #expect(try await ear.everything(through: application).count == 20)
  }

  @Test func `an ear survives the registry and hears on`() async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session)
    let application = try await OtherApplication(in: session)
    let earlier = try await session.kill(.registry)
    try await application.embed()
    try await session.waitFor(.registry, otherThan: earlier)
    let path = try await application.add("Again")
    try await application.announce("Again", from: path)
    #expect(try await ear.everything(through: application).map(\.text) == ["Again"])
  }

  @Test func `an ear whose bus has gone says so and ends`() async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session)
    try await session.kill(.accessibilityBus)
    let exit = try await waitUntil("the end of the ear") { ear.exit }
    #expect(exit == .status(69))
  }

  @Test func `applications are told that a reader is there, and afterwards that it has gone`()
    async throws
  {
    let session = try await PrivateSession()
    func isEnabled() async throws -> String {
      try await session.run(
        "dbus-send",
        [
          "--session", "--print-reply=literal", "--dest=org.a11y.Bus", "/org/a11y/bus",
          "org.freedesktop.DBus.Properties.Get", "string:org.a11y.Status",
          "string:ScreenReaderEnabled",
        ]
      ).output.filter { !$0.isWhitespace }
    }
    let before = try await isEnabled()
    let ear = try await Ear(in: session, activates: true)
    #expect(try await isEnabled() == "variantbooleantrue")
    try await ear.end()
    #expect(try await isEnabled() == before)
  }

  @Test func `without a bus there is nothing to hear`() async throws {
    let result = try await run("toast-ear", environment: ["PATH": "/usr/bin"])
    #expect(result.exit == .status(69))
    #expect(result.errors == "toast-ear: there is no accessibility bus\n")
    #expect(result.output.isEmpty)
  }

  @Test func `the error of a wait says what was heard instead`() async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session)
    let application = try await OtherApplication(in: session)
    let path = try await application.add("x")
    try await application.announce("something else", from: path)
    try await ear.waitFor()
    let error = await #expect(throws: TestingError.self) {
      try await ear.expectAnnouncement("Saved", within: .milliseconds(50))
    }
    #expect(error?.description.contains("something else") == true)
  }
}
