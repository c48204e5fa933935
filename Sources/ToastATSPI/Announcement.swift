import GLibKit
import ToastCore

/// One toast on its way to the listeners: who was told, and what came back.
struct Announcement: Sendable {
  /// A listener on one of the buses.
  struct Address: Hashable, Sendable {
    let bus: BusLink.ID
    /// A unique name; `nil` stands for everybody, where the registry does not tell who listens.
    let name: String?
  }

  /// What one listener was sent.
  struct Telling: Sendable {
    let event: ListenerReport.Event
    let isReader: Bool
    var process: String
    /// `nil` while the event waits for its turn.
    var sentAt: Duration?
    var receipt: ListenerReport.Receipt?
    /// Nothing more is awaited from this listener.
    var isSettled = false
  }

  let id: ToastID
  let path: ObjectPath
  /// What is announced.
  let text: String
  /// How many of its buttons are actions; the one after them closes it.
  let actions: Int
  let politeness: ToastPoliteness
  /// The form for listeners that take both.
  let form: AccessibilityPreferences.Announce
  var tellings: [Address: Telling] = [:]
  /// The buses whose table of listeners was being read when the toast came.
  var awaited: Set<BusLink.ID> = []
  /// Who heard a broadcast, as was found afterwards.
  var excused: Set<Address> = []
  /// When the last event was sent, and when a reader last called on the toast.
  var lastEvent: Duration?
  var lastLook: Duration?
  /// A reader is looking around in the toast.
  var isVisited = false
  /// The toast is over; its object stays as long as its last event needs it.
  var isEnded = false
  /// The report was given.
  var isReported = false
  /// Tells the centre.
  let events: @Sendable (ToastChannelEvent) -> Void

  /// Whether nobody's answer is awaited.
  var isSettled: Bool { awaited.isEmpty && tellings.values.allSatisfy(\.isSettled) }

  /// What to report, as things stand.
  var report: ChannelReport {
    let listeners = tellings.values.map {
      ListenerReport(
        process: $0.process, event: $0.event, isReader: $0.isReader, receipt: $0.receipt)
    }.sorted { ($0.process, $0.event.rawValue) < ($1.process, $1.event.rawValue) }
    let readers = listeners.filter(\.isReader)
    let relevant = readers.isEmpty ? listeners : readers
    if relevant.contains(where: { $0.receipt != nil }) {
      return ChannelReport(.delivered, listeners: listeners)
    }
    return ChannelReport(
      .unconfirmed, reason: "no listener has read it", listeners: listeners)
  }

  /// What libatspi's readers know as politeness.
  var politenessNumber: Int32 {
    switch politeness {
    case .polite: 1
    case .assertive: 2
    }
  }
}
