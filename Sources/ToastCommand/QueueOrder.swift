public import ToastCore

/// What is wanted of toasts that are there; `nil` is the one that is showing.
public enum QueueOrder: Sendable, Equatable {
  /// End a toast.
  case dismiss(ToastID?)
  /// End everything that is showing or waiting.
  case dismissAll
  /// Take an action: its name, or its number from 0.
  case invoke(ToastID?, action: String)
  /// Move the keyboard to the newest toast on the screen.
  case focus
  /// Begin the toast's time anew.
  case extend(ToastID?)
  /// Say the last toast again.
  case repeatLast
  /// List the toasts that were.
  case history(json: Bool)
}

extension QueueOrder {
  /// What a subcommand and its words ask for.
  init(_ scanner: ArgumentScanner) throws(UsageError) {
    let (subcommand, words) = (scanner.subcommand, scanner.words)
    if words.count > subcommand.arguments.count {
      let surplus = UsageError.quote(words[subcommand.arguments.count])
      throw UsageError("\(subcommand.name): \(surplus) is one word too many")
    }
    switch subcommand.purpose {
    case .dismiss:
      let id = try Self.id(words.first)
      guard scanner.values[.all] != nil else {
        self = .dismiss(id)
        return
      }
      if let id { throw UsageError("--all ends toast \(id) too; give one of them") }
      self = .dismissAll
    case .invoke:
      guard let action = words.last else {
        throw UsageError("missing action: its name, such as Undo, or its number from 0")
      }
      self = .invoke(
        words.count > 1 ? try Self.id(words[0]) : nil, action: TextSafety.decode(action))
    case .focus: self = .focus
    case .extend: self = .extend(try Self.id(words.first))
    case .repeatLast: self = .repeatLast
    case .history, .show, .run, .progress, .listen, .audit, .preferences, .doctor, .voice, .help:
      self = .history(json: scanner.values[.json] != nil)
    }
  }

  private static func id(_ word: [UInt8]?) throws(UsageError) -> ToastID? {
    guard let word else { return nil }
    guard let id = ToastID(word: TextSafety.decode(word)) else {
      throw UsageError("id: \(UsageError.quote(word)) is not the number of a toast, from 1 on")
    }
    return id
  }
}

extension ToastID {
  /// The number of a toast as `--print-id` prints it.
  init?(word: String) {
    guard let number = Decimal.integer(word), number > 0 else { return nil }
    self.init(UInt64(number))
  }
}
