import GLibKit
import SystemKit

/// What the accessible application answers: pure functions of the tree.
///
/// Interfaces, methods and types are those of at-spi2-core's `xml` folder, version 2.46.
struct AccessibleAnswers {
  let tree: AccessibleTree
  /// Our unique name on the bus that asks.
  let busName: String
  /// The registry's object that is the root's parent.
  let desktop: Structure<String, ObjectPath>
  /// The language of our texts, as a POSIX locale name.
  let locale: String

  // MARK: Methods

  func answer(_ interface: String, _ member: String, _ arguments: Variant, _ node: AccessibleNode)
    -> Variant?
  {
    switch interface {
    case "org.a11y.atspi.Accessible": accessible(member, arguments, node)
    case "org.a11y.atspi.Application": application(member)
    case "org.a11y.atspi.Action": action(member, node)
    case "org.a11y.atspi.Component": AccessiblePlace(node, tree).answer(member, arguments, at)
    case "org.a11y.atspi.Text": AccessibleText(node.text).answer(member, arguments)
    default: nil
    }
  }

  private func accessible(
    _ member: String, _ arguments: Variant, _ node: AccessibleNode
  ) -> Variant? {
    switch member {
    case "GetChildAtIndex":
      let index = Int(arguments.decode(Int32.self) ?? Int32(-1))
      return .tuple(node.children.indices.contains(index) ? at(node.children[index]) : null)
    case "GetChildren": return .tuple(node.children.map(at))
    case "GetIndexInParent": return .tuple(tree.index(of: node))
    case "GetRelationSet": return .tuple([Structure<UInt32, [Structure<String, ObjectPath>]>]())
    case "GetRole": return .tuple(node.role.rawValue)
    case "GetRoleName", "GetLocalizedRoleName": return .tuple(node.role.name)
    case "GetState": return .tuple(node.stateWords)
    case "GetAttributes": return .tuple([String: String]())
    case "GetApplication": return .tuple(at(AccessibleTree.rootPath))
    case "GetInterfaces": return .tuple(node.interfaces)
    default: return nil
    }
  }

  private func application(_ member: String) -> Variant? {
    switch member {
    case "GetLocale": .tuple(locale)
    case "GetApplicationBusAddress": .tuple("")
    default: nil
    }
  }

  /// Everything but `DoAction`, which does something.
  private func action(_ member: String, _ node: AccessibleNode) -> Variant? {
    switch member {
    case "GetName": .tuple("press")
    case "GetLocalizedName": .tuple(node.name)
    case "GetDescription", "GetKeyBinding": .tuple("")
    case "GetActions": .tuple([Structure(node.name, "", "")])
    default: nil
    }
  }

  // MARK: Properties

  func property(_ interface: String, _ name: String, _ node: AccessibleNode) -> Variant? {
    switch (interface, name) {
    case ("org.a11y.atspi.Accessible", "Name"): node.name.variant
    case ("org.a11y.atspi.Accessible", "Description"): "".variant
    case ("org.a11y.atspi.Accessible", "HelpText"): "".variant
    case ("org.a11y.atspi.Accessible", "Parent"): parent(of: node).variant
    case ("org.a11y.atspi.Accessible", "ChildCount"): Int32(node.children.count).variant
    case ("org.a11y.atspi.Accessible", "Locale"): locale.variant
    case ("org.a11y.atspi.Accessible", "AccessibleId"): "".variant
    case ("org.a11y.atspi.Application", "ToolkitName"): "ToastMessage".variant
    case ("org.a11y.atspi.Application", "Version"): Release.version.variant
    case ("org.a11y.atspi.Application", "ToolkitVersion"): Release.version.variant
    case ("org.a11y.atspi.Application", "AtspiVersion"): "2.1".variant
    case ("org.a11y.atspi.Action", "NActions"): Int32(1).variant
    case ("org.a11y.atspi.Text", "CharacterCount"): Int32(node.text.unicodeScalars.count).variant
    case ("org.a11y.atspi.Text", "CaretOffset"): Int32(-1).variant
    default: nil
    }
  }

  // MARK: References and the cache

  func at(_ path: ObjectPath) -> Structure<String, ObjectPath> { Structure(busName, path) }

  private var null: Structure<String, ObjectPath> { Structure("", AccessibleTree.nullPath) }

  /// Orca 51 takes an application whose parent is not exactly what the registry said for one that
  /// is not on the desktop.
  private func parent(of node: AccessibleNode) -> Structure<String, ObjectPath> {
    node.parent.map(at) ?? desktop
  }

  /// All objects, as `Cache.GetItems` returns them.
  var cacheItems: Variant {
    .tuple(tree.subtree(AccessibleTree.rootPath).map(cacheItem))
  }

  typealias CacheItem = Structure<
    Structure<String, ObjectPath>, Structure<String, ObjectPath>, Structure<String, ObjectPath>,
    Int32, Int32, [String], String, UInt32, String, [UInt32]
  >

  /// One object, as the cache's signals carry it.
  func cacheItem(_ node: AccessibleNode) -> CacheItem {
    Structure(
      at(node.path), at(AccessibleTree.rootPath), parent(of: node), tree.index(of: node),
      Int32(node.children.count), node.interfaces, node.name, node.role.rawValue, "",
      node.stateWords)
  }
}
