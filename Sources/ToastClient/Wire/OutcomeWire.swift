public import GLibKit
public import ToastCore

/// An outcome as it travels: a word and a detail.
public enum OutcomeWire {
  private static let words =
    "expired, tapped, swiped, action, closed-by-caller, closed-by-person, replaced, cleared, "
    + "refused, failed"

  /// A word and a detail.
  public typealias Fields = Structure<String, String>

  /// The word and the detail of an outcome.
  public static func encode(_ outcome: ToastOutcome) -> Fields {
    switch outcome {
    case .action(let detail), .refused(let detail), .failed(let detail):
      Fields(outcome.word, detail)
    case .expired, .tapped, .swiped, .closedByCaller, .closedByPerson, .replaced, .cleared:
      Fields(outcome.word, "")
    }
  }

  /// The outcome that an agent tells; a newer one may have words that this program does not know.
  static func read(_ fields: Fields) -> ToastOutcome {
    (try? decode(fields)) ?? .failed("the agent says '\(fields.fields.0)'")
  }

  /// The outcome of a word and its detail.
  ///
  /// - Throws: ``WireError`` for a word that is none.
  public static func decode(_ fields: Fields) throws(WireError) -> ToastOutcome {
    let (word, detail) = fields.fields
    return switch word {
    case "expired": .expired
    case "tapped": .tapped
    case "swiped": .swiped
    case "action": .action(detail)
    case "closed-by-caller": .closedByCaller
    case "closed-by-person": .closedByPerson
    case "replaced": .replaced
    case "cleared": .cleared
    case "refused": .refused(detail)
    case "failed": .failed(detail)
    default: throw WireError(field: "outcome", was: word, allowed: "one of \(words)")
    }
  }
}
