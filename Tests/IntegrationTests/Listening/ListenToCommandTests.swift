import Glibc
import SystemKit
import Testing

@testable import ToastTesting

/// `toast listen -- COMMAND`, in a session and with buses of its own.
@Suite(.enabled(if: OtherApplication.isInstalled)) struct ListenToCommandTests {
  private let folder: TemporaryFolder
  private let player: String

  /// A shell's words for an application that announces a text, and lives for a moment longer.
  init() throws {
    folder = try TemporaryFolder()
    player = try folder.write("application.py", PackageResources.application_py)
  }

  private func announcing(_ texts: String..., staying seconds: Double = 0.5) -> String {
    let orders =
      [#"{"do":"add","name":"Note"}"#]
      + texts.map {
        #"{"do":"announce","path":"/org/a11y/atspi/accessible/1","text":"\#($0)"}"#
      }
    let lines = orders.map { "echo '\($0)'" }.joined(separator: "; ")
    return "{ \(lines); sleep \(seconds); } | python3 -B \(player) Editor"
  }

  /// Runs it where there is no session.
  private func listen(
    _ arguments: [String], _ variables: [String: String] = [:],
    within limit: Duration = .seconds(20)
  ) async throws -> ProgramResult {
    let environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
    ].merging(Surroundings.silent) { $1 }.merging(variables) { $1 }
    return try await run(
      "toast", ["listen", "--private-bus"] + arguments, environment: environment, within: limit)
  }

  @Test func `buses of its own are there for the command, and gone afterwards`() async throws {
    let result = try await listen([
      "--expect", "Saved", "--", "sh", "-c",
      "echo $DBUS_SESSION_BUS_ADDRESS; echo $AT_SPI_BUS_ADDRESS; "
        + announcing("Saved", staying: 600),
    ])
    #expect(result.exit == .status(0), "\(result.errors)")
    #expect(result.output.hasSuffix("  Editor  notification  polite  Saved\n"))
    // What the command prints is not among what was heard.
    let address = try #require(
      result.errors.split(separator: "\n").first { $0.hasPrefix("unix:path=/tmp/toast-listen-") })
    let path = String(address.dropFirst("unix:path=".count).dropLast("/bus".count))
    #expect(access(path, F_OK) == -1)
    #expect(ProcessEntry.all(naming: path).isEmpty)
    #expect(result.errors.contains("unix:path=\(path)/run/at-spi/"), "\(result.errors)")
  }

  @Test func `toast itself is heard, with the agent that it starts, and that ends too`()
    async throws
  {
    let toast = "\(Surroundings.programs)/toast"
    let result = try await listen([
      "--expect-once", "Saved", "--", "sh", "-c",
      "echo $DBUS_SESSION_BUS_ADDRESS; \(toast) -- Saved",
    ])
    #expect(result.exit == .status(0), "\(result.errors)")
    let address = try #require(
      result.errors.split(separator: "\n").first { $0.hasPrefix("unix:path=/tmp/toast-listen-") })
    let path = String(address.dropFirst("unix:path=".count).dropLast("/bus".count))
    #expect(ProcessEntry.all(naming: path).isEmpty)
  }

  @Test func `a second after the command's end what was heard once was heard once`() async throws {
    let good = try await listen([
      "--expect-once", "Saved", "--reject", "Error", "--timeout", "600", "--", "sh", "-c",
      announcing("Saved"),
    ])
    #expect(good.exit == .status(0), "\(good.errors)")
    let bad = try await listen([
      "--expect-once", "Saved", "--timeout", "600", "--", "sh", "-c",
      announcing("Saved", "Saved"),
    ])
    #expect(bad.exit == .status(1), "\(bad.errors)")
    #expect(bad.errors.contains("heard 2 times, and must be once: 'Saved'"))
  }

  @Test func `what the command does not say is not heard, and its own end is told`() async throws {
    let result = try await listen(["--expect", "x", "--timeout", "1", "--", "sh", "-c", "exit 3"])
    #expect(result.exit == .status(1))
    #expect(result.errors.contains("nothing was heard"))
    #expect(result.errors.contains("the command ended with status 3"))
  }

  @Test func `a command that is still running is ended, with what it started`() async throws {
    let result = try await listen([
      "--expect", "Saved", "--", "sh", "-c",
      "echo $DBUS_SESSION_BUS_ADDRESS; sleep 600 & \(announcing("Saved")); sleep 600",
    ])
    #expect(result.exit == .status(0), "\(result.errors)")
    let address = try #require(
      result.errors.split(separator: "\n").first { $0.hasPrefix("unix:path=/tmp/toast-listen-") })
    let path = String(address.dropFirst("unix:path=".count).dropLast("/bus".count))
    #expect(ProcessEntry.all(naming: path).isEmpty)
  }

  @Test func `when it is killed, its buses and the command end all the same`() async throws {
    let environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
    let ear = try Program(
      "toast",
      [
        "listen", "--private-bus", "--timeout", "600", "--", "sh", "-c",
        "echo $DBUS_SESSION_BUS_ADDRESS; sleep 600",
      ],
      environment: environment)
    let line = try await ear.waitForLine("the address", onErrors: true, within: .seconds(20)) {
      $0.hasPrefix("unix:path=/tmp/toast-listen-")
    }
    let path = String(line.dropFirst("unix:path=".count).dropLast("/bus".count))
    #expect(!ProcessEntry.all(naming: path).isEmpty)
    try await ear.kill()
    try await waitUntil(
      "the end of its buses", within: .seconds(10), there: { "\(ProcessEntry.all(naming: path))" }
    ) {
      ProcessEntry.all(naming: path).isEmpty && access(path, F_OK) == -1 ? () : nil
    }
  }
}
