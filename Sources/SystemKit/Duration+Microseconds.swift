extension Duration {
  /// Whole microseconds, what is less left out, as buses, poll and our own messages count time. A time that
  /// is too long to be counted so (some 290,000 years, either way) is the longest that can be.
  public var microseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000)
    guard !isTooLong else { return seconds < 0 ? .min : .max }
    let (sum, isTooMuch) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    guard !isTooMuch else { return seconds < 0 ? .min : .max }
    return sum
  }
}
