import GLibKit
import Synchronization
import ToastCore

/// The feedback service of Linux phones, which vibrates, blinks or beeps as its owner has set it.
///
/// It is asked only where it runs; nothing is ever started for it.
final class PhoneFeedback: Sendable {
  private static let name = "org.sigxcpu.Feedback"
  private static let application = "org.toastmessage"

  private let session: BusConnection
  private let state = Mutex(false)

  /// Finds out whether it runs, and goes on to know.
  init(_ session: BusConnection) {
    self.session = session
    session.loop.run { [self] in
      session.onOwnerChange(of: Self.name) { [weak self] _, _, owner in
        self?.state.withLock { $0 = !owner.isEmpty }
      }
    }
    session.loop.task { [weak self] in
      let owner = try? await session.owner(of: Self.name)
      if owner != nil { self?.state.withLock { $0 = true } }
    }
  }

  /// Whether it runs.
  var isThere: Bool { state.withLock { $0 } }

  /// Asks it, where the toast wants that and it runs. What it answers is of no interest.
  func play(for request: ToastRequest) {
    guard isThere, let feedback = request.configuration.hapticFeedback else { return }
    let method = BusMethod(
      Self.name, "/org/sigxcpu/Feedback", Self.name, "TriggerFeedback", autoStart: false)
    // The timeout of -1 lets the feedback run to its own end.
    let hints: [String: Variant] = [:]
    session.call(
      method, .tuple(Self.application, feedback.phoneEvent, hints, Int32(-1)),
      limit: .seconds(2)
    ) { _ in }
  }
}

extension ToastConfiguration.HapticFeedback {
  /// The event of the service's naming specification that comes nearest.
  var phoneEvent: String {
    switch self {
    case .success: "message-sent-instant"
    case .warning: "message-missed-notification"
    case .error: "phone-failure"
    case .light: "button-pressed"
    case .medium: "message-new-instant"
    case .heavy: "bell-terminal"
    }
  }
}
