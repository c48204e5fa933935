import GLibKit
import ToastCore

/// What the Component interface answers of an object: where it is on the screen.
struct AccessiblePlace {
  /// What AT-SPI counts places from.
  private enum Origin: UInt32 {
    case screen, window, parent
  }

  /// The layer of what is no window and no menu, `ATSPI_LAYER_WIDGET`.
  private static let widgetLayer: UInt32 = 3

  private let node: AccessibleNode
  private let tree: AccessibleTree

  init(_ node: AccessibleNode, _ tree: AccessibleTree) {
    self.node = node
    self.tree = tree
  }

  /// - Parameter reference: makes the reference to an object.
  func answer(
    _ member: String, _ arguments: Variant,
    _ reference: (ObjectPath) -> Structure<String, ObjectPath>
  ) -> Variant? {
    switch member {
    case "GetExtents":
      let frame = frame(from: arguments.decode(UInt32.self))
      return .tuple([
        Structure(
          Int32(frame.x), Int32(frame.y), Int32(frame.width), Int32(frame.height)
        ).variant
      ])
    case "GetPosition":
      let frame = frame(from: arguments.decode(UInt32.self))
      return .tuple([Int32(frame.x).variant, Int32(frame.y).variant])
    case "GetSize":
      let frame = frame(from: nil)
      return .tuple([Int32(frame.width).variant, Int32(frame.height).variant])
    case "Contains":
      guard let (x, y, origin) = arguments.decode(Int32.self, Int32.self, UInt32.self) else {
        return .tuple(false)
      }
      return .tuple(frame(from: origin).contains(x, y))
    case "GetAccessibleAtPoint":
      guard let (x, y, origin) = arguments.decode(Int32.self, Int32.self, UInt32.self) else {
        return nil
      }
      return .tuple(
        part(atX: Int(x), y: Int(y), from: origin).map { reference($0.path) }
          ?? Structure("", AccessibleTree.nullPath))
    case "GetLayer": return .tuple(Self.widgetLayer)
    case "GetMDIZOrder": return .tuple(Int16(-1))
    case "GetAlpha": return .tuple(1.0)
    // The keyboard is moved to a toast by a person alone.
    case "GrabFocus", "SetExtents", "SetPosition", "SetSize", "ScrollTo", "ScrollToPoint":
      return .tuple(false)
    default: return nil
    }
  }

  /// The object itself or the one in it that is seen at a point. What a toast has scrolled away is
  /// not seen.
  private func part(atX x: Int, y: Int, from number: UInt32) -> AccessibleNode? {
    let origin = origin(number)
    let (x, y) = (Int32(clamping: x + (origin?.x ?? 0)), Int32(clamping: y + (origin?.y ?? 0)))
    guard tree[tree.toast(of: node)]?.frame?.contains(x, y) == true else { return nil }
    return tree.subtree(node.path).last { $0.frame?.contains(x, y) == true }
  }

  /// Its place; without any it has no size.
  private func frame(from number: UInt32?) -> ToastPlaces.Frame {
    guard var frame = node.frame else { return .init(x: 0, y: 0, width: 0, height: 0) }
    let origin = origin(number)
    frame.x -= origin?.x ?? 0
    frame.y -= origin?.y ?? 0
    return frame
  }

  /// What places are counted from; `nil` for the corner of the screen.
  private func origin(_ number: UInt32?) -> ToastPlaces.Frame? {
    switch number.flatMap(Origin.init) ?? .screen {
    case .screen: nil
    case .window: tree[tree.toast(of: node)]?.frame
    case .parent: node.parent.flatMap { tree[$0]?.frame }
    }
  }
}

extension ToastPlaces.Frame {
  fileprivate func contains(_ x: Int32, _ y: Int32) -> Bool {
    (self.x..<self.x + width).contains(Int(x)) && (self.y..<self.y + height).contains(Int(y))
  }
}
