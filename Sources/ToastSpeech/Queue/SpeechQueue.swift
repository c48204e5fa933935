public import ToastCore

/// Which message the voice says next, and which one interrupts which: a pure machine. Whoever owns
/// it tells what happens, and carries out the answers.
///
/// | speaking, and arriving: | progress | polite | assertive |
/// |---|---|---|---|
/// | progress | the newest waits | cut at once | cut at once |
/// | polite | the newest waits | waits | cut at the next word |
/// | assertive | dropped | waits | waits |
///
/// Every message that arrives is ended exactly once.
public struct SpeechQueue: Sendable {
  /// How many messages of one kind may wait; more are summed up.
  public static let limit = 9
  /// A message that has waited for longer is summed up.
  public static let patience: Duration = .seconds(45)

  /// How a message behaves toward others, the least urgent first.
  public enum Kind: Int, Sendable, Comparable, CaseIterable {
    /// How far something has come: only the newest is of interest.
    case progress
    /// Waits for its turn.
    case polite
    /// Interrupts what is less urgent.
    case assertive

    /// By urgency.
    public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// A message.
  public struct Message: Sendable, Hashable {
    /// Its number; never used twice.
    public let number: Int
    /// The toast that it is the text of.
    public let toast: ToastID
    /// How it behaves.
    public let kind: Kind

    /// A message.
    public init(_ number: Int, of toast: ToastID, _ kind: Kind) {
      self.number = number
      self.toast = toast
      self.kind = kind
    }
  }

  /// What happens.
  public enum Input: Sendable, Equatable {
    /// There is something to say.
    case arrived(Message)
    /// The voice is free: it may say the next one.
    case free
    /// What is being said has come to its end, or has failed.
    case finished
    /// What was being said was cut when so much of it, 0…1, had been heard.
    case cut(heard: Double)
    /// Another program has something urgent to say.
    case yielded
    /// A toast was ended by somebody: none of it shall be heard any more.
    case recalled(ToastID)
    /// The user wants silence.
    case stopped
  }

  /// What is to be done about it.
  public enum Action: Sendable, Equatable {
    /// Say this message.
    case say(Int)
    /// Say how many they are in the place of these messages.
    case summarise([Int])
    /// Stop at the next word, soon.
    case cutAtWord
    /// Stop at once.
    case cutNow
    /// These wait again: they were cut before half of them was heard.
    case again([Int])
    /// These are over.
    case end([Int], Ending)
  }

  /// How a message ends.
  public enum Ending: Sendable, Equatable {
    /// The voice has said it, or what stood for it, or has failed to: it has the details.
    case said
    /// It was cut short, and is not said again.
    case cut
    /// A newer text of the same toast was there before its turn.
    case replaced
    /// It told how far something had come, and was out of date before its turn.
    case outdated
    /// Its toast was ended before its turn.
    case recalled
    /// The user wanted silence before its turn.
    case stopped
  }

  /// What is said in one go: a message, or several that are summed up.
  struct Item: Sendable {
    var messages: [Message]
    let kind: Kind
    var arrived: Duration
    var isSummary = false
    var wasCut = false

    var numbers: [Int] { messages.map(\.number) }
  }

  /// In the order of their arrival.
  var waiting: [Item] = []
  var speaking: Item?
  var stop: Stop?

  /// Why what is being said is about to end.
  enum Stop: Int, Sendable, Comparable {
    /// It makes way for something urgent at the next word.
    case atWord
    /// It makes way at once.
    case now
    /// Nobody wants to hear it any more.
    case forGood

    static func < (left: Stop, right: Stop) -> Bool { left.rawValue < right.rawValue }
  }

  /// A queue with nothing in it.
  public init() {}

  /// Whether there is anything to be said.
  public var isWaiting: Bool { !waiting.isEmpty }
  /// Whether something is being said.
  public var isSpeaking: Bool { speaking != nil }
  /// Whether what is said next is urgent.
  public var isUrgent: Bool { waiting.contains { $0.kind == .assertive } }

  /// Takes what happens.
  ///
  /// - Parameter now: the time, which never goes back.
  /// - Returns: what is to be done, in this order.
  public mutating func handle(_ input: Input, at now: Duration) -> [Action] {
    switch input {
    case .arrived(let message): arrive(message, now)
    case .free: next(now)
    case .finished: finish()
    case .cut(let heard): cut(heard)
    case .yielded: interrupt(with: .assertive)
    case .recalled(let toast): recall(as: .recalled) { $0.toast == toast }
    case .stopped: recall(as: .stopped) { _ in true }
    }
  }
}
