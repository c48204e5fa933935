extension ToastCenter {
  /// Calls back, on the centre's executor, with a toast that is there.
  ///
  /// - Parameters:
  ///   - id: its number; the one that is showing when `nil`, the newest where there are several.
  ///   - ids: those that are looked at; all when `nil`.
  package nonisolated func find(
    _ id: ToastID?, among ids: Set<ToastID>? = nil,
    _ body: @escaping @Sendable (Result<LiveToast, ToastAbsence>) -> Void
  ) {
    post { body($0.find(id, ids)) }
  }

  /// Calls back with the toasts that were and those that are showing, the oldest first. No sensitive
  /// one is among them.
  package nonisolated func record(_ body: @escaping @Sendable ([Record]) -> Void) {
    post { body($0.records()) }
  }

  /// A toast that was, or is.
  package struct Record: Sendable, Equatable {
    /// What is kept of it.
    package let entry: History.Entry
    /// Where it is; `nil` once it is over.
    package let place: LiveToast.Place?

    package init(entry: History.Entry, place: LiveToast.Place?) {
      self.entry = entry
      self.place = place
    }
  }

  /// A toast that is said once more.
  package struct Repeated: Sendable, Equatable {
    /// Its number: its own while it is showing, else a new one.
    package let id: ToastID
    /// What is to be printed where nothing else reaches the person; whoever asked does that.
    package let line: WordedLine?
  }

  /// Says and announces the last toast again: in its place while it is showing, and its time begins
  /// anew; else as a toast of its own, without actions, which takes no place of its sender's and
  /// leaves no trace in the history.
  ///
  /// - Parameters:
  ///   - ids: those that are looked at; all when `nil`.
  ///   - body: is told on the centre's executor what is said.
  package nonisolated func repeatLast(
    among ids: Set<ToastID>? = nil,
    _ body: @escaping @Sendable (Result<Repeated, ToastAbsence>) -> Void
  ) {
    post { body($0.repeatNow(ids)) }
  }
}

extension ToastCenter {
  /// Before the history is read: as much of it is there as the person wants kept now.
  func lookIntoHistory() {
    lookAround()
    history.dropOld(than: surroundings().preferences.history.days, at: wallTime?())
  }

  private func find(_ id: ToastID?, _ ids: Set<ToastID>?) -> Result<LiveToast, ToastAbsence> {
    guard let id = id ?? queue.current(among: ids) else { return .failure(.nothingShows) }
    if let toast = toasts[id], toast.outcome == nil {
      return .success(
        LiveToast(id: id, request: toast.request, place: toast.place, original: toast.original))
    }
    // One that has ended may be known still, while it is being spoken or from the history.
    let entry = history.entries.last { $0.id == id }
    guard let outcome = toasts[id]?.outcome ?? entry?.outcome else {
      return .failure(.unknown(id))
    }
    return .failure(.ended(id, outcome))
  }

  private func records() -> [Record] {
    lookIntoHistory()
    let past = history.entries.map { entry in
      Record(entry: entry, place: entry.outcome == nil ? .history : nil)
    }
    let present = queue.shownIDs.compactMap { id -> Record? in
      guard let toast = toasts[id], toast.original == nil, !toast.request.content.sensitive else {
        return nil
      }
      let entry = History.Entry(id: id, request: toast.request, time: toast.time, outcome: nil)
      return Record(entry: entry, place: .showing)
    }
    return (past + present).sorted { $0.entry.id < $1.entry.id }
  }

  // MARK: Once more

  private func repeatNow(_ ids: Set<ToastID>?) -> Result<Repeated, ToastAbsence> {
    lookIntoHistory()
    if let id = queue.current(among: ids), let toast = toasts[id] { return .success(again(toast)) }
    let last = history.entries.last { entry in
      if case .refused = entry.outcome { return false }
      return ids?.contains(entry.id) ?? true
    }
    guard let last else { return .failure(.nothingWas) }
    return anew(last)
  }

  /// Gives a toast that is showing to the channels once more. Its line is not its sender's to print
  /// this time.
  private func again(_ toast: TrackedToast) -> Repeated {
    let id = toast.id
    let printed = toast.progress[.text]
    revise(id, toast.request, toast.presentation.wording)
    toasts[id]?.progress[.text] = printed
    if let presentation = toasts[id]?.presentation { handle(.updated(entry(presentation))) }
    let isWanted = if case .done(let report) = printed { report.state != .skipped } else { false }
    return Repeated(id: id, line: isWanted ? toast.presentation.wording.line(id: id) : nil)
  }

  /// Shows what one that was said once more.
  private func anew(_ original: History.Entry) -> Result<Repeated, ToastAbsence> {
    let wording =
      original.outcome == nil ? toasts[original.id]?.presentation.wording : nil
    let request = original.request.onceMore
    let id = makeID()
    // What can still be done about it is said; it is done about the original.
    let said = wording.map { request.wording.saying($0) } ?? request.wording
    let toast = ToastPresentation(id: id, request: request, wording: said)
    accept(toast, repeating: original.id) { [weak self] id, event in
      guard case .print = event else { return }
      self?.printed(id, ChannelReport(.delivered, reason: "printed by whoever asked for it"))
    }
    guard let accepted = toasts[id] else { return .failure(.noRoom) }
    return .success(
      Repeated(
        id: id,
        line: accepted.progress[.text] == nil ? nil : (wording ?? said).line(id: original.id)))
  }
}

extension TrackedToast {
  fileprivate var place: LiveToast.Place {
    isPutAway ? .history : isPresented ? .showing : .waiting
  }
}

extension ToastRequest {
  /// What is asked for when it is said once more: it ends by itself, waits for its turn, has no
  /// buttons, and is heard.
  fileprivate var onceMore: ToastRequest {
    var request = self
    request.content.actions = []
    request.configuration.policy = .sequential
    request.configuration.exactDuration = false
    if request.configuration.duration.interval == nil {
      request.configuration.duration = ToastConfiguration().duration
    }
    request.speech.destination = .loudspeaker
    request.origin.process = ""
    // It is not the sender's terminal that it is asked for from.
    request.origin.isTerminal = false
    return request
  }
}
