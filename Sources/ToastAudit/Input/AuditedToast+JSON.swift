public import ToastCore

extension AuditedToast {
  /// The most bytes that a description may have: 100 MB.
  public static let sizeLimit = 100_000_000

  /// Toasts from their description as JSON: one object or a list of them, each with `content`,
  /// `style`, `configuration`, `preferences` and `severity`, all of which may be missing. The names
  /// of fields are those of the Swift API.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - source: where it is from, for reports and errors.
  /// - Throws: ``AuditInputError`` that names the field, what was there and what is allowed; for a
  ///   text that is no JSON, the line.
  public static func toasts(
    from bytes: [UInt8], source: String? = nil
  ) throws(AuditInputError) -> [AuditedToast] {
    let value: JSONText
    do throws(JSONError) {
      value = try JSONText(parsing: bytes, limit: sizeLimit)
    } catch {
      throw AuditInputError(error.description).of(source)
    }
    do throws(AuditInputError) {
      let reader = FieldReader(value, at: "")
      var toasts: [AuditedToast] = []
      if case .array = value {
        for element in try reader.elements() { toasts.append(try AuditedToast(element)) }
      } else {
        toasts.append(try AuditedToast(reader))
      }
      for index in toasts.indices { toasts[index].source = source }
      return toasts
    } catch {
      throw error.of(source)
    }
  }

  init(_ reader: FieldReader) throws(AuditInputError) {
    self.init(ToastContent())
    var severity: ToastSeverity?
    try reader.members(["content", "style", "configuration", "preferences", "severity"]) {
      (key, field) throws(AuditInputError) in
      switch key {
      case "content": try readContent(field)
      case "style": style = try StyleReader.style(field)
      case "configuration": configuration = try ConfigurationReader.configuration(field)
      case "preferences": preferences = try AccessibilityPreferences(field)
      default: severity = try field.word()
      }
    }
    self.severity = severity
  }

  private mutating func readContent(_ reader: FieldReader) throws(AuditInputError) {
    let known = [
      "icon", "title", "message", "action", "actions", "speech", "language", "applicationName",
      "progress", "sensitive",
    ]
    var content = ToastContent()
    var language: String?
    var first: [ToastAction] = []
    try reader.members(known) { (key, field) throws(AuditInputError) in
      switch key {
      case "icon": content.icon = try IconReader.icon(field)
      case "title": content.title = try field.text()
      case "message": content.message = try field.text()
      case "action": first = [try ToastAction(field)]
      case "actions":
        for element in try field.elements() { content.actions.append(try ToastAction(element)) }
      case "speech": content.speech = try field.text()
      case "language":
        language = try field.text()
        content.language = language
      case "applicationName": content.applicationName = try field.text()
      case "progress": content.progress = try field.number(0...1)
      default: content.sensitive = try field.bool()
      }
    }
    content.actions = first + content.actions
    self.content = content
    self.language = language
  }
}

extension ToastAction {
  /// `"Undo"`, or `{"title":"Undo","dismissesToast":false}`.
  fileprivate init(_ reader: FieldReader) throws(AuditInputError) {
    if let title = reader.value.string {
      self.init(title) {}
      return
    }
    var title: String?
    var dismissesToast = true
    try reader.members(["title", "dismissesToast"]) { (key, field) throws(AuditInputError) in
      if key == "title" { title = try field.text() } else { dismissesToast = try field.bool() }
    }
    guard let title else { throw AuditInputError(reader.path, "an action has a title") }
    self.init(title, dismissesToast: dismissesToast) {}
  }
}

extension AccessibilityPreferences {
  /// The same object as the file of preferences.
  init(_ reader: FieldReader) throws(AuditInputError) {
    guard case .object(let members) = reader.value else {
      throw reader.error(allowed: "an object")
    }
    let (layer, errors) = PreferenceLayer.object(members, from: .file)
    if let error = errors.first { throw AuditInputError(reader.path, error.description) }
    self = ResolvedPreferences([layer]).preferences
  }

  /// Preferences from the text of a file of preferences.
  ///
  /// - Throws: ``AuditInputError`` that names the key, the value and what is allowed.
  public static func audited(
    from bytes: [UInt8], source: String
  ) throws(AuditInputError) -> AccessibilityPreferences {
    do throws(AuditInputError) {
      return try AccessibilityPreferences(FieldReader(try .audited(bytes), at: ""))
    } catch {
      throw error.of(source)
    }
  }
}
