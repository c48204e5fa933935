import Glibc
import SystemKit
import ToastSpeech
public import VoiceProtocol

/// Gives hostile texts to a real `toast-voice`, starts it again when it dies, and looks whether the
/// next message is heard.
public struct VoiceFuzz {
  /// What was seen.
  public struct Result: Sendable, CustomStringConvertible {
    /// Texts that were said.
    public var texts = 0
    /// Texts that the helper died over.
    public var deaths: [String] = []
    /// Texts that it said nothing of in time.
    public var hangs: [String] = []
    /// Texts that it refused, and why.
    public var failures: [String] = []
    /// Texts whose safer form was not said either.
    public var lost: [String] = []
    /// Texts after which an ordinary message was not heard.
    public var silenced: [String] = []

    /// For people.
    public var description: String {
      "\(texts) texts; the helper died \(deaths.count) times and hung \(hangs.count) times; "
        + "\(failures.count) refused; \(lost.count) not said in a safer form either; "
        + "\(silenced.count) silenced the next message"
    }
  }

  /// As long as a client waits for a sign of life.
  private static let limit: Duration = .seconds(2)
  /// So many are asked for at once; less time is then spent on waiting for each other.
  private static let batch = 16

  private let null: CInt
  private var voice: VoiceConversation?
  private var lastID: UInt64 = 0
  /// What was seen so far.
  public private(set) var result = Result()

  /// A run, into a file that is thrown away.
  public init() throws { null = try Descriptor(opening: "/dev/null", flags: O_WRONLY).release() }

  /// Says texts, in a language each.
  ///
  /// - Throws: where the helper cannot be started at all.
  public mutating func run(
    _ texts: [(text: String, language: VoiceLanguage)]
  ) throws {
    for start in stride(from: 0, to: texts.count, by: Self.batch) {
      let batch = texts[start..<min(start + Self.batch, texts.count)]
      if try !sayTogether(batch) { for (text, language) in batch { try sayAlone(text, language) } }
      result.texts += batch.count
    }
  }

  /// Says several, and an ordinary message behind them.
  private mutating func sayTogether(
    _ batch: ArraySlice<(text: String, language: VoiceLanguage)>
  ) throws -> Bool {
    let voice = try running()
    do throws(VoiceConversation.Failure) {
      for (text, language) in batch { try voice.send(.speak(request(text, language))) }
      let last = SpeakRequest(id: nextID(), text: "Saved", sink: .descriptor(3))
      return Self.isHeard(try voice.say(last, within: Self.limit).end)
    } catch {
      self.voice = nil
      return false
    }
  }

  /// Says one, finds out whether it is the one that does harm, and what becomes of the next.
  private mutating func sayAlone(_ text: String, _ language: VoiceLanguage) throws {
    do throws(VoiceConversation.Failure) {
      let end = try say(text, language)
      if case .failed(_, let failure) = end { result.failures.append("\(failure): \(text)") }
    } catch {
      if case .silent = error { result.hangs.append(text) } else { result.deaths.append(text) }
      voice = nil
      let safer = try? say(SpokenForm.safer(text), language)
      if safer.map(Self.isSaid) != true {
        result.lost.append(text)
        voice = nil
      }
    }
    let next = try? say("Saved", .english)
    if next.map(Self.isHeard) != true {
      result.silenced.append(text)
      voice = nil
    }
  }

  private mutating func say(
    _ text: String, _ language: VoiceLanguage
  ) throws(VoiceConversation.Failure) -> VoiceEvent {
    guard let voice = try? running() else { throw .ended }
    return try voice.say(request(text, language), within: Self.limit).end
  }

  private mutating func request(_ text: String, _ language: VoiceLanguage) -> SpeakRequest {
    SpeakRequest(id: nextID(), text: text, language: language, sink: .descriptor(3))
  }

  private mutating func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  private mutating func running() throws -> VoiceConversation {
    if let voice { return voice }
    let nobody = ["HOME": "/nonexistent", "XDG_RUNTIME_DIR": "/nonexistent"]
    let new = try VoiceConversation(environment: nobody, descriptors: [3: null])
    voice = new
    return new
  }

  private static func isSaid(_ event: VoiceEvent) -> Bool {
    if case .finished = event { true } else { false }
  }

  /// An ordinary word takes about half a second.
  private static func isHeard(_ event: VoiceEvent) -> Bool {
    if case .finished(_, let sound) = event {
      sound > .milliseconds(200) && sound < .seconds(2)
    } else {
      false
    }
  }
}
