import Testing

@testable import ToastTesting

/// Programs that show toasts in every way that the library has.
@Suite(.enabled(if: OtherApplication.isInstalled))
struct CallFormsTests {
  private let session: PrivateSession
  private let ear: Ear
  private let application: OtherApplication

  init() async throws {
    session = try await PrivateSession(variables: Surroundings.silent)
    ear = try await Ear(in: session)
    application = try await OtherApplication(in: session)
  }

  /// Runs a program, and returns what it printed and what was announced.
  private func run(_ program: String) async throws -> (lines: [String], announced: [String]) {
    let result = try await session.run(program, within: .seconds(60))
    #expect(result.exit == .status(0), "\(result.errors)")
    let announced = try await ear.everything(through: application)
    return (
      result.output.split(separator: "\n").map(String.init),
      announced.filter { $0.kind == .announcement }.map(\.text)
    )
  }

  @Test func `7, 49: every call form compiles, runs, ends and is announced once`() async throws {
    let (lines, announced) = try await run("toast-example-forms")
    #expect(
      lines == [
        "show: expired", "success: expired", "error: expired", "info: expired",
        "warning: expired", "showToast: expired", "showSuccessToast: expired",
        "showErrorToast: expired", "showInfoToast: expired", "showWarningToast: expired",
        "dismiss: closed by the program that showed it", "nonisolated: expired",
        "nonisolated host: expired", "detached: expired", "isPresented: set back",
        "isPresented, styled: set back", "item: set back", "one line: set back",
        "one line, tinted: set back", "value: set back", "value again: set back",
        "observable model: set back",
      ])
    // Errors go before what waits.
    #expect(
      Set(announced) == [
        "Deleted. The file is in the trash. Undo available.",
        "Success: Saved. All files are safe.", "Error: No connection. Retry available.",
        "Info: A new version is there.", "Warning: Nearly full. 2 % left. Clean up available.",
        "Welcome.", "Success: Copied.", "Error: Not sent. Offline.", "Info: Tip of the day.",
        "Warning: Unsaved changes. Save available.", "Connecting.",
        "Success: Uploaded. Count available.", "Info: Machine ready.", "Info: Detached.",
        "State saved. Undo available.", "Shared.", "Info: First item.",
        "Info: Second item. It waits for the first.", "Hello.", "Tinted.", "Info: Saving.",
        "Success: Saved by value.", "Signed in.",
      ])
    #expect(announced.count == 24, "each once, and the value twice: \(announced)")
    #expect(announced.count { $0 == "Success: Saved by value." } == 2)
  }

  @Test func `49: they compile and run in a module of the main actor's too`() async throws {
    let (lines, announced) = try await run("toast-example-forms-mainactor")
    #expect(
      lines == [
        "facade: expired", "host: expired", "nonisolated: expired", "nonisolated host: expired",
        "isPresented: set back", "item: set back", "value: set back",
      ])
    #expect(
      announced == [
        "Success: Moved. Undo available.", "Info: Listed.", "Info: Elsewhere.", "Warning: Help.",
        "Saved 0.", "Item.", "Error: Value.", "Last words.",
      ])
  }
}
