import Glibc

/// Files and folders under names that were free.
public enum TemporaryName {
  /// What the C library puts six letters or digits in the place of.
  private static let free = String(repeating: "X", count: 6)

  /// Makes a folder that is this user's alone.
  ///
  /// - Parameters:
  ///   - parent: the folder that it is in.
  ///   - prefix: what its name begins with.
  /// - Returns: its path.
  /// - Throws: ``SystemError`` naming the folder that it was to be in.
  public static func folder(
    in parent: String, prefix: String = ""
  ) throws(SystemError) -> String {
    var path = Array("\(parent)/\(prefix)\(free)".utf8CString)
    guard mkdtemp(&path) != nil else { throw SystemError("mkdtemp", parent) }
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
