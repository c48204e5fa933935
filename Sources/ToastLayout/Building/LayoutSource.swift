import ToastCore

/// What there is to be laid out, taken from content, style and preferences.
struct LayoutSource {
  let title: String?
  let message: String?
  let titleFont: ScaledFont
  let messageFont: ScaledFont
  let buttonFont: ScaledFont
  let marks: [Mark]
  let progress: Double?
  /// The names of the buttons, in order.
  let buttons: [String]
  /// The name of the button that closes the toast, where there is one.
  let close: String?
  let direction: TextDirection

  /// A picture, and which of the two it is.
  struct Mark {
    let picture: MarkBox.Picture
    let label: String?
    let isSeverity: Bool
  }

  init(
    _ content: ToastContent, severity: ToastSeverity?, _ style: ToastStyle,
    _ configuration: ToastConfiguration, _ preferences: AccessibilityPreferences,
    language: WordingLanguage
  ) {
    var texts = [VisibleText.lines(content.title), VisibleText.lines(content.message)]
    // A toast that has only a spoken text shows that: `Wording` does the same for its name.
    if texts.allSatisfy({ $0 == nil }) { texts[0] = VisibleText.lines(content.speech) }
    title = texts[0]
    message = texts[1]
    let scale = preferences.textScale
    titleFont = ScaledFont(style.titleFont, scale: scale)
    messageFont = ScaledFont(style.messageFont, scale: scale)
    buttonFont = ScaledFont(style.buttonFont, scale: scale)
    marks = Self.marks(
      content.icon, severity: severity, statusShapes: preferences.statusShapes, language)
    progress = content.progress
    buttons = content.actions.map { VisibleText.line($0.title) }
    close =
      CloseRule.hasButton(configuration, preferences) ? language.dismiss : nil
    direction = TextDirection(
      of: texts.compactMap(\.self) + buttons, language: content.language)
  }

  /// Whether there is any text.
  var hasText: Bool { title != nil || message != nil }

  /// The size of the largest font that is used, in pixels.
  var em: Double {
    max(title == nil ? 0 : titleFont.size, message == nil ? 0 : messageFont.size)
  }

  /// The severity's glyph, and the content's own icon. With an icon of its own a toast shows both,
  /// so that the severity has a shape and not a colour alone, unless the person does without.
  private static func marks(
    _ icon: ToastIcon?, severity: ToastSeverity?, statusShapes: Bool,
    _ language: WordingLanguage
  ) -> [Mark] {
    let own = icon.flatMap(mark)
    let glyph = severity.map { severity in
      Mark(picture: .glyph(severity), label: language.word(for: severity), isSeverity: true)
    }
    // The same picture twice says nothing more.
    if let severity, own?.picture == .icon(name: severity.iconName) {
      return [glyph].compactMap(\.self)
    }
    return [own == nil || statusShapes ? glyph : nil, own].compactMap(\.self)
  }

  private static func mark(_ icon: ToastIcon) -> Mark? {
    switch icon {
    case .systemImage:
      icon.themeName.map { Mark(picture: .icon(name: $0), label: nil, isSeverity: false) }
    case .image(let image, _):
      Mark(picture: .image(image), label: image.label, isSeverity: false)
    }
  }
}
