import FoundationEssentials
import Testing

/// What the documentation shows is compiled: each block of Swift stands in a source of the program
/// `toast-example-notes` or of its tests, line for line, indentation aside.
@Suite struct DocumentedCodeTests {
  private static let package = #filePath.split(separator: "/").dropLast(4)
    .reduce("") { "\($0)/\($1)" }
  private static let catalog = "Sources/ToastMessage/ToastMessage.docc"
  private static let examples = "Tests/IntegrationTests/Programs/Documentation"

  /// Tags of what is no source of a program: a manifest's fragment, lines of a shell, output. Every block has one.
  private static let exempt: Set = ["swift package", "sh", "text"]

  private static func files(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(package)/\(folder)")
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(package)/\(file)", encoding: .utf8)
  }

  @Test func `every block of Swift in the documentation is compiled`() throws {
    let sources = try Self.files(in: Self.examples, ending: ".swift")
      .map { SourceLines(try Self.text(of: $0)) }
    let articles = try Self.files(in: Self.catalog, ending: ".md")
    #expect(articles.count > 1)
    for page in articles + ["README.md"] {
      let blocks = CodeBlock.all(in: try Self.text(of: page))
      #expect(blocks.contains { $0.tag == "swift" }, "\(page) shows nothing")
      for block in blocks where !Self.exempt.contains(block.tag) {
        #expect(block.tag == "swift", "\(page):\(block.line): `\(block.tag)` is no known tag")
        #expect(
          sources.contains { $0.contain(block.lines) },
          """
          \(page):\(block.line): no source in \(Self.examples) has these lines:
          \(block.lines.joined(separator: "\n"))
          """)
      }
    }
  }

  @Test func `the blocks of a page are found with their tags and lines`() {
    let page = """
      # Title
      ```swift
      if a {
        b()

      }
      ```
          indented()
        ```swift package
        .target()
        ```
      ```
      never closed
      """
    #expect(
      CodeBlock.all(in: page) == [
        CodeBlock(tag: "swift", line: 3, lines: ["if a {", "b()", "", "}"]),
        CodeBlock(tag: "swift package", line: 10, lines: [".target()"]),
        CodeBlock(tag: "", line: 13, lines: ["never closed"]),
      ])
  }

  @Test(arguments: [
    (["a()", "b()"], true), (["b()", "c()"], true), (["a()", "c()"], false), (["b"], false),
    (["c()", "d()"], false), ([], false),
  ])
  func `a block is in a source where all its lines follow each other`(
    block: [String], isThere: Bool
  ) {
    #expect(SourceLines("  a()\n\tb() \n    c()").contain(block) == isThere)
  }
}
