import Testing
import ToastCore
import ToastTesting

@testable import ToastLayout

/// Random styles on random backdrops: whatever was asked for, it can be read.
@Suite struct LookPropertyTests {
  /// What is seen behind text and behind a button's name, at some pixel of some backdrop.
  private struct Pixel {
    let surface: Color
    let button: Color

    init(_ look: EffectiveStyle, _ random: inout SplitMix) {
      let backdrop = Color(rgb: UInt32(random.next(below: 0x100_0000)))
      switch look.surface {
      case .solid(let color): surface = color.over(backdrop)
      case .glass(let tint, _, let limit):
        surface = limit.applied(to: (tint ?? .clear).over(backdrop))
      }
      button = look.button.fill.over(surface)
    }
  }

  private static func backdrop(_ random: inout SplitMix) -> [Double]? {
    random.next(below: 3) == 0
      ? nil : (0..<16).map { _ in Double(random.next(below: 1001)) / 1000 }
  }

  @Test func `every text and picture has its contrast at every pixel`() {
    var glass = 0
    var translucent = 0
    for seed in 0..<1500 as Range<UInt64> {
      var random = SplitMix(seed: seed &+ 1_000_000)
      let toast = RandomToast(seed: seed)
      let look = EffectiveStyle(
        toast.style, severity: toast.severity, icon: toast.content.icon,
        preferences: toast.preferences, backdrop: Self.backdrop(&random))
      switch look.surface {
      case .glass: glass += 1
      case .solid(let color): if color.alpha < 1 { translucent += 1 }
      }
      func required(_ font: Font) -> Double {
        ContrastRequirement.text(font, toast.preferences)
      }
      for _ in 0..<12 {
        let pixel = Pixel(look, &random)
        func check(_ color: Color, _ required: Double, on ground: Color, _ what: String) {
          let ratio = color.contrast(on: ground)
          // Composition in another order differs in the last digits.
          if ratio < required - 1e-9 {
            Issue.record("\(seed): \(what) \(color) on \(ground) has \(ratio), not \(required)")
          }
        }
        check(look.title, required(toast.style.titleFont), on: pixel.surface, "title")
        check(look.message, required(toast.style.messageFont), on: pixel.surface, "message")
        check(look.glyph, 3, on: pixel.surface, "glyph")
        check(look.ink, 3, on: pixel.surface, "ring and cross")
        check(look.ink, 3, on: look.track.over(pixel.surface), "bar")
        if let icon = look.icon { check(icon, 3, on: pixel.surface, "icon") }
        if let border = look.border { check(border.color, 3, on: pixel.surface, "border") }
        check(look.button.label, required(toast.style.buttonFont), on: pixel.button, "label")
        #expect(look.behind.contains(near: pixel.surface.luminance), "\(seed)")
        #expect(look.button.behind.contains(near: pixel.button.luminance), "\(seed)")
      }
    }
    #expect(glass > 50 && translucent > 20, "\(glass) of glass, \(translucent) translucent")
  }

  @Test func `what is opaque is opaque, and what is corrected says so`() {
    for seed in 0..<600 as Range<UInt64> {
      let toast = RandomToast(seed: seed)
      let look = EffectiveStyle(
        toast.style, severity: toast.severity, icon: toast.content.icon,
        preferences: toast.preferences, backdrop: [0.2, 0.4])
      if toast.preferences.isOpaque {
        guard case .solid(let color) = look.surface else {
          Issue.record("\(seed): glass")
          continue
        }
        #expect(color.alpha == 1 && look.button.fill.alpha == 1 && !look.button.isGlass)
      }
      for entry in look.corrections {
        #expect(entry.correction.isChanged && entry.correction.isMet, "\(seed): \(entry)")
      }
      #expect(Set(look.corrections.map(\.part)).count == look.corrections.count)
    }
  }

  @Test func `what was not corrected is what was asked for`() {
    for seed in 0..<600 as Range<UInt64> {
      let toast = RandomToast(seed: seed)
      let look = EffectiveStyle(toast.style, preferences: toast.preferences)
      let parts = look.corrections.map(\.part)
      if !parts.contains(.title), toast.style.titleColor != ToastStyle().titleColor {
        #expect(look.title == toast.style.titleColor, "\(seed)")
      }
      if !parts.contains(.buttonLabel), toast.style.buttonForegroundColor != .white {
        #expect(look.button.label == toast.style.buttonForegroundColor, "\(seed)")
      }
    }
  }
}

extension ClosedRange<Double> {
  /// Whether a number is in it, but for the last digits.
  fileprivate func contains(near value: Double) -> Bool {
    lowerBound - 1e-9 <= value && value <= upperBound + 1e-9
  }
}
