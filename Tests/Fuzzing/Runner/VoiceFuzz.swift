import Glibc
import SystemKit
import ToastSpeech
public import VoiceProtocol

/// Gives hostile texts to real `toast-voice`s, starts one again when it ends, and looks whether the
/// next message is heard.
public struct VoiceFuzz {
  /// What was seen.
  public struct Result: Sendable, CustomStringConvertible {
    /// Texts that were said.
    public var texts = 0
    /// Texts that the engine died over.
    public var deaths: [String] = []
    /// Texts that the engine came to no end with.
    public var hangs: [String] = []
    /// Texts that the whole helper ended over, or said nothing of in time.
    public var ends: [String] = []
    /// Texts that it refused, and why.
    public var failures: [String] = []
    /// Texts whose safer form was not said either.
    public var lost: [String] = []
    /// Texts after which an ordinary message was not heard.
    public var silenced: [String] = []

    /// For people.
    public var description: String {
      "\(texts) texts; the engine died \(deaths.count) times and hung \(hangs.count) times; "
        + "the helper ended \(ends.count) times; \(failures.count) refused; "
        + "\(lost.count) not said in a safer form either; "
        + "\(silenced.count) silenced the next message"
    }
  }

  /// A text and its language.
  public typealias Text = (text: String, language: VoiceLanguage)

  /// Longer than a client waits for a sign of life, for a machine that has other work.
  private static let limit: Duration = .seconds(5)
  /// So many are asked for at once; less time is then spent on waiting for each other.
  private static let batch = 16
  /// So many helpers work side by side.
  private static let lanes = 2

  private let null: CInt
  private let rate: Int
  private var voices: [VoiceConversation?]
  private var lastID: UInt64 = 0
  /// What was seen so far.
  public private(set) var result = Result()

  /// A run, into a file that is thrown away.
  ///
  /// - Parameter rate: words a minute; the faster, the less sound there is to be made.
  public init(rate: Int = 175) throws {
    null = try Descriptor(opening: "/dev/null", flags: O_WRONLY).release()
    self.rate = rate
    voices = Array(repeating: nil, count: Self.lanes)
  }

  /// Says texts, in a language each.
  ///
  /// - Throws: where the helper cannot be started at all.
  public mutating func run(_ texts: [Text]) throws {
    let step = Self.batch * Self.lanes
    for start in stride(from: 0, to: texts.count, by: step) {
      let round = texts[start..<min(start + step, texts.count)]
      var asked: [(batch: ArraySlice<Text>, ids: [UInt64]?)] = []
      for lane in 0..<Self.lanes {
        let batch = round.dropFirst(lane * Self.batch).prefix(Self.batch)
        asked.append((batch, try ask(batch, lane)))
      }
      for (lane, (batch, ids)) in asked.enumerated() {
        if try ids.map({ try listen(batch, $0, lane) }) != true {
          voices[lane] = nil
          for text in batch { try sayAlone(text, lane) }
        }
        result.texts += batch.count
      }
    }
  }

  /// Asks for several, and for an ordinary message behind them.
  ///
  /// - Returns: nil where the helper takes no more.
  private mutating func ask(_ batch: ArraySlice<Text>, _ lane: Int) throws -> [UInt64]? {
    let voice = try running(lane)
    var ids: [UInt64] = []
    for text in batch + [("Saved", .english)] {
      let request = request(text)
      guard (try? voice.send(.speak(request))) != nil else { return nil }
      ids.append(request.id)
    }
    return ids
  }

  /// Hears what became of them.
  ///
  /// - Returns: false where the helper has ended before all was told.
  private mutating func listen(
    _ batch: ArraySlice<Text>, _ ids: [UInt64], _ lane: Int
  ) throws -> Bool {
    let voice = try running(lane)
    var died: [(Text, VoiceFailure)] = []
    var refused: [String] = []
    var last: VoiceEvent?
    while last == nil {
      guard let event = try? voice.next(within: Self.limit) else { return false }
      guard let place = event.end.flatMap(ids.firstIndex) else { continue }
      if place == batch.count {
        last = event
      } else if case .failed(_, let failure) = event {
        let text = batch[batch.startIndex + place]
        if failure.code == .engineDied {
          died.append((text, failure))
        } else {
          refused.append("\(failure): \(text.text)")
        }
      }
    }
    result.failures += refused
    for (text, failure) in died { try sayAgain(text, after: failure, lane) }
    // One of them has silenced it, if it was: which one is found out by saying them one by one.
    return last.map(Self.isHeard) == true
  }

  /// Says one, finds out whether it is the one that does harm, and what becomes of the next.
  private mutating func sayAlone(_ text: Text, _ lane: Int) throws {
    switch try say(text, lane) {
    case .failed(_, let failure)? where failure.code == .engineDied:
      try sayAgain(text, after: failure, lane)
    case .failed(_, let failure)?: result.failures.append("\(failure): \(text.text)")
    case nil:
      result.ends.append(text.text)
      try saySafer(text, lane)
    default: break
    }
    if try say(("Saved", .english), lane).map(Self.isHeard) != true {
      result.silenced.append(text.text)
    }
  }

  private mutating func sayAgain(
    _ text: Text, after failure: VoiceFailure, _ lane: Int
  ) throws {
    if failure.message.hasSuffix("end") {
      result.hangs.append(text.text)
    } else {
      result.deaths.append(text.text)
    }
    try saySafer(text, lane)
  }

  private mutating func saySafer(_ text: Text, _ lane: Int) throws {
    let safer = (SpokenForm.safer(text.text), text.language)
    if case .finished? = try say(safer, lane) { return }
    result.lost.append(text.text)
  }

  /// - Returns: nil where the helper ended over it.
  private mutating func say(_ text: Text, _ lane: Int) throws -> VoiceEvent? {
    let end = try? running(lane).say(request(text), within: Self.limit).end
    if end == nil { voices[lane] = nil }
    return end
  }

  private mutating func request(_ text: Text) -> SpeakRequest {
    lastID += 1
    return SpeakRequest(
      id: lastID, text: text.text, language: text.language, rate: rate, sink: .descriptor(3))
  }

  private mutating func running(_ lane: Int) throws -> VoiceConversation {
    if let voice = voices[lane] { return voice }
    let nobody = ["HOME": "/nonexistent", "XDG_RUNTIME_DIR": "/nonexistent"]
    let new = try VoiceConversation(environment: nobody, descriptors: [3: null])
    voices[lane] = new
    return new
  }

  /// An ordinary word takes about half a second, and a fifth of one in haste.
  private static func isHeard(_ event: VoiceEvent) -> Bool {
    if case .finished(_, let sound) = event {
      sound > .milliseconds(100) && sound < .seconds(2)
    } else {
      false
    }
  }
}

extension VoiceEvent {
  /// The request that this is the last event of.
  fileprivate var end: UInt64? {
    switch self {
    case .finished(let id, _), .cut(let id, _, _), .failed(let id, _): id
    default: nil
    }
  }
}
