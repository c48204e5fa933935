public import ToastCore

/// A toast as the command was asked to show it.
public struct ShowOptions: Sendable, Equatable {
  /// The severity; `nil` for an untyped toast.
  public var severity: ToastSeverity?
  /// The title; `nil` when there is none, and then there is a message.
  public var title: String?
  /// The message.
  public var message: String?
  /// Whether the message is still to be read from standard input.
  public var messageFromStandardInput = false
  /// The name of the program that speaks.
  public var applicationName: String?
  /// Its icon.
  public var icon: ToastIcon?
  /// What a person can do about it.
  public var actions: [ActionOption] = []
  /// Where on the screen it is shown.
  public var edge: ToastConfiguration.Edge?
  /// Kept nowhere.
  public var isSensitive = false
  /// Goes before what waits, whatever the person's settings are.
  public var isEmergency = false
  /// What it does about other toasts.
  public var policy: ToastPolicy?
  /// The toast whose place it takes.
  public var replaced: ToastID?
  /// Tell by the exit status how it ended.
  public var tellsOutcome = false
  /// How long it is shown; the usual time when `nil`.
  public var duration: ToastDuration?
  /// Shown for exactly ``duration``.
  public var exactDuration = false
  /// How it is announced; by its severity when `nil`.
  public var politeness: ToastPoliteness?
  /// Wait until it has ended.
  public var waits = false
  /// The longest wait; without a limit when `nil`.
  public var timeout: Duration?
  /// Print its number.
  public var printsID = false
  /// Print what became of it.
  public var reports = false
  /// Print what became of it in words.
  public var explains = false
  /// Fail when nobody could be reached.
  public var mustDeliver = false
  /// Announce it or not; as the machine and its user want when `nil`.
  public var announces: Bool?
  /// Speak it or not; as the machine and its user want when `nil`.
  public var speaks: Bool?
  /// Show it on the screen or not; as the machine and its user want when `nil`.
  public var shows: Bool?
  /// When it is printed.
  public var text = DeliveryWishes.Text.auto
  /// The language of the text, as a BCP 47 tag.
  public var language: String?
  /// The voice that speaks.
  public var voice: String?
  /// Words a minute, in ``SpeechSettings/rates``.
  public var rate: Int?
  /// In ``SpeechSettings/pitches``.
  public var pitch: Int?
  /// In percent, in ``SpeechSettings/volumes``.
  public var volume: Int?
  /// The file that is spoken into, as the bytes of its name.
  public var output: [UInt8]?

  /// Options with nothing said.
  public init() {}

  /// What the toast says.
  ///
  /// - Parameter input: what standard input held, when ``messageFromStandardInput`` asked for it.
  public func content(standardInput input: [UInt8] = []) -> ToastContent {
    ToastContent(
      icon: icon, title: title,
      message: messageFromStandardInput ? TextSafety.decode(input) : message,
      actions: actions.map { ToastAction($0.label, name: $0.name, handler: {}) },
      language: language, applicationName: applicationName, sensitive: isSensitive)
  }

  /// Whether anything is to be known of the toast once it was accepted.
  var follows: Bool { waitsForEnd || reports || explains || mustDeliver || output != nil }

  /// Whether the command waits until the toast has ended.
  var waitsForEnd: Bool { waits || tellsOutcome || !actions.isEmpty }

  /// Which channels are wanted.
  var wishes: DeliveryWishes {
    DeliveryWishes(announce: announces, speak: speaks, show: shows, text: text)
  }

  /// How it is spoken; ``output`` is opened by whoever shows the toast.
  var speech: SpeechSettings {
    SpeechSettings(voice: voice, rate: rate, pitch: pitch, volume: volume)
  }

  /// How the toast behaves.
  public var configuration: ToastConfiguration {
    var configuration = ToastConfiguration(politeness: politeness, exactDuration: exactDuration)
    if let duration { configuration.duration = duration }
    if let edge { configuration.edge = edge }
    if let policy { configuration.policy = policy }
    configuration.isEmergency = isEmergency
    return configuration
  }
}
