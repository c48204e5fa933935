extension ToastCenter {
  /// Finds out whether a toast says what another one has said a moment ago.
  func noteRepetition(_ id: ToastID) {
    guard let toast = toasts[id], toast.original == nil, Self.mayRepeat(toast.request) else {
      return
    }
    let text = Repetitions.Text(
      sender: toast.request.origin.application,
      announcement: toast.presentation.wording.announcement)
    guard let leader = repetitions.note(id, text, at: scheduler.now),
      let first = toasts[leader], first.outcome == nil
    else { return }
    toasts[leader]?.followers.append(id)
    toasts[id]?.leader = leader
    toasts[id]?.led = first.reports
    if !first.isPresented {
      // It is not said yet, and will be with its count.
      stand(leader, for: first.count + 1)
    } else if let carrier = first.carrier {
      toasts[carrier]?.repeats += 1
    } else {
      toasts[leader]?.carrier = id
      toasts[id]?.repeats = 2
      let end = scheduler.now + Repetitions.window
      _ = scheduler.schedule(at: end) { [weak self] in self?.post { $0.tellCount(of: leader, id) } }
    }
  }

  /// Those that are told apart by what becomes of them are said each for itself.
  private static func mayRepeat(_ request: ToastRequest) -> Bool {
    if case .coalesce = request.configuration.policy { return false }
    return request.speech.destination == .loudspeaker && request.content.actions.isEmpty
  }

  /// Says how often a toast that is said already has come, for the first that repeats it.
  private func tellCount(of leader: ToastID, _ carrier: ToastID) {
    guard let toast = toasts[carrier], toast.outcome == nil else { return }
    toasts[carrier]?.leader = nil
    let times = Sentences.ended(toast.request.wordingLanguage.times(toast.repeats))
    toasts[carrier]?.amend(toast.request, toast.presentation.wording.saying(times))
    toasts[carrier]?.isSaidEarly = true
    advance(carrier)
  }

  /// A toast that another one is said for has what became of that one.
  func follow(_ id: ToastID) {
    guard let toast = toasts[id], let leader = toast.leader else { return }
    for sense in [ToastSense.announcement, .voice] where toast.progress[sense] == nil {
      switch toasts[leader]?.progress[sense] {
      case .underWay: toasts[id]?.progress[sense] = .underWay
      case .done(let report): toasts[id]?.progress[sense] = .done(report.said(with: leader))
      case nil:
        let report = toast.led[sense] ?? ChannelReport(.skipped)
        toasts[id]?.progress[sense] = .done(report.said(with: leader))
      }
    }
  }

  /// Tells the toasts that are said with another one what became of that.
  func lead(_ followers: [ToastID], _ sense: ToastSense, _ report: ChannelReport) {
    for id in followers {
      guard let leader = toasts[id]?.leader else { continue }
      toasts[id]?.led[sense] = report
      if toasts[id]?.progress[sense] == .underWay { finish(id, sense, report.said(with: leader)) }
    }
  }
}

extension ChannelReport {
  fileprivate func said(with leader: ToastID) -> ChannelReport {
    var report = self
    report.reason = "said once with toast \(leader), which says the same"
    return report
  }
}
