import GLibKit
import ToastCore

/// One object of the accessible application, as a plain value.
struct AccessibleNode: Sendable {
  /// The roles that occur here, with AT-SPI's numbers.
  enum Role: UInt32, Sendable {
    case label = 29
    case pushButton = 43
    case application = 75
    case notification = 101

    /// AT-SPI's name of the role.
    var name: String {
      switch self {
      case .label: "label"
      case .pushButton: "push button"
      case .application: "application"
      case .notification: "notification"
      }
    }
  }

  /// The states that occur here, with AT-SPI's numbers.
  enum State: UInt32, Sendable {
    case enabled = 8
    case focusable = 11
    case focused = 12
    case sensitive = 24
    case showing = 25
    case visible = 30

    /// AT-SPI's name of the state, as events have it.
    var name: String {
      switch self {
      case .enabled: "enabled"
      case .focusable: "focusable"
      case .focused: "focused"
      case .sensitive: "sensitive"
      case .showing: "showing"
      case .visible: "visible"
      }
    }
  }

  /// What has changed of an object, and is told to whoever listens for it.
  enum Change: Equatable, Sendable {
    /// Where it is.
    case bounds(ObjectPath, ToastPlaces.Frame)
    /// Whether it is in a state.
    case state(ObjectPath, State, Bool)
  }

  let path: ObjectPath
  let role: Role
  /// The name; the description of every object here is empty, since Orca 43 says a description
  /// beside labels twice.
  var name: String
  /// What can be reviewed of it, where that is more than the name: a reader reads names out, however
  /// long they are.
  var wholeText: String?
  /// `nil` for the root, whose parent is the registry's.
  let parent: ObjectPath?
  var children: [ObjectPath] = []
  var states: [State] = [.enabled, .sensitive, .showing, .visible]

  /// Where it is on the screen; `nil` where it is not there (yet).
  var frame: ToastPlaces.Frame?
  /// Whether it may come to be on a screen.
  var hasPlace = false

  /// What its Text interface holds.
  var text: String { wholeText ?? name }

  /// The interfaces beside Accessible.
  var interfaces: [String] {
    let others: [String] =
      switch role {
      case .application: ["Application"]
      case .label: ["Text"]
      case .pushButton: ["Action"]
      case .notification: []
      }
    let place = hasPlace ? ["Component"] : []
    return (["Accessible"] + others + place).map { "org.a11y.atspi.\($0)" }
  }

  /// The states as AT-SPI sends them: a set of 64 bits in two words.
  var stateWords: [UInt32] {
    var words: [UInt32] = [0, 0]
    for state in states { words[Int(state.rawValue / 32)] |= 1 << (state.rawValue % 32) }
    return words
  }
}
