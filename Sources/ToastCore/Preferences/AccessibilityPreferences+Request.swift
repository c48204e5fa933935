extension AccessibilityPreferences {
  /// What counts for one toast: what its sender's environment says goes first, then the rule for
  /// its application.
  package func adapted(to request: ToastRequest) -> AccessibilityPreferences {
    guard !request.origin.preferences.isEmpty || !applications.isEmpty else { return self }
    var adapted = self
    for (field, value) in request.origin.preferences { field.apply(value, to: &adapted) }
    let application = request.content.applicationName ?? request.origin.application
    switch adapted.applications[application] {
    case .quiet: adapted.quiet = .on
    case .brief: adapted.verbosity = .brief
    case .full: adapted.verbosity = .full
    case nil: break
    }
    return adapted
  }

  /// The same at a time: do not disturb that is over is off.
  ///
  /// - Parameter second: of the Unix epoch.
  package func at(second: @autoclosure () -> Int64) -> AccessibilityPreferences {
    guard case .until(let end) = quiet, end <= second() else { return self }
    var preferences = self
    preferences.quiet = .off
    return preferences
  }

  /// Whether toasts go to the history without a sound, as far as it is known without a clock:
  /// ``at(second:)`` ends what has a time.
  var isQuiet: Bool { quiet != .off }
}
