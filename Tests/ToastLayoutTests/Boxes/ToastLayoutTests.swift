import Testing
import ToastCore

@testable import ToastLayout

/// Exact places, with characters of 0.6 and lines of 1.2 of the font's size.
@Suite struct ToastLayoutTests {
  @Test func `a title alone is as wide as its text and its padding`() throws {
    let layout = laidOut(ToastContent(title: "Saved!"))
    // 6 characters of 10.2 and 20 on both sides; 20.4 and 16 above and below.
    #expect(layout.surface == Rect(x: 0, y: 0, width: 102, height: 53))
    let title = try #require(layout.title)
    #expect(title.frame.x == 20 && abs(title.frame.width - 61.2) < 1e-9)
    #expect(title.text == "Saved!" && title.font.size == 17 && title.font.weight == .semibold)
    let line = try #require(title.lines.first)
    #expect(abs(line.baseline - title.frame.y - 0.95 * 17) < 1e-9)
    #expect(layout.message == nil && layout.severity == nil && layout.icon == nil)
    #expect(layout.buttons.isEmpty && layout.close == nil && !layout.scrolls)
    #expect(layout.cornerRadius == 26.5)
  }

  @Test func `the button is beside the text where there is room`() throws {
    let layout = laidOut(
      ToastContent(title: "Saved", message: "Done", action: ToastAction(named: "Undo")))
    let title = try #require(layout.title)
    let message = try #require(layout.message)
    let button = try #require(layout.buttons.first)
    #expect(message.frame.y >= title.frame.maxY && message.frame.x == title.frame.x)
    #expect(button.frame.x >= title.frame.maxX + 12 - 1e-9)
    // 4 characters of 9.6 and 16 on both sides; the usual target is its height.
    #expect(abs(button.frame.width - 70.4) < 1e-9 && button.frame.height == 44)
    #expect(button.action == 0 && button.label.text == "Undo")
    // Less space beside a button: 10 above, below and after it.
    #expect(layout.surface.height == 64)
    #expect(abs(layout.surface.width - (20 + 51 + 12 + 70.4 + 10)) < 1)
  }

  @Test(arguments: [1, 1.5, 2, 3, 5])
  func `at large scales the button is below the text`(scale: Double) throws {
    let layout = laidOut(
      ToastContent(title: "Saved", action: ToastAction(named: "Undo")),
      on: Size(width: 3000, height: 2000)
    ) { $0.textScale = scale }
    let title = try #require(layout.title)
    let button = try #require(layout.buttons.first)
    #expect((button.frame.y >= title.frame.maxY) == (scale >= 2))
    #expect((button.frame.x >= title.frame.maxX) == (scale < 2))
  }

  @Test func `where the button does not fit beside the text it is below it`() throws {
    let layout = laidOut(
      ToastContent(
        title: "A title of a few words", action: ToastAction(named: "Show all of the details")),
      on: Size(width: 320, height: 480))
    let title = try #require(layout.title)
    let button = try #require(layout.buttons.first)
    #expect(button.frame.y >= title.frame.maxY)
    #expect(layout.surface.width <= 304)
  }

  @Test func `a long text leaves its room to the button and wraps beside it`() throws {
    let text = String(repeating: "word ", count: 60)
    let layout = laidOut(ToastContent(title: text, action: ToastAction(named: "Undo")))
    let title = try #require(layout.title)
    let button = try #require(layout.buttons.first)
    #expect(title.lines.count > 1 && title.frame.maxX < button.frame.x)
    #expect(layout.surface.width <= 784)
  }

  @Test func `many buttons wrap into rows that keep their order`() {
    let names = ["Reply to all", "Archive this", "Remind me later", "Delete"]
    let layout = laidOut(
      ToastContent(title: "Mail", actions: names.map(ToastAction.init(named:))),
      on: Size(width: 360, height: 800))
    #expect(layout.buttons.map(\.label.text) == names)
    #expect(layout.buttons.map(\.action) == [0, 1, 2, 3])
    #expect(Set(layout.buttons.map(\.frame.y)).count > 1)
  }

  @Test func `the greatest width grows with the text`() {
    let text = String(repeating: "word ", count: 60)
    let style = ToastStyle.custom { $0.maxWidth = 200 }
    let one = laidOut(ToastContent(title: text), style: style)
    let two = laidOut(ToastContent(title: text), style: style) { $0.textScale = 2 }
    #expect((180...200).contains(one.surface.width))
    #expect((360...400).contains(two.surface.width))
    #expect(one.title?.shown == two.title?.shown)
  }

  @Test func `font, space, icon and button grow linearly where there is room`() throws {
    let content = ToastContent(
      title: "Title", message: "Message", actions: ["A", "B", "C"].map(ToastAction.init(named:)))
    let large = Size(width: 20_000, height: 20_000)
    let one = laidOut(content, severity: .error, on: large)
    for scale in [2.0, 3, 5] {
      let scaled = laidOut(content, severity: .error, on: large) { $0.textScale = scale }
      #expect(scaled.title?.font.size == 17 * scale)
      #expect(scaled.severity?.frame.width == 24 * scale)
      #expect(abs(scaled.surface.width - one.surface.width * scale) <= scale + 1)
      #expect(abs(scaled.surface.height - one.surface.height * scale) <= scale + 1)
      #expect(scaled.targets.allSatisfy { min($0.width, $0.height) >= 44 * scale })
    }
  }

  @Test func `line breaks of the text are kept`() {
    let layout = laidOut(ToastContent(message: "\none\r\ntwo\n\nthree\u{2028}four\n"))
    #expect(layout.message?.shown == ["one", "two", "", "three", "four"])
  }

