import Testing
import ToastCore
import ToastTesting

@testable import ToastLayout

@Suite struct GlassTests {
  @Test func `under white ink the ceiling, and above black ink the floor, are the formula's`() {
    #expect(GlassLimit.ceiling(under: .white, required: 4.5) == .ceiling(1.05 / 4.5 - 0.05))
    #expect(GlassLimit.floor(under: .black, required: 4.5) == .floor(4.5 * 0.05 - 0.05))
    #expect(GlassLimit.ceiling(under: .gray, required: 7) == nil)
    #expect(GlassLimit.floor(under: .gray, required: 4.5) == nil)
    #expect(GlassInk.light.limit(required: 22) == nil)
    #expect(GlassInk.dark.limit(required: 22) == nil)
  }

  @Test(arguments: GlassInk.allCases, [3, 4.5, 7])
  func `every colour of a grid is brought under the limit, and what keeps it is left alone`(
    ink: GlassInk, required: Double
  ) throws {
    let limit = try #require(ink.limit(required: required))
    let exact = try #require(ink.limit(required: required * (1 - 1e-9)))
    for red in stride(from: 0.0, through: 1, by: 1.0 / 32) {
      for green in stride(from: 0.0, through: 1, by: 1.0 / 32) {
        for blue in stride(from: 0.0, through: 1, by: 1.0 / 32) {
          let pixel = Color(red: red, green: green, blue: blue)
          let applied = limit.applied(to: pixel)
          let isKept = exact.luminances.contains(applied.luminance)
          if !isKept { Issue.record("\(pixel) became \(applied)") }
          if limit.luminances.contains(pixel.luminance), applied != pixel {
            Issue.record("\(pixel) was changed to \(applied)")
          }
        }
      }
    }
  }

  @Test func `no pixel is changed more than it must`() throws {
    var random = SplitMix(seed: 9)
    for _ in 0..<500 {
      let pixel = Color(rgb: UInt32(random.next(below: 0x1000000)))
      for case .some(let limit) in GlassInk.allCases.map({ $0.limit(required: 4.5) }) {
        let applied = limit.applied(to: pixel)
        guard applied != pixel else { continue }
        switch limit {
        case .ceiling(let ceiling):
          // A grey gets exactly there; a saturated colour gets a little darker than it must.
          #expect(applied.luminance <= ceiling + 1e-9 && applied.luminance > ceiling * 0.4)
        case .floor(let floor):
          #expect(applied.luminance >= floor - 1e-9 && applied.luminance < floor * 1.4)
        }
      }
    }
  }

  @Test func `a table of 256 factors with a margin of a hundredth keeps the contrast`() throws {
    guard
      case .ceiling(let ceiling) = try #require(
        GlassLimit.ceiling(under: .white, required: 4.5, margin: 0.01))
    else { return }
    let table = (0...255).map { entry in
      GlassLimit.factor(luminance: (Double(entry) + 0.5) / 256, ceiling: ceiling)
    }
    var random = SplitMix(seed: 10)
    for _ in 0..<20_000 {
      let pixel = Color(rgb: UInt32(random.next(below: 0x1000000)))
      let factor = table[min(Int(pixel.luminance * 256), 255)]
      let darkened = Color(
        red: pixel.red * factor, green: pixel.green * factor, blue: pixel.blue * factor)
      #expect(Color.white.contrast(on: darkened) >= 4.5)
    }
  }

  @Test func `the share of white that a grey needs is not enough for a saturated colour`() {
    let blue = Color(rgb: 0x0000FF)
    let share = GlassLimit.share(luminance: blue.luminance, floor: 0.175)
    let mixed = Color(red: share, green: share, blue: 1)
    #expect(mixed.luminance < 0.175)
    #expect(GlassLimit.floor(0.175).applied(to: blue).luminance >= 0.175)
  }

  @Test func `ink follows what is behind`() {
    #expect(GlassInk.following([0.01, 0.02, 0.05], required: 4.5) == .light)
    #expect(GlassInk.following([0.9, 0.8, 1], required: 4.5) == .dark)
    #expect(GlassInk.following([], required: 4.5) == .light)
    #expect(GlassInk.following([0, 0, 0, 0, 1], required: 4.5) == .light)
    #expect(GlassInk.following([0, 1, 1, 1, 1], required: 4.5) == .dark)
  }

  @Test func `of a mixed backdrop the ink is taken that changes it less`() throws {
    var random = SplitMix(seed: 11)
    for _ in 0..<200 {
      let greys = (0..<32).map { _ in Double(random.next(below: 256)) / 255 }
      let luminances = greys.map { Color(white: $0).luminance }
      let changes = try GlassInk.allCases.map { ink in
        let limit = try #require(ink.limit(required: 4.5))
        return greys.map { abs(limit.applied(to: Color(white: $0)).red - $0) }.reduce(0, +)
      }
      let least: GlassInk = changes[0] <= changes[1] ? .light : .dark
      #expect(GlassInk.following(luminances, required: 4.5) == least)
    }
  }
}
