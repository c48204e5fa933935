import GLibKit
import Synchronization
import ToastCore
import ToastTesting

@testable import ToastATSPI

/// An accessible application in a private session, and what its toasts came to.
final class Place: Sendable {
  /// What an ear listens for that is to be taken for a screen reader.
  static let reader: [Heard.Kind] = [.announcement, .showing, .focus]

  let session: PrivateSession
  let application = AccessibleApplication(name: "Toasts", locale: "C", hasScreen: true)
  private let isKnown = Mutex(false)
  private let told = Mutex<[ToastID: [ToastChannelEvent]]>([:])

  init() async throws { session = try await PrivateSession() }

  /// A place with an accessibility bus, who listens on it, and the application.
  static func with(_ kinds: [Heard.Kind] = reader) async throws -> (Place, Ear) {
    let place = try await Place()
    try await place.session.startAccessibility()
    let ear = try await Ear(in: place.session, for: kinds)
    try await place.follow()
    return (place, ear)
  }

  /// Begins to follow the accessibility bus.
  func begin() async throws {
    let connection = try await BusConnection.open(session.address, on: application.loop)
    AccessibilityBus.follow(
      for: application, session: connection, environment: session.environment
    ) {
      self.isKnown.withLock { $0 = true }
    }
  }

  /// Follows the accessibility bus, and knows who listens.
  func follow() async throws {
    try await begin()
    try await waitUntil("who listens", within: .seconds(10)) {
      self.isKnown.withLock { $0 } ? () : nil
    }
  }

  func waitFor(_ listeners: Surroundings.Listeners) async throws {
    try await waitUntil(
      "\(listeners)", within: .seconds(10), there: { "\(self.application.listeners)" }
    ) { self.application.listeners == listeners ? () : nil }
  }

  // MARK: Toasts

  private var channel: AnnouncementChannel { AnnouncementChannel(application) }

  func present(
    _ number: UInt64, _ title: String, revision: Int = 0, actions: [ToastAction] = []
  ) {
    let content = ToastContent(title: title, actions: actions)
    let request = ToastRequest(content: content)
    channel.present(
      ToastPresentation(
        id: ToastID(number), revision: revision, request: request, wording: Wording(content))
    ) { event in
      self.told.withLock { $0[ToastID(number), default: []].append(event) }
    }
  }

  func end(_ number: UInt64, _ outcome: ToastOutcome = .expired) {
    channel.end(ToastID(number), outcome)
  }

  func events(_ number: UInt64) -> [ToastChannelEvent] {
    told.withLock { $0[ToastID(number)] ?? [] }
  }

  func report(_ number: UInt64, within limit: Duration = .seconds(10)) async throws
    -> ChannelReport
  {
    try await waitUntil("the report of toast \(number)", within: limit) {
      for case .finished(let report) in self.events(number) { return report }
      return nil
    }
  }
}
