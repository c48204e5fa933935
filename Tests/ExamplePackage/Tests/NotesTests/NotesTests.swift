import Testing
import ToastAudit
import ToastMessage
import ToastTesting

@testable import notes

@Suite struct NotesTests {
  /// No sound card is needed, and none is used.
  private static let quiet = ["ALSA_CONFIG_PATH": "/dev/null", "PULSE_SERVER": "unix:/dev/null/x"]

  @Test func `what is saved is announced once, politely`() async throws {
    let session = try await PrivateSession(variables: Self.quiet)
    let ear = try await Ear(in: session)
    let program = try session.start("notes")
    let heard = try await ear.expectAnnouncement(
      "Success: Saved. Your note was saved.", within: .seconds(10))
    #expect(heard.politeness == "polite")
    try await program.waitForExit()
    #expect(try ear.events.count == 1)
  }

  @Test(arguments: [OrcaGeneration.orca43, .orca48, .orca51])
  func `each generation of Orca says it`(generation: OrcaGeneration) async throws {
    let session = try await PrivateSession(variables: Self.quiet)
    let orca = try await PlayedOrca(generation, in: session)
    let program = try session.start("notes")
    let spoken = try await orca.waitUntilSpoken(within: .seconds(10))
    #expect(spoken.joined(separator: " ").contains("Saved"))
    try await program.waitForExit()
  }

  @Test func `what is shown passes an audit under every preference`() {
    let toast = AuditedToast(Notes.saved, style: .preset(.success))
    #expect(audit(toast, for: .wcag22AA, matrix: true).failures.isEmpty)
  }
}
