import ToastCore

/// A report in the Static Analysis Results Interchange Format, which code hosts show beside a change.
///
/// Source: OASIS, SARIF 2.1.0.
extension AuditReport {
  /// A log of one run, as one line.
  ///
  /// - Parameter version: that of the program.
  public func sarif(version: String) -> String {
    let driver: JSONText = [
      "name": "toast audit",
      "semanticVersion": .string(version),
      "rules": .array(rules.map(Self.descriptor)),
    ]
    let run: JSONText = [
      "tool": ["driver": driver],
      "columnKind": "unicodeCodePoints",
      "taxonomies": .array(Self.taxonomies(rules)),
      "results": .array(results.map(sarif)),
    ]
    let log: JSONText = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return log.text + "\n"
  }

  private static func descriptor(_ rule: AuditRule) -> JSONText {
    let criterion = rule.criterion
    var relations: [JSONText] = criterion.isOfWCAG ? [relation(criterion.number, "WCAG")] : []
    if let clause = criterion.clause { relations.append(relation(clause, "EN 301 549")) }
    return [
      "id": .string(rule.id),
      "name": .string(rule.camelName),
      "shortDescription": ["text": .string(rule.reason)],
      "help": [
        "text": .string(
          criterion.isOfWCAG
            ? "WCAG 2.2, \(criterion.number) \(criterion.name), \(criterion.level.rawValue)"
            : "EN 301 549 v3.2.1, \(criterion.number) \(criterion.name)")
      ],
      "defaultConfiguration": ["level": "error"],
      "relationships": .array(relations),
    ]
  }

  private static func relation(_ id: String, _ taxonomy: String) -> JSONText {
    [
      "target": ["id": .string(id), "toolComponent": ["name": .string(taxonomy)]],
      "kinds": ["superset"],
    ]
  }

  private static func taxonomies(_ rules: [AuditRule]) -> [JSONText] {
    let criteria = rules.map(\.criterion)
    let wcag = criteria.filter(\.isOfWCAG).map { criterion -> JSONText in
      [
        "id": .string(criterion.number), "name": .string(criterion.name),
        "helpUri": .string("https://www.w3.org/TR/WCAG22/#\(criterion.slug)"),
      ]
    }
    let clauses = criteria.compactMap(\.clause).map { clause -> JSONText in ["id": .string(clause)]
    }
    return [
      [
        "name": "WCAG", "version": "2.2", "organization": "W3C",
        "shortDescription": ["text": "Web Content Accessibility Guidelines"], "taxa": .array(wcag),
      ],
      [
        "name": "EN 301 549", "version": "3.2.1", "organization": "ETSI, CEN, CENELEC",
        "shortDescription": ["text": "Accessibility requirements for ICT products and services"],
        "taxa": .array(clauses),
      ],
    ]
  }

  private func sarif(_ result: AuditResult) -> JSONText {
    let (kind, level) = Self.kind(of: result.outcome)
    let circumstances = result.circumstances.isEmpty ? "" : " [\(result.circumstances)]"
    var members: [JSONText.Member] = [
      .init("ruleId", .string(result.rule.id)),
      .init("kind", .string(kind)),
      .init("level", .string(level)),
      .init("message", ["text": .string(result.message + circumstances)]),
      .init("locations", [location(result)]),
      .init("partialFingerprints", ["toastAudit/v1": .string(fingerprint(of: result))]),
    ]
    switch result.waiver {
    case .suppressed(let reason):
      members.append(
        .init("suppressions", [["kind": "external", "justification": .string(reason)]]))
    case .baseline: members.append(.init("baselineState", "unchanged"))
    case nil: break
    }
    var properties: [JSONText.Member] = []
    if let measured = result.measured { properties.append(.init("measured", .number(measured))) }
    if let required = result.required { properties.append(.init("required", .number(required))) }
    if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
    return .object(members)
  }

  /// Only a failure has a level; every other kind has the level none.
  private static func kind(of outcome: AuditOutcome) -> (kind: String, level: String) {
    switch outcome {
    case .passed: ("pass", "none")
    case .failed: ("fail", "error")
    case .inapplicable: ("notApplicable", "none")
    case .cantTell: ("review", "none")
    case .untested: ("open", "none")
    }
  }

  private func location(_ result: AuditResult) -> JSONText {
    let subject = result.toast.map { subjects[$0] }
    let place = subject.map { "toasts[\($0.position)].\(result.element)" } ?? "toasts"
    let logical: JSONText = ["fullyQualifiedName": .string(place), "kind": "element"]
    guard let source = subject?.source else { return ["logicalLocations": [logical]] }
    return [
      "physicalLocation": ["artifactLocation": ["uri": .string(URIText.of(path: source))]],
      "logicalLocations": [logical],
    ]
  }
}

extension AuditRule {
  /// Its id as one word: `ContrastMinimum`.
  fileprivate var camelName: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// Paths as references of RFC 3986.
enum URIText {
  /// A path with everything escaped that has a meaning in a reference, or none.
  static func of(path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return path.hasPrefix("/") ? "file://\(text)" : text
  }
}
