import GLibKit
import ToastCore

/// The accessible application as a tree of plain values: the root, its toasts, and each toast's
/// labels and buttons. It is changed by inserting and removing whole toasts and nowhere else.
struct AccessibleTree: Sendable {
  static let rootPath: ObjectPath = "/org/a11y/atspi/accessible/root"
  static let cachePath: ObjectPath = "/org/a11y/atspi/cache"
  static let nullPath: ObjectPath = "/org/a11y/atspi/null"

  private(set) var nodes: [ObjectPath: AccessibleNode] = [:]

  private let hasScreen: Bool

  /// - Parameter hasScreen: whether toasts may come to be on a screen.
  init(applicationName: String, hasScreen: Bool = false) {
    self.hasScreen = hasScreen
    nodes[Self.rootPath] = AccessibleNode(
      path: Self.rootPath, role: .application, name: applicationName, parent: nil)
  }

  subscript(path: ObjectPath) -> AccessibleNode? { nodes[path] }

  /// The toasts, in the order in which they came.
  var toasts: [ObjectPath] { nodes[Self.rootPath]?.children ?? [] }

  /// An object and all below it, parents first.
  func subtree(_ path: ObjectPath) -> [AccessibleNode] {
    guard let node = nodes[path] else { return [] }
    return [node] + node.children.flatMap(subtree)
  }

  /// The place of an object among its parent's children; −1 for the root.
  func index(of node: AccessibleNode) -> Int32 {
    guard let parent = node.parent.flatMap({ nodes[$0] }),
      let index = parent.children.firstIndex(of: node.path)
    else { return -1 }
    return Int32(index)
  }

  /// Adds a toast under a path that was never used before: Orca takes the second showing of one
  /// object for the first.
  mutating func insert(
    _ id: ToastID, revision: Int = 0, _ wording: Wording, closeButton: String? = nil
  ) -> ObjectPath {
    let path = Self.path(of: id, revision)
    var toast = AccessibleNode(
      path: path, role: .notification, name: wording.names.first ?? "", parent: Self.rootPath)
    toast.hasPlace = hasScreen
    func add(_ role: AccessibleNode.Role, _ kind: String, _ texts: [(name: String, whole: String?)])
    {
      for (index, text) in texts.enumerated() {
        guard let child = ObjectPath("\(path)_\(kind)\(index)") else { continue }
        nodes[child] = AccessibleNode(
          path: child, role: role, name: text.name, wholeText: text.whole, parent: path,
          hasPlace: hasScreen)
        toast.children.append(child)
      }
    }
    add(.label, "label", Self.labels(of: wording))
    add(.pushButton, "button", wording.buttons.map { ($0, nil) })
    add(.pushButton, "close", closeButton.map { [($0, nil)] } ?? [])
    nodes[path] = toast
    nodes[Self.rootPath]?.children.append(path)
    return path
  }

  /// The labels: each as it is read out, and as it is reviewed. The last one holds what is left of
  /// texts that are not read out at all.
  private static func labels(of wording: Wording) -> [(name: String, whole: String?)] {
    let last = wording.names.count - 1
    return wording.names.enumerated().map { index, name in
      let texts = index < last ? wording.labels[index...index] : wording.labels[index...]
      return (name, texts.joined(separator: " "))
    }
  }

  /// Notes where a toast and its parts are on the screen, and which of its buttons has the keyboard.
  ///
  /// - Returns: what is to be told of that, in order.
  mutating func place(_ path: ObjectPath, _ places: ToastPlaces?) -> [AccessibleNode.Change] {
    var frames = [path: places?.surface]
    let children = nodes[path]?.children ?? []
    let buttons = children.filter { nodes[$0]?.role == .pushButton }
    let buttonFrames = (places?.buttons ?? []) + [places?.close].compactMap(\.self)
    for (label, frame) in zip(children, places?.texts ?? []) where nodes[label]?.role == .label {
      frames[label] = frame
    }
    for (button, frame) in zip(buttons, buttonFrames) { frames[button] = frame }
    let bounds = ([path] + children).flatMap { move($0, to: frames[$0] ?? nil) }
    let focused = places?.focus.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil }
    // What has lost the keyboard comes before what has it now.
    return bounds + buttons.flatMap { set(.focusable, of: $0, nodes[$0]?.frame != nil) }
      + buttons.filter { $0 != focused }.flatMap { set(.focused, of: $0, false) }
      + (focused.map { set(.focused, of: $0, true) } ?? [])
  }

  private mutating func move(
    _ path: ObjectPath, to frame: ToastPlaces.Frame?
  ) -> [AccessibleNode.Change] {
    guard nodes[path]?.frame != frame else { return [] }
    nodes[path]?.frame = frame
    return frame.map { [.bounds(path, $0)] } ?? []
  }

  private mutating func set(
    _ state: AccessibleNode.State, of path: ObjectPath, _ isOn: Bool
  ) -> [AccessibleNode.Change] {
    guard let node = nodes[path], node.states.contains(state) != isOn else { return [] }
    if isOn {
      nodes[path]?.states.append(state)
    } else {
      nodes[path]?.states.removeAll { $0 == state }
    }
    return [.state(path, state, isOn)]
  }

  /// Takes a toast and all below it away.
  mutating func remove(_ path: ObjectPath) {
    for node in subtree(path) { nodes[node.path] = nil }
    nodes[Self.rootPath]?.children.removeAll { $0 == path }
  }

  /// The toast that an object belongs to.
  func toast(of node: AccessibleNode) -> ObjectPath {
    guard let parent = node.parent, parent != Self.rootPath else { return node.path }
    return parent
  }

  private static func path(of id: ToastID, _ revision: Int) -> ObjectPath {
    let suffix = revision == 0 ? "" : "_r\(revision)"
    guard let path = ObjectPath("/org/a11y/atspi/accessible/toast\(id)\(suffix)") else {
      preconditionFailure("digits are allowed in a path")
    }
    return path
  }
}
