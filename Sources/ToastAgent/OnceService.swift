public import GLibKit
import Glibc
import SystemKit
import ToastClient
import ToastCore
import ToastMessage

/// An agent for one toast, where there is no session bus: the request comes on standard input, the
/// events go to standard output, and the process lives as long as the toast.
public enum OnceService {
  /// How long readers may take at the end.
  private static let settleLimit: Duration = .seconds(2)
  /// Both stay open to the end: closed, their numbers would be those of the next sockets.
  private static let input = Descriptor(owning: STDIN_FILENO)
  private static let output = Descriptor(owning: STDOUT_FILENO)

  /// Presents the toast.
  ///
  /// - Returns: an exit status: 0, or 65 for a request that cannot be read.
  public static func run(on loop: EventLoop, environment: [String: String]) async -> Int32 {
    let request: ToastRequest
    do {
      request = try read()
    } catch {
      Diagnostics.say("toastd: \(error)")
      return 65
    }
    let presenter = Presenter.withScreen(loop: loop, session: nil, environment: environment)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let first = FirstResult(continuation)
      presenter.submit(request) { id, event in
        write(id, event)
        switch event {
        case .print:
          presenter.printed(id, ChannelReport(.delivered, reason: "printed by the sender"))
        case .finished(.voice, _):
          // Whoever reads what is spoken into a pipe waits for its end.
          if case .descriptor(let file) = request.speech.destination { close(file) }
        case .reported: first.resume(returning: ())
        case .accepted, .acted, .spoke, .finished, .ended: break
        }
      }
    }
    await presenter.flush(within: settleLimit)
    return 0
  }

  /// Tells what there is on this machine and what would be done with a toast, which is not shown.
  ///
  /// - Returns: an exit status: 0, or 65 for a request that cannot be read.
  public static func diagnose(on loop: EventLoop, environment: [String: String]) async -> Int32 {
    let request: ToastRequest
    do {
      request = try read()
    } catch {
      Diagnostics.say("toastd: \(error)")
      return 65
    }
    let presenter = Presenter.withScreen(loop: loop, session: nil, environment: environment)
    let diagnosis = await presenter.diagnose(request)
    try? PipeMessage.write(DiagnosisWire.encode(diagnosis).variant.bytes, to: output)
    return 0
  }

  private static func read() throws(WireError) -> ToastRequest {
    guard let bytes = PipeMessage.read(from: input),
      let fields = Variant(bytes: bytes, signature: "a{sv}")
    else { throw WireError("standard input: no request") }
    return try RequestWire.decode(fields) { OnceAgent.outputDescriptor + $0.index }
  }

  private static func write(_ id: ToastID, _ event: ToastEvent) {
    let wire = EventWire(id, event)
    // A sender that does not wait has ended, and nobody wants the event.
    try? PipeMessage.write(Variant.tuple(wire.member, wire.arguments).bytes, to: output)
  }
}
