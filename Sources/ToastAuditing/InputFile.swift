import Glibc
import SystemKit
import ToastAudit
import ToastCommand
import ToastCore

/// Reads a file that an audit is given.
enum InputFile {
  /// Everything in a file, or on standard input for `-`.
  ///
  /// - Parameter limit: the most bytes; of a larger file nothing is read.
  /// - Throws: ``AuditInputError`` naming the file.
  static func read(
    _ name: [UInt8], limit: Int = AuditedToast.sizeLimit
  ) throws(AuditInputError) -> [UInt8] {
    let shown = text(of: name)
    do throws(SystemError) {
      if name == [UInt8(ascii: "-")] { return try StandardStreams.readInput(limit: limit) }
      return try bytes(of: name, limit: limit, shown)
    } catch {
      if error.code == EFBIG {
        throw AuditInputError("\(shown): it has more than \(limit) bytes, which are allowed")
      }
      throw AuditInputError("\(error)")
    }
  }

  /// A file's name for people.
  static func text(of name: [UInt8]) -> String {
    name == [UInt8(ascii: "-")]
      ? "standard input" : TextSafety.neutralize(TextSafety.decode(name), for: .terminal)
  }

  private static func bytes(
    of name: [UInt8], limit: Int, _ shown: String
  ) throws(SystemError) -> [UInt8] {
    let number = open(name.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError("open", shown) }
    let descriptor = Descriptor(owning: number)
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw SystemError("fstat", shown) }
    if status.st_size > limit { throw SystemError("read", shown, code: EFBIG) }
    // A pipe or a device has no size beforehand.
    return try readAll(from: descriptor.number, limit: limit, shown)
  }
}
