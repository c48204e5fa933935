public import ToastLayout

/// A toast of a running program, as the accessibility bus has it.
public struct LiveToast: Sendable, Equatable {
  /// An object of an accessible tree.
  public struct Object: Sendable, Equatable {
    /// The role, as AT-SPI spells it: `push button`.
    public var role: String
    /// The accessible name.
    public var name: String
    /// The accessible description.
    public var description: String
    /// Where it is, in pixels, from the corner of its screen or window; `nil` where it does not say.
    public var extents: Rect?
    /// How many actions it has.
    public var actionCount: Int
    /// Whether it can have the focus.
    public var isFocusable: Bool
    /// What is in it, in order.
    public var children: [Object]

    /// An object.
    public init(
      role: String, name: String = "", description: String = "", extents: Rect? = nil,
      actionCount: Int = 0, isFocusable: Bool = false, children: [Object] = []
    ) {
      self.role = role
      self.name = name
      self.description = description
      self.extents = extents
      self.actionCount = actionCount
      self.isFocusable = isFocusable
      self.children = children
    }
  }

  /// The name of the application.
  public var application: String
  /// The toast's own object.
  public var object: Object
  /// The language that it says it is in; empty where it says none.
  public var locale: String
  /// Whether its coming was listened for: else nothing is known of what was said of it.
  public var isWatched: Bool
  /// What was announced of it.
  public var announcements: [String]
  /// Whether listeners were told that it is shown.
  public var isShown: Bool
  /// How often its application said that something got the focus when it came.
  public var focusEvents: Int

  /// A toast.
  public init(
    application: String = "", object: Object, locale: String = "", isWatched: Bool = true,
    announcements: [String] = [], isShown: Bool = false, focusEvents: Int = 0
  ) {
    self.application = application
    self.object = object
    self.locale = locale
    self.isWatched = isWatched
    self.announcements = announcements
    self.isShown = isShown
    self.focusEvents = focusEvents
  }
}

extension LiveToast.Object {
  /// What its role makes of it.
  enum Kind { case label, button, picture, other }

  var kind: Kind {
    switch role {
    case "label", "static", "text", "paragraph", "heading", "caption": .label
    case "push button", "button", "toggle button", "link", "menu item", "check box": .button
    case "icon", "image", "canvas": .picture
    default: actionCount > 0 ? .button : .other
    }
  }

  /// It and everything in it, in the order of reading.
  var everything: [LiveToast.Object] { [self] + children.flatMap(\.everything) }

  /// The texts of the labels in it.
  var labels: [String] {
    children.flatMap(\.everything).filter { $0.kind == .label && $0.isNamed }.map(\.name)
  }

  var isNamed: Bool { name.contains { !$0.isWhitespace } }
}

extension LiveToast {
  /// Its labels outside of buttons: what is seen of its text.
  var texts: [(element: AuditElement, object: Object)] {
    var found: [Object] = []
    func look(_ object: Object) {
      if object.kind == .label, object.isNamed { found.append(object) }
      if object.kind != .button { for child in object.children { look(child) } }
    }
    for child in object.children { look(child) }
    return found.enumerated().map { (.text($0), $1) }
  }

  /// What can be pressed in it.
  var buttons: [(element: AuditElement, object: Object)] {
    object.children.flatMap(\.everything).filter { $0.kind == .button }.enumerated()
      .map { (.action($0), $1) }
  }

  /// The pictures in it.
  var pictures: [Object] { object.children.flatMap(\.everything).filter { $0.kind == .picture } }
}

extension AuditElement {
  /// The first text is the title and the second the message, as far as that can be told.
  fileprivate static func text(_ index: Int) -> AuditElement { index == 0 ? .title : .message }
}
