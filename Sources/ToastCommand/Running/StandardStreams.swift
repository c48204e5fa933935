import Glibc
package import SystemKit

/// The three standard streams.
package enum StandardStreams {
  /// Gives a stream that is closed a descriptor that fails as a closed one does, so that no file or
  /// socket opened later takes its number and gets what was meant for people.
  package static func holdPlaces() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is this one.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Everything on standard input.
  ///
  /// - Throws: ``SystemError``; `EFBIG` when there is more than the limit.
  package static func readInput(limit: Int = 16 << 20) throws(SystemError) -> [UInt8] {
    try readAll(from: STDIN_FILENO, limit: limit, "standard input")
  }
}
