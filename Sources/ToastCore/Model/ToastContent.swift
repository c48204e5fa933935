/// What a toast says.
public struct ToastContent: Sendable, Equatable {
  /// The picture beside the text; the severity's glyph where there is none.
  public var icon: ToastIcon?
  /// The primary line.
  public var title: String?
  /// The second line.
  public var message: String?
  /// What can be done about it, in order.
  public var actions: [ToastAction]
  /// What is said in place of title and message, without changing what is shown.
  public var speech: String?
  /// The language of the text, as a BCP 47 tag; the user's when `nil`. What has not the form of a
  /// tag counts as `nil`.
  public var language: String? {
    didSet { language = language.flatMap(LanguageTag.normalized) }
  }
  /// The name of the program that speaks; the process's when `nil`.
  public var applicationName: String?

  /// How far something has come, from 0 to 1; what is out of range counts as the nearest value in
  /// it, and what is not a number as none.
  public var progress: Double? {
    didSet { progress = Self.fraction(progress) }
  }
  /// Kept off every disk, and out of the history.
  public var sensitive: Bool

  /// A content.
  public init(
    icon: ToastIcon? = nil, title: String? = nil, message: String? = nil,
    action: ToastAction? = nil, actions: [ToastAction] = [], speech: String? = nil,
    language: String? = nil, applicationName: String? = nil, progress: Double? = nil,
    sensitive: Bool = false
  ) {
    self.icon = icon
    self.title = title
    self.message = message
    self.actions = (action.map { [$0] } ?? []) + actions
    self.speech = speech
    self.language = language.flatMap(LanguageTag.normalized)
    self.applicationName = applicationName
    self.progress = Self.fraction(progress)
    self.sensitive = sensitive
  }

  private static func fraction(_ progress: Double?) -> Double? {
    progress.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
  }

  /// Whether nobody could hear or see anything of it: no title and no message, or only spaces.
  public var isEmpty: Bool {
    ![title, message, speech].contains { text in
      text?.contains { !$0.isWhitespace } ?? false
    }
  }
}
