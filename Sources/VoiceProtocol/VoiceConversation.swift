import Glibc
import SystemKit

/// A `toast-voice` of the caller's own, asked and answered in turn, for programs that wait for it
/// anyway. It ends with this object.
public final class VoiceConversation {
  /// Why there is no answer.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// It has ended.
    case ended
    /// It has said nothing for so long.
    case silent(Duration)
    /// It speaks another revision of the protocol.
    case revision(Int)
    /// It has no engine, and why.
    case noEngine(String)

    /// For people.
    public var description: String {
      switch self {
      case .ended: "toast-voice has ended"
      case .silent(let limit): "toast-voice has said nothing for \(limit)"
      case .revision(let revision):
        "toast-voice speaks revision \(revision), this program \(VoiceRequest.revision)"
      case .noEngine(let reason): reason
      }
    }
  }

  private let process: ProcessID
  private let requests: CInt
  private let events: CInt
  private var frames = FrameReader()

  /// Starts one, and waits until it is ready.
  ///
  /// - Parameter descriptors: files that it gets besides its standard streams, by their number
  ///   there; they stay the caller's.
  /// - Throws: ``SiblingProgram/Failure``, ``SystemError`` and ``Failure``.
  public init(environment: [String: String], descriptors: [CInt: CInt] = [:]) throws {
    let program = try SiblingProgram.find("toast-voice")
    let input = try SocketPair()
    let output = try Descriptor.pipe()
    let streams: [CInt: CInt] = [0: input.far.number, 1: output.writing.number]
    process = try Spawn(
      program, environment: environment, descriptors: streams.merging(descriptors) { $1 },
      newSession: true
    ).start()
    requests = input.keepNear().release()
    events = output.keepReading().release()
    switch try next(within: .seconds(10)) {
    case .ready(_, _, VoiceRequest.revision): break
    case .ready(_, _, let revision): throw Failure.revision(revision)
    case .failed(_, let failure): throw Failure.noEngine(failure.message)
    default: throw Failure.ended
    }
  }

  deinit {
    close(requests)
    close(events)
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Asks for something.
  ///
  /// - Throws: ``Failure/ended``.
  public func send(_ request: VoiceRequest) throws(Failure) {
    var rest = request.frame[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(requests, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ended }
      rest = rest.dropFirst(count)
    }
  }

  /// The next thing that it says.
  ///
  /// - Throws: ``Failure``; bytes that are no event count as its end.
  public func next(within limit: Duration) throws(Failure) -> VoiceEvent {
    let deadline = SuspendingClock.now + limit
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      do throws(VoiceProtocolError) {
        if let frame = try frames.next() { return try VoiceEvent(frame) }
      } catch {
        throw .ended
      }
      let left = SuspendingClock.now.duration(to: deadline)
      guard left > .zero else { throw .silent(limit) }
      var ready = pollfd(fd: events, events: CShort(POLLIN), revents: 0)
      guard poll(&ready, 1, CInt(clamping: left.microseconds / 1000 + 1)) > 0 else { continue }
      let count = read(events, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ended }
      frames.feed(buffer[..<count])
    }
  }

  /// Says something, and waits until that is over.
  ///
  /// - Parameter limit: how long it may say nothing about it.
  /// - Returns: how it began, and how it ended.
  /// - Throws: ``Failure``.
  public func say(
    _ request: SpeakRequest, within limit: Duration
  ) throws(Failure) -> (start: VoiceStart?, end: VoiceEvent) {
    try send(.speak(request))
    var start: VoiceStart?
    while true {
      let event = try next(within: limit)
      switch event {
      case .started(let begun) where begun.id == request.id: start = begun
      case .finished(request.id, _), .cut(request.id, _, _), .failed(request.id, _):
        return (start, event)
      default: break
      }
    }
  }
}
