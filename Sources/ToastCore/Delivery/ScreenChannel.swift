/// The channel that shows toasts on a screen, which an agent brings along: a program that uses the
/// library links nothing that draws.
public protocol ScreenChannel: ToastChannel {
  /// Whether there is a display, as was found last; may be asked from any thread.
  var availability: Surroundings.Screen { get }
  /// Calls back, on any thread, once it is known whether there is a display.
  func whenReady(_ body: @escaping @Sendable () -> Void)
  /// A toast could not be shown: a display may have come since.
  ///
  /// - Parameters:
  ///   - address: the display that the toast's sender would use.
  ///   - found: is told, on any thread, once there is one.
  func lookAgain(at address: DisplayAddress?, found: @escaping @Sendable () -> Void)
  /// What the person prefers has changed; toasts that show are drawn anew.
  func preferencesChanged(_ preferences: AccessibilityPreferences)
  /// Moves the keyboard to the newest toast that shows.
  ///
  /// - Parameter body: is told, on any thread, why that is not possible; `nil` where it is done.
  func focus(_ body: @escaping @Sendable (_ problem: String?) -> Void)
}

extension ScreenChannel {
  /// ``ToastSense/screen``
  public var sense: ToastSense { .screen }
}
