import Testing
import ToastTesting

@Suite struct CommandTests {
  @Test func `the command's toast is announced`() async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session)
    _ = try await session.run("toast", ["show", "--", "Saved"])
    try await ear.expectAnnouncement("Saved.")
  }
}
