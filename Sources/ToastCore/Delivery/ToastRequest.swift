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
