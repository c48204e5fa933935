public import ToastCore

/// The channel that announces toasts to listeners on the accessibility bus.
public struct AnnouncementChannel: ToastChannel {
  private let application: AccessibleApplication

  /// A channel to an accessible application.
  public init(_ application: AccessibleApplication) { self.application = application }

  /// ``ToastSense/announcement``
  public var sense: ToastSense { .announcement }

  /// Publishes and announces a toast.
  public func present(
    _ toast: ToastPresentation, events: @escaping @Sendable (ToastChannelEvent) -> Void
  ) {
    application.loop.run {
      application.assumeIsolated { $0.present(toast, events: events) }
    }
  }

  /// Withdraws a toast; what has been announced stays until readers are done with it.
  public func end(_ id: ToastID, _ outcome: ToastOutcome) {
    application.loop.run {
      application.assumeIsolated { $0.end(id, isRecalled: outcome != .expired) }
    }
  }
}
