import Testing

import ToastTesting

/// One Orca for all of these: starting it takes a second.
private actor Stage {
  static let shared = Stage()
  private var running: (Orca, OtherApplication)?

  func orca() async throws -> (orca: Orca, application: OtherApplication) {
    if let running { return running }
    let session = try await PrivateSession(display: Display())
    let made = try await (Orca(in: session), OtherApplication(in: session))
    running = made
    return made
  }
}

@Suite(.serialized, .enabled(if: Orca.isInstalled && OtherApplication.isInstalled))
struct OrcaTests {
  /// What Orca says about what a test sends.
  private func said(
    _ send: (OtherApplication) async throws -> Void
  ) async throws -> [String] {
    let (orca, application) = try await Stage.shared.orca()
    let before = try await orca.everything(through: application).count
    try await send(application)
    return try await orca.everything(through: application).dropFirst(before).map(\.text)
  }

  private func count(_ part: String, in said: [String]) -> Int {
    said.joined(separator: "\n").split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test func `a notification that is shown is said once, title and message`() async throws {
    let said = try await said { application in
      let path = try await application.add("Saved", labels: ["Saved", "3 files, 2 MB"])
      try await application.show(path)
    }
    #expect(count("Saved", in: said) == 1, "\(said)")
    #expect(count("3 files, 2 MB", in: said) == 1, "\(said)")
  }

  @Test func `Orca 43 has no ear for announcements`() async throws {
    let said = try await said { application in
      let path = try await application.add("Nothing")
      try await application.announce("Nothing", from: path)
    }
    #expect(said.isEmpty, "\(said)")
  }

  @Test func `ten in a row, one after the other, are all said in order`() async throws {
    let said = try await said { application in
      for number in 0..<10 {
        try await application.show(application.add("item \(number)"))
      }
    }
    let items = said.filter { $0.contains("item") }
    #expect(items.count == 10)
    for (number, text) in items.enumerated() { #expect(text.contains("item \(number)")) }
  }

  @Test func `two Orcas in two sessions do not hear each other`() async throws {
    let (orca, application) = try await Stage.shared.orca()
    let other = try await Orca(in: PrivateSession(display: Display()))
    let theirs = try await OtherApplication(in: other.session)
    let before = try await orca.everything(through: application).count
    try await theirs.show(theirs.add("Over there"))
    #expect(try await other.everything(through: theirs).contains { $0.text.contains("Over there") })
    #expect(try await orca.everything(through: application).count == before)
  }
}
