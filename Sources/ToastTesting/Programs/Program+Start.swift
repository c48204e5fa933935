import Glibc
import SystemKit

extension Program {
  /// Names this test's folder in the environment of everything that is started.
  static let mark = "TOAST_TESTING"

  private static let folders = [
    "/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin", "/usr/libexec",
  ]

  /// Whether a program can be started on this machine: for the condition of a test.
  public static func isInstalled(_ program: String) -> Bool { (try? path(of: program)) != nil }

  /// The path of a program: as it is when it has a slash, else beside the running test, where the
  /// package's own programs are built to, else in the system's folders.
  static func path(of program: String) throws -> String {
    if program.contains("/") { return program }
    do {
      return try SiblingProgram.find(program)
    } catch .absent {
      for folder in folders where access("\(folder)/\(program)", X_OK) == 0 {
        return "\(folder)/\(program)"
      }
      let searched = [SiblingProgram.runningFolder] + folders
      throw TestingError(.missing, "\(program) is in none of \(searched.joined(separator: ", "))")
    }
  }
}

/// Writes as much as there is room for and returns how many bytes that was. A reader that has gone
/// away is an error and not the signal that would end the test.
func writeWithoutSignal(_ bytes: ArraySlice<UInt8>, to number: CInt) throws -> Int {
  var broken = sigset_t()
  var earlier = sigset_t()
  sigemptyset(&broken)
  sigaddset(&broken, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &broken, &earlier)
  defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }

  var room = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
  guard poll(&room, 1, 0) > 0 else { return 0 }
  // A pipe that has room takes at least this many bytes without waiting.
  let part = bytes.prefix(Int(PIPE_BUF))
  let count = part.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
  guard count < 0 else { return count }
  let error = SystemError("write", "to the input of a program")
  if error.code == EPIPE {
    var none = timespec()
    sigtimedwait(&broken, nil, &none)
  }
  throw error
}
