import ToastCore

/// A report in the form of JUnit's, which most build servers read.
extension AuditReport {
  /// A suite for each toast, a case for each of its results.
  public var junit: String {
    var suites: [(name: String, results: [AuditResult])] =
      subjects.map { subject in
        let source = subject.source.map { "\($0): " } ?? ""
        return ("\(source)toast \(subject.position) \(subject.name)", [])
      } + [("all toasts", [])]
    for result in results { suites[result.toast ?? subjects.count].results.append(result) }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"toast audit\"\(Self.counts(results[...]))>\n"
    for suite in suites where !suite.results.isEmpty {
      xml += "  <testsuite name=\"\(XMLText.escaped(suite.name))\""
      xml += "\(Self.counts(suite.results[...]))>\n"
      for result in suite.results { Self.write(result, to: &xml) }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  private static func counts(_ results: ArraySlice<AuditResult>) -> String {
    let failures = results.count(where: \.isFailure)
    let skipped = results.count { isSkipped($0) }
    return
      " tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  /// What is neither a failure nor a pass.
  private static func isSkipped(_ result: AuditResult) -> Bool {
    !result.isFailure && result.outcome != .passed
  }

  private static func write(_ result: AuditResult, to xml: inout String) {
    let criterion = result.rule.criterion
    xml += "    <testcase classname=\"\(criterion.number) \(XMLText.escaped(criterion.name))\""
    xml += " name=\"\(result.rule.id) \(result.element)\""
    let circumstances = result.circumstances.isEmpty ? "" : " [\(result.circumstances)]"
    let message = XMLText.escaped(result.message + circumstances)
    if result.isFailure {
      xml += ">\n      <failure type=\"\(result.rule.id)\" message=\"\(message)\"/>\n"
      xml += "    </testcase>\n"
    } else if isSkipped(result) {
      let word =
        switch result.waiver {
        case .suppressed(let reason): "accepted (\(XMLText.escaped(reason))): "
        case .baseline: "known: "
        case nil: "\(result.outcome.rawValue): "
        }
      xml += ">\n      <skipped message=\"\(word)\(message)\"/>\n    </testcase>\n"
    } else {
      xml += "/>\n"
    }
  }
}

/// Text inside of XML.
enum XMLText {
  /// The text for an attribute in double quotes. What XML 1.0 has no place for, even escaped, is
  /// replaced by U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += "&quot;"
      case 0x09, 0x0A, 0x0D, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        escaped += "&#x\(String(scalar.value, radix: 16));"
      case 0x00...0x1F, 0xFFFE, 0xFFFF: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
