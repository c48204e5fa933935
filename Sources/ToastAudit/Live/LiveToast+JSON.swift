import ToastCore
import ToastLayout

extension LiveToast {
  /// Toasts as the program that walks the accessibility bus prints them.
  ///
  /// - Throws: ``AuditInputError`` that names the field.
  public static func toasts(from bytes: [UInt8]) throws(AuditInputError) -> [LiveToast] {
    do throws(AuditInputError) {
      return try toasts(FieldReader(try .audited(bytes), at: ""))
    } catch {
      throw error.of("the accessible tree")
    }
  }

  private static func toasts(_ reader: FieldReader) throws(AuditInputError) -> [LiveToast] {
    var toasts: [LiveToast] = []
    for element in try reader.elements() { toasts.append(try LiveToast(element)) }
    return toasts
  }

  private init(_ reader: FieldReader) throws(AuditInputError) {
    self.init(object: Object(role: ""))
    let known = [
      "application", "object", "locale", "watched", "announcements", "shown", "focus_events",
    ]
    try reader.members(known) { (key, field) throws(AuditInputError) in
      switch key {
      case "application": application = try field.text()
      case "object": object = try Object(field)
      case "locale": locale = try field.text()
      case "watched": isWatched = try field.bool()
      case "announcements":
        for text in try field.elements() { announcements.append(try text.text()) }
      case "shown": isShown = try field.bool()
      default: focusEvents = try field.whole(0...Int(Int32.max))
      }
    }
  }
}

extension LiveToast.Object {
  fileprivate init(_ reader: FieldReader) throws(AuditInputError) {
    self.init(role: "")
    let known = [
      "role", "name", "description", "extents", "actions", "focusable", "children",
    ]
    try reader.members(known) { (key, field) throws(AuditInputError) in
      switch key {
      case "role": role = try field.text()
      case "name": name = try field.text()
      case "description": description = try field.text()
      case "extents": extents = try Self.rect(field)
      case "actions": actionCount = try field.whole(0...Int(Int32.max))
      case "focusable": isFocusable = try field.bool()
      default: for child in try field.elements() { children.append(try Self(child)) }
      }
    }
  }

  private static func rect(_ reader: FieldReader) throws(AuditInputError) -> Rect {
    var numbers: [Double] = []
    for element in try reader.elements() { numbers.append(try element.number(-1e9...1e9)) }
    guard numbers.count == 4 else { throw reader.error(allowed: "four numbers") }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
