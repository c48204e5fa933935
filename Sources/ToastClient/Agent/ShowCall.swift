import GLibKit
import ToastCore

/// A call of the agent's `Show`.
struct ShowCall {
  /// Long enough for a cold agent, which first asks who listens, for a second at most; and no
  /// longer than a script may be held up by an agent that hangs.
  static let limit: Duration = .seconds(3)
  static let method = AgentInterface.method("Show", autoStart: true)

  let arguments: Variant
  let descriptors: [CInt]

  init(_ request: ToastRequest, replacing replaced: ToastID? = nil, follows: Bool) {
    let (fields, descriptors) = RequestWire.encode(request, replacing: replaced)
    arguments = .tuple([fields, follows.variant])
    self.descriptors = descriptors
  }

  /// The toast's number, and whether its line is to be printed now.
  static func accepted(_ reply: Variant) -> Result<(ToastID, print: Bool), BusError> {
    guard let (number, print) = reply.decode(UInt64.self, Bool.self) else {
      return .failure(BusError(unexpected: reply, from: "Show"))
    }
    return .success((ToastID(number), print))
  }
}
