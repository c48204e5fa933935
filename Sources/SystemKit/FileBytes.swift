import Glibc

/// Whole files that a person may have put anything in the place of.
public enum FileBytes {
  /// Everything in a regular file; never waits, whatever is there under that name.
  ///
  /// - Parameter limit: the most bytes.
  /// - Throws: ``SystemError`` naming the file; `EISDIR` for a folder, `EINVAL` for what is no
  ///   regular file, `EFBIG` for one that has more bytes.
  public static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let file = try Descriptor(opening: path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw SystemError("fstat", path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SystemError("read", path, code: EISDIR)
    default: throw SystemError("read", path, code: EINVAL)
    }
    return try readAll(from: file.number, limit: limit, path)
  }

  /// Replaces a file in one step: whoever reads it sees the old bytes or the new ones. A link stays
  /// one, and what it leads to is replaced. The file is for its owner alone.
  ///
  /// - Throws: ``SystemError`` naming the file; nothing is left behind and the old file stays.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let target = resolved(path) ?? path
    var status = stat()
    if stat(target, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw SystemError("write", path, code: EISDIR)
    }
    let temporary = "\(target).\(String(UInt32.random(in: 0 ... .max), radix: 16)).part"
    do throws(SystemError) {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      let file = try Descriptor(opening: temporary, flags: flags)
      try writeAll(bytes, to: file.number, path)
      guard fsync(file.number) == 0 else { throw SystemError("fsync", path) }
      guard rename(temporary, target) == 0 else { throw SystemError("rename", path) }
    } catch {
      unlink(temporary)
      throw SystemError(error.call, path, code: error.code)
    }
  }

  /// Makes a folder and those that it is in, for their owner alone; those that are there stay as
  /// they are.
  ///
  /// - Throws: ``SystemError`` naming the folder.
  public static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw SystemError("mkdir", path)
    }
    try makeFolder(String(path[..<slash]))
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw SystemError("mkdir", path) }
  }

  private static func resolved(_ path: String) -> String? {
    guard let name = realpath(path, nil) else { return nil }
    defer { free(name) }
    return String(cString: name)
  }
}
