/// What one rule found in one part, before it has its place in a report.
struct Finding {
  let rule: AuditRule
  let element: AuditElement
  let outcome: AuditOutcome
  var measured: Double?
  var required: Double?
  var message: String

  init(
    _ rule: AuditRule, _ element: AuditElement, _ outcome: AuditOutcome, measured: Double? = nil,
    required: Double? = nil, _ message: String
  ) {
    self.rule = rule
    self.element = element
    self.outcome = outcome
    self.measured = measured
    self.required = required
    self.message = message
  }
}

/// A number as it is printed, with at most three places.
enum Figure {
  static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let thousandths = Int((abs(number) * 1000).rounded())
    var text = "\(thousandths / 1000)"
    var rest = String(thousandths % 1000)
    if rest != "0" {
      rest = String(repeating: "0", count: 3 - rest.utf8.count) + rest
      while rest.last == "0" { rest.removeLast() }
      text += ".\(rest)"
    }
    return number < 0 && thousandths > 0 ? "-\(text)" : text
  }

  /// The same for one that is too small, which must not look as if it were not.
  static func text(_ number: Double, below limit: Double) -> String {
    let text = text(number)
    return text == self.text(limit) ? "just below \(text)" : text
  }
}