  @Test func `what cannot be shown is not shown`() {
    let layout = laidOut(ToastContent(title: "a\u{7}b\u{1B}[31mc", message: " \n\t\n"))
    #expect(layout.title?.text == "a bc" && layout.message == nil)
  }

  @Test func `a toast that has only a spoken text shows that`() {
    #expect(laidOut(ToastContent(speech: "Hello")).title?.text == "Hello")
    #expect(laidOut(ToastContent(title: "Hi", speech: "Hello")).title?.text == "Hi")
  }

  @Test func `without any text there is still a surface, and its targets`() {
    let layout = laidOut(ToastContent(actions: [ToastAction(named: "OK")]))
    #expect(layout.surface.contains(layout.buttons[0].frame))
    #expect(layout.title == nil && layout.everything.allSatisfy { $0.width.isFinite })
  }

  @Test func `a text with a letter wider than the room gets a smaller font`() throws {
    let style = ToastStyle.custom { $0.titleFont = .system(size: 512) }
    let layout = laidOut(
      ToastContent(title: "漢字"), style: style, on: Size(width: 320, height: 480)
    ) { $0.textScale = 5 }
    let title = try #require(layout.title)
    #expect(layout.content.contains(title.frame) && title.font.size < 512)
    #expect(title.lines.count == 2)
  }

  @Test func `what is taller than the output scrolls`() {
    let layout = laidOut(ToastContent(message: String(repeating: "line\n", count: 100)))
    #expect(layout.scrolls && layout.surface.height == 584)
    #expect(layout.content.height > 1600 && layout.content.width == layout.surface.width)
    #expect(layout.message.map { layout.content.contains($0.frame) } == true)
  }

  @Test func `the shadow has its room`() {
    #expect(
      laidOut(ToastContent(title: "Hi")).shadowMargin
        == Margins(left: 27, top: 19, right: 27, bottom: 35))
    let none = laidOut(ToastContent(title: "Hi"), style: .custom { $0.shadow = .none })
    #expect(none.shadowMargin == Margins(left: 0, top: 0, right: 0, bottom: 0))
  }

  @Test func `a corner never reaches into the content`() {
    let style = ToastStyle.custom {
      $0.cornerRadius = 400
      $0.contentPadding = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    }
    let layout = laidOut(
      ToastContent(message: String(repeating: "line\n", count: 10)), style: style)
    #expect(abs(layout.cornerRadius - (4 + 8.0.squareRoot())) < 1e-9)
  }

  @Test func `on glass text keeps off the bezel, and on a solid surface it needs not`() {
    let glass = ToastStyle.custom { $0.backgroundUsesGlass = true }
    #expect(laidOut(ToastContent(title: "Hi"), style: glass).title?.frame.x == 24)
    let solid = laidOut(ToastContent(title: "Hi"), style: glass) { $0.reduceTransparency = true }
    #expect(solid.title?.frame.x == 20)
    var tight = glass
    tight.contentPadding = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    #expect(laidOut(ToastContent(title: "Hi"), style: tight).title?.frame.x == 22)
  }

  @Test func `with more contrast text keeps off the line around the surface`() {
    let style = ToastStyle.custom { $0.contentPadding = EdgeInsets() }
    let more = laidOut(ToastContent(title: "Hi"), style: style) { $0.contrast = .more }
    #expect((more.title?.frame.x ?? 0) >= 4)
    #expect(laidOut(ToastContent(title: "Longer than a target"), style: style).title?.frame.x == 0)
  }

  @Test(arguments: [-5, 0, 1, 40, 200, .nan, .infinity] as [Double])
  func `an output of any size is survived`(side: Double) {
    let content = ToastContent(
      icon: .systemImage("bell"), title: "Title", message: "A message of some words",
      actions: [ToastAction(named: "Undo")], progress: 0.5)
    for scale in [0.5, 1, 5] {
      for glass in [true, false] {
        let layout = laidOut(
          content, severity: .error, style: .custom { $0.backgroundUsesGlass = glass },
          on: Size(width: side, height: side)
        ) { $0.textScale = scale }
        for rect in layout.everything {
          #expect(rect.width >= 0 && rect.height >= 0 && (rect.x + rect.y).isFinite)
        }
      }
    }
  }

  @Test(arguments: [-5, .nan, .infinity] as [Double])
  func `a style of no sensible sizes is survived`(size: Double) {
    let style = ToastStyle.custom {
      $0.cornerRadius = size
      $0.contentPadding = EdgeInsets(top: size, leading: size, bottom: size, trailing: size)
      $0.shadow = ToastShadow(color: .black, radius: size, x: size, y: size)
    }
    let layout = laidOut(ToastContent(title: "A title"), style: style)
    #expect(layout.cornerRadius >= 0 && layout.surface.width <= 800)
    let margin = layout.shadowMargin
    for side in [margin.left, margin.top, margin.right, margin.bottom] {
      #expect(side >= 0 && side.isFinite)
    }
  }

  @Test func `progress is a bar below the text and before the buttons`() throws {
    let layout = laidOut(
      ToastContent(
        title: "Copying", actions: ["Stop", "Pause", "Hide"].map(ToastAction.init(named:)),
        progress: 0.25))
    let bar = try #require(layout.progress)
    #expect(bar.done.width == bar.track.width / 4 && bar.done.x == bar.track.x)
    #expect(bar.track.y >= (layout.title?.frame.maxY ?? .infinity))
    #expect(layout.buttons.allSatisfy { $0.frame.y >= bar.track.maxY })
    #expect(laidOut(ToastContent(title: "Copying")).progress == nil)
  }
}
