/// Everything that is announced, said, named and printed of one toast, composed once
/// (`spec/toast.md` 34). Each text is safe for where it goes.
///
/// French print has a space before a colon, and gets a no-break space (U+00A0, which every
/// terminal font has, unlike U+202F). Bus and voice get none: it is nothing to hear, and on a
/// braille display it is an empty cell.
public struct Wording: Sendable, Equatable {
  /// The accessible name of the toast's object: `Success: Saved`.
  public let objectName: String
  /// The texts of its labels, whole: the headline, the message, then progress and count.
  public let labels: [String]
  /// What a reader that looks at the object reads out: the labels, cut as everything that is heard.
  /// The first is the object's accessible name where ``objectName`` is too long for an ear; there is
  /// none for a label of which nothing is left.
  public let names: [String]
  /// The accessible names of its buttons, one for each action of the content, in order.
  public let buttons: [String]
  /// What a screen reader is told: `Success: Saved. Your file was saved. Undo available.`
  public private(set) var announcement: String
  /// What our voice says, before the voice's own rules for spoken form.
  public private(set) var speech: String
  private let source: Source
  /// What is said instead of the toast.
  private var saying: String?

  /// What it was composed from.
  private struct Source: Sendable, Equatable {
    let content: ToastContent
    let severity: ToastSeverity?
    let id: UInt64?
    let count: Int
    let languages: [WordingLanguage]
    let sayApplication: Bool

    func texts(for destination: TextDestination) -> Texts {
      Texts(content, severity: severity, count: count, languages: languages, for: destination)
    }
  }

  /// What is printed. It is composed when it is asked for: who presents a toast rarely prints it.
  public var line: WordedLine { line(id: nil) }

  /// What is printed of a toast that has a number by now, which the commands for its actions name.
  public func line(id: ToastID?) -> WordedLine {
    source.texts(for: .terminal)
      .line(id: id?.number ?? source.id, sayApplication: source.sayApplication)
  }

  /// What our voice says to a person who wants to hear little: severity, title, how far something
  /// has come, and how often.
  public var briefSpeech: String {
    if let saying { return saying }
    var content = source.content
    content.actions = []
    if !TextSafety.neutralize(content.title ?? "", for: .voice).isEmpty {
      (content.message, content.speech) = (nil, nil)
    }
    let voice = Texts(
      content, severity: source.severity, count: source.count, languages: source.languages,
      for: .voice)
    return voice.heard(voice.cut(), sayApplication: source.sayApplication)
  }

  /// The same toast, of which only this is announced and said.
  func saying(_ text: String) -> Wording {
    var wording = self
    wording.announcement = text
    wording.speech = text
    wording.saying = text
    return wording
  }

  /// The same toast, of which is announced and said what is of another one.
  func saying(_ other: Wording) -> Wording {
    var wording = self
    wording.announcement = other.announcement
    wording.speech = other.speech
    return wording
  }

  /// Composes the wording of a toast.
  ///
  /// - Parameters:
  ///   - content: what the toast says.
  ///   - severity: its severity; an untyped toast has no severity word.
  ///   - id: the number that `toast invoke` takes; `nil` when no command can reach the toast, which
  ///     is then printed with the names of its actions alone.
  ///   - count: how many toasts it stands for.
  ///   - language: the language of our own words.
  ///   - sayApplication: whether the application's name is said first.
  public init(
    _ content: ToastContent, severity: ToastSeverity? = nil, id: UInt64? = nil, count: Int = 1,
    language: WordingLanguage = .english, sayApplication: Bool = false
  ) {
    let languages =
      [language, content.language.flatMap(WordingLanguage.init(tag:)), .english]
      .compactMap { $0 }
    source = Source(
      content: content, severity: severity, id: id, count: count, languages: languages,
      sayApplication: sayApplication)
    let bus = source.texts(for: .bus)
    let headline = bus.headline(colon: ": ")
    objectName = headline.text
    labels = ([headline.text, bus.message] + bus.additions).filter { !$0.isEmpty }
    let cut = bus.cut()
    names = ([bus.headline(cut[0], colon: ": ").text] + cut.dropFirst() + bus.additions)
      .filter { !$0.isEmpty }
    buttons = bus.actions
    announcement = bus.heard(cut, sayApplication: sayApplication)
    let voice = source.texts(for: .voice)
    // Most texts are as safe for the one as for the other, and composing takes time.
    speech =
      voice.saysTheSame(as: bus)
      ? announcement : voice.heard(voice.cut(), sayApplication: sayApplication)
  }
}

