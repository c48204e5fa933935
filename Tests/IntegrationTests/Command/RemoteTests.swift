import Testing
import ToastTesting

extension CommandTests {
  /// Over ssh the loudspeaker is out of hearing, and standard error is where somebody looks.
  @Suite struct RemoteTests {
    private static let ssh = ["SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"]

    @Test(.enabled(if: SoundServer.isInstalled), arguments: [true, false])
    func `the text is printed, and nothing is spoken unless it is asked for`(
      isSession: Bool
    ) async throws {
      let server = try await SoundServer()
      let recording = try await server.record()
      let arguments = ["Saved", "--report", "-t", "50", "--exact-duration"]
      let variables = server.environment.merging(Self.ssh) { $1 }
      let session = isSession ? try await PrivateSession(variables: variables) : nil
      func toast(_ arguments: [String]) async throws -> ProgramResult {
        if let session { return try await session.run("toast", arguments) }
        return try await Surroundings.toast(arguments, variables)
      }

      let result = try await toast(arguments)
      #expect(result.exit == .status(0))
      #expect(result.errors == "Saved.\n")
      let report = try ReportedToast(result)
      #expect(report.voice?.state == "skipped")
      #expect(report.voice?.reason == "the session is remote; --speak asks for it")
      #expect(recording.samples.allSatisfy { $0 == 0 })

      let spoken = try await toast(arguments + ["--speak"])
      #expect(spoken.errors == "Saved.\n")
      #expect(try ReportedToast(spoken).voice?.state == "delivered")
      try await recording.waitForSound()
    }

    @Test func `with a screen reader it is announced and not printed`() async throws {
      let session = try await PrivateSession(variables: Surroundings.silent)
      let reader = try await Ear(in: session, for: [.announcement, .focus, .caret])
      let result = try await session.run(
        "toast", ["Saved", "--report", "-t", "50", "--exact-duration"], variables: Self.ssh)
      #expect(result.exit == .status(0))
      #expect(result.errors.isEmpty)
      try await reader.expectAnnouncement("Saved.")
      let report = try ReportedToast(result)
      #expect(report.announcement?.state == "delivered")
      #expect(report.voice?.reason == "a screen reader listens")
      #expect(report.text?.reason == "a screen reader listens")
    }

    @Test func `with an ear that is no reader it is announced and printed`() async throws {
      let session = try await PrivateSession(variables: Surroundings.silent)
      let ear = try await Ear(in: session)
      let result = try await session.run("toast", ["Saved"], variables: Self.ssh)
      #expect(result.errors == "Saved.\n")
      try await ear.expectAnnouncement("Saved.")
    }
  }
}
