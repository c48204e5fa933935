/// A manner of speaking of ours. It has no language: its lines are added to those of a language's
/// own voice, so that it speaks any language that eSpeak NG has.
public enum ToneVoice: String, Sendable, CaseIterable {
  /// One for each severity, one for what is under way, and one for everything else.
  case neutral, success, info, warning, error, progress

  /// Its lines, as a voice file of eSpeak NG has them.
  public var lines: [UInt8] {
    switch self {
    case .neutral: PackageResources.neutral_voice
    case .success: PackageResources.success_voice
    case .info: PackageResources.info_voice
    case .warning: PackageResources.warning_voice
    case .error: PackageResources.error_voice
    case .progress: PackageResources.progress_voice
    }
  }

  /// A whole voice file: a language's own voice in this manner.
  ///
  /// - Parameter language: the voice file of the language.
  /// - Returns: nil where that names no language: the engine would take the result, and speak
  ///   garbage.
  public func file(speaking language: [UInt8]) -> [UInt8]? {
    let rows = language.split(separator: UInt8(ascii: "\n"))
    let names = rows.contains { row in
      row.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "language".utf8)
    }
    return names ? language + [UInt8(ascii: "\n")] + lines : nil
  }
}
