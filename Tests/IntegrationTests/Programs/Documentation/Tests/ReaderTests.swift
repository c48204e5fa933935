import Testing
import ToastTesting

@Suite struct ReaderTests {
  @Test(arguments: OrcaGeneration.allCases)
  func `each generation of Orca says it`(generation: OrcaGeneration) async throws {
    let session = try await PrivateSession(variables: ["ALSA_CONFIG_PATH": "/dev/null"])
    let orca = try await PlayedOrca(generation, in: session)
    let program = try session.start("toast-example-notes")
    let spoken = try await orca.waitUntilSpoken(2, within: .seconds(20))
    #expect(spoken.contains { $0.contains("Saved") })
    try await program.kill()
  }

  @Test func `what is heard comes one after the other`() async throws {
    let session = try await PrivateSession(variables: ["ALSA_CONFIG_PATH": "/dev/null"])
    let ear = try await Ear.announcements(in: session)
    let program = try session.start("toast-example-notes")
    for try await heard in ear.heard(within: .seconds(5)) {
      #expect(heard.role == "notification")
      if heard.text.hasPrefix("Error") { break }
    }
    try await program.kill()
  }
}
