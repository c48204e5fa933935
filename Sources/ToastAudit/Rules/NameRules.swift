import ToastCore
import ToastLayout

/// What a screen reader gets: 1.1.1, 1.3.1, 2.1.1, 2.5.3, 4.1.2 and 4.1.3, and 5.4 of EN 301 549.
struct NameRules {
  let toast: AuditedToast
  let preferences: AccessibilityPreferences
  let layout: ToastLayout
  let wording: Wording
  let language: WordingLanguage

  func findings(_ rules: Set<AuditRule>) -> [Finding] {
    var findings: [Finding] = []
    if rules.contains(.imageAlternative) { findings.append(image) }
    if rules.contains(.severityExposed) { findings.append(severity) }
    if rules.contains(.labelInName) { findings += labels }
    if rules.contains(.nameAndRole) { findings += names }
    if rules.contains(.keyboard) { findings += keyboard }
    if rules.contains(.statusMessage) { findings.append(status) }
    if rules.contains(.textFallback) { findings.append(fallback) }
    return findings
  }

  private var image: Finding {
    guard let icon = toast.content.icon else {
      return Finding(.imageAlternative, .icon, .inapplicable, "it has no picture of its own")
    }
    guard case .image(let image, _) = icon else {
      return Finding(
        .imageAlternative, .icon, .passed, "a symbol beside a text says nothing more than the text")
    }
    guard let label = image.label else {
      return Finding(.imageAlternative, .icon, .passed, "it is marked as decorative")
    }
    guard label.contains(where: { !$0.isWhitespace }) else {
      return Finding(
        .imageAlternative, .icon, .failed,
        "the picture '\(image.name)' has an empty label: name what it shows, or mark it as decorative"
      )
    }
    if Self.looksLikeFile(label) {
      return Finding(
        .imageAlternative, .icon, .cantTell,
        "the picture is called '\(label)', which looks like the name of a file: name what it shows")
    }
    if label == image.name {
      return Finding(
        .imageAlternative, .icon, .cantTell,
        "the picture says only its own name, '\(label)': see whether that tells what it shows")
    }
    return Finding(.imageAlternative, .icon, .passed, "it has a text in its place")
  }

  private static func looksLikeFile(_ label: String) -> Bool {
    let lower = label.lowercased()
    return label.contains("/")
      || ["png", "svg", "jpg", "jpeg", "gif", "webp", "ico"].contains { lower.hasSuffix(".\($0)") }
  }

  private var severity: Finding {
    guard let severity = toast.severity else {
      return Finding(.severityExposed, .severity, .inapplicable, "it has no severity")
    }
    // A title that begins with the word in another language or a synonym keeps that.
    let name = wording.objectName
    let isSaid = name.hasPrefix(language.word(for: severity)) || Self.saysWord(name, severity)
    return isSaid
      ? Finding(.severityExposed, .severity, .passed, "its name says the severity")
      : Finding(.severityExposed, .severity, .failed, "its name does not say the severity")
  }

  /// Whether a text begins with the severity's word.
  static func saysWord(_ text: String, _ severity: ToastSeverity?) -> Bool {
    guard let severity else { return false }
    // Where the word is there already, the composed name does not get it once more.
    return Wording(ToastContent(title: text), severity: severity).objectName == text
  }

  /// What is seen of each part, and the name that it has.
  private var labelled: [(element: AuditElement, label: String, name: String)] {
    zip(layout.buttons, wording.buttons).map { button, name in
      (.action(button.action), button.label.text, name)
    }
  }

  private var labels: [Finding] {
    let findings = labelled.compactMap { element, label, name -> Finding? in
      LabelInName.holds(label, in: name).map { isHeld in
        isHeld
          ? Finding(.labelInName, element, .passed, "its name holds what is seen")
          : Finding(
            .labelInName, element, .failed,
            "'\(label)' is seen and the name is '\(name)': let the name hold the words that are seen"
          )
      }
    }
    return findings.isEmpty
      ? [Finding(.labelInName, .toast, .inapplicable, "it has no button with a text")] : findings
  }

