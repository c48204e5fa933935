import ToastCore

extension AuditSuppression {
  /// Suppressions from a list of `{"rule":"contrast-minimum","reason":"…"}`, each with or without a
  /// `toast` (its place, from 0) and an `element`.
  ///
  /// - Throws: ``AuditInputError`` that names the field, what was there and what is allowed; one
  ///   without a reason is an error.
  public static func suppressions(
    from bytes: [UInt8], source: String
  ) throws(AuditInputError) -> [AuditSuppression] {
    do throws(AuditInputError) {
      var suppressions: [AuditSuppression] = []
      for element in try FieldReader(JSONText.audited(bytes), at: "").elements() {
        suppressions.append(try suppression(element))
      }
      return suppressions
    } catch {
      throw error.of(source)
    }
  }

  private static func suppression(
    _ reader: FieldReader
  ) throws(AuditInputError) -> AuditSuppression {
    var rule: AuditRule?
    var toast: Int?
    var element: String?
    var reason = ""
    try reader.members(["rule", "toast", "element", "reason"]) {
      (key, field) throws(AuditInputError) in
      switch key {
      case "rule": rule = try AuditRule(field)
      case "toast": toast = try field.whole(0...Int(Int32.max))
      case "element": element = try field.text()
      default: reason = try field.text()
      }
    }
    guard let rule else { throw AuditInputError(reader.path, "a suppression names a rule") }
    guard
      let suppression = AuditSuppression(rule, toast: toast, element: element, reason: reason)
    else {
      throw AuditInputError(
        reader.path, "the suppression of \(rule.id) has no reason: say why it is accepted")
    }
    return suppression
  }
}

extension AuditRule {
  init(_ reader: FieldReader) throws(AuditInputError) {
    try self.init(id: reader.text(), in: reader.path)
  }

  /// The rule of an id.
  ///
  /// - Parameter place: what the error names.
  /// - Throws: ``AuditInputError`` with the nearest rule.
  package init(id: String, in place: String) throws(AuditInputError) {
    guard let rule = AuditRule(id: id) else {
      let near = Suggestion.nearest(to: id, among: AuditRule.allCases.map(\.id))
      throw AuditInputError(
        place,
        "\(FieldReader.quote(id)) is no rule; "
          + (near.map { "did you mean '\($0)'?" } ?? AuditRule.list))
    }
    self = rule
  }

  private static var list: String {
    "there are \(FieldReader.list(allCases.map(\.id)))"
  }
}

extension AuditReport {
  /// The findings of an earlier ``json`` report, for ``comparing(with:)``.
  ///
  /// - Throws: ``AuditInputError`` that names the field, what was there and what is allowed.
  public static func baseline(
    from bytes: [UInt8], source: String
  ) throws(AuditInputError) -> Set<String> {
    do throws(AuditInputError) {
      guard let results = try JSONText.audited(bytes)["results"] else {
        throw AuditInputError("there is no 'results': a baseline is an earlier report as JSON")
      }
      var baseline: Set<String> = []
      for element in try FieldReader(results, at: "results").elements() {
        let outcome = element.value["outcome"]?.string.flatMap(AuditOutcome.init(rawValue:))
        guard let outcome, let fingerprint = element.value["fingerprint"]?.string else {
          throw AuditInputError(element.path, "a result has an outcome and a fingerprint")
        }
        if outcome == .failed || outcome == .cantTell { baseline.insert(fingerprint) }
      }
      return baseline
    } catch {
      throw error.of(source)
    }
  }
}

extension JSONText {
  /// A value, with the limit of an audit.
  static func audited(_ bytes: [UInt8]) throws(AuditInputError) -> JSONText {
    do throws(JSONError) {
      return try JSONText(parsing: bytes, limit: AuditedToast.sizeLimit)
    } catch {
      throw AuditInputError(error.description)
    }
  }
}
