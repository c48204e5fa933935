/// A toast from its acceptance to its report.
struct TrackedToast: Sendable {
  /// What the channels get.
  var presentation: ToastPresentation
  let observer: ToastObserver
  /// When it came, as the time since 1970 began in UTC.
  var time: Duration?
  /// The toast that this one says once more.
  var original: ToastID?
  /// How far each channel has come with this revision.
  var progress: [ToastSense: DeliveryPlan.Progress] = [:]
  /// Takes back the limit of a channel that is at work.
  var limits: [ToastSense: @Sendable () -> Void] = [:]
  /// Takes back the limit of a handler that runs.
  var handlerLimit: (@Sendable () -> Void)?
  var isPresented = false
  var isPutAway = false
  /// Its feedback was given apart from its words.
  var isFelt = false
  var outcome: ToastOutcome?
  /// How many toasts it stands for.
  var count = 1
  /// The toast that is said for this one too.
  var leader: ToastID?
  /// The toasts that are said with this one.
  var followers: [ToastID] = []
  /// The one of them that tells how many there are, once no more may come.
  var carrier: ToastID?
  /// How often the same has been said, as the carrier tells it.
  var repeats = 1
  /// What became of the one that is said for this one too.
  var led: [ToastSense: ChannelReport] = [:]
  /// It is said before its turn.
  var isSaidEarly = false
  /// How often its progress is told.
  var pace: ProgressPace?

  init(_ presentation: ToastPresentation, observer: @escaping ToastObserver) {
    self.presentation = presentation
    self.observer = observer
  }

  var id: ToastID { presentation.id }
  var request: ToastRequest { presentation.request }
  /// Whether do not disturb is not about it: an emergency, or what a person asks to hear again.
  var passesQuiet: Bool { request.configuration.isEmergency || original != nil }
  var isUnderWay: Bool { progress.values.contains(.underWay) }

  /// What the channels that are done have come to.
  var reports: [ToastSense: ChannelReport] {
    progress.compactMapValues { if case .done(let report) = $0 { report } else { nil } }
  }

  /// A toast that expired while a channel was still trying is still owed to the person; one that
  /// somebody ended is not.
  var isWanted: Bool { outcome == nil || outcome == .expired }

  /// Whether its text is all that is left for the person.
  var isOwed: Bool {
    guard request.wishes.text != .never, isWanted else { return false }
    return !reports.values.contains { $0.state == .delivered }
  }

  /// What it says from now on; every channel begins anew with it.
  mutating func revise(_ request: ToastRequest, _ wording: Wording) {
    presentation = ToastPresentation(
      id: id, revision: presentation.revision + 1, request: request, wording: wording)
    progress = [:]
    leader = nil
  }

  /// What it says from now on, told to nobody.
  mutating func amend(_ request: ToastRequest, _ wording: Wording) {
    presentation = ToastPresentation(
      id: id, revision: presentation.revision, request: request, wording: wording)
  }
}
