import Glibc
import Testing

@testable import ToastTesting

extension CommandTests {
  /// Which session a toast goes to: the caller's, found even from cron, and nobody else's.
  @Suite struct SessionBusTests {
    @Test(.enabled(if: Surroundings.canMount))
    func `from cron, with an empty environment, the user's bus is found`() async throws {
      let session = try await PrivateSession(variables: Surroundings.silent)
      let ear = try await Ear(in: session)
      // The runtime folder is put where a login has it, for this process and its children alone.
      let result = try await run(
        "unshare",
        [
          "-m", "sh", "-c",
          """
          set -e
          mount -t tmpfs tmpfs /run
          mkdir -p "/run/user/$(id -u)"
          chmod 700 "/run/user/$(id -u)"
          : > "/run/user/$(id -u)/bus"
          mount --bind "$1/bus" "/run/user/$(id -u)/bus"
          exec env -i HOME="$1/home" ALSA_CONFIG_PATH=/dev/null "$2" "Backup finished"
          """,
          "sh", session.folder.path, "\(Surroundings.programs)/toast",
        ], environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
      #expect(result.exit == .status(0), "\(result.errors)")
      try await ear.expectAnnouncement("Backup finished.")
    }

    @Test(.enabled(if: geteuid() == 0))
    func `root speaks in nobody's session`() async throws {
      let session = try await PrivateSession(variables: Surroundings.silent)
      let ear = try await Ear(in: session)
      try #require(chown("\(session.folder.path)/bus", 1000, 1000) == 0)
      let result = try await session.run(
        "toast", ["Saved", "--report", "-t", "50", "--exact-duration"])
      try #require(chown("\(session.folder.path)/bus", 0, 0) == 0)
      #expect(result.errors == "Saved.\n")
      #expect(try ReportedToast(result).announcement?.state == "skipped")
      #expect(session.processes("toastd").allSatisfy { $0.arguments.contains("--once") })
      let other = try await OtherApplication(in: session)
      #expect(try await ear.everything(through: other).isEmpty)
    }
  }
}
