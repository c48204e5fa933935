import GLibKit
import Testing
import ToastCore

@testable import ToastATSPI

/// Every answer has the type that the description promises: GDBus drops one that has not, and a
/// screen reader waits for it in vain.
@Suite struct AccessibleAnswersTests {
  private static let descriptions = [
    InterfaceDescriptions.accessible, InterfaceDescriptions.application,
    InterfaceDescriptions.action, InterfaceDescriptions.text, InterfaceDescriptions.component,
  ]

  private let tree: AccessibleTree
  private let answers: AccessibleAnswers
  private let toast: ObjectPath

  init() {
    var tree = AccessibleTree(applicationName: "Editor", hasScreen: true)
    toast = tree.insert(
      ToastID(7),
      Wording(
        ToastContent(
          title: "Saved", message: "Your file was saved", action: ToastAction("Undo") {}),
        severity: .success))
    self.tree = tree
    answers = AccessibleAnswers(
      tree: tree, busName: ":1.7", desktop: Structure(":1.0", "/desktop"), locale: "de_DE.UTF-8")
  }

  /// Arguments of a signature, in which numbers are what a caller may send.
  private func arguments(_ signature: String, _ number: Int32) -> Variant {
    .tuple(
      signature.compactMap { type -> Variant? in
        switch type {
        case "i": number.variant
        case "u": UInt32(truncatingIfNeeded: number).variant
        case "s": "weight".variant
        case "b": true.variant
        default: nil
        }
      })
  }

  private var nodes: [AccessibleNode] { tree.subtree(AccessibleTree.rootPath) }

  @Test(arguments: [0, 1, 5, -1, .max, .min] as [Int32])
  func `every method answers with what is promised, whatever number it gets`(number: Int32) {
    for description in Self.descriptions {
      for node in nodes where node.interfaces.contains(description.name) {
        for method in description.methods where method.name != "DoAction" {
          let arguments = arguments(method.arguments, number)
          #expect(arguments.signature == method.arguments, "the test knows every type")
          let answer = answers.answer(description.name, method.name, arguments, node)
          #expect(
            answer?.signature == method.result, "\(description.name).\(method.name) of \(node.path)"
          )
        }
      }
    }
  }

  @Test func `every property has the type that is promised`() {
    for description in Self.descriptions {
      for node in nodes where node.interfaces.contains(description.name) {
        for property in description.properties where property.name != "Id" {
          let value = answers.property(description.name, property.name, node)
          #expect(
            value?.signature == property.signature,
            "\(description.name).\(property.name) of \(node.path)")
        }
      }
    }
  }

  @Test func `every interface of an object is described, and each described one is some object's`()
  {
    let served = Set(nodes.flatMap(\.interfaces))
    #expect(served == Set(Self.descriptions.map(\.name)))
    #expect(InterfaceDescriptions.application.properties.filter(\.isWritable).map(\.name) == ["Id"])
  }

  @Test func `the cache holds every object in the form that libatspi takes`() throws {
    let method = try #require(InterfaceDescriptions.cache.methods.first)
    #expect(method.name == "GetItems")
    #expect(answers.cacheItems.signature == method.result)
    let items = try #require(answers.cacheItems.first([AccessibleAnswers.CacheItem].self))
    #expect(items.map { $0.fields.0.fields.1 } == nodes.map(\.path))
    let root = items[0].fields
    #expect(root.2.fields.0 == ":1.0", "the root's parent is what the registry said")
    #expect(root.3 == -1)
    #expect(root.4 == 1)
    let item = items[1].fields
    #expect(item.2.fields.1 == AccessibleTree.rootPath)
    #expect(item.3 == 0)
    #expect(item.4 == 3)
    #expect(item.6 == "Success: Saved")
    #expect(item.7 == 101)
    #expect(item.8 == "", "34: the description stays empty")
  }

  @Test func `a child that is not there is the null object`() {
    typealias Reference = Structure<String, ObjectPath>
    for (index, path) in [
      (0, "\(toast)_label0"), (2, "\(toast)_button0"), (3, "/org/a11y/atspi/null"),
      (-1, "/org/a11y/atspi/null"),
    ] as [(Int32, String)] {
      let reply = tree[toast].flatMap {
        answers.answer("org.a11y.atspi.Accessible", "GetChildAtIndex", .tuple(index), $0)
      }
      #expect(reply?.first(Reference.self)?.fields.1.description == path)
    }
  }

  @Test func `36: a toast's texts and roles are what is asked for`() throws {
    let node = try #require(tree[toast])
    let accessible = "org.a11y.atspi.Accessible"
    func value(_ name: String) -> String? {
      answers.property(accessible, name, node).flatMap(String.init(variant:))
    }
    #expect(value("Name") == "Success: Saved")
    #expect(value("Description") == "")
    #expect(value("Locale") == "de_DE.UTF-8")
    #expect(
      answers.answer(accessible, "GetRole", .tuple([]), node)?.first(UInt32.self) == 101)
    #expect(
      answers.answer(accessible, "GetRoleName", .tuple([]), node)?.first(String.self)
        == "notification")
    #expect(answers.property(accessible, "Nothing", node) == nil)
    #expect(answers.answer(accessible, "GetNothing", .tuple([]), node) == nil)
    #expect(answers.answer("org.a11y.atspi.Nothing", "GetRole", .tuple([]), node) == nil)
  }
}
