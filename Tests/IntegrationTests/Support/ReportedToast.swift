import FoundationEssentials
import ToastTesting

/// A line of `toast --report`.
struct ReportedToast: Decodable {
  let id: Int
  let title: String
  let outcome: String
  let reason: String?
  let channels: [String: Channel]
  /// What was heard, of a program that follows it.
  let words: [String]?

  struct Channel: Decodable {
    let state: String
    let reason: String?
    let engine: String?
    let voice: String?
    let language: String?
    let sink: String?
    let sound: Double?
    let firstSample: Double?

    private enum CodingKeys: String, CodingKey {
      case state, reason, engine, voice, language, sink
      case sound = "sound_ms"
      case firstSample = "first_sample_ms"
    }
  }

  var announcement: Channel? { channels["announcement"] }
  var voice: Channel? { channels["voice"] }
  var text: Channel? { channels["text"] }

  /// The report that a program wrote to standard output.
  init(_ output: String) throws {
    let lines = output.split(separator: "\n")
    guard lines.count == 1, let line = lines.first else {
      throw TestingError(.failed, "not one report but: \(output)")
    }
    self = try JSONDecoder().decode(Self.self, from: Data(line.utf8))
  }

  /// The report of a program that ended by itself.
  init(_ result: ProgramResult) throws {
    do {
      try self.init(result.output)
    } catch {
      throw TestingError(.failed, "\(result.exit): \(result.output)\(result.errors)(\(error))")
    }
  }
}
