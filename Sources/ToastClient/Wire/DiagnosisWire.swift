public import GLibKit
public import ToastCore

/// A diagnosis as it travels back from whoever presents toasts: an `a{sv}`.
public enum DiagnosisWire {
  /// A step as it travels: a word and a reason.
  private typealias Step = Structure<String, String>

  /// For the bus.
  public static func encode(_ diagnosis: DeliveryDiagnosis) -> [String: Variant] {
    var writer = FieldWriter()
    switch diagnosis.accessibility {
    case .unreachable(let reason): writer["accessibility"] = Structure("unreachable", reason)
    case .unknown: writer["accessibility"] = Structure("unknown", "")
    case .known(let readers, let others):
      writer["accessibility"] = Structure("known", "")
      writer["readers"] = Int32(clamping: readers)
      writer["others"] = Int32(clamping: others)
    }
    writer["listeners"] = diagnosis.listeners.map { listener in
      Structure(listener.process, listener.event?.rawValue ?? "", listener.isReader)
    }
    switch diagnosis.voice {
    case .available: writer["voice"] = Structure("available", "")
    case .unknown: writer["voice"] = Structure("unknown", "")
    case .unavailable(let reason): writer["voice"] = Structure("unavailable", reason)
    }
    if case .unavailable(let reason) = diagnosis.screen { writer["no-screen"] = reason }
    writer["engine"] = diagnosis.engine
    writer["device"] = diagnosis.device
    writer.set("locked", diagnosis.isLocked, unless: false)
    writer["steps"] = Dictionary(
      uniqueKeysWithValues: diagnosis.steps.map { ($0.key.rawValue, step($0.value)) })
    return writer.fields
  }

  private static func step(_ step: DeliveryPlan.Step) -> Step {
    switch step {
    case .take: Step("take", "")
    case .wait: Step("wait", "")
    case .skip(let reason): Step("skip", reason)
    }
  }

  /// What is in these fields.
  ///
  /// - Throws: ``WireError`` naming the field.
  public static func decode(_ variant: Variant) throws(WireError) -> DeliveryDiagnosis {
    let reader = try FieldReader(variant)
    var steps: [ToastSense: DeliveryPlan.Step] = [:]
    for (name, fields) in try reader.value("steps", default: [String: Step]()) {
      // A newer agent may have senses that this program does not know.
      guard let sense = ToastSense(rawValue: name) else { continue }
      steps[sense] = try step(fields)
    }
    return DeliveryDiagnosis(
      accessibility: try accessibility(reader), listeners: try listeners(reader),
      voice: try voice(reader), engine: try reader.optional("engine"),
      device: try reader.optional("device"),
      screen: try reader.optional("no-screen").map { .unavailable($0) } ?? .available,
      isLocked: try reader.value("locked", default: false),
      steps: steps)
  }

  private static func step(_ fields: Step) throws(WireError) -> DeliveryPlan.Step {
    switch fields.fields.0 {
    case "take": .take
    case "wait": .wait
    case "skip": .skip(fields.fields.1)
    default: throw WireError(field: "steps", was: fields.fields.0, allowed: "take, wait or skip")
    }
  }

  private static func accessibility(
    _ reader: FieldReader
  ) throws(WireError) -> Surroundings.Listeners {
    let (word, reason) = try reader.value("accessibility", default: Structure("unknown", "")).fields
    switch word {
    case "unreachable": return .unreachable(reason)
    case "unknown": return .unknown
    case "known":
      return .known(
        readers: Int(try reader.value("readers", default: Int32(0))),
        others: Int(try reader.value("others", default: Int32(0))))
    default:
      throw WireError(
        field: "accessibility", was: word, allowed: "unreachable, unknown or known")
    }
  }

  private static func listeners(
    _ reader: FieldReader
  ) throws(WireError) -> [DeliveryDiagnosis.Listener] {
    try reader.value("listeners", default: [Structure<String, String, Bool>]()).map { listener in
      let (process, event, isReader) = listener.fields
      return DeliveryDiagnosis.Listener(
        process: process, event: ListenerReport.Event(rawValue: event), isReader: isReader)
    }
  }

  private static func voice(_ reader: FieldReader) throws(WireError) -> Surroundings.Voice {
    let (word, reason) = try reader.value("voice", default: Structure("unknown", "")).fields
    return switch word {
    case "available": .available
    case "unknown": .unknown
    case "unavailable": .unavailable(reason)
    default:
      throw WireError(field: "voice", was: word, allowed: "available, unknown or unavailable")
    }
  }
}
