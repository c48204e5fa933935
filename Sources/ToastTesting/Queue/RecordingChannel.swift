import Synchronization
public import ToastCore

/// A channel that writes down what it is asked to do, and is done with a toast when the test says
/// so.
public final class RecordingChannel: ToastChannel {
  /// What a centre asked of it.
  public enum Call: Equatable, Sendable {
    /// To take a toast.
    case present(ToastID)
    /// To note that a toast is over.
    case end(ToastID, ToastOutcome)
  }

  private struct State {
    var calls: [Call] = []
    var presented: [ToastPresentation] = []
    var open: [ToastID: @Sendable (ToastChannelEvent) -> Void] = [:]
    var told: [ToastID: @Sendable (ToastChannelEvent) -> Void] = [:]
  }

  /// Which sense it stands for.
  public let sense: ToastSense
  private let answer: (@Sendable (ToastPresentation) -> ChannelReport?)?
  private let state = Mutex(State())

  /// A channel of a sense.
  ///
  /// - Parameters:
  ///   - sense: the sense it stands for.
  ///   - answer: what it reports as soon as it gets a toast; with `nil`, or without a closure, it
  ///     is done when ``finish(_:_:)`` says so.
  public init(
    _ sense: ToastSense, answer: (@Sendable (ToastPresentation) -> ChannelReport?)? = nil
  ) {
    self.sense = sense
    self.answer = answer
  }

  /// Everything it was asked to do, in order.
  public var calls: [Call] { state.withLock { $0.calls } }

  /// The toasts that it was given, in order.
  public var presented: [ToastPresentation] { state.withLock { $0.presented } }

  /// The toasts that it is not done with, in order.
  public var underWay: [ToastID] { state.withLock { $0.open.keys.sorted() } }

  /// Where the channel tells what happens to a toast that it was given, whether or not it is done
  /// with it; `nil` for one that it never had.
  public func events(of id: ToastID) -> (@Sendable (ToastChannelEvent) -> Void)? {
    state.withLock { $0.told[id] }
  }

  /// Takes a toast.
  public func present(
    _ toast: ToastPresentation, events: @escaping @Sendable (ToastChannelEvent) -> Void
  ) {
    state.withLock { state in
      state.calls.append(.present(toast.id))
      state.presented.append(toast)
      state.open[toast.id] = events
      state.told[toast.id] = events
    }
    if let report = answer?(toast) { finish(toast.id, report) }
  }

  /// Writes it down; what is under way stays so until the test finishes it.
  public func end(_ id: ToastID, _ outcome: ToastOutcome) {
    state.withLock { $0.calls.append(.end(id, outcome)) }
  }

  /// Is done with a toast; nothing happens to one that it does not have.
  public func finish(_ id: ToastID, _ report: ChannelReport = ChannelReport(.delivered)) {
    let events = state.withLock { $0.open.removeValue(forKey: id) }
    events?(.finished(report))
  }

  /// Tells that a person took the action at a place: a button can be pressed as long as the toast is
  /// there.
  public func act(_ id: ToastID, _ index: Int) { events(of: id)?(.acted(index)) }
}
