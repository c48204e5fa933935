extension ToastCenter {
  // MARK: Toasts come and change

  func accept(
    _ toast: ToastPresentation, repeating original: ToastID? = nil,
    _ observer: @escaping ToastObserver
  ) {
    let (id, request) = (toast.id, toast.request)
    var tracked = TrackedToast(toast, observer: observer)
    tracked.time = wallTime?()
    tracked.original = original
    tracked.pace = request.content.progress.map { ProgressPace($0, at: scheduler.now) }
    toasts[id] = tracked
    guard !request.content.isEmpty else {
      return end(toast: id, .refused("title and message are empty; one must say something"))
    }
    lookAround()
    if isHeld(toast) { return hold(toast) }
    noteRepetition(id)
    // First what others wait for: the announcement.
    handle(.submitted(entry(toast)))
    guard toasts[id] != nil else { return }
    // Text does not wait for its turn in the queue: it belongs to the sender, who may be gone by
    // then.
    let steps = plan(for: id)?.steps
    if steps?[.text] == .take { print(id) }
    // Nor does a file, which nobody hears and the sender waits for.
    if request.speech.destination != .loudspeaker, steps?[.voice] == .take { speakNow(id) }
    observer(id, .accepted)
  }

  /// Returns whether the toast was there to be changed.
  func update(_ id: ToastID, _ request: ToastRequest, _ wording: Wording) -> Bool {
    guard let toast = toasts[id], toast.outcome == nil, !request.content.isEmpty else {
      return false
    }
    let isUntold = toast.isPresented && !isTold(id, request)
    if toast.isPresented, !isUntold, !toast.isPutAway {
      revise(id, request, wording)
    } else {
      toasts[id]?.amend(request, wording)
    }
    guard let presentation = toasts[id]?.presentation else { return false }
    handle(.updated(entry(presentation)))
    if isUntold { showChange(id) }
    if !toast.isPresented, toast.request.content != request.content { reprint(id) }
    return true
  }

  /// Has those channels show a change that is told to nobody which can do so.
  private func showChange(_ id: ToastID) {
    guard let toast = toasts[id] else { return }
    for sense in toast.progress.keys.sorted() {
      channels[sense]?.amend(presentation(toast.presentation))
    }
  }

  /// Prints what a toast says now that waits for its turn and was printed before that.
  private func reprint(_ id: ToastID) {
    guard toasts[id]?.progress.removeValue(forKey: .text) != nil else { return }
    if plan(for: id)?.steps[.text] == .take { print(id) }
  }

  /// The channels get a toast that is showing as a new one, once the queue has begun its time anew.
  func revise(_ id: ToastID, _ request: ToastRequest, _ wording: Wording) {
    guard let toast = toasts[id] else { return }
    for sense in toast.progress.keys.sorted() {
      toast.limits[sense]?()
      channels[sense]?.end(id, .replaced)
    }
    toasts[id]?.revise(request, wording)
  }

  /// Whether a change is to be told: progress alone only now and then.
  private func isTold(_ id: ToastID, _ request: ToastRequest) -> Bool {
    guard let toast = toasts[id] else { return false }
    var content = request.content
    content.progress = toast.request.content.progress
    let isProgressAlone = content == toast.request.content
    guard let progress = request.content.progress, let pace = toast.pace else {
      toasts[id]?.pace = request.content.progress.map { ProgressPace($0, at: scheduler.now) }
      return content != toast.request.content || request.content.progress != nil
    }
    var next = pace
    let isDue = next.tells(progress, at: scheduler.now)
    if isDue || !isProgressAlone { toasts[id]?.pace = next }
    return isDue || !isProgressAlone
  }

  func entry(_ toast: ToastPresentation) -> QueueMachine.Entry {
    let configuration = toast.request.configuration
    // What is said once more at a person's wish takes no place of its sender's.
    let isRepeated = toasts[toast.id]?.original != nil
    let isOwn = toast.request.origin.preferences.keys.contains {
      $0 == .durationMultiplier || $0 == .persistActions
    }
    return QueueMachine.Entry(
      id: toast.id, sender: isRepeated ? "" : toast.request.origin.application,
      owner: toast.request.origin.process,
      interval: configuration.duration.interval,
      readingTime: ReadingTime.of(toast.wording.labels + toast.wording.buttons),
      isExact: configuration.exactDuration,
      isUrgent: configuration.isEmergency || toast.request.politeness == .assertive,
      policy: configuration.policy, hasActions: !toast.request.content.actions.isEmpty,
      endsOnTap: configuration.dismissOnTap, endsOnSwipe: configuration.dismissOnSwipe,
      circumstances: isOwn ? surroundings().adapted(to: toast.request).circumstances : nil)
  }

  // MARK: What the queue wants

  /// Tells the queue what changed around it.
  func lookAround() {
    let surroundings = surroundings()
    history.limit = surroundings.preferences.history.count
    if surroundings.circumstances != circumstances {
      circumstances = surroundings.circumstances
      handle(.circumstances(circumstances))
    }
    if surroundings.isLocked != isLocked {
      isLocked = surroundings.isLocked
      handle(.locked(isLocked))
    }
  }

  func handle(_ input: QueueMachine.Input) {
    actions += queue.handle(input, at: scheduler.now)
    // What is done may tell the queue something in turn, whose answer comes after this one.
    guard !isPerforming else { return }
    isPerforming = true
    defer { isPerforming = false }
    while !actions.isEmpty {
      let next = actions
      actions = []
      for action in next { perform(action) }
    }
  }

  private func perform(_ action: QueueMachine.Action) {
    switch action {
    case .present(let id), .update(let id): present(id)
    case .merge(_, let id, let count): stand(id, for: count)
    case .putAway(let id): putAway(id)
    case .startTimer(let time): startTimer(at: time)
    case .stopTimer: stopTimer()
    case .end(let id, let outcome): end(toast: id, outcome)
    }
  }

  private func startTimer(at time: Duration) {
    stopTimer()
    cancelTimer = scheduler.schedule(at: time) { [weak self] in self?.tell(.timerFired) }
  }

  private func stopTimer() {
    cancelTimer?()
    cancelTimer = nil
  }

  private func present(_ id: ToastID) {
    toasts[id]?.isPresented = true
    // Do not disturb may have begun while it waited: its time would only hold up others.
    if let toast = toasts[id]?.presentation, isHeld(toast) { return shelve(toast) }
    introduce(id)
    advance(id)
    feel(id)
  }

  /// Gives a toast's feedback once, whichever sense has its words (`spec/toast.md` 18).
  private func feel(_ id: ToastID) {
    guard let toast = toasts[id], !toast.isFelt, toast.presentation.revision == 0,
      toast.request.configuration.hapticFeedback != nil, !toast.request.origin.isRemote
    else { return }
    let isSpoken = toast.progress[.voice] != nil
    toasts[id]?.isFelt = !isSpoken
    feedback(presentation(toast.presentation), isSpoken)
  }

  /// Whether a toast goes to the history at once, since the person is not to be disturbed.
  private func isHeld(_ toast: ToastPresentation) -> Bool {
    toasts[toast.id]?.passesQuiet == false && preferences(for: toast.request).isQuiet
  }

  /// Does what the sender asks for itself, and nothing that anybody else notices.
  private func hold(_ toast: ToastPresentation) {
    toasts[toast.id]?.isPresented = true
    toasts[toast.id]?.observer(toast.id, .accepted)
    shelve(toast)
  }

  private func shelve(_ toast: ToastPresentation) {
    advance(toast.id)
    handle(.shelved(entry(toast)))
  }

  /// Says the name of a named application, where another one's was said last (`spec/toast.md` 34).
  private func introduce(_ id: ToastID) {
    guard let toast = toasts[id], !toast.isSaidEarly,
      let name = toast.request.content.applicationName, !name.isEmpty, name != saidApplication
    else { return }
    saidApplication = name
    toasts[id]?.amend(
      toast.request, toast.request.wording(count: toast.count, sayApplication: true))
  }

  /// A toast stands for so many.
  func stand(_ id: ToastID, for count: Int) {
    guard let request = toasts[id]?.request else { return }
    toasts[id]?.count = count
    toasts[id]?.amend(request, request.wording(count: count))
    showChange(id)
  }

  private func putAway(_ id: ToastID) {
    guard let toast = toasts[id] else { return }
    toasts[id]?.isPutAway = true
    for sense in toast.progress.keys.sorted() { channels[sense]?.end(id, .expired) }
    history.note(id, toast.request, nil, at: toast.time)
  }

  func end(toast id: ToastID, _ outcome: ToastOutcome) {
    guard let toast = toasts[id] else { return }
    toasts[id]?.outcome = outcome
    toast.handlerLimit?()
    for sense in toast.progress.keys.sorted() { channels[sense]?.end(id, outcome) }
    if !toast.request.content.isEmpty, toast.original == nil {
      history.note(id, toast.request, outcome, at: toast.time)
    }
    toast.observer(id, .ended(outcome))
    reportIfDone(id)
  }
}
