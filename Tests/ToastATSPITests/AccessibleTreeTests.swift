import GLibKit
import Testing
import ToastCore

@testable import ToastATSPI

@Suite struct AccessibleTreeTests {
  private static func wording(_ title: String = "Saved") -> Wording {
    Wording(
      ToastContent(
        title: title, message: "Your file was saved",
        actions: [ToastAction("Undo") {}, ToastAction("Retry") {}]), severity: .success)
  }

  @Test func `an application without toasts is its root alone`() throws {
    let tree = AccessibleTree(applicationName: "Editor")
    let root = try #require(tree[AccessibleTree.rootPath])
    #expect(root.role == .application)
    #expect(root.name == "Editor")
    #expect(root.parent == nil)
    #expect(tree.toasts.isEmpty)
    #expect(tree.index(of: root) == -1)
    #expect(tree.subtree(AccessibleTree.rootPath).count == 1)
    #expect(tree.subtree("/nowhere").isEmpty)
  }

  @Test func `34: a toast is a notification with its labels and then its buttons`() throws {
    var tree = AccessibleTree(applicationName: "Editor")
    let path = tree.insert(ToastID(7), Self.wording())
    let nodes = tree.subtree(path)
    #expect(nodes.map(\.role) == [.notification, .label, .label, .pushButton, .pushButton])
    #expect(
      nodes.map(\.name)
        == ["Success: Saved", "Success: Saved", "Your file was saved", "Undo", "Retry"])
    #expect(nodes.dropFirst().allSatisfy { $0.parent == path })
    #expect(nodes[0].parent == AccessibleTree.rootPath)
    #expect(nodes.dropFirst().map { tree.index(of: $0) } == [0, 1, 2, 3])
    #expect(nodes.allSatisfy { tree.toast(of: $0) == path })
    #expect(Set(nodes.map(\.path)).count == nodes.count)
  }

  @Test func `48: the button that closes it comes last`() {
    var tree = AccessibleTree(applicationName: "Editor")
    let path = tree.insert(ToastID(7), Self.wording(), closeButton: "Dismiss")
    let buttons = tree.subtree(path).filter { $0.role == .pushButton }
    #expect(buttons.map(\.name) == ["Undo", "Retry", "Dismiss"])
  }

  @Test func `toasts stand in the order in which they came, each under a path of its own`() throws {
    var tree = AccessibleTree(applicationName: "Editor")
    let paths = [3, 1, 12].map { tree.insert(ToastID($0), Self.wording()) }
    #expect(tree.toasts == paths)
    #expect(Set(paths).count == 3)
    #expect(try tree.index(of: #require(tree[paths[2]])) == 2)
    tree.remove(paths[0])
    #expect(tree.toasts == [paths[1], paths[2]])
    #expect(try tree.index(of: #require(tree[paths[2]])) == 1)
    #expect(tree[paths[0]] == nil)
  }

  @Test func `a toast that goes takes all of it along`() {
    var tree = AccessibleTree(applicationName: "Editor")
    let path = tree.insert(ToastID(1), Self.wording())
    tree.remove(path)
    tree.remove(path)
    #expect(tree.nodes.count == 1)
    #expect(tree.subtree(AccessibleTree.rootPath).count == 1)
  }

  @Test func `states are two words of bits`() throws {
    var tree = AccessibleTree(applicationName: "Editor")
    let path = tree.insert(ToastID(1), Self.wording())
    let node = try #require(tree[path])
    // ENABLED 8, SENSITIVE 24, SHOWING 25 and VISIBLE 30 of AT-SPI's states.
    let states: [UInt32] = [8, 24, 25, 30]
    #expect(node.stateWords == [states.reduce(0) { $0 | 1 << $1 }, 0])
  }
}
