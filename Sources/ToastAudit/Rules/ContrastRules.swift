import ToastCore
import ToastLayout

/// What can be read and seen: 1.4.3, 1.4.6, 1.4.11 and the ring of 2.4.7.
struct ContrastRules {
  let toast: AuditedToast
  let preferences: AccessibilityPreferences
  let layout: ToastLayout

  func findings(_ rules: Set<AuditRule>) -> [Finding] {
    var findings: [Finding] = []
    for look in Look.all(of: toast, preferences) {
      for rule in [AuditRule.contrastMinimum, .contrastEnhanced] where rules.contains(rule) {
        findings += texts(rule, look)
      }
      if rules.contains(.nonTextContrast) { findings += pictures(look) }
      if rules.contains(.focusVisible) { findings.append(ring(look)) }
    }
    return findings
  }

  // MARK: Text

  private func texts(_ rule: AuditRule, _ look: Look) -> [Finding] {
    var findings: [Finding] = []
    if let title = layout.title {
      findings.append(text(rule, .title, title.text, toast.style.titleFont, look.title))
    }
    if let message = layout.message {
      findings.append(text(rule, .message, message.text, toast.style.messageFont, look.message))
    }
    for button in layout.buttons {
      let element = AuditElement.action(button.action)
      findings.append(text(rule, element, button.label.text, toast.style.buttonFont, look.label))
    }
    return findings.isEmpty
      ? [Finding(rule, .toast, .inapplicable, "it shows no text")] : findings
  }

  private func text(
    _ rule: AuditRule, _ element: AuditElement, _ text: String, _ font: Font, _ part: Look.Part
  ) -> Finding {
    // Signs alone express nothing in a human language (ACT rule afw4f7).
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
      return Finding(rule, element, .passed, "it holds no words")
    }
    // Who asked for more contrast gets it from us; otherwise the program's own colours count.
    let isDrawn = rule == .contrastEnhanced && preferences.contrast == .more
    return contrast(
      rule, element, part, required(rule, font), isDrawn: isDrawn || !part.isChosen)
  }

  private func required(_ rule: AuditRule, _ font: Font) -> Double {
    var standard = preferences
    standard.contrast = .standard
    let minimum = ContrastRequirement.text(font, standard)
    return rule == .contrastMinimum ? minimum : minimum < 4.5 ? 4.5 : 7
  }

  // MARK: Everything else

  private func pictures(_ look: Look) -> [Finding] {
    var findings: [Finding] = []
    func check(_ element: AuditElement, _ part: Look.Part) {
      findings.append(
        contrast(
          .nonTextContrast, element, part, ContrastRequirement.control, isDrawn: !part.isChosen))
    }
    if layout.severity != nil { check(.severity, look.glyph) }
    if layout.icon != nil {
      if let icon = look.icon {
        check(.icon, icon)
      } else {
        findings.append(
          Finding(
            .nonTextContrast, .icon, .cantTell,
            "look at the picture: it has colours of its own, and what it shows must stand out by "
              + "3:1"))
      }
    }
    if layout.progress != nil { check(.progress, look.ink) }
    if layout.close != nil { check(.close, look.ink) }
    return findings.isEmpty
      ? [Finding(.nonTextContrast, .toast, .inapplicable, "it shows no picture and no control")]
      : findings
  }

  private func ring(_ look: Look) -> Finding {
    guard !layout.targets.isEmpty else {
      return Finding(.focusVisible, .focusRing, .inapplicable, "nothing in it takes the focus")
    }
    return contrast(
      .focusVisible, .focusRing, look.ink, ContrastRequirement.control, isDrawn: true)
  }

  private func contrast(
    _ rule: AuditRule, _ element: AuditElement, _ part: Look.Part, _ required: Double,
    isDrawn: Bool
  ) -> Finding {
    let (color, behind) =
      isDrawn ? (part.drawn, part.behindDrawn) : (part.asked, part.behindAsked)
    let range = behind.contrast(of: color)
    // Rounding must not decide: the raw ratio is compared, with "at least".
    if range.lowerBound >= required {
      return Finding(
        rule, element, .passed, measured: range.lowerBound, required: required,
        "it stands out enough")
    }
    let words = ContrastWords(color: color, behind: behind, range: range, required: required)
    let isFailed = range.upperBound < required
    return Finding(
      rule, element, isFailed ? .failed : .cantTell,
      measured: isFailed ? range.upperBound : range.lowerBound, required: required,
      isFailed ? words.failure(drawn: isDrawn ? nil : part.drawn) : words.question)
  }
}
