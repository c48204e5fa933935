import GLibKit
import Testing
import ToastCore

@testable import ToastATSPI

/// Where a toast's objects are on the screen, and which of them has the keyboard.
@Suite struct AccessiblePlaceTests {
  private typealias Reference = Structure<String, ObjectPath>

  private var tree = AccessibleTree(applicationName: "Editor", hasScreen: true)
  private let toast: ObjectPath

  init() {
    toast = tree.insert(
      ToastID(7),
      Wording(ToastContent(title: "Saved", message: "To disk", actions: [ToastAction("Undo") {}])),
      closeButton: "Dismiss")
  }

  private static let surface = ToastPlaces.Frame(x: 100, y: 20, width: 400, height: 100)

  private static func places(focus: Int? = nil, surface: ToastPlaces.Frame = surface)
    -> ToastPlaces
  {
    func at(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> ToastPlaces.Frame {
      .init(x: surface.x + x, y: surface.y + y, width: width, height: height)
    }
    return ToastPlaces(
      surface: surface, texts: [at(20, 10, 200, 20), at(20, 90, 200, 40)],
      buttons: [at(300, 30, 60, 40)], close: at(370, 10, 24, 24), focus: focus)
  }

  private func path(_ part: String) -> ObjectPath { ObjectPath("\(toast)_\(part)") ?? toast }

  private func states(_ path: ObjectPath) -> Set<AccessibleNode.State> {
    Set(tree[path]?.states ?? [])
  }

  @Test mutating func `a toast that comes to be on the screen has bounds, and no focus`() {
    let changes = tree.place(toast, Self.places())
    let bounds = changes.compactMap { change -> ObjectPath? in
      if case .bounds(let path, _) = change { path } else { nil }
    }
    #expect(
      bounds == [toast, path("label0"), path("label1"), path("button0"), path("close0")])
    #expect(
      changes.dropFirst(bounds.count) == [
        .state(path("button0"), .focusable, true), .state(path("close0"), .focusable, true),
      ])
    #expect(tree.subtree(toast).allSatisfy { !$0.states.contains(.focused) })
    #expect(!states(toast).contains(.focusable) && !states(path("label0")).contains(.focusable))
    #expect(tree.place(toast, Self.places()).isEmpty, "nothing is told twice")
  }

  @Test mutating func `the keyboard goes from button to button, and what loses it is told first`() {
    _ = tree.place(toast, Self.places())
    #expect(tree.place(toast, Self.places(focus: 0)) == [.state(path("button0"), .focused, true)])
    #expect(states(path("button0")).isSuperset(of: [.focused, .focusable]))
    #expect(
      tree.place(toast, Self.places(focus: 1)) == [
        .state(path("button0"), .focused, false), .state(path("close0"), .focused, true),
      ])
    #expect(
      tree.place(toast, nil) == [
        .state(path("button0"), .focusable, false), .state(path("close0"), .focusable, false),
        .state(path("close0"), .focused, false),
      ])
    #expect(tree.subtree(toast).allSatisfy { $0.frame == nil })
  }

  @Test mutating func `a toast that moves tells where its parts are now`() throws {
    _ = tree.place(toast, Self.places())
    var other = Self.surface
    other.y = 200
    let changes = tree.place(toast, Self.places(surface: other))
    #expect(changes.count == 5 && changes.first == .bounds(toast, other))
    #expect(tree[path("label0")]?.frame?.y == 210)
  }

  /// The object that is found at a point.
  private func hit(_ asked: ObjectPath, _ x: Int32, _ y: Int32, from origin: UInt32 = 0) throws
    -> String?
  {
    let node = try #require(tree[asked])
    let reply = AccessiblePlace(node, tree).answer(
      "GetAccessibleAtPoint", .tuple(x, y, origin), { Structure(":1.7", $0) })
    return reply?.first(Reference.self)?.fields.1.description
  }

  @Test mutating func `the object at a point is the one that is seen there`() throws {
    let null = AccessibleTree.nullPath.description
    #expect(try hit(toast, 430, 60) == null, "it is nowhere yet")
    _ = tree.place(toast, Self.places())
    #expect(try hit(toast, 430, 60) == path("button0").description)
    #expect(try hit(toast, 480, 40) == path("close0").description)
    #expect(try hit(toast, 130, 35) == path("label0").description)
    #expect(try hit(toast, 110, 80) == toast.description)
    #expect(try hit(toast, 99, 80) == null)
    #expect(try hit(path("label0"), 130, 35) == path("label0").description)
    #expect(try hit(path("label0"), 430, 60) == null, "the button is not in the label")
    #expect(try hit(toast, 130, 112) == path("label1").description)
    #expect(try hit(toast, 130, 130) == null, "that part of the text is scrolled away")
    for origin in [1, 2] as [UInt32] {
      #expect(try hit(path("button0"), 310, 40, from: origin) == path("button0").description)
    }
    #expect(try hit(toast, 330, 40, from: 1) == path("button0").description)
    #expect(try hit(toast, .max, .min, from: 1) == null)
  }
}
