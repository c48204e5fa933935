/// A voice that can be asked for.
public struct VoiceDescription: Hashable, Sendable {
  /// Where a voice comes from.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// A manner of speaking of ours, for any language.
    case toast
    /// A voice of the engine's, with a language.
    case engine
    /// A manner of speaking that comes with the engine, for any language.
    case variant
  }

  /// What it is asked for by: `error`, `gmw/de`, `f3`.
  public let name: String
  /// For people: `German`; empty where it has none.
  public let title: String
  /// The languages it speaks, the best first, as the engine writes them; none for any language.
  public let languages: [String]
  /// Where it comes from.
  public let origin: Origin

  /// A voice.
  public init(name: String, title: String = "", languages: [String] = [], origin: Origin) {
    self.name = name
    self.title = title
    self.languages = languages
    self.origin = origin
  }
}

extension VoiceDescription {
  func write(to writer: inout FieldWriter) {
    writer.string(name)
    writer.string(title)
    writer.integer(UInt8(clamping: languages.count))
    for language in languages.prefix(Int(UInt8.max)) { writer.string(language) }
    writer.string(origin.rawValue)
  }

  init(from reader: inout FieldReader) throws(VoiceProtocolError) {
    let name = try reader.string("name")
    let title = try reader.string("title")
    let count = try reader.integer("languages", as: UInt8.self)
    var languages: [String] = []
    for _ in 0..<count { languages.append(try reader.string("language")) }
    let origin = try reader.string("origin")
    guard let known = Origin(rawValue: origin) else {
      let allowed = Origin.allCases.map(\.rawValue).joined(separator: ", ")
      throw reader.error(.badValue(origin, allowed: allowed), "origin")
    }
    self.init(name: name, title: title, languages: languages, origin: known)
  }
}
