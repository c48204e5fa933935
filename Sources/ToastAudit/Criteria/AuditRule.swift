/// One thing that is checked of a toast, in the order of reports.
public enum AuditRule: Sendable, CaseIterable {
  case imageAlternative, severityExposed, readingOrder, sensoryWording, severityWithoutColor
  case soundCanStop, contrastMinimum, contrastEnhanced, resizeText, reflow, nonTextContrast
  case textSpacing, keyboard, keyboardTrap, timing, moving, noTiming, interruptions, flashes
  case flashesAtAll, animation, focusOrder, focusVisible, focusNotHidden, gestureAlternative
  case draggingAlternative, pointerUp, labelInName, targetSize, targetSizeEnhanced, language
  case languageOfParts, contextOnFocus, contextOnInput, nameAndRole, statusMessage
  case textFallback
}

extension AuditRule {
  /// Its id, which stays the same.
  public var id: String {
    switch self {
    case .imageAlternative: "image-alternative"
    case .severityExposed: "severity-exposed"
    case .readingOrder: "reading-order"
    case .sensoryWording: "sensory-wording"
    case .severityWithoutColor: "severity-without-color"
    case .soundCanStop: "sound-can-stop"
    case .contrastMinimum: "contrast-minimum"
    case .contrastEnhanced: "contrast-enhanced"
    case .resizeText: "resize-text"
    case .reflow: "reflow"
    case .nonTextContrast: "non-text-contrast"
    case .textSpacing: "text-spacing"
    case .keyboard: "keyboard"
    case .keyboardTrap: "keyboard-trap"
    case .timing: "timing"
    case .moving: "moving"
    case .noTiming: "no-timing"
    case .interruptions: "interruptions"
    case .flashes: "flashes"
    case .flashesAtAll: "flashes-at-all"
    case .animation: "animation"
    case .focusOrder: "focus-order"
    case .focusVisible: "focus-visible"
    case .focusNotHidden: "focus-not-hidden"
    case .gestureAlternative: "gesture-alternative"
    case .draggingAlternative: "dragging-alternative"
    case .pointerUp: "pointer-up"
    case .labelInName: "label-in-name"
    case .targetSize: "target-size"
    case .targetSizeEnhanced: "target-size-enhanced"
    case .language: "language"
    case .languageOfParts: "language-of-parts"
    case .contextOnFocus: "context-on-focus"
    case .contextOnInput: "context-on-input"
    case .nameAndRole: "name-and-role"
    case .statusMessage: "status-message"
    case .textFallback: "text-fallback"
    }
  }

  /// The rule of an id; `nil` where there is none.
  public init?(id: String) {
    guard let rule = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = rule
  }

  /// The criterion that it is about. A toast that passes a rule may still fail its criterion.
  public var criterion: AuditCriterion {
    switch self {
    case .imageAlternative: .init("1.1.1", "Non-text Content", .a)
    case .severityExposed: .init("1.3.1", "Info and Relationships", .a)
    case .readingOrder: .init("1.3.2", "Meaningful Sequence", .a)
    case .sensoryWording: .init("1.3.3", "Sensory Characteristics", .a)
    case .severityWithoutColor: .init("1.4.1", "Use of Color", .a)
    case .soundCanStop: .init("1.4.2", "Audio Control", .a)
    case .contrastMinimum: .init("1.4.3", "Contrast (Minimum)", .aa)
    case .contrastEnhanced: .init("1.4.6", "Contrast (Enhanced)", .aaa)
    case .resizeText: .init("1.4.4", "Resize Text", .aa)
    case .reflow: .init("1.4.10", "Reflow", .aa, since: .wcag21)
    case .nonTextContrast: .init("1.4.11", "Non-text Contrast", .aa, since: .wcag21)
    case .textSpacing: .init("1.4.12", "Text Spacing", .aa, since: .wcag21)
    case .keyboard: .init("2.1.1", "Keyboard", .a)
    case .keyboardTrap: .init("2.1.2", "No Keyboard Trap", .a)
    case .timing: .init("2.2.1", "Timing Adjustable", .a)
    case .moving: .init("2.2.2", "Pause, Stop, Hide", .a)
    case .noTiming: .init("2.2.3", "No Timing", .aaa)
    case .interruptions: .init("2.2.4", "Interruptions", .aaa)
    case .flashes: .init("2.3.1", "Three Flashes or Below Threshold", .a)
    case .flashesAtAll: .init("2.3.2", "Three Flashes", .aaa)
    case .animation: .init("2.3.3", "Animation from Interactions", .aaa, since: .wcag21)
    case .focusOrder: .init("2.4.3", "Focus Order", .a)
    case .focusVisible: .init("2.4.7", "Focus Visible", .aa)
    case .focusNotHidden: .init("2.4.11", "Focus Not Obscured (Minimum)", .aa, since: .wcag22)
    case .gestureAlternative: .init("2.5.1", "Pointer Gestures", .a, since: .wcag21)
    case .draggingAlternative: .init("2.5.7", "Dragging Movements", .aa, since: .wcag22)
    case .pointerUp: .init("2.5.2", "Pointer Cancellation", .a, since: .wcag21)
    case .labelInName: .init("2.5.3", "Label in Name", .a, since: .wcag21)
    case .targetSize: .init("2.5.8", "Target Size (Minimum)", .aa, since: .wcag22)
    case .targetSizeEnhanced: .init("2.5.5", "Target Size (Enhanced)", .aaa, since: .wcag21)
    case .language: .init("3.1.1", "Language of Page", .a)
    case .languageOfParts: .init("3.1.2", "Language of Parts", .aa)
    case .contextOnFocus: .init("3.2.1", "On Focus", .a)
    case .contextOnInput: .init("3.2.2", "On Input", .a)
    case .nameAndRole: .init("4.1.2", "Name, Role, Value", .a)
    case .statusMessage: .init("4.1.3", "Status Messages", .aa, since: .wcag21)
    case .textFallback:
      .init(clause: "5.4", "Preservation of Accessibility Information during Conversion")
    }
  }

  /// Why a description of a toast cannot answer it; `nil` for a rule that is checked.
  public var untestedReason: String? {
    switch self {
    case .keyboardTrap:
      "whether the focus leaves a toast again is seen only by walking through a running program"
    case .pointerUp:
      "whether a press acts when it is let go of is seen only in a running program"
    case .languageOfParts:
      "a toast names one language for all of its text; whether a part is in another one, only a "
        + "person can tell"
    case .contextOnFocus:
      "what happens when something gets the focus is seen only in the events of a running program"
    case .contextOnInput:
      "what a handler does is seen only in the events of a running program"
    default: nil
    }
  }
}
