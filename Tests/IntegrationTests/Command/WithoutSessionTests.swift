import Glibc
import Testing
import ToastTesting

extension CommandTests {
  /// A container, ssh, a service: no session bus, and often nothing in the environment at all.
  @Suite struct WithoutSessionTests {
    @Test func `42, 44: without sound the text is printed, and the report says why`() async throws {
      let result = try await Surroundings.toast([
        "Saved", "3 files", "--report", "-t", "50", "--exact-duration",
      ])
      #expect(result.exit == .status(0))
      #expect(result.errors == "Saved. 3 files.\n")
      let report = try ReportedToast(result)
      #expect(report.announcement?.state == "skipped")
      #expect(report.announcement?.reason == "there is no session bus")
      #expect(report.voice?.state == "skipped")
      #expect(report.voice?.reason?.contains("PulseAudio") == true)
      #expect(report.text?.state == "delivered")
      #expect(report.outcome == "expired")
    }

    @Test func `an explanation says the same in words`() async throws {
      let result = try await Surroundings.toast([
        "Saved", "--explain", "-t", "50", "--exact-duration",
      ])
      #expect(result.exit == .status(0))
      #expect(result.output.contains("skipped: there is no session bus"))
      #expect(result.output.contains("skipped: PulseAudio"))
      #expect(result.output.contains("text          delivered"))
    }

    @Test(.enabled(if: SoundServer.isInstalled))
    func `with sound it is spoken, without home, runtime folder and display`() async throws {
      let server = try await SoundServer()
      let recording = try await server.record()
      let socket = ["PULSE_SERVER": try #require(server.environment["PULSE_SERVER"])]
      let result = try await Surroundings.toast(
        ["Saved", "--report", "-t", "50", "--exact-duration"], socket)
      #expect(result.exit == .status(0))
      #expect(result.errors.isEmpty)
      let report = try ReportedToast(result)
      #expect(report.voice?.state == "delivered")
      #expect(report.text?.reason == "it was spoken")
      try await recording.waitForSound()
    }

    @Test func `42: a bus that is not there is like none`() async throws {
      let result = try await Surroundings.toast(
        ["Saved", "--report", "-t", "50", "--exact-duration"],
        ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"])
      #expect(result.exit == .status(0))
      #expect(result.errors == "Saved.\n")
      #expect(try ReportedToast(result).text?.state == "delivered")
    }

    @Test func `a bus that hangs holds no script up`() async throws {
      let session = try await PrivateSession(variables: Surroundings.silent)
      try session.signal(.sessionBus, SIGSTOP)
      defer { _ = try? session.signal(.sessionBus, SIGCONT) }
      let result = try await session.run("toast", ["Saved"], within: .seconds(6))
      #expect(result.exit == .status(0))
      #expect(result.errors == "Saved.\n")
    }
  }
}
