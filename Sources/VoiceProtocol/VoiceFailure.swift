/// Why something was not said.
public struct VoiceFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure. More may be added: an unknown one is to be treated like `engine`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// As it is on the wire and in reports.
    public let rawValue: String

    /// Any code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no sound server and no device, or it did not answer in time.
    public static let noDevice = Code(rawValue: "noDevice")
    /// The sound server or the device went away in the middle.
    public static let deviceLost = Code(rawValue: "deviceLost")
    /// The name cannot be the name of a voice, or no voice could be loaded at all.
    public static let badVoice = Code(rawValue: "badVoice")
    /// A field of the request is not what it must be.
    public static let badRequest = Code(rawValue: "badRequest")
    /// The WAV file could not be written.
    public static let writeFailed = Code(rawValue: "writeFailed")
    /// Too many requests are waiting.
    public static let overloaded = Code(rawValue: "overloaded")
    /// The engine itself failed.
    public static let engine = Code(rawValue: "engine")
    /// The engine's process died over the text, or would not come to an end with it. The next one
    /// is ready.
    public static let engineDied = Code(rawValue: "engineDied")
  }

  /// The kind.
  public let code: Code
  /// For people: what was tried, and what came back.
  public let message: String

  /// A failure.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// For people.
  public var description: String { "\(code.rawValue): \(message)" }
}

extension VoiceFailure {
  func write(to writer: inout FieldWriter) {
    writer.string(code.rawValue)
    writer.string(message)
  }

  init(from reader: inout FieldReader) throws(VoiceProtocolError) {
    let code = Code(rawValue: try reader.string("code"))
    self.init(code, try reader.string("message"))
  }
}
