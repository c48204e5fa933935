extension DurationUnit {
  /// The symbols of each unit, from years to nanoseconds. A letter alone is a unit of time only
  /// right after its number: "5 m" are metres.
  private static let symbols: [[String]] = [
    ["y", "yr", "yrs"], ["w", "wk", "wks"], ["d"], ["h", "hr", "hrs"],
    ["m", "min", "mins"], ["s", "sec", "secs"], ["ms", "msec"], ["µs", "μs", "us", "usec"],
    ["ns", "nsec"],
  ]

  /// The table for the names of these nine units.
  static func table(_ names: [Plural]) -> [String: DurationUnit] {
    var table: [String: DurationUnit] = [:]
    for (rank, pair) in zip(symbols, names).enumerated() {
      for symbol in pair.0 { table[symbol] = DurationUnit(rank: rank, name: pair.1) }
    }
    return table
  }
}
