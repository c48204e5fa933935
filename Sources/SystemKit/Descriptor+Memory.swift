import CSystem
import Glibc

extension Descriptor {
  /// A file that exists in memory alone, and in no folder; close-on-exec is set.
  ///
  /// - Parameters:
  ///   - bytes: what is in it.
  ///   - name: for people who look into `/proc`.
  /// - Throws: ``SystemError`` naming it.
  public static func inMemory(
    _ bytes: [UInt8], name: String = "toast"
  ) throws(SystemError) -> Descriptor {
    let closeOnExec: UInt32 = 1  // MFD_CLOEXEC
    let number = memfd_create(name, closeOnExec)
    guard number >= 0 else { throw SystemError("memfd_create", name) }
    let file = Descriptor(owning: number)
    try writeAll(bytes, to: number, name)
    return file
  }
}
