public import ToastClient
import ToastCore

/// How far something has come, as the command was asked to tell it.
public struct ProgressOptions: Sendable, Equatable {
  /// The toast that tells it.
  public let target: AgentCommands.Target
  /// From 0 to 1.
  public let progress: Double
  /// What it says; as before, or the name, when `nil`.
  public let text: String?
  /// How it is told when it comes.
  public let options: ShowOptions

  init(_ scanner: ArgumentScanner) throws(UsageError) {
    let words = scanner.words
    guard let id = words.first, !TextSafety.neutralize(TextSafety.decode(id), for: .bus).isEmpty
    else { throw UsageError("missing id: a name, such as backup, or the number of a toast") }
    guard words.count > 1 else {
      throw UsageError("missing percent: from 0 to 100, such as toast progress backup 40")
    }
    if words.count > 3 {
      throw UsageError(
        "\(UsageError.quote(words[3])) comes after the text; put a text of several words in quotes")
    }
    target = try Self.target(id)
    progress = try Self.progress(words[1])
    let text = words.count > 2 ? TextSafety.decode(words[2]) : ""
    self.text = TextSafety.neutralize(text, for: .bus).isEmpty ? nil : text
    options = try ShowOptions(scanner.values)
  }

  private static func target(_ word: [UInt8]) throws(UsageError) -> AgentCommands.Target {
    let text = TextSafety.decode(word)
    guard Decimal.integer(text) != nil else { return .name(text) }
    guard let id = ToastID(word: text) else {
      throw UsageError("id: \(UsageError.quote(word)) is not the number of a toast, from 1 on")
    }
    return .number(id)
  }

  private static func progress(_ word: [UInt8]) throws(UsageError) -> Double {
    let text = TextSafety.decode(word)
    let number = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard let percent = Decimal.number(number), percent <= 100 else {
      throw UsageError("percent: \(UsageError.quote(word)) is not from 0 to 100")
    }
    return percent / 100
  }

  /// The toast, in the words of its first time.
  var content: ToastContent {
    var content = options.content()
    content.title = text
    content.progress = progress
    return content
  }

  /// It stays until it is done.
  var configuration: ToastConfiguration {
    var configuration = options.configuration
    if progress < 1 { configuration.duration = .indefinite }
    return configuration
  }
}
