import Testing

@testable import ToastTesting

@Suite struct OrcaGenerationTests {
  /// An event as short words: `a2:Saved` is an assertive announcement, `s:Saved` is shown.
  private static func events(
    _ words: String, role: String = "notification", path: (Int) -> String = { "/\($0)" },
    apart milliseconds: Int64 = 10
  ) -> [Heard] {
    words.split(separator: " ").enumerated().map { index, word in
      let parts = word.split(separator: ":").map(String.init)
      let isShown = parts[0] == "s"
      return Heard(
        microseconds: Int64(index) * milliseconds * 1000, kind: isShown ? .showing : .announcement,
        type: isShown ? "object:state-changed:showing" : "object:announcement",
        detail: isShown ? 1 : Int(parts[0].dropFirst()) ?? 1, application: "Editor", bus: ":1.1",
        path: path(index), role: role, politeness: nil, text: parts[1],
        description: isShown ? "" : nil, labels: nil)
    }
  }

  @Test(
    arguments: [
      (.orca43, "a:A s:B", ["notification B"]),
      (.orca45, "a:A s:B", ["A", "notification B"]),
      (.orca45, "a1:A a2:B a0:C", ["A", "B", "C"]),
      (.orca48, "a1:A a2:B a0:C", ["A", "B", "C"]),
      (.orca49, "a0:C a1:A a2:B", ["B", "A", "C"]),
      (.orca51, "a1:A a1:D a2:B", ["B", "A", "D"]),
    ] as [(OrcaGeneration, String, [String])])
  func `each generation says what it says`(
    generation: OrcaGeneration, words: String, spoken: [String]
  ) {
    #expect(generation.speaks(of: Self.events(words)) == spoken)
  }

  @Test func `the same again from the same object is one before 51`() {
    let events = Self.events("a:A a:A a:B", path: { _ in "/1" })
    #expect(OrcaGeneration.orca48.speaks(of: events) == ["A", "B"])
    #expect(OrcaGeneration.orca51.speaks(of: events) == ["A", "A", "B"])
    let shown = Self.events("s:A s:A", path: { _ in "/1" })
    #expect(OrcaGeneration.orca43.speaks(of: shown) == ["notification A"])
    #expect(OrcaGeneration.orca48.speaks(of: shown).count == 2)
  }

  @Test
  func `from 48 on a burst from a frame is cut to its first, and one from a notification is not`() {
    let burst = Self.events("a:A a:B a:C", role: "frame")
    #expect(OrcaGeneration.orca45.speaks(of: burst) == ["A", "B", "C"])
    for generation in [OrcaGeneration.orca48, .orca49, .orca51] {
      #expect(generation.speaks(of: burst) == ["A"])
      #expect(generation.speaks(of: Self.events("a:A a:B", role: "frame", apart: 100)).count == 2)
      #expect(generation.speaks(of: Self.events("a:A a:B a:C")).count == 3)
    }
  }

  @Test(.enabled(if: OtherApplication.isInstalled))
  func `one that is played is known by the registry for what it plays, and hears as it`()
    async throws
  {
    let session = try await PrivateSession()
    let application = try await OtherApplication(in: session, named: "Editor")
    let old = try await PlayedOrca(.orca43, in: session)
    let oldEvents = try await application.listeners.map(\.event)
    #expect(!oldEvents.contains { $0.hasPrefix("Object:Announcement") })
    #expect(oldEvents.contains { $0.hasPrefix("Object:StateChanged:Showing") })
    let new = try await PlayedOrca(.orca48, in: session)
    let path = try await application.add("Note")
    try await application.announce("Saved", from: path)
    try await application.show(path)
    #expect(try await new.waitUntilSpoken(2) == ["Saved", "notification Note"])
    #expect(try await old.waitUntilSpoken() == ["notification Note"])
    try await new.end()
    try await old.end()
  }

  @Test(.enabled(if: OtherApplication.isInstalled))
  func `each listener hears what it is for`() async throws {
    let session = try await PrivateSession()
    let announcements = try await Ear.announcements(in: session)
    let shown = try await Ear.shownNotifications(in: session)
    let application = try await OtherApplication(in: session)
    let path = try await application.add("Note")
    try await application.announce("Saved", from: path)
    try await application.show(path)
    #expect(try await shown.waitFor().map(\.text) == ["Note"])
    #expect(try await announcements.everything(through: application).map(\.text) == ["Saved"])
    #expect(try shown.events.count == 1)
  }
}
