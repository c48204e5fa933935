/// A toast as channels get it: asked for, numbered, and worded.
public struct ToastPresentation: Sendable {
  /// The toast.
  public let id: ToastID
  /// What was asked for.
  public let request: ToastRequest
  /// What is said, announced, shown and printed.
  public let wording: Wording

  /// A presentation.
  public init(id: ToastID, request: ToastRequest, wording: Wording) {
    self.id = id
    self.request = request
    self.wording = wording
  }
}
