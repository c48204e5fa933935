import Glibc
import SystemKit

/// The file of `--output`: written under another name beside its own, and renamed once it is whole,
/// so that a player never finds half of it. What is no regular file (a device, a pipe, a link to
/// something that is still to be made) is written directly.
struct OutputFile: ~Copyable {
  /// Open for writing.
  let descriptor: Descriptor
  private let path: FileName
  private let temporary: FileName?

  /// Opens the file under the caller's rights and umask.
  ///
  /// - Parameter name: the bytes of its name.
  /// - Throws: ``SystemError`` naming the file.
  init(_ name: [UInt8]) throws(SystemError) {
    let given = FileName(name)
    // Through a link, so that the link stays one.
    let path = given.resolved ?? given
    var status = stat()
    guard lstat(path.bytes, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      descriptor = try path.open(O_WRONLY | O_CREAT)
      self.path = path
      temporary = nil
      return
    }
    // A file that may not be written is not replaced either.
    if access(path.bytes, F_OK) == 0, access(path.bytes, W_OK) != 0 {
      throw SystemError("open", path.text)
    }
    // Like no other name, one that a killed process has left behind included.
    let temporary = path.appending(".\(String(UInt32.random(in: 0 ... .max), radix: 16)).part")
    do {
      descriptor = try temporary.open(O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    } catch {
      // The name that was given says more to a person than the one that was tried.
      throw SystemError(error.call, path.text, code: error.code)
    }
    self.path = path
    self.temporary = temporary
  }

  /// Gives the file its name.
  ///
  /// - Throws: ``SystemError`` naming the file.
  consuming func keep() throws(SystemError) {
    guard let temporary else { return }
    do throws(SystemError) {
      guard fsync(descriptor.number) == 0 else { throw SystemError("fsync", path.text) }
      guard rename(temporary.bytes, path.bytes) == 0 else { throw SystemError("rename", path.text) }
    } catch {
      unlink(temporary.bytes)
      throw error
    }
  }

  /// Leaves nothing behind.
  consuming func drop() {
    if let temporary { unlink(temporary.bytes) }
  }
}

/// The name of a file: bytes, which need not be UTF-8.
private struct FileName: Sendable {
  /// The bytes and a NUL.
  let bytes: [CChar]

  init(_ name: [UInt8]) { bytes = name.map { CChar(bitPattern: $0) } + [0] }

  /// For people.
  var text: String {
    String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The name without links; `nil` for a file that does not exist.
  var resolved: FileName? {
    guard let path = realpath(bytes, nil) else { return nil }
    defer { free(path) }
    return FileName((0..<strlen(path)).map { UInt8(bitPattern: path[$0]) })
  }

  func appending(_ suffix: String) -> FileName {
    FileName(bytes.dropLast().map { UInt8(bitPattern: $0) } + Array(suffix.utf8))
  }

  func open(_ flags: CInt) throws(SystemError) -> Descriptor {
    let number = Glibc.open(bytes, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError("open", text) }
    return Descriptor(owning: number)
  }
}
