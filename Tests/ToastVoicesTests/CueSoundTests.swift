import Testing

@testable import ToastVoices

@Suite struct CueSoundTests {
  static let cues: [CueSound] = [.success, .warning, .error, .light, .medium, .heavy]

  private func level(_ samples: [Int16]) -> Double {
    let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
    return (sum / Double(max(samples.count, 1))).squareRoot()
  }

  @Test(arguments: cues, [8000, 22050, 48_000]) func `a cue is short, and as loud as all others`(
    cue: CueSound, rate: Int
  ) {
    let samples = cue.samples(rate: rate)
    #expect(samples.count > rate / 50)
    #expect(samples.count <= rate * 300 / 1000)
    #expect(abs(level(samples) / CueSound.level - 1) < 0.01)
    #expect(samples.allSatisfy { $0.magnitude < 30_000 })
  }

  @Test(arguments: cues) func `a cue begins and ends without a click`(cue: CueSound) {
    let samples = cue.samples(rate: 22050)
    #expect(samples.prefix(1).allSatisfy { $0.magnitude < 50 })
    #expect(samples.suffix(3).allSatisfy { $0.magnitude < 300 })
  }

  @Test func `no two are alike, and each is the same every time`() {
    let all = Self.cues.map { $0.samples(rate: 22050) }
    #expect(Set(all).count == all.count)
    #expect(all == Self.cues.map { $0.samples(rate: 22050) })
  }

  @Test func `the volume counts, down to silence`() {
    let half = CueSound.medium.samples(rate: 22050, volume: 50)
    #expect(abs(level(half) / CueSound.level - 0.5) < 0.01)
    #expect(CueSound.medium.samples(rate: 22050, volume: 0).allSatisfy { $0 == 0 })
  }
}
