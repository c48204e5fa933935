/// How often the progress of something is told: at each quarter, and otherwise every five seconds
/// at most (`spec/toast.md` 28).
struct ProgressPace: Sendable {
  static let interval: Duration = .seconds(5)

  private var quarter: Int
  private var toldAt: Duration

  /// Progress that is told now.
  init(_ progress: Double, at now: Duration) {
    quarter = Self.quarter(progress)
    toldAt = now
  }

  /// Whether the progress is to be told now.
  mutating func tells(_ progress: Double, at now: Duration) -> Bool {
    let quarter = Self.quarter(progress)
    guard quarter != self.quarter || now - toldAt >= Self.interval else { return false }
    self.quarter = quarter
    toldAt = now
    return true
  }

  private static func quarter(_ progress: Double) -> Int { Int(progress * 4) }
}
