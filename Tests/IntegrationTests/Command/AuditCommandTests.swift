import Testing
import ToastTesting

/// `toast audit` as scripts use it: files and standard input, exit statuses, and reports in files.
@Suite struct AuditCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let unreadable = """
    [{"content":{"title":"Saved"},"style":{"backgroundColor":"#34c759"},"severity":"success"}]
    """

  private func audit(
    _ arguments: String..., input: String? = nil
  ) async throws -> ProgramResult {
    try await run(
      "toast", ["audit"] + arguments, input: input.map { .text($0) } ?? .none, folder: folder.path)
  }

  @Test func `what cannot be read is found, and ends with 1`() async throws {
    let result = try await audit("-", input: Self.unreadable)
    #expect(result.status == 1)
    #expect(result.output.contains("failed: title: #ffffff on #34c759 has 2.22:1"))
    #expect(result.errors.isEmpty)
    #expect(try await audit("-", "--fail-on", "never", input: Self.unreadable).status == 0)
  }

  @Test func `what can be read ends with 0, or with 1 where questions count`() async throws {
    let input = #"{"content":{"title":"Saved"}}"#
    #expect(try await audit("-", input: input).status == 0)
    #expect(try await audit("-", "--fail-on", "cantTell", input: input).status == 1)
    #expect(try await audit("-", "--disable", "language", input: input).status == 0)
  }

  @Test func `a report in a file is the baseline of the next one`() async throws {
    let first = try await audit(
      "-", "--format", "json", "--output", "before.json", input: Self.unreadable)
    #expect(first.status == 1 && first.output.isEmpty)
    let second = try await audit("-", "--baseline", "before.json", input: Self.unreadable)
    #expect(second.status == 0)
    #expect(second.output.contains("failed before: title"))
  }

  @Test(
    arguments: [
      (["-"], "[]", "there is no toast to check"), (["-"], "[{", "standard input: line 1"),
      (["-"], #"{"stile":{}}"#, "did you mean 'style'?"), ([], "", "missing file"),
      (["-", "-"], "[]", "given twice"), (["missing.json"], "", "missing.json"),
      (["-", "--profile", "wcag"], "[]", "--profile"), (["."], "", "Is a directory"),
      (["-", "--disable", "contrast"], "{}", "is no rule"),
      (["-", "--output", "missing/file"], "{}", "missing/file"),
    ] as [([String], String, String)])
  func `what cannot be checked ends with 2 and says why`(
    arguments: [String], input: String, words: String
  ) async throws {
    let result = try await run(
      "toast", ["audit"] + arguments, input: .text(input), folder: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func `help and usage are those of toast`() async throws {
    let result = try await audit("--help")
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: toast audit [<file> ...] [<options>]"))
  }
}
