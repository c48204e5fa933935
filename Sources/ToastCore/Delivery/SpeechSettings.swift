/// How a toast is spoken.
public struct SpeechSettings: Sendable, Equatable {
  /// Where the sound goes.
  public enum Destination: Sendable, Equatable {
    /// To the sound server, or to ALSA.
    case loudspeaker
    /// Into an open file as WAV; whoever made the request keeps it open until the report.
    case descriptor(Int32)
  }

  /// Words a minute that may be asked for.
  public static let rates = 80...449
  /// Pitches that may be asked for.
  public static let pitches = 0...99
  /// Volumes that may be asked for, in percent.
  public static let volumes = 0...100

  /// Silence before the first sound that may be asked for, in milliseconds.
  public static let leadIns = 0...3000
  /// Silence behind the last sound that may be asked for, in milliseconds.
  public static let leadOuts = 0...1000

  /// The voice's name; as the person prefers when `nil`.
  public var voice: String?
  /// Words a minute, in ``rates``; as the person prefers when `nil`.
  public var rate: Int?
  /// The voice's pitch, in ``pitches``; as the person prefers when `nil`.
  public var pitch: Int?
  /// In percent, in ``volumes``; as the person prefers when `nil`.
  public var volume: Int?
  /// Where the sound goes.
  public var destination: Destination

  /// Settings; what is not said is as the person prefers.
  public init(
    voice: String? = nil, rate: Int? = nil, pitch: Int? = nil, volume: Int? = nil,
    destination: Destination = .loudspeaker
  ) {
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.destination = destination
  }
}
