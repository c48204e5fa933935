import Testing
import ToastCore

@testable import ToastAudit

/// The report is read as JSON-LD: every key and every short value is expanded by its context.
@Suite struct EARLReportTests {
  private struct Context {
    let terms: [String: JSONText]

    init(_ document: JSONText) throws {
      let members = try #require(document["@context"]?.members)
      terms = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    }

    /// The address of a term or of a short one.
    func expand(_ term: String) -> String? {
      if term.hasPrefix("@") || term.hasPrefix("_:") { return term }
      if let definition = terms[term] {
        return expand(definition["@id"]?.string ?? definition.string ?? "")
      }
      let parts = term.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      if parts[1].hasPrefix("//") { return term }
      return terms[parts[0]]?.string.map { $0 + parts[1] }
    }

    func isReference(_ key: String) -> Bool { terms[key]?["@type"] == "@id" }
  }

  private static let earl = "http://www.w3.org/ns/earl#"

  @Test func `every key and reference has an address`() throws {
    let document = try JSONText(parsing: Array(Sample.waived.earl.utf8), limit: 10_000_000)
    let context = try Context(document)
    func check(_ value: JSONText) {
      for element in value.elements ?? [] { check(element) }
      for member in value.members ?? [] {
        #expect(context.expand(member.key) != nil, "\(member.key)")
        if member.key == "@type" || context.isReference(member.key), let text = member.value.string
        {
          #expect(context.expand(text) != nil, "\(text)")
        }
        check(member.value)
      }
    }
    check(try #require(document["@graph"]))
  }

  @Test func `each assertion has what EARL wants of it`() throws {
    let document = try JSONText(parsing: Array(Sample.waived.earl.utf8), limit: 10_000_000)
    let context = try Context(document)
    let graph = try #require(document["@graph"]?.elements)
    #expect(graph.count == Sample.waived.results.count)
    for (assertion, result) in zip(graph, Sample.waived.results) {
      func type(_ value: JSONText?) -> String? { value?["@type"]?.string.flatMap(context.expand) }
      #expect(type(assertion) == Self.earl + "Assertion")
      #expect(type(assertion["test"]) == Self.earl + "TestRequirement")
      #expect(type(assertion["subject"]) == Self.earl + "TestSubject")
      #expect(type(assertion["result"]) == Self.earl + "TestResult")
      #expect(assertion["mode"]?.string.flatMap(context.expand) == Self.earl + "automatic")
      let outcome = assertion["result"]?["outcome"]?.string.flatMap(context.expand)
      #expect(outcome == Self.earl + result.outcome.rawValue)
      let part = assertion["test"]?["isPartOf"]?.string.flatMap(context.expand)
      #expect(part?.hasPrefix("https://www.w3.org/TR/WCAG22/#") == true)
    }
  }

  /// Anchors of WCAG 2.2.
  @Test(
    arguments: [
      (AuditRule.contrastMinimum, "contrast-minimum"),
      (.flashes, "three-flashes-or-below-threshold"),
      (.moving, "pause-stop-hide"), (.nameAndRole, "name-role-value"),
      (.focusNotHidden, "focus-not-obscured-minimum"), (.nonTextContrast, "non-text-contrast"),
    ])
  func `a criterion has its anchor in WCAG`(rule: AuditRule, anchor: String) {
    #expect(rule.criterion.slug == anchor)
  }
}
