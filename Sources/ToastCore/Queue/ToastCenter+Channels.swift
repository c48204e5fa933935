extension ToastCenter {
  /// A channel that gives no sign of life for so long is given up.
  static let channelLimit: Duration = .seconds(5)
  /// A handler that has not returned after this time is waited for no longer.
  static let handlerLimit: Duration = .seconds(10)

  func plan(for id: ToastID) -> DeliveryPlan? {
    guard let toast = toasts[id] else { return nil }
    let request = toast.request
    return DeliveryPlan(
      wishes: request.wishes, speech: request.speech, origin: request.origin,
      isEmergency: toast.passesQuiet,
      surroundings: surroundings().adapted(to: request), progress: toast.progress)
  }

  /// What the person prefers for one toast.
  func preferences(for request: ToastRequest) -> AccessibilityPreferences {
    surroundings().preferences.adapted(to: request)
  }

  /// Gives a toast whose turn has come to every channel that shall take it now.
  func advance(_ id: ToastID) {
    guard let toast = toasts[id], toast.isPresented || toast.isSaidEarly, toast.isWanted,
      !toast.isPutAway
    else { return }
    if toast.leader != nil { follow(id) }
    guard let plan = plan(for: id) else { return }
    for (sense, step) in plan.steps.sorted(by: { $0.key < $1.key }) where step == .take {
      if toasts[id]?.progress[sense] == nil { give(id, to: sense) }
    }
  }

  private func give(_ id: ToastID, to sense: ToastSense) {
    guard let toast = toasts[id] else { return }
    if sense == .text { return print(id) }
    toasts[id]?.progress[sense] = .underWay
    // A toast outlasts its speech, the time that it waits for its turn to speak included.
    if sense == .voice { handle(.held(id)) }
    let revision = toast.presentation.revision
    let events: @Sendable (ToastChannelEvent) -> Void = { [weak self] event in
      self?.post { $0.note(id, revision, sense, event) }
    }
    guard let channel = channels[sense] else {
      return events(.finished(ChannelReport(.skipped, reason: "this program has no such channel")))
    }
    setLimit(id, sense)
    channel.present(presentation(toast.presentation), events: events)
  }

  /// Speaks a toast before its turn, unless it is being spoken.
  func speakNow(_ id: ToastID) {
    if toasts[id]?.progress[.voice] == nil { give(id, to: .voice) }
  }

  func print(_ id: ToastID) {
    guard let toast = toasts[id], toast.progress[.text] == nil else { return }
    toasts[id]?.progress[.text] = .underWay
    setLimit(id, .text)
    toast.observer(id, .print)
  }

  /// A toast as channels get it now: with what the person prefers for it, with a close button where
  /// it has one, and while others may see and hear it without what it says.
  func presentation(_ toast: ToastPresentation) -> ToastPresentation {
    let isFelt = toasts[toast.id]?.isFelt ?? false
    let surroundings = surroundings().adapted(to: toast.request)
    let preferences = surroundings.preferences
    if surroundings.isLocked, let request = toast.request.reduced(to: preferences.lockedText) {
      return ToastPresentation(
        id: toast.id, revision: toast.revision, request: request, wording: request.wording,
        isFelt: isFelt, preferences: preferences)
    }
    let hasButton = CloseRule.hasButton(toast.request.configuration, preferences)
    return ToastPresentation(
      id: toast.id, revision: toast.revision, request: toast.request, wording: toast.wording,
      closeButton: hasButton ? toast.request.wordingLanguage.dismiss : nil, isFelt: isFelt,
      preferences: preferences)
  }

  // MARK: What channels tell

  func note(
    _ id: ToastID, _ revision: Int, _ sense: ToastSense, _ event: ToastChannelEvent
  ) {
    // What comes of something that the toast does not say any more is of no interest.
    guard let toast = toasts[id], toast.presentation.revision == revision else { return }
    switch event {
    case .working: if toast.progress[sense] == .underWay { setLimit(id, sense) }
    case .waiting: clearLimit(id, sense)
    case .spoke(let word):
      if toast.progress[sense] == .underWay { toast.observer(id, .spoke(word)) }
    case .acted(let index): acted(id, index)
    case .paused(let reason): handle(.paused(id, reason))
    case .resumed(let reason): handle(.resumed(id, reason))
    case .tapped: handle(.tapped(id))
    case .swiped: handle(.swiped(id))
    case .escaped: handle(.escaped(id))
    case .closed: handle(.ended(id, .closedByPerson))
    case .finished(let report): finish(id, sense, report)
    }
  }

  /// Returns whether there was such an action to take.
  @discardableResult
  func acted(_ id: ToastID, _ index: Int) -> Bool {
    guard let toast = toasts[id], toast.outcome == nil,
      toast.request.content.actions.indices.contains(index)
    else { return false }
    if toast.request.content.actions[index].dismissesToast { awaitHandler(id) }
    toast.observer(id, .acted(index))
    return true
  }

  /// A toast whose action was taken does not expire before the handler of that has ended it.
  private func awaitHandler(_ id: ToastID) {
    guard toasts[id]?.handlerLimit == nil else { return }
    handle(.paused(id, .action))
    let limit = scheduler.now + Self.handlerLimit
    toasts[id]?.handlerLimit = scheduler.schedule(at: limit) { [weak self] in
      self?.post { center in
        center.toasts[id]?.handlerLimit = nil
        center.handle(.resumed(id, .action))
      }
    }
  }

  func finish(_ id: ToastID, _ sense: ToastSense, _ report: ChannelReport) {
    guard let toast = toasts[id], toast.progress[sense] == .underWay else { return }
    clearLimit(id, sense)
    toasts[id]?.progress[sense] = .done(report)
    toast.observer(id, .finished(sense, report))
    if sense == .voice { handle(.released(id)) }
    lead(toast.followers, sense, report)
    advance(id)
    reportIfDone(id)
  }

  private func setLimit(_ id: ToastID, _ sense: ToastSense) {
    clearLimit(id, sense)
    guard let revision = toasts[id]?.presentation.revision else { return }
    let limit = scheduler.now + Self.channelLimit
    toasts[id]?.limits[sense] = scheduler.schedule(at: limit) { [weak self] in
      let report = ChannelReport(
        .failed, reason: "nothing was heard of it for \(Self.channelLimit.components.seconds) s")
      self?.post { $0.note(id, revision, sense, .finished(report)) }
    }
  }

  private func clearLimit(_ id: ToastID, _ sense: ToastSense) {
    toasts[id]?.limits.removeValue(forKey: sense)?()
  }

  // MARK: The report

  func reportIfDone(_ id: ToastID) {
    guard let toast = toasts[id], let outcome = toast.outcome, !toast.isUnderWay,
      let plan = plan(for: id)
    else { return }
    var channels: [ToastSense: ChannelReport] = [:]
    for (sense, step) in plan.steps {
      if case .done(let report)? = toast.progress[sense] {
        channels[sense] = report
      } else {
        channels[sense] = Self.untried(step, toast.isPresented, outcome)
      }
    }
    toasts[id] = nil
    let report = ToastReport(id, of: toast.request, channels: channels, outcome: outcome)
    toast.observer(id, .reported(report))
  }

  private static func untried(
    _ step: DeliveryPlan.Step, _ isPresented: Bool, _ outcome: ToastOutcome
  ) -> ChannelReport {
    if case .skip(let reason) = step, isPresented { return ChannelReport(.skipped, reason: reason) }
    if case .refused(let reason) = outcome { return ChannelReport(.failed, reason: reason) }
    return ChannelReport(.skipped, reason: "the toast was \(outcome) before its turn")
  }
}

extension ToastRequest {
  /// What is told of a toast while the session is locked; `nil` where everything is.
  fileprivate func reduced(
    to lockedText: AccessibilityPreferences.LockedText
  ) -> ToastRequest? {
    guard lockedText != .full else { return nil }
    var request = self
    let application = lockedText == .application ? origin.application : ""
    request.content = ToastContent(
      title: application.isEmpty ? wordingLanguage.aNotification : application)
    request.severity = nil
    return request
  }
}
