/// What `toast doctor` is asked for.
public struct DoctorOptions: Sendable, Equatable {
  /// Print JSON.
  package let isJSON: Bool

  /// Options from what was scanned.
  init(_ scanner: ArgumentScanner) throws(UsageError) {
    if let word = scanner.words.first {
      throw UsageError("doctor: \(UsageError.quote(word)) is one word too many")
    }
    isJSON = scanner.values[.json] != nil
  }
}
