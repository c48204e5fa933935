import SystemKit
import Testing

@Suite struct DurationTests {
  @Test(arguments: [
    (Duration.zero, Int64(0)), (.nanoseconds(1999), 1), (.seconds(3), 3_000_000),
    (.milliseconds(-1500), -1_500_000), (.microseconds(Int64.max), .max),
    (.microseconds(Int64.min), .min), (.seconds(Int64.max), .max), (.seconds(Int64.min), .min),
    (.microseconds(Int64.max) + .seconds(1), .max),
  ])
  func `no time is too long to be counted`(_ time: Duration, _ microseconds: Int64) {
    #expect(time.microseconds == microseconds)
  }

  @Test func `a latch that is open is not waited for, whatever the limit`() {
    let latch = Latch()
    latch.open()
    #expect(latch.wait(atMost: .seconds(Int64.max)))
    #expect(latch.wait(atMost: .seconds(Int64.min)))
  }

  @Test func `a limit that is over is no wait`() {
    #expect(!Latch().wait(atMost: .seconds(-1)))
  }
}
