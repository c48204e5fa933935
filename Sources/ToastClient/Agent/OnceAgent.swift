public import GLibKit
import Glibc
import SystemKit
public import ToastCore

/// An agent for one toast, where there is no session bus: `toastd --once`, with the request on its
/// standard input and the events on its standard output. It lives as long as the toast, and not
/// shorter when this program ends.
public struct OnceAgent: Sendable {
  /// The number of the output file in the agent.
  public static let outputDescriptor: CInt = 3
  /// How long it may take to accept the toast: it has to start, and asks who listens. Just started,
  /// it hardly hangs; a machine under load is given its time.
  private static let answerLimit: Duration = .seconds(10)

  private let loop: EventLoop
  private let environment: [String: String]

  /// An agent that is started with this environment.
  public init(loop: EventLoop, environment: [String: String]) {
    self.loop = loop
    self.environment = environment
  }

  /// Hands a toast over; its line is printed here when the plan says so.
  ///
  /// - Parameters:
  ///   - text: prints the toast's line.
  ///   - follower: is told what becomes of the toast, on the loop.
  /// - Returns: its number.
  @discardableResult
  public func show(
    _ request: ToastRequest, text: SenderText,
    follower: ToastObserver? = nil
  ) async throws(AgentError) -> ToastID {
    let output: CInt
    do {
      output = try start(request)
    } catch {
      throw .absent("\(error)")
    }
    let loop = self.loop
    let toast = FollowedToast(
      request, text: text, reachable: false, observer: follower ?? { _, _ in })
    let accepted: Result<ToastID, AgentError> = await withCheckedContinuation { continuation in
      let first = FirstResult(continuation)
      do {
        try onOwnThread("toast-once") {
          let lost = Self.readEvents(Descriptor(owning: output)) { id, event in
            loop.run {
              toast.tell(id, event)
              if event == .accepted { first.resume(returning: .success(id)) }
            }
          }
          loop.run {
            first.resume(returning: .failure(Self.ended))
            if let lost { toast.tellLoss(lost, "\(Self.ended)") }
          }
        }
      } catch {
        close(output)
        first.resume(returning: .failure(.lost("\(error)")))
      }
      loop.after(Self.answerLimit) {
        let reason = "toastd --once did not take the toast within \(Self.answerLimit)"
        first.resume(returning: .failure(.lost(reason)))
      }
    }
    return try accepted.get()
  }

  /// What there is on this machine, and what would be done with a toast now. It blocks the calling
  /// thread.
  public func diagnose(_ request: ToastRequest) throws(AgentError) -> DeliveryDiagnosis {
    do {
      let output = Descriptor(owning: try start(request, option: "--diagnose"))
      guard let bytes = PipeMessage.read(from: output),
        let found = Variant(bytes: bytes, signature: "a{sv}")
      else { throw AgentError.lost("toastd --diagnose has ended without an answer") }
      return try DiagnosisWire.decode(found)
    } catch let error as AgentError {
      throw error
    } catch {
      throw .absent("\(error)")
    }
  }

  private static let ended = AgentError.lost("toastd --once has ended")

  /// Starts the agent and returns the descriptor of its events.
  private func start(_ request: ToastRequest, option: String = "--once") throws -> CInt {
    let program = try SiblingProgram.find("toastd")
    let (fields, descriptors) = RequestWire.encode(request)
    let input = try Descriptor.pipe()
    let output = try Descriptor.pipe()
    var spawn = Spawn(
      program, [option],
      environment: AgentEnvironment.select(from: environment, sessionBus: nil),
      descriptors: [0: input.reading.number, 1: output.writing.number], newSession: true)
    if let file = descriptors.first { spawn.descriptors[Self.outputDescriptor] = file }
    _ = try spawn.start()
    // Without its other end here, an agent that does not read is an error and not a wait; that it
    // has ended is told by its missing answer.
    try? PipeMessage.write(fields.bytes, to: input.keepWriting())
    return output.keepReading().release()
  }

  /// Reads events until the agent ends.
  ///
  /// - Returns: the toast whose report is missing; `nil` when everything was told.
  private static func readEvents(
    _ pipe: consuming Descriptor, _ tell: (ToastID, ToastEvent) -> Void
  ) -> ToastID? {
    var last = ToastID(0)
    while let bytes = PipeMessage.read(from: pipe),
      let message = Variant(bytes: bytes, signature: "(sv)"),
      let (member, arguments) = message.decode(String.self, Variant.self)
    {
      // What this program does not know comes from a newer agent, and nobody here waits for it.
      guard let wire = try? EventWire(member: member, arguments: arguments) else { continue }
      last = wire.id
      tell(wire.id, wire.event)
      if case .reported = wire.event { return nil }
    }
    return last
  }
}
