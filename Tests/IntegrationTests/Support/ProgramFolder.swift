import SystemKit

@testable import ToastTesting

/// Copies of our programs in a folder of a test's own, as an installation has them.
final class ProgramFolder: Sendable {
  private let folder: TemporaryFolder

  /// Where they are.
  let path: String
  /// The command's copy.
  var toast: String { "\(path)/toast" }

  /// Where the others are.
  var libexec: String { "\(folder.path)/libexec/toastmessage" }

  /// Copies programs.
  ///
  /// - Parameters:
  ///   - programs: those that are beside each other.
  ///   - others: those that are in `../libexec/toastmessage` from there.
  init(_ programs: [String], libexec others: [String] = []) async throws {
    folder = try TemporaryFolder()
    path = try folder.folder("bin")
    try await Self.copy(programs, to: path)
    guard !others.isEmpty else { return }
    try folder.folder("libexec")
    try await Self.copy(others, to: folder.folder("libexec/toastmessage"))
  }

  /// Writes a script beside the others.
  func write(_ name: String, _ script: String) async throws {
    try await Self.shell("printf %s \"$2\" > \"$1\" && chmod 755 \"$1\"", "\(path)/\(name)", script)
  }

  private static func copy(_ names: [String], to folder: String) async throws {
    for name in names {
      try await shell("cp -- \"$1\" \"$2\"", "\(SiblingProgram.runningFolder)/\(name)", folder)
    }
  }

  /// A file that this process wrote itself could not be started for as long as a program that
  /// another test is starting has not closed it yet.
  private static func shell(_ line: String, _ arguments: String...) async throws {
    let result = try await run(
      "sh", ["-c", line, "sh"] + arguments, environment: ["PATH": "/usr/bin:/bin"])
    guard result.exit == .status(0) else { throw TestingError(.failed, result.errors) }
  }
}
