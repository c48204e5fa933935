import Testing

@testable import ToastTesting

/// The accessible objects of a toast are where it is seen.
@Suite struct AccessiblePlaceTests {
  @Test func `its objects are where it is seen, and their action is a press`() async throws {
    let screen = try await ScreenStage()
    let address = try await screen.session.startAccessibility()
    let ear = try await Ear(in: screen.session)
    let arguments = ["-t", "0", "-A", "undo=Undo", "--", "Deleted"]
    func shown(_ count: Int) async throws -> (Program, Heard) {
      let toast = try screen.session.start("toast", ["--no-speak"] + arguments)
      try await screen.waitForToast(true)
      let heard = try await ear.waitFor(count, within: .seconds(10)) {
        $0.text.contains("Deleted") && $0.kind == .announcement
      }
      return (toast, heard[count - 1])
    }
    func call(_ object: Heard, _ part: String, _ arguments: String...) async throws -> String {
      let result = try await screen.session.run(
        "dbus-send",
        [
          "--bus=\(address)", "--print-reply=literal", "--dest=\(object.bus)",
          "\(object.path)\(part)",
        ] + arguments)
      guard result.exit == .status(0) else { throw TestingError(.failed, result.errors) }
      return result.output
    }
    func extents(_ object: Heard, _ part: String) async throws -> [Int] {
      try await call(object, part, "org.a11y.atspi.Component.GetExtents", "uint32:0")
        .split { $0.isWhitespace }.compactMap { Int($0) }
    }

    let (toast, object) = try await shown(1)
    let surface = try await waitUntil("its place") {
      let frame = try await extents(object, "")
      return frame.count == 4 && frame[3] != 0 ? frame : nil
    }
    let button = try await extents(object, "_button0")
    // The surface is black, and the button in it lighter; outside is neither.
    let picture = try await screen.display.picture()
    let dark = ScreenPicture.Color(red: 0x14, green: 0x14, blue: 0x16)
    func isDark(_ x: Int, _ y: Int) -> Bool { picture[x, y].distance(to: dark) <= 2 }
    let (left, top) = (surface[0], surface[1])
    let (right, bottom) = (left + surface[2], top + surface[3])
    let (x, y) = (button[0] + button[2] / 2, button[1] + button[3] / 2)
    #expect(isDark(left + 1, (top + bottom) / 2) && isDark(right - 2, (top + bottom) / 2))
    #expect(isDark((left + right) / 2, top + 1) && isDark((left + right) / 2, bottom - 2))
    #expect(!isDark(left - 1, (top + bottom) / 2) && !isDark(right, (top + bottom) / 2))
    #expect(!isDark((left + right) / 2, top - 1) && !isDark((left + right) / 2, bottom))
    #expect(isDark(x, button[1] - 2) && isDark(x, button[1] + button[3] + 1))
    #expect(!isDark(x, button[1] + 2) && !isDark(x, button[1] + button[3] - 3))
    #expect(isDark(button[0] - 2, y) && !isDark(button[0] + 2, y))

    try await screen.display.click(x: x, y: y)
    try await toast.waitForExit()
    try await screen.waitForToast(false)
    let (second, next) = try await shown(2)
    #expect(
      try await call(next, "_button0", "org.a11y.atspi.Action.DoAction", "int32:0")
        .contains("true"))
    try await second.waitForExit()
    #expect(second.output.text == toast.output.text && toast.output.text == "undo\n")
    try await screen.waitForToast(false)
  }
}
