import Testing

@testable import ToastTesting

/// Somebody else's script, as their build server runs it. Their package is compiled and run as the
/// test target NotesTests, and its manifest is checked by `Scripts/check-example`.
@Suite struct ExampleScriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func script(
    _ program: String, _ variables: [String: String] = [:]
  ) async throws -> ProgramResult {
    let path = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let environment = [
      "PATH": "\(Surroundings.programs):/usr/bin:/bin", "HOME": folder.path,
    ].merging(Surroundings.silent) { $1 }.merging(variables) { $1 }
    return try await run(
      "sh", ["/\(path)/ExamplePackage/ci.sh", program, folder.path], environment: environment,
      within: .seconds(30))
  }

  @Test func `a program that says what it did passes, and a report is there`() async throws {
    let result = try await script("notes")
    #expect(result.exit == .status(0), "\(result.output)\(result.errors)")
    #expect(result.output.contains("polite  Success: Saved. Your note was saved."))
    let report = String(decoding: try folder.contents(of: "toasts.xml"), as: UTF8.self)
    #expect(report.contains("<testsuites name=\"toast audit\""))
    #expect(report.contains("failures=\"0\""))
  }

  @Test func `a program that is silent does not pass`() async throws {
    let path = try folder.write("silent", "#!/bin/sh\nexit 0\n".utf8, mode: 0o700)
    let result = try await script(path, ["TIMEOUT": "2"])
    #expect(result.exit == .status(1), "\(result.errors)")
    #expect(result.errors.contains("not heard: 'Saved'"))
  }
}
