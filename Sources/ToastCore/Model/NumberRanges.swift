extension ClosedRange<Double> {
  /// The number in it that is nearest; for what is not a number, the one that is nearest to 0.
  package func nearest(to number: Double) -> Double {
    Swift.min(Swift.max(number.isNaN ? 0 : number, lowerBound), upperBound)
  }
}

extension KeyedDecodingContainer {
  /// A number of a field that may be missing.
  ///
  /// - Throws: `DecodingError` that names the field, what was there and what is allowed.
  package func number(forKey key: Key, in range: ClosedRange<Double>) throws -> Double? {
    guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard range.contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription:
          "\(key.stringValue): '\(number)' is not from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
