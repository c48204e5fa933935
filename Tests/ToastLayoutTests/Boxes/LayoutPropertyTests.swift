import Testing
import ToastCore
import ToastTesting

@testable import ToastLayout

/// Random toasts: whatever they hold, nothing is cut, hidden, or out of order.
@Suite struct LayoutPropertyTests {
  private static let seeds = 0..<700 as Range<UInt64>

  @Test func `everything is in the surface, and the surface in the output`() {
    for seed in Self.seeds {
      let toast = RandomToast(seed: seed)
      let layout = toast.laidOut()
      #expect(layout.surface.x == 0 && layout.surface.y == 0)
      #expect(layout.surface.width <= toast.available.width, "\(seed)")
      #expect(layout.surface.height <= toast.available.height, "\(seed)")
      #expect(layout.content.width == layout.surface.width, "\(seed)")
      #expect(layout.content.height >= layout.surface.height, "\(seed)")
      for rect in layout.everything {
        #expect(layout.content.contains(rect), "\(seed): \(rect) in \(layout.content)")
        #expect(rect.width >= 0 && rect.height >= 0, "\(seed)")
      }
    }
  }

  @Test func `every line is in its box, and its width is in the room`() {
    for seed in Self.seeds {
      let layout = RandomToast(seed: seed).laidOut()
      var boxes = [layout.title, layout.message].compactMap(\.self)
      boxes += layout.buttons.map(\.label)
      for box in boxes {
        #expect(!box.lines.isEmpty, "\(seed)")
        for line in box.lines {
          #expect(box.frame.contains(line.frame), "\(seed): \(line.frame) in \(box.frame)")
          #expect(line.frame.y < line.baseline && line.baseline < line.frame.maxY, "\(seed)")
        }
        for (line, next) in zip(box.lines, box.lines.dropFirst()) {
          #expect(next.frame.y >= line.frame.maxY - 1e-3, "\(seed)")
        }
      }
      for button in layout.buttons {
        #expect(button.frame.contains(button.label.frame), "\(seed)")
      }
    }
  }

