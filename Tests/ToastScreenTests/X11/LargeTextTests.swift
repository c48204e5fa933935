import Testing
import ToastCore

@testable import ToastTesting

/// Large, long and right-to-left texts, and many toasts, on a real X server.
@Suite struct LargeTextTests {
  @Test(arguments: ["Saved", "נשמר"], [1, 40])
  func `at three times the size everything is on a screen of 320 pixels, or scrolled to`(
    word: String, count: Int
  ) async throws {
    let screen = try await RealScreen(width: 320, height: 480)
    let message = Array(repeating: "\(word) \(word) \(word) 0123456789 \(word)", count: count)
      .joined(separator: " ")
    let content = ToastContent(
      title: word, message: message, actions: [ToastAction(word) {}, ToastAction("\(word) 2") {}])
    let places = try await screen.show(content, style: .warning) { $0.textScale = 3 }
    #expect(places.surface.x >= 0 && places.surface.x + places.surface.width <= 320)
    #expect(places.surface.y >= 0 && places.surface.y + places.surface.height <= 480)
    let parts = places.texts + places.buttons
    #expect(parts.count == 4)
    for part in parts {
      #expect(part.x >= places.surface.x, "\(part)")
      #expect(part.x + part.width <= places.surface.x + places.surface.width, "\(part)")
    }
    // The keyboard brings each button to where it is seen.
    #expect(await screen.focus() == nil)
    for button in 0..<2 {
      if button > 0 { try await screen.server.person("key Tab") }
      let frame = try await waitUntil("button \(button)") {
        screen.places().flatMap { $0.focus == button ? $0.buttons[button] : nil }
      }
      #expect(frame.y >= places.surface.y)
      #expect(frame.y + frame.height <= places.surface.y + places.surface.height)
      try await screen.server.click(x: frame.middle.x, y: frame.middle.y)
      try await screen.wait(for: .acted(button))
    }
  }

  @Test func `a message of 2,000 characters is there to its end`() async throws {
    let screen = try await RealScreen(width: 640, height: 480)
    let message = String(repeating: "All of this has to be there. ", count: 69)
    #expect(message.count > 2000)
    let content = ToastContent(title: "Long", message: message)
    let places = try await screen.show(content) { $0.textScale = 2 }
    let surface = places.surface
    #expect(surface.y >= 0 && surface.y + surface.height <= 480)
    #expect(places.texts[1].y + places.texts[1].height > 480)
    let first = try await screen.restingPicture()
    try await screen.server.person("mousemove \(surface.middle.x) \(surface.middle.y)")
    try await screen.server.person("click --repeat 200 --delay 1 5")
    try await waitUntil("its end", there: { "\(String(describing: screen.places()))" }) {
      screen.places().map {
        $0.texts[1].y + $0.texts[1].height <= surface.y + surface.height
      } == true ? () : nil
    }
    try await waitUntil("another picture") {
      try await screen.server.picture().equals(first, x: surface.xs, y: surface.ys) ? nil : ()
    }
  }

  @Test func `a text from right to left has its button at the left`() async throws {
    let screen = try await RealScreen()
    for (title, isMirrored) in [("Deleted", false), ("נמחק", true), ("حُذف", true)] {
      let actions = [ToastAction(title) {}, ToastAction("\(title) 2") {}]
      let places = try await screen.show(ToastContent(title: title, actions: actions))
      #expect((places.buttons[0].x < places.texts[0].x) == isMirrored, "\(title)")
      #expect((places.buttons[1].x < places.buttons[0].x) == isMirrored, "\(title)")
      // And to what is beside it an arrow goes.
      #expect(await screen.focus() == nil)
      try await screen.server.person("key \(isMirrored ? "Left" : "Right")")
      try await waitUntil("the second") { screen.places()?.focus == 1 ? () : nil }
      // What is seen there is what is pressed.
      let (x, y) = places.buttons[0].middle
      let before = screen.events.count { $0 == .acted(0) }
      try await screen.server.click(x: x, y: y)
      try await screen.wait(for: .acted(0), count: before + 1)
      try await screen.end()
    }
  }

  @Test(arguments: [RealScreen.Desktop.bare, .composited])
  func `200 toasts at once are all there, and none is left`(
    desktop: RealScreen.Desktop
  ) async throws {
    let screen = try await RealScreen(desktop)
    for number in 1...200 as ClosedRange<UInt64> {
      try await screen.show(ToastContent(title: "Number \(number)"), number: number)
      if number > 3 { try await screen.end(number - 3) }
    }
    for number in 198...200 as ClosedRange<UInt64> { try await screen.end(number) }
    #expect(screen.events.count { $0 == .finished(ChannelReport(.delivered)) } == 200)
    try await waitUntil("no window of a toast") {
      let tree = try await screen.server.run("xwininfo", ["-root", "-tree"])
      return tree.contains("ToastMessage") ? nil : ()
    }
  }
}
