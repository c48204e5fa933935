import ToastCore

/// The objects of SARIF 2.1.0 that a report has, written down from the standard: their properties,
/// which of them there must be, and what each may be.
///
/// Source: OASIS, Static Analysis Results Interchange Format Version 2.1.0, section 3. An object
/// allows no other properties; the log's own are in 3.13, a run's in 3.14, and so on.
indirect enum SARIFShape: Sendable {
  case text, number, integer, bool, anything
  case word([String])
  /// Text of a form.
  case form(String, @Sendable (String) -> Bool)
  /// A list, of which no two elements may be equal where that is asked for.
  case list(SARIFShape, isUnique: Bool = false)
  case object([String: SARIFShape], requires: Set<String> = [])
  /// An object with any keys.
  case bag(SARIFShape)

  /// What is wrong with a value, each with its place.
  func complaints(of value: JSONText, at place: String = "$") -> [String] {
    switch (self, value) {
    case (.anything, _), (.text, .string), (.number, .integer), (.number, .number), (.bool, .bool),
      (.integer, .integer):
      return []
    case (.word(let words), .string(let text)):
      return words.contains(text) ? [] : ["\(place): '\(text)' is none of \(words)"]
    case (.form(let name, let isRight), .string(let text)):
      return isRight(text) ? [] : ["\(place): '\(text)' is no \(name)"]
    case (.list(let shape, let isUnique), .array(let values)):
      let own = values.enumerated().flatMap { shape.complaints(of: $1, at: "\(place)[\($0)]") }
      let texts = values.map(\.text)
      return own + (isUnique && Set(texts).count < texts.count ? ["\(place): one is twice"] : [])
    case (.object(let shapes, let required), .object(let members)):
      let missing = required.subtracting(members.map(\.key)).sorted()
      return missing.map { "\(place): \($0) is missing" }
        + members.flatMap { member in
          shapes[member.key]?.complaints(of: member.value, at: "\(place).\(member.key)")
            ?? ["\(place): there is no \(member.key)"]
        }
    case (.bag(let shape), .object(let members)):
      return members.flatMap { shape.complaints(of: $0.value, at: "\(place).\($0.key)") }
    default: return ["\(place): \(value.text.prefix(40)) is of another type"]
    }
  }
}

extension SARIFShape {
  /// The whole log (3.13).
  static let log = object(
    ["$schema": uri, "version": word(["2.1.0"]), "runs": list(run), "properties": bag(anything)],
    requires: ["version", "runs"])

  private static let run = object(
    [
      "tool": object(["driver": component, "extensions": list(component)], requires: ["driver"]),
      "columnKind": word(["utf16CodeUnits", "unicodeCodePoints"]),
      "taxonomies": list(component, isUnique: true), "results": list(result),
      "properties": bag(anything),
    ], requires: ["tool"])

  /// A tool's driver, or a taxonomy (3.19).
  private static let component = object(
    [
      "name": text, "version": text, "semanticVersion": form("version", isSemantic),
      "organization": text, "shortDescription": message, "fullDescription": message,
      "informationUri": uri, "rules": list(descriptor, isUnique: true),
      "taxa": list(descriptor, isUnique: true), "properties": bag(anything),
    ], requires: ["name"])

  /// A rule, or a part of a taxonomy (3.49).
  private static let descriptor = object(
    [
      "id": text, "name": text, "shortDescription": message, "fullDescription": message,
      "help": message, "helpUri": uri,
      "defaultConfiguration": object(["enabled": bool, "level": level, "rank": number]),
      "relationships": list(relationship, isUnique: true), "properties": bag(anything),
    ], requires: ["id"])

  private static let relationship = object(
    [
      "target": object([
        "id": text, "index": integer,
        "toolComponent": object(["name": text, "index": integer, "guid": text]),
      ]), "kinds": list(text, isUnique: true), "description": message,
    ], requires: ["target"])

  /// A result (3.27).
  private static let result = object(
    [
      "ruleId": text, "ruleIndex": integer,
      "kind": word(["notApplicable", "pass", "fail", "review", "open", "informational"]),
      "level": level, "message": message, "locations": list(location),
      "partialFingerprints": bag(text), "suppressions": list(suppression, isUnique: true),
      "baselineState": word(["new", "unchanged", "updated", "absent"]), "properties": bag(anything),
    ], requires: ["message"])

  private static let suppression = object(
    [
      "kind": word(["inSource", "external"]), "justification": text,
      "status": word(["accepted", "underReview", "rejected"]),
    ], requires: ["kind"])

  private static let location = object([
    "physicalLocation": object(["artifactLocation": object(["uri": uri, "uriBaseId": text])]),
    "logicalLocations": list(
      object(["name": text, "fullyQualifiedName": text, "kind": text]), isUnique: true),
  ])

  private static let level = word(["none", "note", "warning", "error"])
  private static let message = object(["text": text, "markdown": text, "id": text])
  private static let uri = form("reference of RFC 3986") { text in
    let allowed = "-._~:/?#[]@!$&'()*+,;=%"
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
        || allowed.unicodeScalars.contains(scalar)
    }
  }

  /// Semantic Versioning 2.0.0: three numbers, and perhaps more.
  @Sendable private static func isSemantic(_ text: String) -> Bool {
    let parts = text.prefix { $0 != "-" && $0 != "+" }.split(
      separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3
      && parts.allSatisfy { part in
        Int(part) != nil && (part == "0" || part.first != "0")
      }
  }
}
