import Glibc

/// What a program has to say about its own trouble.
public enum Diagnostics {
  /// Writes a line to standard error; where that is closed nobody wants to know.
  public static func say(_ text: String) {
    let line = Array("\(text)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
