public import GLibKit
public import ToastCore

/// What became of a toast, as it travels back from the agent: the name of a signal and its
/// arguments.
public struct EventWire: Sendable {
  /// The toast.
  public let id: ToastID
  /// What became of it.
  public let event: ToastEvent

  /// An event of a toast.
  public init(_ id: ToastID, _ event: ToastEvent) {
    self.id = id
    self.event = event
  }

  /// The signal's name.
  public var member: String {
    switch event {
    case .print: "Print"
    case .accepted: "Accepted"
    case .acted: "Acted"
    case .spoke: "Spoke"
    case .finished: "Finished"
    case .ended: "Ended"
    case .reported: "Reported"
    }
  }

  /// The signal's arguments.
  public var arguments: Variant {
    switch event {
    case .print, .accepted: .tuple(id.number)
    case .acted(let index): .tuple(id.number, UInt32(clamping: index))
    case .spoke(let word):
      .tuple(
        id.number, word.text, word.place?.line.rawValue ?? "",
        UInt32(clamping: word.place?.scalars.lowerBound ?? 0),
        UInt32(clamping: word.place?.scalars.upperBound ?? 0))
    case .finished(let sense, let report):
      .tuple(id.number, sense.rawValue, ReportWire.encode(report))
    case .ended(let outcome): .tuple(id.number, OutcomeWire.encode(outcome))
    case .reported(let report): .tuple(id.number, ReportWire.encode(report))
    }
  }

  /// The event of a signal.
  ///
  /// - Throws: ``WireError`` for what is none of ours.
  public init(member: String, arguments: Variant) throws(WireError) {
    guard let number = arguments[0].flatMap(UInt64.init(variant:)) else {
      throw WireError(field: member, was: arguments.signature, allowed: "an event of a toast")
    }
    let event: ToastEvent? =
      switch member {
      case "Print": .print
      case "Accepted": .accepted
      case "Acted": arguments[1].flatMap(UInt32.init(variant:)).map { .acted(Int($0)) }
      case "Spoke": Self.spoke(arguments)
      case "Finished":
        try Self.finished(arguments)
      case "Ended":
        arguments[1].flatMap(OutcomeWire.Fields.init(variant:)).map { .ended(OutcomeWire.read($0)) }
      case "Reported":
        try arguments[1].map { fields throws(WireError) in
          .reported(try ReportWire.decode(fields))
        }
      default: nil
      }
    guard let event else {
      throw WireError(field: member, was: arguments.signature, allowed: "an event of a toast")
    }
    self.init(ToastID(number), event)
  }

  private static func spoke(_ arguments: Variant) -> ToastEvent? {
    guard
      let (_, text, line, start, end) = arguments.decode(
        UInt64.self, String.self, String.self, UInt32.self, UInt32.self)
    else { return nil }
    let place = SpokenWord.Line(rawValue: line).flatMap { line in
      start <= end ? SpokenWord.Place(line, Int(start)..<Int(end)) : nil
    }
    return .spoke(SpokenWord(text, at: place))
  }

  private static func finished(_ arguments: Variant) throws(WireError) -> ToastEvent? {
    guard let word = arguments[1].flatMap(String.init(variant:)),
      let sense = ToastSense(rawValue: word), let fields = arguments[2]
    else { return nil }
    return .finished(sense, try ReportWire.channel(fields))
  }
}
