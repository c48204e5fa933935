/// A window of another program, which tells what reaches it.
package final class WatchedWindow: Sendable {
  /// What it is.
  package enum Kind: String, Sendable {
    /// One that a window manager has a part in.
    case window
    /// The same over the whole screen.
    case full
    /// One that no window manager has a part in.
    case popup
  }

  /// Its number.
  package let id: String
  private let program: Program
  private let folder: TemporaryFolder

  /// Shows a window; it is there when this returns.
  ///
  /// - Throws: ``TestingError``: `missing` where Python is not installed, `failed` or `late` when it
  ///   does not come.
  package init(
    _ kind: Kind = .window, on display: Display, x: Int = 0, y: Int = 0, width: Int, height: Int
  ) async throws {
    folder = try TemporaryFolder()
    let script = try folder.write("window.py", PackageResources.window_py)
    program = try display.start(
      "/usr/bin/python3",
      ["-B", script, kind.rawValue] + [x, y, width, height].map { "\($0)" })
    let line = try await program.waitForLine("its window", within: .seconds(15)) {
      $0.hasPrefix("shown ")
    }
    id = String(line.dropFirst("shown ".count))
  }

  /// What reached it, in order: `press 1 10 20`, `release 1 10 20`, `key a`, `focus in`, `focus
  /// out`; places are those of the root.
  package var events: [String] { program.output.lines.filter { !$0.hasPrefix("shown ") } }

  /// Waits for an event.
  package func waitFor(_ event: String) async throws {
    try await program.waitForLine(event) { $0 == event }
  }

  /// Waits until it has the keyboard.
  package func waitForFocus() async throws {
    try await waitUntil("the keyboard", there: { "\(events)" }) {
      (events.last { $0.hasPrefix("focus") } == "focus in").whenTrue
    }
  }

  /// Closes it.
  package func close() async throws { try await program.kill() }
}
