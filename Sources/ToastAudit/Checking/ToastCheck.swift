import ToastCore
import ToastLayout

/// All checks of one toast.
struct ToastCheck {
  private let toast: AuditedToast
  private let rules: Set<AuditRule>
  private let matrix: Matrix

  init(_ toast: AuditedToast, _ rules: Set<AuditRule>, _ matrix: Matrix) {
    self.toast = toast
    self.rules = rules
    self.matrix = matrix
  }

  /// Appends a result for each rule and part, in the order of both.
  func append(to results: inout [AuditResult], as index: Int) {
    var worst = WorstFindings(isUnique: matrix.isPlain && !toast.style.backgroundUsesGlass)
    let plain = layout(matrix.plain)
    names(&worst, plain)
    looks(&worst, plain)
    places(&worst, plain)
    motions(&worst)
    worst.append(to: &results, as: index)
  }

  private func layout(
    _ circumstances: Circumstances, _ measurer: some TextMeasurer = FixedAdvanceMeasurer()
  ) -> ToastLayout {
    ToastLayout(
      toast.content, severity: toast.severity, style: toast.style,
      configuration: toast.configuration, preferences: circumstances.preferences,
      available: circumstances.output, language: circumstances.language,
      direction: circumstances.direction, measurer: measurer)
  }

  private static let nameRules: Set<AuditRule> = [
    .imageAlternative, .severityExposed, .labelInName, .nameAndRole, .keyboard, .statusMessage,
    .sensoryWording, .severityWithoutColor, .language, .soundCanStop, .timing, .moving, .noTiming,
    .interruptions, .gestureAlternative, .draggingAlternative, .textFallback,
  ]

  private func names(_ worst: inout WorstFindings, _ plain: ToastLayout) {
    guard !rules.isDisjoint(with: Self.nameRules) else { return }
    for circumstances in matrix.names {
      let preferences = circumstances.preferences
      let layout = matrix.isPlain ? plain : layout(circumstances)
      let wording = Wording(
        toast.content, severity: toast.severity, language: circumstances.language)
      worst.add(
        NameRules(
          toast: toast, preferences: preferences, layout: layout, wording: wording,
          language: circumstances.language
        ).findings(rules), circumstances)
      worst.add(WordRules(toast: toast, layout: layout).findings(rules), circumstances)
      worst.add(
        TimeRules(toast: toast, preferences: preferences, layout: layout, wording: wording)
          .findings(rules), circumstances)
    }
  }

  private static let lookRules: Set<AuditRule> = [
    .contrastMinimum, .contrastEnhanced, .nonTextContrast, .focusVisible,
  ]

  private func looks(_ worst: inout WorstFindings, _ plain: ToastLayout) {
    guard !rules.isDisjoint(with: Self.lookRules) else { return }
    // What there is to be seen does not depend on its colours.
    let layout = plain
    for circumstances in matrix.looks {
      let check = ContrastRules(
        toast: toast, preferences: circumstances.preferences, layout: layout)
      worst.add(check.findings(rules), circumstances)
    }
  }

  private static let targetRules: Set<AuditRule> = [
    .targetSize, .targetSizeEnhanced, .focusNotHidden, .focusOrder,
  ]

  private func places(_ worst: inout WorstFindings, _ plain: ToastLayout) {
    for circumstances in matrix.places {
      if !rules.isDisjoint(with: Self.targetRules) || rules.contains(.readingOrder) {
        let layout = matrix.isPlain ? plain : layout(circumstances)
        worst.add(
          TargetRules(
            layout: layout, preferences: circumstances.preferences,
            configuration: toast.configuration
          ).findings(rules), circumstances)
        if rules.contains(.readingOrder) {
          worst.add([LayoutRules(layout: layout).order()], circumstances)
        }
      }
      wholeness(circumstances, &worst)
    }
  }

  /// Text at twice its size, on 320 pixels, and with more space.
  private func wholeness(_ circumstances: Circumstances, _ worst: inout WorstFindings) {
    if rules.contains(.resizeText) {
      var large = circumstances
      large.preferences.textScale = max(large.preferences.textScale, 2)
      worst.add(LayoutRules(layout: layout(large)).wholeness(.resizeText), circumstances)
    }
    if rules.contains(.reflow) {
      var narrow = circumstances
      narrow.output.width = 320
      worst.add(LayoutRules(layout: layout(narrow)).reflow(width: 320), circumstances)
    }
    if rules.contains(.textSpacing) {
      worst.add(
        LayoutRules(layout: layout(circumstances, SpacedMeasurer())).wholeness(.textSpacing),
        circumstances)
    }
  }

  private func motions(_ worst: inout WorstFindings) {
    for circumstances in matrix.motions {
      worst.add(
        MotionRules(toast: toast, preferences: circumstances.preferences).findings(rules),
        circumstances)
    }
  }
}

/// Of each rule and part the worst finding, and of equal ones the first.
struct WorstFindings {
  private var found: [(finding: Finding, circumstances: String)] = []
  private var places: [Key: Int] = [:]
  /// Whether no part is looked at twice by a rule.
  private let isUnique: Bool

  init(isUnique: Bool) {
    self.isUnique = isUnique
    found.reserveCapacity(48)
  }

  private struct Key: Hashable {
    let rule: AuditRule
    let element: AuditElement
  }

  mutating func add(_ findings: [Finding], _ circumstances: Circumstances) {
    if isUnique {
      found += findings.map { ($0, circumstances.label) }
      return
    }
    for finding in findings {
      let key = Key(rule: finding.rule, element: finding.element)
      if let place = places[key] {
        guard found[place].finding.outcome.weight < finding.outcome.weight else { continue }
        found[place] = (finding, circumstances.label)
      } else {
        places[key] = found.count
        found.append((finding, circumstances.label))
      }
    }
  }

  private static let order: [AuditRule: Int] = Dictionary(
    uniqueKeysWithValues: AuditRule.allCases.enumerated().map { ($1, $0) })

  func append(to results: inout [AuditResult], as toast: Int) {
    // Numbers are sorted faster than pairs: the rule's place, then the finding's.
    let sorted = found.indices.map { (Self.order[found[$0].finding.rule] ?? 0) << 32 | $0 }.sorted()
    for number in sorted {
      let index = number & 0xFFFF_FFFF
      let (finding, circumstances) = found[index]
      // Where nothing was found, it was so under all of them.
      let isFinding = finding.outcome == .failed || finding.outcome == .cantTell
      results.append(
        AuditResult(
          rule: finding.rule, toast: toast, element: finding.element, outcome: finding.outcome,
          measured: finding.measured, required: finding.required, message: finding.message,
          circumstances: isFinding ? circumstances : ""))
    }
  }
}