  private var names: [Finding] {
    func check(_ element: AuditElement, _ name: String) -> Finding {
      name.contains { !$0.isWhitespace }
        ? Finding(.nameAndRole, element, .passed, "it has a name")
        : Finding(
          .nameAndRole, element, .failed,
          element == .toast
            ? "it says nothing: give it a title" : "the action has no title: name it")
    }
    // The name, without the severity that an empty toast has too.
    let own = toast.content.isEmpty ? "" : wording.objectName
    return [check(.toast, own)]
      + wording.buttons.enumerated().map { check(.action($0), $1) }
      + (layout.close.map { [check(.close, $0.name)] } ?? [])
  }

  private var keyboard: [Finding] {
    guard !wording.buttons.isEmpty else {
      return [Finding(.keyboard, .toast, .inapplicable, "it has no action")]
    }
    var seen: Set<String> = []
    return wording.buttons.enumerated().map { index, name in
      let element = AuditElement.action(index)
      if name.isEmpty {
        return Finding(
          .keyboard, element, .failed, "it has no name by which it could be taken: name it")
      }
      return seen.insert(name.lowercased()).inserted
        ? Finding(.keyboard, element, .passed, "it can be taken by its name")
        : Finding(
          .keyboard, element, .cantTell,
          "another action is called '\(name)' too: by that name only the first can be taken")
    }
  }

  private var status: Finding {
    if preferences.announce == .never, preferences.speech == .never {
      return Finding(
        .statusMessage, .toast, .failed,
        "neither a screen reader nor a voice is told: let the preference announce or speech be "
          + "automatic")
    }
    guard !wording.announcement.isEmpty, !toast.content.isEmpty else {
      return Finding(
        .statusMessage, .toast, .failed, "nothing is announced: give it a title or a message")
    }
    if let speech = toast.content.speech, speech.contains(where: { !$0.isWhitespace }) {
      let missing = [layout.title, layout.message].compactMap { $0?.text }
        .filter { LabelInName.holds($0, in: wording.announcement) == false }
      if let text = missing.first {
        return Finding(
          .statusMessage, .toast, .cantTell,
          "'\(text.prefix(60))' is seen and another text is said: see that both say the same")
      }
    }
    return Finding(.statusMessage, .toast, .passed, "what is seen is announced")
  }
}

extension NameRules {
  /// Whether the line that stands for the toast where nothing can be announced, spoken or drawn has
  /// each of its texts.
  fileprivate var fallback: Finding {
    let line = wording.line
    guard !toast.content.isEmpty else {
      return Finding(.textFallback, .toast, .inapplicable, "it says nothing")
    }
    var parts: [(AuditElement, String)] = [
      (.title, layout.title?.text ?? ""), (.message, layout.message?.text ?? ""),
    ]
    parts += layout.buttons.map { (.action($0.action), $0.label.text) }
    let lost = parts.first { LabelInName.holds($0.1, in: line.text) == false }
    if let (element, text) = lost {
      return Finding(
        .textFallback, element, .failed, "'\(text.prefix(60))' is not in the line of plain text")
    }
    let isSeverityTold =
      toast.severity == nil || line.severity?.isEmpty == false
      || Self.saysWord(line.message, toast.severity)
    return isSeverityTold
      ? Finding(.textFallback, .toast, .passed, "the line of plain text says all of it")
      : Finding(
        .textFallback, .severity, .failed, "the line of plain text does not tell the severity")
  }
}

/// Whether a name holds a label (WCAG 2.2, 2.5.3).
enum LabelInName {
  /// Whether the words of a label are in a name, in their order and one after the other, whatever
  /// their case; `nil` for a label without words.
  ///
  /// Source: ACT rule 2ee8b8, "Visible label is part of accessible name".
  static func holds(_ label: String, in name: String) -> Bool? {
    let wanted = words(of: label)
    guard !wanted.isEmpty else { return nil }
    let given = words(of: name)
    guard given.count >= wanted.count else { return false }
    return (0...(given.count - wanted.count)).contains { start in
      given[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
