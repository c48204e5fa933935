/// What observes a state for a host, from a modifier such as `toast(isPresented:)`.
///
/// It need not be kept: it ends with its host, or with what it observes. A toast that is showing
/// then goes on to its own end.
@MainActor
public final class ToastObservation {
  private let observer: any StateObserving

  init(_ observer: any StateObserving) { self.observer = observer }

  /// Looks at the binding now. This is how a change is seen of a binding that reads neither a
  /// ``ToastState`` nor an `@Observable` model; such a binding is never polled, and is observed for
  /// as long as this is kept.
  public func refresh() { observer.refresh() }

  /// Ends it: nothing more is shown, the binding is not written any more, and everything that the
  /// modifier was given is let go.
  public func cancel() { observer.cancel() }
}

/// An observation, whatever its values are.
@MainActor
protocol StateObserving: AnyObject {
  func refresh()
  func cancel()
}
