import ToastCore

/// What `toast doctor` prints.
enum DoctorText {
  /// For people.
  static func text(_ facts: DoctorFacts) -> String {
    let findings = facts.findings
    let rows = findings.map { [$0.subject, $0.state.rawValue, clean($0.found)] }
    var text = "What is there\n" + table(rows)
    let forecast = facts.forecast
    if !forecast.isEmpty {
      text += "\nA toast now\n" + table(forecast.map { [$0.sense.rawValue, clean($0.text)] })
    }
    text += "\nPreferences, and where they come from\n"
    text += PreferencesText.list(facts.preferences).split(separator: "\n")
      .map { "  \($0)\n" }.joined()
    let advice = findings.compactMap { finding in finding.advice.map { (finding.subject, $0) } }
    if !advice.isEmpty {
      text += "\nWhat to know\n" + advice.map { "  \($0): \($1)\n" }.joined()
    }
    return text
  }

  /// The same for programs.
  static func json(_ facts: DoctorFacts) -> String {
    let findings = facts.findings.map { finding in
      JSONText.object([
        .init("subject", .string(finding.subject)), .init("state", .string(finding.state.rawValue)),
        .init("found", .string(finding.found)),
        .init("advice", finding.advice.map(JSONText.string) ?? .null),
      ])
    }
    let toast = facts.forecast.map { entry in
      JSONText.Member(
        entry.sense.rawValue,
        .object([
          .init("step", .string(entry.step.word)), .init("text", .string(entry.text)),
        ]))
    }
    let document = JSONText.object([
      .init("findings", .array(findings)), .init("listeners", listeners(facts)),
      .init("toast", .object(toast)),
      .init("reachesPerson", .bool(facts.reachesPerson)),
      .init("preferences", PreferencesText.document(PreferenceField.allCases, facts.preferences)),
    ])
    return document.text + "\n"
  }

  private static func listeners(_ facts: DoctorFacts) -> JSONText {
    guard case .there(let diagnosis) = facts.diagnosis else { return .array([]) }
    return .array(
      diagnosis.listeners.map { listener in
        .object([
          .init("process", .string(listener.process)),
          .init("event", listener.event.map { .string($0.rawValue) } ?? .null),
          .init("screen_reader", .bool(listener.isReader)),
        ])
      })
  }

  /// Rows with columns under one another, and a margin.
  private static func table(_ rows: [[String]]) -> String {
    let last = (rows.first?.count ?? 1) - 1
    let widths = (0..<last).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column < last
          ? cell + String(repeating: " ", count: widths[column] - cell.count) : cell
      }
      return "  \(cells.joined(separator: "  "))\n"
    }.joined()
  }

  /// Names of processes and servers may be anything.
  private static func clean(_ text: String) -> String {
    TextSafety.neutralize(text, for: .terminal)
  }
}

extension DeliveryPlan.Step {
  fileprivate var word: String {
    switch self {
    case .take: "take"
    case .wait: "wait"
    case .skip: "skip"
    }
  }
}
