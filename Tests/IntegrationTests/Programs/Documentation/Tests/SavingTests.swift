import Testing
import ToastTesting

@Suite struct SavingTests {
  @Test func `saving is announced`() async throws {
    let session = try await PrivateSession(variables: ["ALSA_CONFIG_PATH": "/dev/null"])
    let ear = try await Ear(in: session)
    let program = try session.start("toast-example-notes")
    let saved = try await ear.expectAnnouncement("Success: Saved. Your file was saved.")
    #expect(saved.politeness == "polite")
    try await program.kill()
  }
}
