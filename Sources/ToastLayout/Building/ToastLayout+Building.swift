public import ToastCore

extension ToastLayout {
  /// Lays out a toast.
  ///
  /// The toast is as narrow as its content and no wider than its style and the output let it be.
  /// Text wraps, and nothing is cut: what is taller than the output scrolls. At a text scale of 2
  /// and more, and where they do not fit beside the text, buttons are below it, in rows. What is
  /// read from the right is mirrored.
  ///
  /// - Parameters:
  ///   - content: what the toast says.
  ///   - severity: its severity, of which it shows the glyph.
  ///   - style: its fonts, spaces and greatest width; no colour matters.
  ///   - configuration: what decides about a close button.
  ///   - preferences: the text scale, the least size of targets and what else bears on places.
  ///   - available: the size of the output in pixels, without what panels take.
  ///   - language: the language of our own words.
  ///   - direction: from which side it is read; from that of its text when `nil`.
  ///   - measurer: what draws the text.
  public init(
    _ content: ToastContent, severity: ToastSeverity? = nil, style: ToastStyle = ToastStyle(),
    configuration: ToastConfiguration = ToastConfiguration(),
    preferences: AccessibilityPreferences = AccessibilityPreferences(), available: Size,
    language: WordingLanguage = .english, direction: TextDirection? = nil,
    measurer: some TextMeasurer
  ) {
    let source = LayoutSource(
      content, severity: severity ?? style.severity, style, configuration, preferences,
      language: language)
    let metrics = LayoutMetrics(style, preferences, em: source.em, available: available)
    let layout = LayoutBuilder(
      source: source, metrics: metrics, style: style, measurer: measurer
    ).layout()
    let direction = direction ?? source.direction
    self = direction == .rightToLeft ? layout.mirrored() : layout
    self.direction = direction
  }
}
