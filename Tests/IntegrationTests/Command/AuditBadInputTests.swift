import Glibc
import Testing

@testable import ToastTesting

/// What `toast audit` is given by mistake or by malice: each ends with 2, quickly, and is named.
@Suite struct AuditBadInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func complaint(about arguments: [String], input: String? = nil) async throws -> String {
    let result = try await run(
      "toast", ["audit"] + arguments, input: input.map { .text($0) } ?? .none, folder: folder.path)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.utf8.count < 400, "\(result.errors.prefix(400))")
    return result.errors
  }

  private static let deep = String(repeating: "[", count: 100_000)

  @Test(
    arguments: [
      (#"[{"content":{"title":"Sa"#, "standard input: line 1, column"),
      (#"[{"content":{"title":"Saved"}},"#, "a value is missing"),
      ("", "a value is missing"), ("\u{0}", "a value is missing"),
      (deep, "more than 32 deep"),
      (#"{"style":{},"style":{}}"#, "the key \"style\" comes twice"),
      (#"{"style":{"cornerRadius":1e9}}"#, "style.cornerRadius: '1000000000' is not a number from"),
      (#"{"style":{"cornerRadius":-1}}"#, "style.cornerRadius: '-1' is not a number from"),
      (#"{"style":{"cornerRadius":1e999}}"#, "line 1, column 26: the number is too large"),
      (#"{"content":{"progress":99999999999999999999999}}"#, "content.progress"),
      (#"{"configuration":{"duration":"9999999s"}}"#, "at most 86400 seconds"),
      (##"{"style":{"titleColor":"#12"}}"##, "'#12' is not #rrggbb or #rrggbbaa"),
      (##"{"style":{"titelColor":"#123456"}}"##, "did you mean 'titleColor'?"),
      (#"{"preferences":{"textScale":100}}"#, "textScale"),
      (#"{"severity":"fatal"}"#, "severity: 'fatal' is not"),
      ("[1]", "[0]: '1' is not an object"), ("[]", "there is no toast to check"),
    ])
  func `what cannot be read is named`(input: String, words: String) async throws {
    let complaint = try await complaint(about: ["-"], input: input)
    #expect(complaint.contains(words), "\(complaint)")
  }

  /// The file is all hole, so that the disk holds nothing of it.
  @Test(arguments: [(100_000_001, "more than 100000000 bytes"), (100_000_000, "line 1, column 1")])
  func `a file of 100 MB is read, and a larger one is not`(size: Int, words: String) async throws {
    let path = try folder.write("huge.json", [])
    #expect(truncate(path, off_t(size)) == 0)
    let complaint = try await complaint(about: [path])
    #expect(complaint.contains(words), "\(complaint)")
  }
}
