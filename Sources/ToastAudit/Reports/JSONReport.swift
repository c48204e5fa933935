import ToastCore

/// A report for programs.
extension AuditReport {
  /// One object with `results` and `summary`, as one line. A later audit takes it as its baseline.
  public var json: String { jsonValue.text + "\n" }

  var jsonValue: JSONText {
    [
      "profile": .string(profile.rawValue),
      "matrix": .bool(isMatrix),
      "results": .array(results.map(json)),
      "summary": summaryValue,
    ]
  }

  private func json(_ result: AuditResult) -> JSONText {
    let criterion = result.rule.criterion
    var members: [JSONText.Member] = [
      .init("rule", .string(result.rule.id)),
      .init("criterion", criterion.isOfWCAG ? .string(criterion.number) : .null),
      .init("level", criterion.isOfWCAG ? .string(criterion.level.rawValue) : .null),
      .init("clause", criterion.clause.map { .string($0) } ?? .null),
      .init("toast", result.toast.map { .integer(Int64($0)) } ?? .null),
    ]
    if let subject = result.toast.map({ subjects[$0] }), let source = subject.source {
      members.append(.init("source", .string(source)))
      members.append(.init("position", .integer(Int64(subject.position))))
    }
    members += [
      .init("element", .string(result.element.description)),
      .init("outcome", .string(result.outcome.rawValue)),
      .init("measured", result.measured.map { .number($0) } ?? .null),
      .init("required", result.required.map { .number($0) } ?? .null),
      .init("message", .string(result.message)),
      .init("fingerprint", .string(fingerprint(of: result))),
    ]
    if !result.circumstances.isEmpty {
      members.append(.init("circumstances", .string(result.circumstances)))
    }
    switch result.waiver {
    case .suppressed(let reason): members.append(.init("suppressed", .string(reason)))
    case .baseline: members.append(.init("baseline", true))
    case nil: break
    }
    return .object(members)
  }

  private var summaryValue: JSONText {
    var members: [JSONText.Member] = [.init("toasts", .integer(Int64(subjects.count)))]
    members += AuditOutcome.allCases.map { .init($0.rawValue, .integer(Int64(count($0)))) }
    members.append(.init("waived", .integer(Int64(waivedCount))))
    return .object(members)
  }
}
