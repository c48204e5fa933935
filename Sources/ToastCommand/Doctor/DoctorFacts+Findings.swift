import ToastCore

extension DoctorFacts {
  /// Each thing that was looked at, in the order in which a toast meets it.
  var findings: [Finding] {
    [sessionFinding, agentFinding] + channelFindings + [
      notificationFinding, displayFinding, terminalFinding, languageFinding,
    ] + preferenceFindings
  }

  /// Whether a toast would reach the person by more than a line of text.
  var reachesPerson: Bool {
    guard case .there(let diagnosis) = diagnosis else { return false }
    return diagnosis.steps.contains { sense, step in
      switch (sense, step) {
      case (.text, _), (_, .skip): false
      case (.announcement, _): diagnosis.accessibility.mayRead
      case (.screen, _): diagnosis.screen == .available
      case (.voice, _): diagnosis.voice == .available
      }
    }
  }

  // MARK: Who presents toasts

  private var sessionFinding: Finding {
    switch sessionBus {
    case .there(let address): Finding("session bus", .ok, address)
    case .absent(let reason):
      Finding(
        "session bus", .none, reason,
        advice: """
          Without it a toast is spoken or printed, and not announced. In cron and in containers, set \
          DBUS_SESSION_BUS_ADDRESS to the address that it has in the desktop's session.
          """)
    }
  }

  private var agentFinding: Finding {
    switch (diagnosis, sessionBus) {
    case (.there, .there): Finding("agent", .ok, "it runs")
    case (.there, .absent): Finding("agent", .ok, "one is started for each toast")
    case (.absent(let reason), _):
      Finding(
        "agent", .problem, reason,
        advice: """
          Toasts are only printed. The program toastd belongs beside toast, or into \
          ../libexec/toastmessage from there.
          """)
    }
  }

  // MARK: The channels

  private var channelFindings: [Finding] {
    guard case .there(let diagnosis) = diagnosis else { return [] }
    var findings = [Self.busFinding(diagnosis)]
    findings += diagnosis.listeners.map(Self.finding)
    findings.append(Self.voiceFinding(diagnosis))
    if diagnosis.isLocked {
      findings.append(
        Finding(
          "session", .none, "it is locked: \(preferences.preferences.lockedText.locked)"))
    }
    return findings
  }

  private static func busFinding(_ diagnosis: DeliveryDiagnosis) -> Finding {
    switch diagnosis.accessibility {
    case .unreachable(let reason):
      Finding(
        "accessibility", .none, reason,
        advice: """
          Screen readers hear of nothing without it. The Debian package at-spi2-core brings it; a \
          desktop starts it with the screen reader.
          """)
    case .unknown:
      Finding(
        "accessibility", .problem, "the registry does not say who listens",
        advice: """
          A screen reader may listen, and is told each toast. Where none speaks, the process \
          at-spi2-registryd hangs: end it, and it is started anew.
          """)
    case .known(let readers, _):
      Finding(
        "accessibility", .ok,
        readers == 0
          ? "no screen reader listens" : "\(readers) screen reader\(readers == 1 ? "" : "s")")
    }
  }

  private static func finding(_ listener: DeliveryDiagnosis.Listener) -> Finding {
    let takes =
      switch listener.event {
      case .announcement: "is sent announcements"
      case .showing: "is sent notifications that appear"
      case nil: "takes nothing that a toast sends"
      }
    return Finding(
      listener.isReader ? "screen reader" : "listener", .ok, "\(listener.process) \(takes)")
  }

  private static func voiceFinding(_ diagnosis: DeliveryDiagnosis) -> Finding {
    let engine = diagnosis.engine ?? "its engine is unknown"
    switch diagnosis.voice {
    case .available:
      return Finding(
        "voice", .ok, [engine, diagnosis.device].compactMap(\.self).joined(separator: ", "))
    case .unknown: return Finding("voice", .none, "nobody has tried it")
    case .unavailable(let reason):
      return Finding(
        "voice", .problem, diagnosis.engine.map { "\($0): \(reason)" } ?? reason,
        advice: """
          Toasts are not spoken. The voice needs the program toast-voice beside toastd, the Debian \
          package espeak-ng-data, and a sound server or a sound device; \
          toast say --output FILE.wav TEXT tries it without a device.
          """)
    }
  }

  // MARK: The surroundings

  private var notificationFinding: Finding {
    guard let server = notificationServer else {
      return Finding("notifications", .none, "no notification server runs; a toast needs none")
    }
    let name = [server.name, server.version].filter { !$0.isEmpty }.joined(separator: " ")
    return Finding("notifications", .ok, name.isEmpty ? "a server without a name" : name)
  }

  private var displayFinding: Finding {
    let displays = [
      display.map { "DISPLAY \($0)" }, waylandDisplay.map { "WAYLAND_DISPLAY \($0)" },
    ].compactMap(\.self)
    guard !displays.isEmpty else { return Finding("display", .none, "none is set") }
    let names = displays.joined(separator: ", ")
    guard case .there(let diagnosis) = diagnosis, case .unavailable(let reason) = diagnosis.screen
    else { return Finding("display", .ok, names) }
    return Finding(
      "display", .problem, "\(names): \(reason)",
      advice: "Toasts are not seen. On Wayland they need XWayland, which sets DISPLAY.")
  }

  private var terminalFinding: Finding {
    if isRemote {
      return Finding(
        "terminal", .ok, "the session came over the network",
        advice: "A toast is printed here, and spoken at the machine only with --speak.")
    }
    return isTerminal
      ? Finding("terminal", .ok, "standard error is one")
      : Finding("terminal", .none, "standard error is none")
  }

  private var languageFinding: Finding {
    let wanted = languages.isEmpty ? "none is set" : languages.joined(separator: ", ")
    return Finding("language", .ok, "\(wanted); our own words are in \(wording.englishName)")
  }

  // MARK: Preferences

  private var preferenceFindings: [Finding] {
    var findings = problems.map {
      Finding("preferences", .problem, $0, advice: "What is wrong does not count; the rest does.")
    }
    if !late.isEmpty {
      findings.append(
        Finding(
          "preferences", .problem,
          "not answered in time: \(late.joined(separator: ", "))",
          advice: """
            What does not answer counts as not set. The desktop's portal is the service \
            xdg-desktop-portal.
            """))
    }
    if isQuiet {
      let source = preferences[.quiet].chosen.source
      let isOurs = source == .file
      findings.append(
        Finding(
          "do not disturb", .none, "it is on, says \(source)",
          advice: isOurs
            ? "Toasts go to the history alone. toast preferences unset quiet ends that."
            : "Toasts go to the history alone."))
    }
    return findings
  }
}

extension AccessibilityPreferences.LockedText {
  fileprivate var locked: String {
    switch self {
    case .application: "of a toast only the application is told"
    case .full: "a toast is told all the same"
    case .nothing: "of a toast nothing is told"
    }
  }
}

extension WordingLanguage {
  fileprivate var englishName: String {
    switch self {
    case .english: "English"
    case .german: "German"
    case .spanish: "Spanish"
    case .french: "French"
    }
  }
}
