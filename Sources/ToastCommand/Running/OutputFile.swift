import Glibc
import SystemKit

/// The file of `--output`: written under another name beside its own, and renamed once it is whole,
/// so that a player never finds half of it. What is no regular file (a device, a pipe) is written
/// directly.
struct OutputFile: ~Copyable {
  /// Open for writing.
  let descriptor: Descriptor
  private let path: String
  private let temporary: String?

  /// Opens the file under the caller's rights and umask.
  ///
  /// - Parameter name: the bytes of its name.
  /// - Throws: ``SystemError`` naming the file.
  init(_ name: [UInt8]) throws(SystemError) {
    let path = Self.resolve(String(decoding: name, as: UTF8.self), bytes: name)
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      descriptor = try Descriptor(opening: path, flags: O_WRONLY)
      self.path = path
      temporary = nil
      return
    }
    if access(path, F_OK) == 0, access(path, W_OK) != 0 { throw SystemError("open", path) }
    let temporary = "\(path).\(getpid()).part"
    descriptor = try Descriptor(
      opening: temporary, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666)
    self.path = path
    self.temporary = temporary
  }

  /// Gives the file its name.
  ///
  /// - Throws: ``SystemError`` naming the file.
  consuming func keep() throws(SystemError) {
    guard let temporary else { return }
    guard fsync(descriptor.number) == 0 else { throw SystemError("fsync", path) }
    guard rename(temporary, path) == 0 else { throw SystemError("rename", path) }
  }

  /// Leaves nothing behind.
  consuming func drop() {
    if let temporary { unlink(temporary) }
  }
}
