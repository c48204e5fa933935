import Glibc
import SystemKit
import ToastAudit

/// The toasts of a running program, as the program that is on the accessibility bus finds them.
enum LiveTree {
  /// Asks it.
  ///
  /// - Parameters:
  ///   - process: whose toasts.
  ///   - timeout: how long it may take to show one, in seconds.
  /// - Throws: ``AuditInputError``, ``LiveTreeError``, or why it could not be started.
  static func toasts(of process: ProcessID, timeout: Double) throws -> [LiveToast] {
    let path = try SiblingProgram.find("toast-ear")
    let pipe = try Descriptor.pipe()
    let milliseconds = Int64(max(timeout * 1000, 1))
    let spawn = Spawn(
      path, ["live", "\(process)", "\(milliseconds)"], environment: Environment.current,
      descriptors: [1: pipe.writing.number, 2: STDERR_FILENO])
    let ear = try spawn.start()
    let output = pipe.keepReading()
    let bytes = try readAll(
      from: output.number, limit: AuditedToast.sizeLimit, "the accessible tree")
    var status: CInt = 0
    while waitpid(ear, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw LiveTreeError() }
    return try LiveToast.toasts(from: bytes)
  }
}

/// There was no toast; the reason was said already.
struct LiveTreeError: Error {}
