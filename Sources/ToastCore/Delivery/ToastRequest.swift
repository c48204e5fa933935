/// One toast as it was asked for: what it says, how it behaves, which channels are wanted, and what
/// is known of whoever sent it.
public struct ToastRequest: Sendable, Equatable {
  /// What it says.
  public var content: ToastContent
  /// How it looks.
  public var style: ToastStyle
  /// How it behaves.
  public var configuration: ToastConfiguration
  /// Which channels are wanted.
  public var wishes: DeliveryWishes
  /// How it is spoken.
  public var speech: SpeechSettings
  /// Who sent it, and from where.
  public var origin: ToastOrigin

  /// A request that looks as toasts of its severity do.
  public init(
    content: ToastContent, severity: ToastSeverity? = nil,
    configuration: ToastConfiguration = ToastConfiguration(),
    wishes: DeliveryWishes = DeliveryWishes(), speech: SpeechSettings = SpeechSettings(),
    origin: ToastOrigin = ToastOrigin()
  ) {
    self.init(
      content: content, style: severity.map(ToastStyle.preset) ?? ToastStyle(),
      configuration: configuration, wishes: wishes, speech: speech, origin: origin)
  }

  /// A request; how serious it is says its style.
  public init(
    content: ToastContent, style: ToastStyle,
    configuration: ToastConfiguration = ToastConfiguration(),
    wishes: DeliveryWishes = DeliveryWishes(), speech: SpeechSettings = SpeechSettings(),
    origin: ToastOrigin = ToastOrigin()
  ) {
    self.content = content
    self.style = style
    self.configuration = configuration
    self.wishes = wishes
    self.speech = speech
    self.origin = origin
  }

  /// How serious it is; an untyped toast has no severity word.
  public var severity: ToastSeverity? {
    get { style.severity }
    set { style.severity = newValue }
  }

  /// How it is announced.
  public var politeness: ToastPoliteness {
    configuration.politeness ?? ToastPoliteness(for: severity)
  }
}
