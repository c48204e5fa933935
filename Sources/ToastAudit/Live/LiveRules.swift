import ToastCore
import ToastLayout

/// What the accessible tree and the events of a toast tell.
struct LiveRules {
  let toast: LiveToast

  /// The rules that it answers.
  static let checked: Set<AuditRule> = [
    .imageAlternative, .readingOrder, .sensoryWording, .keyboard, .focusOrder, .focusNotHidden,
    .labelInName, .targetSize, .targetSizeEnhanced, .language, .nameAndRole, .statusMessage,
  ]

  func findings(_ rule: AuditRule) -> [Finding] {
    switch rule {
    case .imageAlternative: images
    case .sensoryWording: sensory
    case .keyboard: keyboard
    case .labelInName: labels
    case .language: [language]
    case .nameAndRole: names
    case .statusMessage: [status]
    case .readingOrder, .focusOrder, .focusNotHidden, .targetSize, .targetSizeEnhanced:
      LivePlaces(toast: toast).findings(rule)
    default: []
    }
  }

  // MARK: Names

  /// What a toast's own object may be: each is announced or shown as a message.
  private static let roles: Set<String> = [
    "notification", "alert", "status bar", "statusbar", "info bar", "label", "static",
  ]

  private var names: [Finding] {
    let object = toast.object
    let own: Finding
    if !object.isNamed, toast.texts.isEmpty {
      own = Finding(.nameAndRole, .toast, .failed, "it has neither a name nor a label")
    } else if Self.roles.contains(object.role) {
      own = Finding(.nameAndRole, .toast, .passed, "it is a \(object.role) and has a name")
    } else {
      own = Finding(
        .nameAndRole, .toast, .cantTell,
        "its role is '\(object.role)': see that it is understood as a message")
    }
    return [own]
      + toast.buttons.map { element, button in
        button.isNamed || !button.labels.isEmpty
          ? Finding(.nameAndRole, element, .passed, "it is a \(button.role) and has a name")
          : Finding(.nameAndRole, element, .failed, "the \(button.role) has no name")
      }
  }

  private var labels: [Finding] {
    let findings = toast.buttons.flatMap { element, button in
      button.labels.compactMap { label in
        LabelInName.holds(label, in: button.isNamed ? button.name : label).map { isHeld in
          isHeld
            ? Finding(.labelInName, element, .passed, "its name holds what is seen")
            : Finding(
              .labelInName, element, .failed,
              "'\(label)' is seen and the name is '\(button.name)': let the name hold the words "
                + "that are seen")
        }
      }
    }
    guard findings.isEmpty else { return findings }
    return [
      Finding(
        .labelInName, .toast, .inapplicable,
        toast.buttons.isEmpty
          ? "it has no button" : "no button has a label of its own beside its name")
    ]
  }

  private var images: [Finding] {
    let pictures = toast.pictures
    guard !pictures.isEmpty else {
      return [Finding(.imageAlternative, .icon, .inapplicable, "it has no picture")]
    }
    return pictures.map { picture in
      picture.isNamed || picture.description.contains { !$0.isWhitespace }
        ? Finding(.imageAlternative, .icon, .passed, "it has a text in its place")
        : Finding(
          .imageAlternative, .icon, .cantTell,
          "a picture in it has no name: see that it only decorates")
    }
  }

  private var keyboard: [Finding] {
    guard !toast.buttons.isEmpty else {
      return [Finding(.keyboard, .toast, .inapplicable, "it has no action")]
    }
    return toast.buttons.map { element, button in
      button.actionCount > 0
        ? Finding(.keyboard, element, .passed, "it can be pressed through the accessibility bus")
        : Finding(
          .keyboard, element, button.isFocusable ? .cantTell : .failed,
          button.isFocusable
            ? "it can have the focus and tells of no action: see that a key presses it"
            : "it can neither have the focus nor be pressed through the accessibility bus")
    }
  }

  // MARK: Words

  private var sensory: [Finding] {
    let all = toast.texts + toast.buttons.filter(\.object.isNamed)
    guard !all.isEmpty else {
      return [Finding(.sensoryWording, .toast, .inapplicable, "it shows no text")]
    }
    return all.map { element, object in
      guard let word = SensoryWords.first(in: object.name) else {
        return Finding(.sensoryWording, element, .passed, "no such word was found in it")
      }
      return Finding(
        .sensoryWording, element, .cantTell,
        "it says '\(word)': see that it makes sense to who does not see shape, place and colour")
    }
  }

  private var language: Finding {
    let tag = String(toast.locale.prefix { $0 != "." && $0 != "@" })
    if tag.isEmpty || tag == "C" || tag == "POSIX" {
      return Finding(
        .language, .toast, .cantTell,
        "it names no language and counts as being in the person's: name it where that may differ")
    }
    return LanguageTag.normalized(tag) == nil
      ? Finding(.language, .toast, .failed, "'\(tag)' is no language")
      : Finding(.language, .toast, .passed, "it names a language; a person can tell if it is that")
  }

  // MARK: Events

  private var status: Finding {
    if toast.focusEvents > 0 {
      return Finding(
        .statusMessage, .toast, .failed, measured: Double(toast.focusEvents), required: 0,
        "the focus moved when it came")
    }
    guard toast.isWatched else {
      return Finding(
        .statusMessage, .toast, .cantTell,
        "it was there before the audit listened: show it once more while it does")
    }
    let isRead = toast.isShown && ["notification", "alert"].contains(toast.object.role)
    if toast.announcements.isEmpty {
      return isRead
        ? Finding(
          .statusMessage, .toast, .passed, "it is a \(toast.object.role) and was shown as one")
        : Finding(.statusMessage, .toast, .failed, "nothing was announced")
    }
    let said = toast.announcements.joined(separator: " ")
    let missing = toast.texts.first { LabelInName.holds($0.object.name, in: said) == false }
    if let missing {
      return Finding(
        .statusMessage, .toast, .failed,
        "'\(missing.object.name.prefix(60))' is seen and not announced: '\(said.prefix(60))' is")
    }
    return Finding(.statusMessage, .toast, .passed, "what is seen is announced")
  }
}
