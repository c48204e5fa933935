import Testing
import ToastCore
import ToastTesting

@testable import ToastLayout

@Suite struct ContrastCorrectionTests {
  private static func color(_ random: inout SplitMix) -> Color {
    Color(rgb: UInt32(random.next(below: 0x1000000)))
  }

  @Test func `what has the contrast stays as it is`() {
    let correction = ContrastCorrection(of: .white, on: Color(rgb: 0x14532D), required: 4.5)
    #expect(!correction.isChanged && correction.corrected == .white && correction.change == 0)
    #expect(correction.ratioBefore == correction.ratioAfter && correction.isMet)
  }

  @Test func `exactly the contrast is enough, and just below is not`() {
    let grey = Color(rgb: 0x767676)
    let ratio = grey.contrast(on: .white)
    #expect(!ContrastCorrection(of: grey, on: .white, required: ratio).isChanged)
    #expect(ContrastCorrection(of: grey, on: .white, required: ratio.nextUp).isChanged)
  }

  /// #767676 is the lightest grey with 4.5:1 on white, #595959 with 7:1, #949494 with 3:1.
  @Test(arguments: [(4.5, "#767676"), (7, "#595959"), (3, "#949494")])
  func `a grey on white gets the nearest grey that passes`(required: Double, nearest: String) {
    let correction = ContrastCorrection(of: Color(rgb: 0xBBBBBB), on: .white, required: required)
    #expect(correction.corrected.description == nearest)
    #expect(correction.change < 0)
  }

  @Test func `white on the system's green gets darker, for it cannot get lighter`() {
    let correction = ContrastCorrection(of: .white, on: .green, required: 4.5)
    #expect(abs(correction.ratioBefore - 2.22) < 0.01)
    #expect(correction.isMet && correction.change < 0)
  }

  @Test(arguments: [3, 4.5, 7])
  func `every colour on every other gets the contrast, by the least change`(required: Double) {
    var random = SplitMix(seed: UInt64(required * 10))
    for _ in 0..<300 {
      let (color, backdrop) = (Self.color(&random), Self.color(&random))
      let correction = ContrastCorrection(of: color, on: backdrop, required: required)
      #expect(correction.ratioAfter == correction.corrected.contrast(on: backdrop))
      guard correction.isChanged else { continue }
      guard correction.isMet else {
        #expect(Color.white.contrast(on: backdrop) < required)
        #expect(Color.black.contrast(on: backdrop) < required)
        #expect(correction.corrected == Contrast.blackOrWhite(on: backdrop))
        continue
      }
      // Searched by trying: no lightness nearer than half a thousandth and the rounding passes.
      let lab = OKLab(color)
      let tried = (0...1000).map { Double($0) / 1000 }.filter {
        lab.color(lightness: $0).contrast(on: backdrop) >= required
      }
      let least = tried.map { abs($0 - lab.lightness) }.min() ?? 1
      let step = Self.lightnessOfAStep(at: correction.corrected)
      #expect(abs(correction.change) <= least + step, "\(color) on \(backdrop)")
    }
  }

  /// How far rounding to 8 bits can move the lightness.
  private static func lightnessOfAStep(at color: Color) -> Double {
    func moved(_ by: Double) -> Double {
      OKLab(Color(red: color.red + by, green: color.green + by, blue: color.blue + by)).lightness
    }
    return moved(1.0 / 255) - moved(-1.0 / 255)
  }

  @Test func `one step of 8 bits back and it fails`() {
    var random = SplitMix(seed: 5)
    var count = 0
    for _ in 0..<300 {
      let (color, backdrop) = (Self.color(&random), Self.color(&random))
      let correction = ContrastCorrection(of: color, on: backdrop, required: 4.5)
      guard correction.isChanged else { continue }
      count += 1
      let isLighter = correction.corrected.luminance > backdrop.luminance
      let back = isLighter ? -1.0 / 255 : 1.0 / 255
      let stepped = Color(
        red: correction.corrected.red + back, green: correction.corrected.green + back,
        blue: correction.corrected.blue + back)
      #expect(stepped.contrast(on: backdrop) < 4.5, "\(color) on \(backdrop)")
      let parts = [
        correction.corrected.red, correction.corrected.green, correction.corrected.blue,
      ]
      #expect(parts.allSatisfy { abs($0 * 255 - ($0 * 255).rounded()) < 1e-9 })
    }
    #expect(count > 100)
  }

  @Test func `the hue stays`() {
    var random = SplitMix(seed: 6)
    for _ in 0..<300 {
      let color = Self.color(&random)
      let corrected = ContrastCorrection(of: color, on: .white, required: 4.5).corrected
      let (before, after) = (OKLab(color), OKLab(corrected))
      // The cross product of the two directions; rounding turns a dull or dark colour a little.
      let turned = abs(before.a * after.b - before.b * after.a)
      #expect(turned < 0.02 * (before.a * before.a + before.b * before.b).squareRoot() + 1e-6)
    }
  }

  @Test func `translucent text is judged and corrected as it is seen`() {
    let faint = Color.white.opacity(0.3)
    let backdrop = Color(rgb: 0x141416)
    let correction = ContrastCorrection(of: faint, on: backdrop, required: 4.5)
    #expect(correction.ratioBefore == faint.contrast(on: backdrop))
    #expect(correction.isMet && correction.corrected.alpha == 1 && correction.change > 0)
    let kept = ContrastCorrection(of: .white.opacity(0.7), on: backdrop, required: 4.5)
    #expect(!kept.isChanged && kept.corrected.alpha == 0.7)
  }

  @Test func `over a range the whole of it counts`() {
    let light = ContrastCorrection(
      of: Color(white: 0.8, opacity: 0.9), onLuminances: 0...0.09, required: 7)
    #expect(light.isMet && light.corrected.alpha == 1 && light.change > 0)
    #expect(light.ratioAfter == Contrast.ratio(light.corrected.luminance, 0...0.09))
    let dark = ContrastCorrection(of: .white, onLuminances: 0.3...1, required: 4.5)
    #expect(dark.isMet && dark.change < 0)
    let none = ContrastCorrection(of: .white, onLuminances: 0...1, required: 3)
    #expect(!none.isMet)
  }

  @Test func `7 is more than black or white can give on a middle grey`() {
    let correction = ContrastCorrection(of: .gray, on: Color(rgb: 0x808080), required: 7)
    #expect(!correction.isMet && correction.corrected == .black)
  }
}
