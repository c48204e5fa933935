import ToastCore

/// A report in the Evaluation and Report Language.
///
/// Source: EARL 1.0 Schema, W3C Working Draft of 2 February 2017, and its JSON-LD form in the W3C's
/// ACT rules.
extension AuditReport {
  /// Assertions as JSON-LD, as one line.
  public var earl: String {
    let document: JSONText = [
      "@context": Self.earlContext,
      "@graph": .array(results.map(assertion)),
    ]
    return document.text + "\n"
  }

  /// What the short names mean.
  private static var earlContext: JSONText {
    [
      "earl": "http://www.w3.org/ns/earl#",
      "dct": "http://purl.org/dc/terms/",
      "doap": "http://usefulinc.com/ns/doap#",
      "WCAG2": "https://www.w3.org/TR/WCAG22/#",
      "EN301549": .string(Self.standard),
      "Assertion": "earl:Assertion",
      "TestRequirement": "earl:TestRequirement",
      "TestSubject": "earl:TestSubject",
      "TestResult": "earl:TestResult",
      "Software": "earl:Software",
      "assertedBy": ["@id": "earl:assertedBy", "@type": "@id"],
      "subject": "earl:subject",
      "test": "earl:test",
      "result": "earl:result",
      "mode": ["@id": "earl:mode", "@type": "@id"],
      "outcome": ["@id": "earl:outcome", "@type": "@id"],
      "title": "dct:title",
      "description": "dct:description",
      "source": "dct:source",
      "isPartOf": ["@id": "dct:isPartOf", "@type": "@id"],
    ]
  }

  /// EN 301 549 v3.2.1, whose clauses have no addresses of their own: a fragment names the clause.
  private static let standard =
    "https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/"
    + "en_301549v030201p.pdf#"

  private static func reference(_ criterion: AuditCriterion) -> String {
    criterion.isOfWCAG ? "WCAG2:\(criterion.slug)" : "EN301549:\(criterion.number)"
  }

  private func assertion(_ result: AuditResult) -> JSONText {
    [
      "@type": "Assertion",
      "mode": "earl:automatic",
      "assertedBy": ["@id": "_:toast-audit", "@type": "Software", "title": "toast audit"],
      "subject": subject(result),
      "test": [
        "@type": "TestRequirement",
        "title": .string(result.rule.id),
        "description": .string(result.rule.reason),
        "isPartOf": .string(Self.reference(result.rule.criterion)),
      ],
      "result": [
        "@type": "TestResult",
        "outcome": .string("earl:\(result.outcome.rawValue)"),
        "description": .string(description(result)),
      ],
    ]
  }

  private func subject(_ result: AuditResult) -> JSONText {
    guard let subject = result.toast.map({ subjects[$0] }) else {
      return ["@type": "TestSubject", "title": "all toasts"]
    }
    var members: [JSONText.Member] = [
      .init("@type", "TestSubject"),
      .init("title", .string("toasts[\(subject.position)].\(result.element)")),
    ]
    if !subject.name.isEmpty { members.append(.init("description", .string(subject.name))) }
    if let source = subject.source { members.append(.init("source", .string(source))) }
    return .object(members)
  }

  private func description(_ result: AuditResult) -> String {
    let circumstances = result.circumstances.isEmpty ? "" : " [\(result.circumstances)]"
    return switch result.waiver {
    case .suppressed(let reason): "\(result.message)\(circumstances) (accepted: \(reason))"
    case .baseline: "\(result.message)\(circumstances) (known)"
    case nil: result.message + circumstances
    }
  }
}

extension AuditCriterion {
  /// The name of its anchor in WCAG: its own name in small letters, with dashes.
  var slug: String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
