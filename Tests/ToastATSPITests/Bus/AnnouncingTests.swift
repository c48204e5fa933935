import GLibKit
import Glibc
import Testing
import ToastCore
import ToastTesting

@testable import ToastATSPI

/// What listeners on a real bus hear of toasts, and what that is reported as.
@Suite struct AnnouncingTests {
  @Test func `a reader hears a toast once, and the report names it`() async throws {
    let (place, ear) = try await Place.with()
    place.present(1, "Saved")
    let report = try await place.report(1)
    #expect(report.state == .delivered)
    #expect(report.listeners.map(\.process) == ["toast-ear"])
    #expect(report.listeners.first?.event == .announcement)
    #expect(report.reachedReader)
    let other = try await OtherApplication(in: place.session)
    let heard = try await ear.everything(through: other)
    #expect(heard.map(\.text) == ["Saved."])
    #expect(heard.first?.application == "Toasts")
    #expect(heard.first?.role == "notification")
  }

  @Test func `who takes only shown notifications is shown each, one after the other`() async throws
  {
    let (place, ear) = try await Place.with([.showing, .focus])
    let texts = (1...5).map { "Toast \($0)" }
    for (index, text) in texts.enumerated() { place.present(UInt64(index + 1), text) }
    for number in 1...5 as ClosedRange<UInt64> {
      #expect(try await place.report(number).state == .delivered)
    }
    let heard = try await ear.waitFor(5)
    #expect(heard.map(\.text) == texts)
    #expect(heard.allSatisfy { $0.kind == .showing })
  }

  @Test func `a reader that never looks back hears the next one after its patience`() async throws {
    let place = try await Place()
    try await place.session.startAccessibility()
    let ear = try await Ear(in: place.session, for: [.showing, .focus], callsBack: false)
    try await place.follow()
    for number in 1...4 as ClosedRange<UInt64> { place.present(number, "Toast") }
    for number in 1...4 as ClosedRange<UInt64> {
      let report = try await place.report(number, within: .seconds(15))
      #expect(report.state == .delivered, "it was slow, and has read each one")
    }
    #expect(try await ear.waitFor(4).count == 4)
  }

  @Test func `a toast that was told to everybody is not told again to who becomes known`()
    async throws
  {
    let place = try await Place()
    try await place.session.startAccessibility()
    let ear = try await Ear(in: place.session, for: Place.reader)
    let other = try await OtherApplication(in: place.session)
    try place.session.signal(.registry, SIGSTOP)
    try await place.follow()
    #expect(place.application.listeners == .unknown)
    place.present(1, "Saved")
    try await ear.waitFor { $0.text == "Saved" }
    try place.session.signal(.registry, SIGCONT)
    try await place.waitFor(.known(readers: 1, others: 0))
    place.present(2, "Sent")
    _ = try await place.report(2)
    let heard = try await ear.everything(through: other)
    #expect(heard.filter { $0.bus != other.bus }.map(\.text) == ["Saved", "Sent."])
  }

  @Test func `a reader that hangs has read nothing, and is not waited for longer`() async throws {
    let (place, ear) = try await Place.with()
    ear.stop()
    place.present(1, "Saved")
    let report = try await place.report(1)
    #expect(report.state == .unconfirmed)
    #expect(!report.reachedReader)
    #expect(report.reason == "no listener has read it")
    ear.resume()
  }

  @Test func `a reader that dies is not waited for`() async throws {
    let (place, ear) = try await Place.with()
    ear.stop()
    place.present(1, "Saved")
    try await ear.kill()
    let report = try await place.report(1, within: .milliseconds(1500))
    #expect(!report.reachedReader)
    try await place.waitFor(.known(readers: 0, others: 0))
  }

  @Test func `a reader that comes while a toast shows is told it, and of none that is over`()
    async throws
  {
    let (place, first) = try await Place.with()
    for (number, text) in [(1, "Over"), (2, "Showing")] as [(UInt64, String)] {
      place.present(number, text)
      _ = try await place.report(number)
    }
    place.end(1)
    let second = try await Ear(in: place.session, for: Place.reader)
    try await second.expectAnnouncement("Showing.")
    let other = try await OtherApplication(in: place.session)
    #expect(try await second.everything(through: other).map(\.text) == ["Showing."])
    #expect(try await first.everything(through: other).map(\.text) == ["Over.", "Showing."])
  }

  @Test func `a toast that came before anybody was looked for is told to whoever is found then`()
    async throws
  {
    let place = try await Place()
    try await place.session.startAccessibility()
    let ear = try await Ear(in: place.session, for: [.announcement])
    for (number, text) in [(1, "Over"), (2, "Early")] as [(UInt64, String)] {
      place.present(number, text)
      #expect(try await place.report(number).state == .skipped)
    }
    place.end(1)
    try await place.follow()
    try await ear.expectAnnouncement("Early.")
    // Who is no screen reader and comes still later was not there for it.
    let second = try await Ear(in: place.session, for: [.announcement])
    try await place.waitFor(.known(readers: 0, others: 2))
    let other = try await OtherApplication(in: place.session)
    #expect(try await ear.everything(through: other).map(\.text) == ["Early."])
    #expect(try await second.everything(through: other).isEmpty)
  }

  @Test func `36: a button is pressed long after its toast was read, and answers at once`()
    async throws
  {
    let (place, ear) = try await Place.with()
    place.present(1, "Saved", actions: [ToastAction("Undo") {}, ToastAction("Retry") {}])
    _ = try await place.report(1)
    let source = try await ear.waitFor()[0]
    let address = try await place.session.startAccessibility()
    let bus = try await BusConnection.open(address, on: EventLoop(name: "presser"))
    let button = try #require(ObjectPath("\(source.path)_button1"))
    let pressed = try await bus.call(
      BusMethod(source.bus, button, "org.a11y.atspi.Action", "DoAction"), .tuple(Int32(0)),
      returning: Bool.self)
    #expect(pressed)
    try await waitUntil("the press", there: { "\(place.events(1))" }) {
      place.events(1).contains(.acted(1)) ? () : nil
    }
  }

  @Test func `an object outlives its toast by the time that readers need`() async throws {
    let (place, ear) = try await Place.with()
    let watcher = try await Ear(in: place.session, for: [.children])
    let address = try await place.session.startAccessibility()
    let bus = try await BusConnection.open(address, on: EventLoop(name: "asker"))
    place.present(1, "Saved")
    let source = try await ear.waitFor()[0]
    let path = try #require(ObjectPath(source.path))
    let method = BusMethod(source.bus, path, "org.a11y.atspi.Accessible", "GetRole")
    place.end(1, .closedByCaller)
    #expect(try await bus.call(method, returning: UInt32.self) == 101)
    try await watcher.waitFor(within: .seconds(20)) { $0.type.contains("remove") }
    await #expect(throws: BusError.self) {
      _ = try await bus.call(method, returning: UInt32.self)
    }
  }
}
