/// One toast as it was asked for: what it says, how it behaves, which channels are wanted, and what
/// is known of whoever sent it.
public struct ToastRequest: Sendable, Equatable {
  /// What it says.
  public var content: ToastContent
  /// How serious it is; an untyped toast has no severity word.
  public var severity: ToastSeverity?
  /// How it behaves.
  public var configuration: ToastConfiguration
  /// Which channels are wanted.
  public var wishes: DeliveryWishes
  /// How it is spoken.
  public var speech: SpeechSettings
  /// Who sent it, and from where.
  public var origin: ToastOrigin

  /// A request.
  public init(
    content: ToastContent, severity: ToastSeverity? = nil,
    configuration: ToastConfiguration = ToastConfiguration(),
    wishes: DeliveryWishes = DeliveryWishes(), speech: SpeechSettings = SpeechSettings(),
    origin: ToastOrigin = ToastOrigin()
  ) {
    self.content = content
    self.severity = severity
    self.configuration = configuration
    self.wishes = wishes
    self.speech = speech
    self.origin = origin
  }

  /// How it is announced.
  public var politeness: ToastPoliteness {
    configuration.politeness ?? ToastPoliteness(for: severity)
  }
}

/// Which channels a toast asks for; `nil` leaves it to the plan.
public struct DeliveryWishes: Sendable, Equatable {
  /// Whether text is printed.
  public enum Text: String, Sendable, CaseIterable {
    /// Where nothing else takes the toast, or somebody looks at the terminal.
    case auto
    /// In any case.
    case always
    /// In no case.
    case never
  }

  /// Announced to listeners on the accessibility bus.
  public var announce: Bool?
  /// Spoken by our voice.
  public var speak: Bool?
  /// Printed.
  public var text: Text

  /// Wishes; none when nothing is said.
  public init(announce: Bool? = nil, speak: Bool? = nil, text: Text = .auto) {
    self.announce = announce
    self.speak = speak
    self.text = text
  }
}

/// How a toast is spoken.
public struct SpeechSettings: Sendable, Equatable {
  /// Where the sound goes.
  public enum Destination: Sendable, Equatable {
    /// To the sound server, or to ALSA.
    case loudspeaker
    /// Into an open file as WAV; whoever made the request keeps it open until the report.
    case descriptor(Int32)
  }

  /// The voice's name; one of the language when `nil`.
  public var voice: String?
  /// Words a minute, 80…449.
  public var rate: Int
  /// 0…99.
  public var pitch: Int
  /// 0…100.
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

/// Who sent a toast, and from where: what an agent, which has another terminal and another
/// environment, could not know.
public struct ToastOrigin: Sendable, Equatable {
  /// The sender's name.
  public var application: String
  /// Whether somebody sees what the sender prints: its standard error is a terminal.
  public var isTerminal: Bool
  /// Whether the sender runs over the network, so that the loudspeaker here is out of hearing.
  public var isRemote: Bool
  /// The user's language there, as a BCP 47 tag.
  public var language: String

  /// An origin.
  public init(
    application: String = "", isTerminal: Bool = false, isRemote: Bool = false,
    language: String = "en"
  ) {
    self.application = application
    self.isTerminal = isTerminal
    self.isRemote = isRemote
    self.language = language
  }
}
