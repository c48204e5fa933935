import Glibc

/// A call to the system that failed: which one, on what, and why.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The call, as its manual page names it: `open`, `posix_spawn`, …
  public let call: String
  /// The file, program or descriptor that the call was about.
  public let subject: String
  /// The number from `errno`.
  public let code: CInt

  /// Makes the error of a call that has just set `errno`.
  public init(_ call: String, _ subject: String) {
    self.init(call, subject, code: errno)
  }

  /// Makes the error of a call that returned its error number.
  public init(_ call: String, _ subject: String, code: CInt) {
    self.call = call
    self.subject = subject
    self.code = code
  }

  /// For people: `No such file or directory`.
  public var reason: String { String(cString: strerror(code)) }

  /// For people: `open /nowhere/x.wav: No such file or directory`.
  public var description: String {
    let what = subject.isEmpty ? call : "\(call) \(subject)"
    return "\(what): \(reason)"
  }
}
