import ToastCore

@testable import ToastLayout

/// A layout with what most tests leave alone, by a measurer without fonts.
func laidOut(
  _ content: ToastContent, severity: ToastSeverity? = nil, style: ToastStyle = ToastStyle(),
  configuration: ToastConfiguration = ToastConfiguration(),
  on available: Size = Size(width: 800, height: 600),
  _ change: (inout AccessibilityPreferences) -> Void = { _ in }
) -> ToastLayout {
  var preferences = AccessibilityPreferences()
  change(&preferences)
  return ToastLayout(
    content, severity: severity, style: style, configuration: configuration,
    preferences: preferences, available: available, measurer: FixedAdvanceMeasurer())
}

extension ToastLayout {
  /// The places of everything.
  var everything: [Rect] { [surface, content] + order }
}

extension TextBox {
  /// What its lines show, one after the other.
  var shown: [String] {
    lines.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
  }
}

extension ToastAction {
  /// An action that does nothing.
  init(named title: String) { self.init(title) {} }
}
