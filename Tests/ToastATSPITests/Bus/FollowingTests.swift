import GLibKit
import Testing
import ToastCore
import ToastTesting

@testable import ToastATSPI

/// Which accessibility bus the application is on, in a session whose parts come and go.
@Suite struct FollowingTests {
  @Test func `where no accessibility bus runs it says so, and starts none`() async throws {
    let place = try await Place()
    try await place.follow()
    #expect(
      place.application.listeners
        == .unreachable("no accessibility bus runs in this session"))
    #expect(place.session.process(.launcher) == nil)
  }

  @Test func `a reader that comes later brings its bus along`() async throws {
    let place = try await Place()
    try await place.follow()
    let ear = try await Ear(in: place.session, for: Place.reader)
    try await place.waitFor(.known(readers: 1, others: 0))
    try await ear.end()
    try await place.waitFor(.known(readers: 0, others: 0))
  }

  @Test func `when the accessibility bus dies the next one is joined`() async throws {
    let place = try await Place()
    try await place.session.startAccessibility()
    let first = try await Ear(in: place.session, for: Place.reader)
    try await place.follow()
    try await place.waitFor(.known(readers: 1, others: 0))
    try await place.session.kill(.accessibilityBus)
    try await first.kill()
    try await waitUntil("the end of the bus", within: .seconds(10)) {
      place.application.listeners == .known(readers: 1, others: 0) ? nil : ()
    }
    try await place.session.startAccessibility()
    let second = try await Ear(in: place.session, for: Place.reader)
    try await place.waitFor(.known(readers: 1, others: 0))
    #expect(second.exit == nil)
  }

  @Test func `when the registry dies its listeners are still there`() async throws {
    let place = try await Place()
    try await place.session.startAccessibility()
    let ear = try await Ear(in: place.session, for: Place.reader)
    try await place.follow()
    try await place.waitFor(.known(readers: 1, others: 0))
    let earlier = try await place.session.kill(.registry)
    try await place.session.waitFor(.registry, otherThan: earlier)
    try await place.waitFor(.known(readers: 1, others: 0))
    #expect(ear.exit == nil)
  }
}