  @Test func `no part of a text is lost, and none is shown twice`() {
    for seed in Self.seeds {
      let toast = RandomToast(seed: seed)
      let layout = toast.laidOut()
      let boxes = [layout.title, layout.message].compactMap(\.self) + layout.buttons.map(\.label)
      for box in boxes {
        #expect(box.shown.joined() == box.text.filter { $0 != "\n" }, "\(seed)")
      }
      #expect(
        layout.buttons.map(\.label.text)
          == toast.content.actions.map { TextSafety.neutralize($0.title, for: .bus) })
      for (box, text) in [
        (layout.title, toast.content.title), (layout.message, toast.content.message),
      ] {
        let asked = (text ?? "").filter { !$0.isWhitespace }
        #expect((box?.text ?? "").filter { !$0.isWhitespace } == asked, "\(seed)")
      }
    }
  }

  @Test func `39: targets have their least size, and do not touch`() {
    for seed in Self.seeds {
      let toast = RandomToast(seed: seed)
      let layout = toast.laidOut()
      let least = toast.preferences.minimumTargetSize
      for (index, target) in layout.targets.enumerated() {
        #expect(target.width >= least - 1e-3, "\(seed): \(target)")
        #expect(target.height >= least - 1e-3, "\(seed): \(target)")
        for other in layout.targets[(index + 1)...] {
          let apart = max(
            max(target.x, other.x) - min(target.maxX, other.maxX),
            max(target.y, other.y) - min(target.maxY, other.maxY))
          #expect(apart >= 8 - 1e-3, "\(seed)")
        }
      }
      #expect(min(layout.surface.width, layout.surface.height) >= least, "\(seed)")
    }
  }

  @Test func `each element is after the one before it, and overlaps none`() {
    for seed in Self.seeds {
      let layout = RandomToast(seed: seed).laidOut()
      let isMirrored = layout.direction == .rightToLeft
      for (one, next) in zip(layout.order, layout.order.dropFirst()) {
        let isBelow = next.y >= one.maxY - 1e-3
        let isBeside = isMirrored ? next.maxX <= one.x + 1e-3 : next.x >= one.maxX - 1e-3
        #expect(isBelow || isBeside, "\(seed): \(next) after \(one)")
      }
      for (index, one) in layout.order.enumerated() {
        for other in layout.order[(index + 1)...] {
          #expect(!one.overlaps(other), "\(seed): \(one) and \(other)")
        }
      }
    }
  }

  @Test func `corners leave the content whole`() {
    for seed in Self.seeds {
      let layout = RandomToast(seed: seed).laidOut()
      guard !layout.scrolls else { continue }
      let radius = layout.cornerRadius
      for rect in layout.order {
        let x = min(rect.x, layout.surface.width - rect.maxX)
        let y = min(rect.y, layout.surface.height - rect.maxY)
        guard x < radius, y < radius else { continue }
        let (dx, dy) = (radius - x, radius - y)
        #expect((dx * dx + dy * dy).squareRoot() <= radius + 1e-3, "\(seed): \(rect)")
      }
    }
  }

  @Test func `the same toast has the same layout`() {
    for seed in Self.seeds.prefix(200) {
      #expect(RandomToast(seed: seed).laidOut() == RandomToast(seed: seed).laidOut())
    }
  }

  @Test func `read from the other side, everything is mirrored`() {
    for seed in Self.seeds.prefix(500) {
      var toast = RandomToast(seed: seed)
      // Digits and signs have no direction of their own: the language decides.
      func digits(_ text: String) -> String {
        String(text.map { $0.isWhitespace ? $0 : "7" })
      }
      toast.content.title = toast.content.title.map(digits)
      toast.content.message = toast.content.message.map(digits)
      toast.content.actions = toast.content.actions.map { ToastAction(named: digits($0.title)) }
      toast.content.language = "en"
      let fromLeft = toast.laidOut()
      toast.content.language = "ar"
      let fromRight = toast.laidOut()
      #expect(fromLeft.direction == .leftToRight && fromRight.direction == .rightToLeft)
      let width = fromLeft.surface.width
      #expect(fromRight.surface == fromLeft.surface && fromRight.content == fromLeft.content)
      #expect(fromRight.order.count == fromLeft.order.count)
      for (left, right) in zip(fromLeft.order, fromRight.order) {
        #expect(abs(left.x - (width - right.maxX)) < 1e-6, "\(seed)")
        #expect(left.y == right.y && left.width == right.width && left.height == right.height)
      }
      let lines = (fromLeft.message?.lines ?? []).map(\.frame)
      for (left, right) in zip(lines, (fromRight.message?.lines ?? []).map(\.frame)) {
        #expect(abs(left.x - (width - right.maxX)) < 1e-6, "\(seed)")
      }
      if let left = fromLeft.progress?.done, let right = fromRight.progress?.done {
        #expect(abs(left.x - (width - right.maxX)) < 1e-6, "\(seed)")
      }
    }
  }

  @Test(arguments: [0.5, 1, 2, 3, 4, 5], [320, 360, 800] as [Double])
  func `39: a usual toast fits at every scale, down to 320 pixels`(scale: Double, width: Double) {
    let content = ToastContent(
      icon: .systemImage("bell"), title: "Donaudampfschifffahrt abgesagt",
      message: "Ihre Buchung wurde storniert. 漢字", action: ToastAction(named: "Rückgängig machen"))
    let available = Size(width: width, height: 600)
    let layout = laidOut(
      content, severity: .warning, configuration: ToastConfiguration(closeButton: .always),
      on: available
    ) { $0.textScale = scale }
    #expect(layout.surface.width <= width && layout.surface.height <= 600)
    #expect(layout.everything.allSatisfy { layout.content.contains($0) })
    // As large as asked for: no letter had to shrink.
    #expect(layout.title?.font.size == 17 * scale)
    #expect(layout.message?.font.size == 14 * scale)
    #expect(layout.buttons[0].label.font.size == 16 * scale)
  }
}
