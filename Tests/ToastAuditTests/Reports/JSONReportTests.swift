import Testing
import ToastCore

@testable import ToastAudit

@Suite struct JSONReportTests {
  private static func parsed(_ text: String) throws -> JSONText {
    try JSONText(parsing: Array(text.utf8), limit: 10_000_000)
  }

  @Test func `a result has every field, and its texts survive`() throws {
    let json = try Self.parsed(Sample.plain.json)
    let results = try #require(json["results"]?.elements)
    #expect(results.count == Sample.plain.results.count)
    let first = try #require(
      results.first { $0["rule"]?.string == "contrast-minimum" && $0["toast"] == 0 })
    #expect(first["criterion"] == "1.4.3" && first["level"] == "AA")
    #expect(first["clause"] == "11.1.4.3" && first["element"] == "title")
    #expect(first["outcome"] == "failed" && first["measured"] == 1)
    #expect(first["required"] == .number(4.5))
    #expect(first["source"]?.string == Sample.toasts[0].source)
  }

  @Test func `the summary counts every result`() throws {
    let json = try Self.parsed(Sample.plain.json)
    let summary = try #require(json["summary"])
    var sum: Int64 = 0
    for outcome in AuditOutcome.allCases {
      if case .integer(let count)? = summary[outcome.rawValue] { sum += count }
    }
    #expect(sum == Int64(Sample.plain.results.count))
    #expect(summary["toasts"] == 3)
  }

  @Test func `an earlier report is a baseline: nothing of it counts, and what is new does`() throws
  {
    let baseline = try AuditReport.baseline(
      from: Array(Sample.plain.json.utf8), source: "before.json")
    #expect(!Sample.plain.failures.isEmpty)
    #expect(Sample.plain.comparing(with: baseline).failures.isEmpty)
    let another = AuditedToast(
      ToastContent(title: "New"), style: .custom { $0.titleColor = $0.backgroundColor })
    // Before the others: the places of toasts change, and what they say does not.
    let later = audit([another] + Sample.toasts, for: .wcag22AAA).comparing(with: baseline)
    #expect(Set(later.failures.map(\.toast)) == [0])
    #expect(later.failures.contains { $0.rule == .contrastMinimum })
  }

  @Test func `two toasts that say the same are two`() {
    let toasts = [AuditedToast(ToastContent(title: "A")), AuditedToast(ToastContent(title: "A"))]
    let identities = Set(AuditSubject.all(of: toasts).map(\.identity))
    #expect(identities.count == 2)
  }

  @Test func `the same toasts give the same report`() {
    #expect(Sample.plain == Sample.plain && Sample.plain.json == Sample.plain.json)
  }
}

extension JSONText {
  /// The elements of a list; `nil` for other values.
  var elements: [JSONText]? { if case .array(let values) = self { values } else { nil } }
  /// The members of an object; `nil` for other values.
  var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}
