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

  /// The voice's name; one of the language when `nil`.
  public var voice: String?
  /// Words a minute, in ``rates``.
  public var rate: Int
  /// The voice's pitch, in ``pitches``.
  public var pitch: Int
  /// In percent, in ``volumes``.
  public var volume: Int
  /// Where the sound goes.
  public var destination: Destination

  /// Settings; the defaults are eSpeak NG's own.
  public init(
    voice: String? = nil, rate: Int = 175, pitch: Int = 50, volume: Int = 100,
    destination: Destination = .loudspeaker
  ) {
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.destination = destination
  }
}
