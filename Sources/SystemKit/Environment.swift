import Glibc

/// The environment of a process, as a value.
public enum Environment {
  /// This process's environment; bytes that are no UTF-8 are replaced.
  public static var current: [String: String] {
    var result: [String: String] = [:]
    var entry = environ
    while let variable = entry.pointee {
      let parts = String(cString: variable).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return result
  }
}
