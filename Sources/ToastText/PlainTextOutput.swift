import Glibc
public import SystemKit

/// Writes text to standard error, or to another open descriptor, completely or with a reason.
public struct PlainTextOutput: Sendable {
  /// What became of a text.
  public enum Result: Sendable, Equatable {
    /// All of it was taken by the system.
    case delivered
    /// Some or all of it was not.
    case failed(SystemError)
  }

  /// The descriptor; it stays open and belongs to the caller.
  public let descriptor: CInt
  /// How long the other side may take nothing before the write is given up.
  public let patience: Duration

  /// An output; standard error when nothing is said.
  public init(descriptor: CInt = 2, patience: Duration = .seconds(1)) {
    self.descriptor = descriptor
    self.patience = patience
  }

  /// Whether a person may be looking at it.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The width of the terminal: what `COLUMNS` says, else what the terminal says, else 80; `nil`
  /// where there is no terminal.
  public func columns(environment: [String: String]) -> Int? {
    guard isTerminal else { return nil }
    if let wanted = environment["COLUMNS"].flatMap({ Int($0) }), wanted > 0 { return wanted }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return 80
  }

  /// Writes it all. Neither a closed pipe nor a stopped terminal ends or holds the process: the
  /// first is `EPIPE` without its signal, the second `ETIMEDOUT` after ``patience``.
  public func write(_ text: String) -> Result {
    var bytes = Array(text.utf8)[...]
    return BrokenPipeSignal.held {
      while !bytes.isEmpty {
        if let error = waitForRoom() { return .failed(error) }
        let count = bytes.prefix(Self.chunk).withUnsafeBytes {
          Glibc.write(descriptor, $0.baseAddress, $0.count)
        }
        if count >= 0 {
          bytes = bytes.dropFirst(count)
        } else if errno != EINTR && errno != EAGAIN {
          return .failed(SystemError("write", subject))
        }
      }
      return .delivered
    }
  }

  /// What poll says there is room for: that much never blocks on a pipe, and is never mixed with
  /// what another process writes at the same time.
  private static let chunk = 4096

  private var subject: String { "descriptor \(descriptor)" }

  /// Waits until something can be written, also where the descriptor would block.
  private func waitForRoom() -> SystemError? {
    let clock = ContinuousClock()
    let end = clock.now + patience
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let left = max((end - clock.now).milliseconds, 0)
      switch poll(&request, 1, CInt(clamping: left)) {
      case 0: return SystemError("write", subject, code: ETIMEDOUT)
      case 1 where request.revents & Int16(POLLNVAL) != 0:
        return SystemError("write", subject, code: EBADF)
      case 1: return nil
      default: if errno != EINTR { return SystemError("poll", subject) }
      }
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded up.
  fileprivate var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}
