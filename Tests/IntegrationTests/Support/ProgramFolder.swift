import Glibc
import SystemKit

@testable import ToastTesting

/// Copies of our programs in a folder of a test's own, as an installation has them.
final class ProgramFolder: Sendable {
  private let folder: TemporaryFolder

  /// Where they are.
  let path: String
  /// The command's copy.
  var toast: String { "\(path)/toast" }

  /// Copies programs.
  ///
  /// - Parameters:
  ///   - programs: those that are beside each other.
  ///   - others: those that are in `../libexec/toastmessage` from there.
  init(_ programs: [String], libexec others: [String] = []) throws {
    folder = try TemporaryFolder()
    path = try folder.folder("bin")
    for name in programs { try Self.copy(name, to: path) }
    guard !others.isEmpty else { return }
    try folder.folder("libexec")
    let libexec = try folder.folder("libexec/toastmessage")
    for name in others { try Self.copy(name, to: libexec) }
  }

  /// Where the others are.
  var libexec: String { "\(folder.path)/libexec/toastmessage" }

  /// Writes a script beside the others.
  func write(_ name: String, _ script: String) throws {
    try folder.write("bin/\(name)", script.utf8, mode: 0o755)
  }

  private static func copy(_ name: String, to folder: String) throws {
    let source = try Descriptor(opening: "\(SiblingProgram.runningFolder)/\(name)", flags: O_RDONLY)
    let path = "\(folder)/\(name)"
    let target = try Descriptor(opening: path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o755)
    var status = stat()
    fstat(source.number, &status)
    var rest = Int(status.st_size)
    while rest > 0 {
      let count = sendfile(target.number, source.number, nil, rest)
      guard count > 0 else { throw SystemError("sendfile", path) }
      rest -= count
    }
  }
}
