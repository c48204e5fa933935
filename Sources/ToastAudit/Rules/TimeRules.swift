import ToastCore
import ToastLayout

/// How long it stays and how it ends: 1.4.2, 2.2.1 to 2.2.4, 2.5.1 and 2.5.7.
struct TimeRules {
  let toast: AuditedToast
  let preferences: AccessibilityPreferences
  let layout: ToastLayout
  let wording: Wording

  func findings(_ rules: Set<AuditRule>) -> [Finding] {
    var findings: [Finding] = []
    if rules.contains(.soundCanStop) { findings.append(sound) }
    if rules.contains(.timing) { findings.append(timing) }
    if rules.contains(.moving) { findings.append(moving) }
    if rules.contains(.noTiming) { findings.append(noTiming) }
    if rules.contains(.interruptions) { findings.append(interruptions) }
    for rule in [AuditRule.gestureAlternative, .draggingAlternative] where rules.contains(rule) {
      findings.append(swipe(rule))
    }
    return findings
  }

  /// In seconds; `nil` for a toast that stays.
  private var duration: Double? { toast.configuration.duration.interval.map { $0 / .seconds(1) } }
  private var isExact: Bool { toast.configuration.exactDuration }
  private var isKept: Bool { !toast.content.sensitive && preferences.history.count > 0 }
  private var readingTime: Double {
    let texts = wording.labels + wording.buttons
    return ReadingTime.of(texts) / .seconds(1)
  }

  private var sound: Finding {
    if preferences.speech == .never {
      return Finding(.soundCanStop, .toast, .inapplicable, "our voice does not speak")
    }
    let words = ReadingTime.words(in: wording.speech)
    let seconds = Double(words) * 60 / Double(preferences.rate)
    return Finding(
      .soundCanStop, .toast, .passed, measured: seconds, required: 3,
      seconds > 3 ? "it can be stopped: ending the toast ends its speech" : "it is short")
  }

  private var timing: Finding {
    guard let duration else {
      return Finding(.timing, .toast, .passed, "it stays until somebody ends it")
    }
    let needed = readingTime
    if !isExact {
      return Finding(
        .timing, .toast, .passed, measured: max(duration, needed), required: needed,
        "it stays for as long as reading takes, and a person can have ten times that, or no limit")
    }
    func finding(_ outcome: AuditOutcome, _ message: String) -> Finding {
      Finding(.timing, .toast, outcome, measured: duration, required: needed, message)
    }
    if !toast.content.actions.isEmpty {
      return finding(
        .failed,
        "its actions are there for exactly \(Figure.text(duration)) s, whatever a person needs: "
          + "leave out exactDuration")
    }
    if !isKept {
      return finding(
        .failed,
        "it is gone after exactly \(Figure.text(duration)) s and no history keeps it: leave out "
          + "exactDuration")
    }
    if duration < needed {
      return finding(
        .cantTell,
        "reading takes \(Figure.text(needed)) s and it is shown for exactly "
          + "\(Figure.text(duration)) s: only the history still has it then")
    }
    return finding(.passed, "it stays for as long as reading takes, and the history keeps it")
  }

  private var moving: Finding {
    toast.content.progress == nil
      ? Finding(.moving, .progress, .inapplicable, "nothing in it moves by itself")
      : Finding(.moving, .progress, .passed, "its bar moves only when there is progress")
  }

  private var noTiming: Finding {
    if duration == nil {
      return Finding(.noTiming, .toast, .passed, "it stays until somebody ends it")
    }
    return isExact
      ? Finding(
        .noTiming, .toast, .failed,
        "no preference makes it stay: leave out exactDuration")
      : Finding(.noTiming, .toast, .passed, "a person can have toasts that stay")
  }

  private var interruptions: Finding {
    if toast.configuration.isEmergency {
      return Finding(
        .interruptions, .toast, .cantTell,
        "it passes do-not-disturb: see that it is an emergency, about health, safety or property")
    }
    let isAssertive = toast.configuration.politeness == .assertive && toast.severity != .error
    return isAssertive
      ? Finding(
        .interruptions, .toast, .cantTell,
        "it interrupts what is being said though it is no error: see that it is worth that")
      : Finding(.interruptions, .toast, .passed, "a person can put it off")
  }

  private func swipe(_ rule: AuditRule) -> Finding {
    let configuration = toast.configuration
    if !configuration.dismissOnSwipe {
      return Finding(rule, .toast, .inapplicable, "no swipe does anything to it")
    }
    return configuration.dismissOnTap || layout.close != nil
      ? Finding(rule, .toast, .passed, "a tap or a button ends it too")
      : Finding(
        rule, .toast, .failed,
        "a swipe ends it and nothing simpler does: let a tap end it, or let closeButton be always")
  }
}
