import ToastCore

/// Reads how a toast behaves.
enum ConfigurationReader {
  static func configuration(
    _ reader: FieldReader
  ) throws(AuditInputError) -> ToastConfiguration {
    var configuration = ToastConfiguration()
    let known = [
      "edge", "duration", "dismissOnTap", "dismissOnSwipe", "hapticFeedback", "policy",
      "politeness", "closeButton", "exactDuration", "isEmergency",
    ]
    try reader.members(known) { (key, field) throws(AuditInputError) in
      switch key {
      case "edge": configuration.edge = try field.word()
      case "duration": configuration.duration = try duration(field)
      case "dismissOnTap": configuration.dismissOnTap = try field.bool()
      case "dismissOnSwipe": configuration.dismissOnSwipe = try field.bool()
      case "hapticFeedback":
        let feedback: ToastConfiguration.HapticFeedback = try field.word()
        configuration.hapticFeedback = feedback
      case "policy": configuration.policy = try policy(field)
      case "politeness":
        let politeness: ToastPoliteness = try field.word()
        configuration.politeness = politeness
      case "closeButton": configuration.closeButton = try field.word()
      case "exactDuration": configuration.exactDuration = try field.bool()
      default: configuration.isEmergency = try field.bool()
      }
    }
    return configuration
  }

  /// `"3s"`, `"250ms"`, `"2m"`, `"indefinite"`, or a number of seconds.
  static func duration(_ reader: FieldReader) throws(AuditInputError) -> ToastDuration {
    let longest = 86_400.0
    let seconds: Double?
    switch reader.value {
    case .integer(let whole): seconds = Double(whole)
    case .number(let number): seconds = number
    case .string("indefinite"): return .indefinite
    case .string(let text): seconds = Self.seconds(text)
    default: seconds = nil
    }
    guard let seconds, (0...longest).contains(seconds) else {
      throw reader.error(
        allowed: "a time such as 3s, 250ms, 2m or indefinite (at most 86400 seconds)")
    }
    return seconds == 0 ? .indefinite : .seconds(seconds)
  }

  private static func seconds(_ text: String) -> Double? {
    let number = text.prefix { ($0.isASCII && $0.isNumber) || $0 == "." }
    guard !number.isEmpty, let value = Double(number) else { return nil }
    switch text.dropFirst(number.count) {
    case "s", "": return value
    case "ms": return value / 1000
    case "m": return value * 60
    default: return nil
    }
  }

  private static func policy(_ reader: FieldReader) throws(AuditInputError) -> ToastPolicy {
    guard let policy = reader.value.string.flatMap(ToastPolicy.init(_:)) else {
      throw reader.error(allowed: ToastPolicy.allowed)
    }
    return policy
  }
}
