import GLibKit
import Glibc
import Synchronization
import SystemKit
import VoiceProtocol

/// One running `toast-voice`. It may die or hang at any moment; its end is told exactly once.
final class VoiceHelper: Sendable {
  private let process: OwnProcess
  private let requests: Descriptor

  /// Starts a helper.
  ///
  /// - Parameters:
  ///   - descriptors: files that it gets besides its standard streams, by their number there.
  ///   - loop: where events and the end are told.
  /// - Throws: ``SiblingProgram/Failure`` and ``SystemError``.
  init(
    environment: [String: String], descriptors: [CInt: CInt], loop: EventLoop,
    event: @escaping @Sendable (VoiceEvent) -> Void, ended: @escaping @Sendable () -> Void
  ) throws {
    let program = try SiblingProgram.find("toast-voice")
    let input = try SocketPair()
    let output = try Descriptor.pipe()
    let streams: [CInt: CInt] = [0: input.far.number, 1: output.writing.number]
    // A session of its own: Ctrl-C at a terminal ends the command, not the sentence.
    let process = OwnProcess(
      try Spawn(
        program, environment: environment, descriptors: streams.merging(descriptors) { $1 },
        newSession: true
      ).start())
    self.process = process
    requests = input.keepNear()
    let events = output.keepReading().release()
    do {
      try onOwnThread("toast-voice") {
        Self.readEvents(Descriptor(owning: events)) { batch in
          loop.run { for one in batch { event(one) } }
        }
        // The end of its output means that it has ended, or that it is of no more use.
        process.kill()
        process.wait()
        loop.run { ended() }
      }
    } catch {
      close(events)
      process.kill()
      process.wait()
      throw error
    }
  }

  /// One that nobody needs any more ends, in whatever state it is.
  deinit { process.kill() }

  /// Sends a request; `false` when the helper does not take it any more.
  func send(_ request: VoiceRequest) -> Bool {
    (try? SocketPair.send(request.frame, to: requests)) != nil
  }

  /// Ends it at once; the end is told as usual.
  func kill() { process.kill() }

  private static func readEvents(
    _ pipe: consuming Descriptor, _ tell: ([VoiceEvent]) -> Void
  ) {
    var reader = FrameReader()
    var buffer = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = read(pipe.number, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      reader.feed(buffer[..<count])
      do {
        var events: [VoiceEvent] = []
        while let frame = try reader.next() { events.append(try VoiceEvent(frame)) }
        tell(events)
      } catch {
        // A helper that does not keep to the protocol is as good as dead.
        return
      }
    }
  }
}

/// A process of ours that may be killed at any time: its number is used only as long as it is its
/// own, since the system gives the number of one that was waited for to another.
private final class OwnProcess: Sendable {
  private let id: ProcessID
  private let isGone = Mutex(false)

  init(_ id: ProcessID) { self.id = id }

  func kill() {
    isGone.withLock { isGone in
      if !isGone { Glibc.kill(id, SIGKILL) }
    }
  }

  /// Blocks until it has ended.
  func wait() {
    var end = siginfo_t()
    while waitid(P_PID, id_t(id), &end, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    isGone.withLock { isGone in
      isGone = true
      waitpid(id, nil, 0)
    }
  }
}
