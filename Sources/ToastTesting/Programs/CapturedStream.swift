import Glibc
import SystemKit

/// What a program writes to one of its streams, kept whole from the first byte.
///
/// It is a file without a name and not a pipe: a program never waits for its reader, nothing is
/// lost when it is killed, and a process that it leaves behind keeps nobody waiting.
public final class CapturedStream: Sendable {
  private let file: Descriptor

  init() throws { file = try TemporaryFolder.nameless() }

  /// The descriptor that a program gets.
  var number: CInt { file.number }

  /// Everything so far.
  public var bytes: [UInt8] { file.bytes() }

  /// Everything so far as text; bytes that are no UTF-8 are replaced.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The complete lines so far, without their line feeds.
  public var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// What stands behind a number of bytes.
  func bytes(from offset: Int) -> [UInt8] { file.bytes(from: offset) }

  /// The end of it, for the message of an error.
  public var tail: String {
    let all = text
    return all.count > 2000 ? "…" + all.suffix(2000) : all
  }
}
