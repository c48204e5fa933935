/// When a toast has a button that closes it (`spec/toast.md` 48).
public enum CloseRule {
  /// Whether it has one: where the caller or else the person asks for it, and by itself where
  /// neither a tap, a swipe nor the time ends the toast.
  public static func hasButton(
    _ configuration: ToastConfiguration, _ preferences: AccessibilityPreferences
  ) -> Bool {
    switch (configuration.closeButton, preferences.closeButton) {
    case (.always, _), (.automatic, .always): return true
    case (.never, _), (.automatic, .never): return false
    case (.automatic, .automatic): break
    }
    let staysByItself =
      configuration.duration.interval == nil
      || preferences.durationMultiplier == .never && !configuration.exactDuration
    return staysByItself && !configuration.dismissOnTap && !configuration.dismissOnSwipe
  }
}
