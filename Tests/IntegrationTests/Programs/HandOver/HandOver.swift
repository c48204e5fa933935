import Glibc
import ToastMessage

/// A program that shows what it is told on standard input, one order a line, and tells what becomes
/// of each toast. The session's agent has them where there is one.
///
/// `show TITLE` shows a toast that stays, `update TEXT` changes the last one, `dismissAll` ends its
/// own.
@main enum HandOver {
  static func main() async {
    var last: ToastHandle?
    while let line = await nextLine() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch (words.first, words.count) {
      case ("show", 2): last = show(words[1])
      case ("update", 2): last?.update(title: words[1])
      case ("dismissAll", 1): Toast.dismissAll()
      default: say("what is “\(line)”?")
      }
    }
  }

  private static func show(_ title: String) -> ToastHandle {
    let handle = Toast.show(
      content: ToastContent(
        title: title, action: ToastAction("Undo") { say("\(title) is undone") }),
      configuration: ToastConfiguration(duration: .indefinite))
    Task { say("\(title): number \(await handle.id.map { "\($0)" } ?? "none")") }
    Task { say("\(title): \(await handle.outcome)") }
    return handle
  }

  /// Reading blocks, and the handlers of actions want the main actor meanwhile.
  @concurrent private static func nextLine() async -> String? { readLine() }

  /// Not through the C library's streams: reading has them.
  private static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