/// The texts of one toast, made safe for one destination.
private struct Texts {
  let title: String
  let message: String
  let actions: [String]
  let spoken: String
  let application: String
  /// How far something has come, and how many toasts this one stands for.
  let additions: [String]
  let severity: ToastSeverity?
  /// The user's language, and those that a title may say the severity in.
  let languages: [WordingLanguage]

  init(
    _ content: ToastContent, severity: ToastSeverity?, count: Int,
    languages: [WordingLanguage], for destination: TextDestination
  ) {
    func safe(_ text: String?) -> String {
      TextSafety.neutralize(text ?? "", for: destination)
    }
    var lines = [content.title, content.message].map(safe).filter { !$0.isEmpty }
    spoken = safe(content.speech)
    // A toast that has only a spoken text still has a name and a line.
    if lines.isEmpty { lines = [spoken] }
    // The same twice is said once, whether or not one of them ends in a full stop.
    if lines.count == 2 {
      let bare = lines.map { Sentences.bare($0[...]) }
      if lines[0] == lines[1] || !bare[0].isEmpty && bare[0] == bare[1] { lines.removeLast() }
    }
    title = lines[0]
    message = lines.count > 1 ? lines[1] : ""
    actions = content.actions.map { safe($0.title) }
    application = safe(content.applicationName)
    let language = languages.first ?? .english
    additions = [
      content.progress.map { language.percent(Int($0 * 100)) },
      count > 1 ? language.times(count) : nil,
    ].compactMap { $0 }
    self.severity = severity
    self.languages = languages
  }

  /// Whether all that is heard of it is heard of another one too; the same toast's, for another
  /// destination.
  func saysTheSame(as other: Texts) -> Bool {
    title == other.title && message == other.message && actions == other.actions
      && spoken == other.spoken && application == other.application
  }

  func headline(_ text: String? = nil, colon: String) -> Headline {
    Headline(text ?? title, severity: severity, languages: languages, colon: colon)
  }

  private func introduction(_ sayApplication: Bool, in language: WordingLanguage) -> String {
    sayApplication ? Sentences.join(EarLimit.shorten([application], in: language)) : ""
  }

  /// Title and message as far as they are heard.
  func cut() -> [String] {
    EarLimit.shorten([title, message], in: languages.first ?? .english)
  }

  /// What is heard of texts that were cut. They are cut before the rest is put around them, so that
  /// the severity and the actions are always said.
  func heard(_ cut: [String], sayApplication: Bool) -> String {
    let language = languages.first ?? .english
    var texts = spoken.isEmpty ? cut : EarLimit.shorten([spoken], in: language)
    texts[0] = headline(texts[0], colon: ": ").text
    let names = actions.map { String(Sentences.bare($0[...])) }.filter { !$0.isEmpty }
    let offer = names.isEmpty ? [] : EarLimit.shorten([language.available(names)], in: language)
    return Sentences.join(
      [introduction(sayApplication, in: language)] + texts + additions + offer)
  }

  func line(id: UInt64?, sayApplication: Bool) -> WordedLine {
    let language = languages.first ?? .english
    let headline = headline(colon: language == .french ? "\u{A0}: " : ": ")
    let introduction = introduction(sayApplication, in: language)
    let whole = Sentences.join([headline.text, message] + additions)
    let prefix = headline.before + (headline.severity ?? "")
    let rest = whole.utf8.index(whole.startIndex, offsetBy: prefix.utf8.count)
    return WordedLine(
      before: introduction.isEmpty ? headline.before : "\(introduction) \(headline.before)",
      severity: headline.severity, after: String(whole[rest...]),
      commands: actions.filter { !$0.isEmpty }.map { Self.command($0, id: id) })
  }

  private static func command(_ action: String, id: UInt64?) -> String {
    guard let id else { return "[\(action)]" }
    let options = action.hasPrefix("-") ? "-- " : ""
    return "[\(action): toast invoke \(id) \(options)\(ShellWord.quote(action))]"
  }
}
