import GLibKit
import Testing
import ToastCore
import ToastTesting

@testable import ToastATSPI

/// What a reader does with a toast after it was announced, and what becomes of a changed one.
@Suite struct VisitTests {
  /// A reader, as if it called on the toast's object now.
  private func look(_ place: Place, _ path: ObjectPath = "/org/a11y/atspi/accessible/toast1") {
    place.application.loop.run {
      place.application.assumeIsolated { application in
        for (address, _) in application.everybody { application.looked(address, path) }
      }
    }
  }

  private func waitFor(_ event: ToastChannelEvent, _ place: Place, looking: Bool) async throws {
    try await waitUntil("\(event)", within: .seconds(15), there: { "\(place.events(1))" }) {
      if looking { look(place) }
      return place.events(1).contains(event) ? () : nil
    }
  }

  @Test func `21: a reader that looks around in a toast stops its time until it is elsewhere`()
    async throws
  {
    let (place, ear) = try await Place.with()
    place.present(1, "Saved")
    _ = try await place.report(1)
    try await waitFor(.paused(.reader), place, looking: true)
    try await waitFor(.resumed(.reader), place, looking: false)
    let visits = place.events(1).filter { $0 == .paused(.reader) || $0 == .resumed(.reader) }
    #expect(visits.prefix(2) == [.paused(.reader), .resumed(.reader)])
    #expect(try await ear.waitFor(1).map(\.text) == ["Saved."])
  }

  @Test func `31: a changed toast is announced once more, by an object of its own`() async throws {
    let (place, ear) = try await Place.with()
    place.present(1, "Copying")
    _ = try await place.report(1)
    place.end(1, .replaced)
    place.present(1, "Copied", revision: 1)
    let heard = try await ear.waitFor(2)
    #expect(heard.map(\.text) == ["Copying.", "Copied."])
    place.end(1)
    let other = try await OtherApplication(in: place.session)
    #expect(try await ear.everything(through: other).map(\.text) == ["Copying.", "Copied."])
  }
}
