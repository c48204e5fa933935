import GLibKit
import Synchronization
import Testing
import ToastCore
import ToastTesting

@testable import ToastATSPI

/// What a real bus and registry carry of where a toast is, and where the keyboard is.
@Suite struct KeyboardTests {
  private static let frame = ToastPlaces.Frame(x: 10, y: 20, width: 300, height: 90)

  private static func places(focus: Int? = nil) -> ToastPlaces {
    ToastPlaces(
      surface: frame, texts: [frame], buttons: [.init(x: 200, y: 40, width: 60, height: 40)],
      focus: focus)
  }

  /// The screen says where a toast is.
  private func tell(_ place: Place, _ places: ToastPlaces?) {
    let application = place.application
    application.loop.run { application.assumeIsolated { $0.place(ToastID(1), places) } }
  }

  @Test func `36: no focus while a toast merely shows, and the button's while it has the keyboard`()
    async throws
  {
    let (place, ear) = try await Place.with([.announcement, .focus])
    let other = try await OtherApplication(in: place.session)
    place.present(1, "Deleted", actions: [ToastAction("Undo") {}])
    _ = try await place.report(1)
    tell(place, Self.places())
    let before = try await ear.everything(through: other)
    #expect(before.map(\.kind) == [.announcement])
    tell(place, Self.places(focus: 0))
    tell(place, Self.places())
    let focus = try await ear.waitFor(2, within: .seconds(10)) { $0.kind == .focus }
    #expect(focus.map(\.detail) == [1, 0])
    #expect(focus.allSatisfy { $0.role == "push button" && $0.path.hasSuffix("toast1_button0") })
  }

  @Test func `a newer text of a toast is where that toast was, and has the keyboard there`()
    async throws
  {
    let (place, ear) = try await Place.with([.announcement, .focus])
    place.present(1, "Copying", actions: [ToastAction("Stop") {}])
    _ = try await place.report(1)
    tell(place, Self.places(focus: 0))
    place.end(1, .replaced)
    place.present(1, "Copied", revision: 1, actions: [ToastAction("Stop") {}])
    let focus = try await ear.waitFor(3, within: .seconds(10)) { $0.kind == .focus }
    #expect(focus.map(\.detail) == [1, 0, 1])
    #expect(focus[2].path.hasSuffix("toast1_r1_button0"))
  }

  @Test func `where a toast's parts are is told once they are there`() async throws {
    let (place, ear) = try await Place.with([.announcement])
    let address = try await place.session.startAccessibility()
    let loop = EventLoop(name: "onlooker")
    let bus = try await BusConnection.open(address, on: loop)
    let heard = Heard()
    loop.run {
      bus.subscribe(
        .init(
          interface: "org.a11y.atspi.Event.Object", member: "BoundsChanged",
          path: "/org/a11y/atspi/accessible/toast1")
      ) { signal in heard.signals.withLock { $0.append(signal.arguments) } }
    }
    // An answer, so that the bus knows of it.
    _ = try await bus.owner(of: "org.a11y.atspi.Registry")
    place.present(1, "Deleted", actions: [ToastAction("Undo") {}])
    try await ear.expectAnnouncement("Deleted. Undo available.")
    tell(place, Self.places())
    try await waitUntil("its bounds", within: .seconds(10)) {
      heard.signals.withLock { $0.isEmpty } ? nil : true
    }
    let arguments = try #require(heard.signals.withLock { $0.first })
    #expect(arguments.signature == "(siiva{sv})")
    let bounds = arguments[3].map(\.unboxed)
    #expect(bounds?.signature == "(iiii)")
    #expect(bounds?.children.map { Int32(variant: $0) } == [10, 20, 300, 90])
  }

  private final class Heard: Sendable {
    let signals = Mutex<[Variant]>([])
  }
}
