import Testing
import ToastCore

@testable import ToastAudit

/// What SARIF 2.1.0 demands of the parts that a report uses.
@Suite struct SARIFReportTests {
  private static func run() throws -> JSONText {
    let text = Sample.waived.sarif(version: "1.2.3")
    let log = try JSONText(parsing: Array(text.utf8), limit: 10_000_000)
    #expect(log["version"] == "2.1.0")
    #expect(log["$schema"]?.string?.hasSuffix("sarif-2.1.0.json") == true)
    return try #require(log["runs"]?.elements?.first)
  }

  /// The properties that the schema knows of an object; it allows no others.
  private static func expect(
    _ value: JSONText?, knows: Set<String>, requires: Set<String>,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let keys = Set((value?.members ?? []).map(\.key))
    #expect(keys.isSubset(of: knows), sourceLocation: place)
    #expect(keys.isSuperset(of: requires), sourceLocation: place)
  }

  @Test func `the whole log has the shape that the standard gives it`() throws {
    for report in [Sample.waived, Sample.plain, audit(Sample.toasts, for: .en301549)] {
      let text = report.sarif(version: "1.2.3")
      let log = try JSONText(parsing: Array(text.utf8), limit: 10_000_000)
      #expect(SARIFShape.log.complaints(of: log) == [])
    }
  }

  @Test(arguments: [
    ("\"version\":\"2.1.0\"", "\"version\":\"2.0.0\"", "'2.0.0' is none of"),
    ("\"kind\":\"pass\"", "\"kind\":\"passed\"", "'passed' is none of"),
    ("\"level\":\"none\"", "\"level\":0", "is of another type"),
    ("\"ruleId\"", "\"rule\"", "there is no rule"),
    ("\"message\":{\"text\"", "\"messages\":{\"text\"", "message is missing"),
    ("folder%20with", "folder with", "is no reference"),
    ("\"semanticVersion\":\"1.2.3\"", "\"semanticVersion\":\"1.2\"", "'1.2' is no version"),
    ("\"kinds\":[\"superset\"]", "\"kinds\":[\"a\",\"a\"]", "one is twice"),
  ])
  func `a log of another shape is refused`(part: String, other: String, words: String) throws {
    let text = Sample.waived.sarif(version: "1.2.3")
    let changed = text.split(separator: part, omittingEmptySubsequences: false)
      .joined(separator: other)
    #expect(changed != text)
    let log = try JSONText(parsing: Array(changed.utf8), limit: 10_000_000)
    #expect(SARIFShape.log.complaints(of: log).contains { $0.contains(words) })
  }

  @Test func `the run names its tool, its rules and its taxonomies`() throws {
    let run = try Self.run()
    Self.expect(
      run, knows: ["tool", "columnKind", "taxonomies", "results"], requires: ["tool"])
    let driver = run["tool"]?["driver"]
    Self.expect(driver, knows: ["name", "semanticVersion", "rules"], requires: ["name"])
    #expect(run["columnKind"] == "unicodeCodePoints")
    let rules = try #require(driver?["rules"]?.elements)
    #expect(rules.count == AuditProfile.wcag22AAA.rules.count)
    let taxa = (run["taxonomies"]?.elements ?? []).map { taxonomy in
      (taxonomy["name"]?.string ?? "", (taxonomy["taxa"]?.elements ?? []).map { $0["id"] })
    }
    for rule in rules {
      Self.expect(
        rule,
        knows: [
          "id", "name", "shortDescription", "help", "defaultConfiguration", "relationships",
        ], requires: ["id"])
      #expect(rule["shortDescription"]?["text"]?.string?.isEmpty == false)
      for relation in rule["relationships"]?.elements ?? [] {
        let name = relation["target"]?["toolComponent"]?["name"]?.string
        let taxonomy = taxa.first { $0.0 == name }
        #expect(taxonomy?.1.contains(relation["target"]?["id"]) == true)
      }
    }
  }

  @Test func `each result has a message, a kind and the level that the kind allows`() throws {
    let run = try Self.run()
    let results = try #require(run["results"]?.elements)
    #expect(results.count == Sample.waived.results.count)
    let kinds = ["pass", "fail", "notApplicable", "review", "open"]
    for result in results {
      Self.expect(
        result,
        knows: [
          "ruleId", "kind", "level", "message", "locations", "partialFingerprints",
          "suppressions", "baselineState", "properties",
        ], requires: ["message"])
      let kind = try #require(result["kind"]?.string)
      #expect(kinds.contains(kind))
      #expect(result["level"] == (kind == "fail" ? "error" : "none"))
      #expect(result["message"]?["text"]?.string?.isEmpty == false)
      for location in result["locations"]?.elements ?? [] {
        Self.expect(
          location, knows: ["physicalLocation", "logicalLocations"],
          requires: ["logicalLocations"])
      }
      for suppression in result["suppressions"]?.elements ?? [] {
        #expect(suppression["kind"] == "external")
        #expect(suppression["justification"]?.string?.isEmpty == false)
      }
    }
    #expect(results.contains { $0["baselineState"] == "unchanged" })
    #expect(results.contains { $0["suppressions"] != nil })
  }

  @Test func `a file's name is a reference of RFC 3986`() throws {
    let run = try Self.run()
    let uri = run["results"]?.elements?.first?["locations"]?.elements?.first?["physicalLocation"]?[
      "artifactLocation"]?["uri"]?.string
    #expect(uri == "folder%20with%20spaces/toasts%20%07%3C%26%22%3E.json")
    #expect(URIText.of(path: "/a b/ü") == "file:///a%20b/%C3%BC")
  }
}
