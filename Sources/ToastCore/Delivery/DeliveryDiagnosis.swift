/// What whoever presents toasts has found on this machine, and what it would do with one now.
public struct DeliveryDiagnosis: Sendable, Equatable {
  /// A program that listens on the accessibility bus.
  public struct Listener: Sendable, Equatable {
    /// The process's name; its name on the bus where that is unknown.
    public var process: String
    /// What it would be sent; `nil` where it takes nothing that a toast sends.
    public var event: ListenerReport.Event?
    /// Whether it is a screen reader.
    public var isReader: Bool

    /// A listener.
    public init(process: String, event: ListenerReport.Event?, isReader: Bool) {
      self.process = process
      self.event = event
      self.isReader = isReader
    }
  }

  /// Who listens on the accessibility bus, or why nobody can.
  public var accessibility: Surroundings.Listeners
  /// The programs that listen there.
  public var listeners: [Listener]
  /// Whether the voice can be heard.
  public var voice: Surroundings.Voice
  /// The engine and its version, `eSpeak NG 1.51`; `nil` where it was never there.
  public var engine: String?
  /// The sound device, `pulse:alsa_output.usb…`; `nil` where there is none.
  public var device: String?
  /// Whether a toast can be seen.
  public var screen: Surroundings.Screen
  /// Whether the session is locked.
  public var isLocked: Bool
  /// What each channel would do first.
  public var steps: [ToastSense: DeliveryPlan.Step]

  /// A diagnosis.
  public init(
    accessibility: Surroundings.Listeners, listeners: [Listener] = [], voice: Surroundings.Voice,
    engine: String? = nil, device: String? = nil, screen: Surroundings.Screen = .noneHere,
    isLocked: Bool = false,
    steps: [ToastSense: DeliveryPlan.Step] = [:]
  ) {
    self.accessibility = accessibility
    self.listeners = listeners
    self.voice = voice
    self.engine = engine
    self.device = device
    self.screen = screen
    self.isLocked = isLocked
    self.steps = steps
  }
}
