extension Display {
  /// What a person does with pointer and keyboard: commands of xdotool, in one go. They have been
  /// done when this returns; who is told of them may not know it yet.
  @discardableResult
  package func person(_ commands: String) async throws -> String {
    try await run("xdotool", commands.split(separator: " ").map(String.init))
  }

  /// Presses the first button of the pointer at a place, and lets go of it.
  package func click(x: Int, y: Int) async throws {
    try await person("mousemove \(x) \(y) click 1")
  }

  /// Holds the first button at a place, moves up or down by steps, each after a time, and lets go.
  ///
  /// - Parameters:
  ///   - steps: how far each step goes, in pixels; down is above 0.
  ///   - pause: in seconds, before each step, and before it is let go of.
  package func drag(x: Int, y: Int, steps: [Int], pause: Double) async throws {
    let moves = steps.map { "sleep \(pause) mousemove_relative -- 0 \($0)" }
    try await person(
      "mousemove \(x) \(y) mousedown 1 \(moves.joined(separator: " ")) sleep \(pause) mouseup 1")
  }

  /// The window that has the keyboard, by its number.
  package func focusedWindow() async throws -> String {
    try await person("getwindowfocus -f").filter { !$0.isWhitespace }
  }

  /// Gives a window the keyboard, as a window manager does.
  package func focus(_ window: String) async throws {
    try await person("windowfocus --sync \(window)")
  }
}
