/// How a toast behaves.
public struct ToastConfiguration: Sendable, Equatable {
  /// The edge of the screen that it comes from.
  public enum Edge: String, Sendable, Codable, CaseIterable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
  }

  /// The edge; top when nothing is said.
  public var edge: Edge
  /// How long it is shown; three seconds when nothing is said.
  public var duration: ToastDuration
  /// How it is announced; by its severity when `nil`.
  public var politeness: ToastPoliteness?
  /// Shown for exactly ``duration``, even if that is shorter than what reading or hearing takes.
  public var exactDuration: Bool
  /// Passes a do-not-disturb setting.
  public var isEmergency: Bool

  /// A configuration; every field has the default named at it.
  public init(
    edge: Edge = .top, duration: ToastDuration = .seconds(3), politeness: ToastPoliteness? = nil,
    exactDuration: Bool = false, isEmergency: Bool = false
  ) {
    self.edge = edge
    self.duration = duration
    self.politeness = politeness
    self.exactDuration = exactDuration
    self.isEmergency = isEmergency
  }
}
