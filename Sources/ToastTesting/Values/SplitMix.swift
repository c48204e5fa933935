/// A small random generator (SplitMix64) whose sequence is the same on every run.
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// A generator; the same seed gives the same sequence.
  public init(seed: UInt64) { state = seed }

  /// The next of 2⁶⁴ equally likely numbers.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up to, and without, the limit.
  public mutating func next(below limit: Int) -> Int {
    Int.random(in: 0..<max(limit, 1), using: &self)
  }

  /// Yes or no.
  public mutating func flip() -> Bool { next(below: 2) == 0 }

  /// One of these values, of which there must be at least one.
  public mutating func one<Value>(of values: [Value]) -> Value {
    values[next(below: values.count)]
  }
}
