import Glibc
import SystemKit

/// A folder for one purpose, mode 0700, removed with everything in it when this object ends.
///
/// All of them are in one folder of the test process, which is removed even when that process is
/// killed. Their paths are short: a socket's path has only 107 bytes.
public final class TemporaryFolder: Sendable {
  /// Where it is, without a slash at the end.
  public let path: String

  /// Makes an empty folder.
  ///
  /// - Throws: the system's error, with the call.
  public init() throws {
    path = try TemporaryName.folder(in: Workspace.shared().root)
  }

  deinit { Self.remove(path) }

  /// Makes a folder in this one and returns its path.
  ///
  /// - Throws: the system's error, with the call and the path.
  @discardableResult
  public func folder(_ name: String) throws -> String {
    let inner = "\(path)/\(name)"
    guard mkdir(inner, 0o700) == 0 || errno == EEXIST else { throw SystemError("mkdir", inner) }
    return inner
  }

  /// Writes a file into this folder and returns its path.
  ///
  /// - Throws: the system's error, with the call and the path.
  @discardableResult
  public func write(_ name: String, _ bytes: some Collection<UInt8>, mode: UInt32 = 0o600) throws
    -> String
  {
    let file = "\(path)/\(name)"
    let descriptor = try Descriptor(opening: file, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: mode)
    try writeAll(Array(bytes), to: descriptor.number, file)
    return file
  }

  /// The bytes of a file in this folder.
  ///
  /// - Throws: the system's error, with the call and the path.
  public func contents(of name: String) throws -> [UInt8] {
    try Descriptor(opening: "\(path)/\(name)", flags: O_RDONLY).bytes()
  }

  /// A file that no path leads to: gone with the last process that has it open.
  static func nameless(holding text: String = "") throws -> Descriptor {
    let file = try Descriptor.inMemory(Array(text.utf8), name: "test")
    _ = fcntl(file.number, F_SETFL, O_APPEND)
    lseek(file.number, 0, SEEK_SET)
    return file
  }

  /// Removes a folder and what is in it; links are removed and not followed.
  static func remove(_ path: String) {
    for name in entries(of: path) {
      let inner = "\(path)/\(name)"
      if unlink(inner) != 0 && errno == EISDIR { remove(inner) }
    }
    rmdir(path)
  }

  /// The names in a folder; none when it cannot be read.
  static func entries(of path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
