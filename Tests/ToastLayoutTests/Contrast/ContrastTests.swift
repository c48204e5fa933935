import Testing
import ToastCore
import ToastTesting

@testable import ToastLayout

@Suite struct ContrastTests {
  /// From `facts/standards.md`, computed outside of this program.
  @Test(
    arguments: [
      (0x777777, 4.478089454), (0x767676, 4.542224960), (0x0078D7, 4.498861480),
      (0x949494, 3.033469826), (0x959595, 2.995346136), (0x595959, 7.004729208),
      (0x5A5A5A, 6.896926215), (0x000000, 21), (0xFFFFFF, 1),
    ] as [(UInt32, Double)])
  func `the contrast on white is the one that is well known`(rgb: UInt32, ratio: Double) {
    #expect(abs(Color(rgb: rgb).contrast(on: .white) - ratio) < 1e-6)
    #expect(abs(Color.white.contrast(on: Color(rgb: rgb)) - ratio) < 1e-6)
  }

  /// 0.2126, 0.7152 and 0.0722 against black, in the linear domain and by hand.
  @Test(
    arguments: [
      (0xFF0000, 5.252), (0x00FF00, 15.304), (0x0000FF, 2.444), (0xFFFF00, 19.556),
      // 10/255 is below the threshold: light 10/255/12.92.
      (0x0A0A0A, 1 + 10.0 / 255 / 12.92 / 0.05),
    ] as [(UInt32, Double)])
  func `the contrast on black is that of the light`(rgb: UInt32, ratio: Double) {
    #expect(abs(Color(rgb: rgb).contrast(on: .black) - ratio) < 1e-9)
  }

  @Test func `the transfer function joins at its threshold and is its own inverse`() {
    #expect(abs(Transfer.linear(0.04045) - Transfer.linear(0.0404501)) < 1e-6)
    for step in 0...1000 {
      let part = Double(step) / 1000
      #expect(abs(Transfer.encoded(Transfer.linear(part)) - part) < 1e-6)
    }
  }

  @Test func `what lies on a colour is mixed with it as it is painted`() {
    let mixed = Color.white.opacity(0.7).over(Color(rgb: 0x141416))
    #expect(abs(mixed.red - (0.7 + 0.3 * 20 / 255)) < 1e-12)
    #expect(abs(mixed.blue - (0.7 + 0.3 * 22 / 255)) < 1e-12)
    #expect(mixed.alpha == 1)
    let twice = Color.black.opacity(0.5).over(.white.opacity(0.5))
    #expect(abs(twice.alpha - 0.75) < 1e-12 && abs(twice.red - 1 / 3.0) < 1e-12)
    #expect(Color.clear.over(.clear) == .clear)
    #expect(Color.clear.over(.yellow).description == Color.yellow.description)
  }

  @Test func `text of which nothing is seen has no contrast`() {
    #expect(Color.white.opacity(0).contrast(on: .black) == 1)
  }

  @Test func `over anything, opaque text has at least and at most the contrast of the two ends`()
    throws
  {
    var random = SplitMix(seed: 3)
    for _ in 0..<300 {
      let text = Color(rgb: UInt32(random.next(below: 0x100_0000)))
      let alpha = Double(random.next(below: 101)) / 100
      let color = Color(rgb: UInt32(random.next(below: 0x100_0000))).opacity(alpha)
      let range = try #require(Contrast.overAnything(of: text, on: color))
      // Every backdrop of a grid of 6 × 6 × 6, by trying.
      var least = Double.infinity
      for backdrop in 0..<216 {
        let parts = [backdrop % 6, backdrop / 6 % 6, backdrop / 36].map { Double($0) / 5 }
        let behind = color.over(Color(red: parts[0], green: parts[1], blue: parts[2]))
        let ratio = text.contrast(on: behind)
        least = min(least, ratio)
        #expect(ratio >= range.lowerBound - 1e-9 && ratio <= range.upperBound + 1e-9)
      }
      if range.lowerBound > 1 { #expect(abs(least - range.lowerBound) < 1e-9) }
    }
    #expect(Contrast.overAnything(of: .white.opacity(0.9), on: .black) == nil)
    #expect(Contrast.overAnything(of: .gray, on: .clear)?.lowerBound == 1)
  }

  @Test func `a range that holds the luminance leaves no contrast`() {
    #expect(Contrast.ratio(0.5, 0...1) == 1)
    #expect(Contrast.ratio(1, 0...0.1) == 1.05 / 0.15000000000000002)
    #expect(Contrast.ratio(0, 0.2...1) == 5)
  }

  @Test(
    arguments: [
      (0xFFCC00, Color.black), (0x5856D6, .white), (0x000000, .white), (0xFFFFFF, .black),
      (0xFF9500, .black), (0x14532D, .white), (0x757575, .white), (0x777777, .black),
    ] as [(UInt32, Color)])
  func `46: on a tint the text is white or black, whichever passes`(rgb: UInt32, text: Color) {
    #expect(Contrast.blackOrWhite(on: Color(rgb: rgb)) == text)
    #expect(text.contrast(on: Color(rgb: rgb)) >= 4.5)
  }

  @Test func `46: on every grey one of the two passes`() {
    for grey in 0...255 {
      let backdrop = Color(white: Double(grey) / 255)
      #expect(Contrast.blackOrWhite(on: backdrop).contrast(on: backdrop) >= 4.5)
    }
  }

  @Test func `OKLab's own values are met, and there and back is the same colour`() {
    // The well known values of the three primaries.
    for (color, lightness, a, b) in [
      (Color(rgb: 0xFF0000), 0.62796, 0.22486, 0.12585),
      (Color(rgb: 0x00FF00), 0.86644, -0.23389, 0.17950),
      (Color(rgb: 0x0000FF), 0.45201, -0.03246, -0.31153), (Color.white, 1, 0, 0),
    ] {
      let lab = OKLab(color)
      #expect(abs(lab.lightness - lightness) < 1e-4)
      #expect(abs(lab.a - a) < 1e-4 && abs(lab.b - b) < 1e-4)
      #expect(lab.color(lightness: lab.lightness).description == color.description)
    }
  }
}
