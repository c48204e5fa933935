import Testing

@testable import ToastCore

@Suite struct ToastDurationTests {
  @Test(arguments: [
    (ToastDuration.seconds(3), Duration.seconds(3) as Duration?),
    (.seconds(0.25), .milliseconds(250)),
    (.seconds(0), nil), (.seconds(-1), nil), (.seconds(.nan), nil), (.seconds(.infinity), nil),
    (.indefinite, nil), (.seconds(1e300), .seconds(31_536_000)),
  ])
  func `17: zero and what is no duration count as indefinite`(
    duration: ToastDuration, interval: Duration?
  ) {
    #expect(duration.interval == interval)
  }
}
