import ToastCore

/// All that `toast doctor` has found out, before anything is made of it.
struct DoctorFacts: Sendable {
  /// Something that is there, or why it is not.
  enum Found<Value: Sendable>: Sendable {
    case there(Value)
    case absent(String)
  }

  /// The notification server of a desktop.
  struct NotificationServer: Sendable, Equatable {
    var name: String
    var version: String
  }

  /// The address of the session bus.
  var sessionBus: Found<String>
  /// What whoever presents toasts says: the session's agent, or, without a session bus, one for a
  /// single toast.
  var diagnosis: Found<DeliveryDiagnosis>
  /// The desktop's notification server; `nil` where it has none.
  var notificationServer: NotificationServer?
  /// `DISPLAY`, where it is set.
  var display: String?
  /// `WAYLAND_DISPLAY`, where it is set.
  var waylandDisplay: String?
  /// Whether standard error is a terminal.
  var isTerminal: Bool
  /// Whether the session came over the network.
  var isRemote: Bool
  /// The languages that are wanted, as BCP 47 tags.
  var languages: [String]
  /// The language of our own words.
  var wording: WordingLanguage
  /// What the person prefers, with sources.
  var preferences: ResolvedPreferences
  /// Whether nothing is to disturb the person now.
  var isQuiet: Bool
  /// What is wrong with the preferences file or with settings in the environment.
  var problems: [String]
  /// The desktop's sources that have not answered in time.
  var late: [String]
}
