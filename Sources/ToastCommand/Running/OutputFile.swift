import Glibc
package import SystemKit

/// The file of `--output`: written without a name, or under another one beside its own where the
/// file system knows no nameless files, and named once it is whole. A player never finds half of it,
/// and a command that is killed leaves nothing behind. What is no regular file (a device, a pipe, a
/// link to something that is still to be made) is written directly.
package struct OutputFile: ~Copyable {
  /// Open for writing.
  package let descriptor: Descriptor
  private let path: FileName
  private let form: Form
  private let links: String

  /// What is open.
  private enum Form {
    /// The file itself.
    case direct
    /// A file that gets this name before it gets its own: one that is taken cannot be linked to,
    /// only renamed to.
    case nameless(FileName)
    /// A file that has this name.
    case named(FileName)
  }

  /// Opens the file under the caller's rights and umask.
  ///
  /// - Parameters:
  ///   - name: the bytes of its name.
  ///   - links: where this process's open files can be linked to a name; a container may lack it.
  /// - Throws: ``SystemError`` naming the file.
  package init(_ name: [UInt8], links: String = "/proc/self/fd") throws(SystemError) {
    let given = FileName(name)
    // Through a link, so that the link stays one.
    let path = given.resolved ?? given
    let (number, form) = try Self.open(path, links)
    descriptor = Descriptor(owning: number)
    self.path = path
    self.form = form
    self.links = links
  }

  private static func open(
    _ path: FileName, _ links: String
  ) throws(SystemError) -> (CInt, Form) {
    var status = stat()
    guard lstat(path.bytes, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      return (try path.open(O_WRONLY | O_CREAT).release(), .direct)
    }
    // A file that may not be written is not replaced either.
    if access(path.bytes, F_OK) == 0, access(path.bytes, W_OK) != 0 {
      throw SystemError("open", path.text)
    }
    // Like no other name, one that a killed process has left behind included.
    let temporary = path.appending(".\(String(UInt32.random(in: 0 ... .max), radix: 16)).part")
    if access(links, X_OK) == 0,
      let nameless = try? path.folder.open(O_WRONLY | Descriptor.nameless)
    {
      return (nameless.release(), .nameless(temporary))
    }
    do {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      return (try temporary.open(flags).release(), .named(temporary))
    } catch {
      // The name that was given says more to a person than the one that was tried.
      throw SystemError(error.call, path.text, code: error.code)
    }
  }

  /// Gives the file its name.
  ///
  /// - Throws: ``SystemError`` naming the file.
  package consuming func keep() throws(SystemError) {
    switch form {
    case .direct: break
    case .nameless(let temporary):
      try sync(nil)
      let file = "\(links)/\(descriptor.number)"
      guard linkat(AT_FDCWD, file, AT_FDCWD, temporary.bytes, AT_SYMLINK_FOLLOW) == 0 else {
        throw failure("linkat", nil)
      }
      try rename(temporary)
    case .named(let temporary):
      try sync(temporary)
      try rename(temporary)
    }
  }

  private func sync(_ temporary: FileName?) throws(SystemError) {
    if fsync(descriptor.number) != 0 { throw failure("fsync", temporary) }
  }

  private func rename(_ temporary: FileName) throws(SystemError) {
    if Glibc.rename(temporary.bytes, path.bytes) != 0 { throw failure("rename", temporary) }
  }

  /// The error of a call that has just failed; nothing is left behind.
  private func failure(_ call: String, _ temporary: FileName?) -> SystemError {
    let error = SystemError(call, path.text)
    if let temporary { unlink(temporary.bytes) }
    return error
  }

  /// Leaves nothing behind.
  package consuming func drop() {
    if case .named(let temporary) = form { unlink(temporary.bytes) }
  }
}

/// The name of a file: bytes, which need not be UTF-8.
private struct FileName: Sendable {
  /// The bytes and a NUL.
  let bytes: [CChar]

  package init(_ name: [UInt8]) { bytes = name.map { CChar(bitPattern: $0) } + [0] }

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

  /// The folder that it is in.
  var folder: FileName {
    let name = bytes.dropLast()
    guard let slash = name.lastIndex(of: CChar(bitPattern: UInt8(ascii: "/"))) else {
      return FileName([UInt8(ascii: ".")])
    }
    return FileName(name[...slash].map { UInt8(bitPattern: $0) })
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
