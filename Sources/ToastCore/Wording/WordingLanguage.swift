/// The languages that our own words exist in.
public enum WordingLanguage: String, Sendable, CaseIterable {
  /// English; also where the user's language is none of these.
  case english = "en"
  /// German.
  case german = "de"
  /// Spanish.
  case spanish = "es"
  /// French.
  case french = "fr"

  /// The language of a BCP 47 tag such as `de-AT`; `nil` when it is none of ours.
  public init?(tag: String) {
    let primary = tag.prefix { $0 != "-" && $0 != "_" }
    self.init(rawValue: primary.lowercased())
  }

  /// The word that a severity is said with.
  public func word(for severity: ToastSeverity) -> String {
    switch (self, severity) {
    case (.english, .error), (.spanish, .error): "Error"
    case (.english, .warning): "Warning"
    case (.english, .success): "Success"
    case (.english, .info), (.german, .info), (.french, .info): "Info"
    case (.german, .error): "Fehler"
    case (.german, .warning): "Warnung"
    case (.german, .success): "Erfolg"
    case (.spanish, .warning): "Advertencia"
    case (.spanish, .success): "Éxito"
    case (.spanish, .info): "Información"
    case (.french, .error): "Erreur"
    case (.french, .warning): "Avertissement"
    case (.french, .success): "Succès"
    }
  }

  /// Words that say the same when a title begins with them.
  func synonyms(for severity: ToastSeverity) -> [String] {
    switch (self, severity) {
    case (.english, .info), (.german, .info), (.french, .info): ["Information"]
    case (.german, .warning): ["Achtung"]
    case (.spanish, .warning): ["Aviso", "Atención"]
    case (.french, .warning): ["Attention"]
    default: []
    }
  }

  /// What is said of the actions: `Undo available.`, `Undo and Retry available.`
  ///
  /// - Parameter names: the actions' names, at least one.
  func available(_ names: [String]) -> String {
    let list = enumeration(names)
    return switch self {
    case .english: "\(list) available."
    case .german: "\(list) verfügbar."
    case .spanish: "\(list) \(names.count == 1 ? "disponible" : "disponibles")."
    case .french: "\(list) \(names.count == 1 ? "disponible" : "disponibles")."
    }
  }

  private func enumeration(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let and =
      switch self {
      case .english: "and"
      case .german: "und"
      case .spanish: last.beginsWithSpanishI ? "e" : "y"
      case .french: "et"
      }
    return "\(names.dropLast().joined(separator: ", ")) \(and) \(last)"
  }

  /// What is said for the part of a text that is left out.
  func more(characters count: Int) -> String {
    switch self {
    case .english: "and \(count) more \(count == 1 ? "character" : "characters")"
    case .german: "und noch \(count) Zeichen"
    case .spanish: "y \(count) \(count == 1 ? "carácter" : "caracteres") más"
    case .french: "et encore \(count) \(count == 1 ? "caractère" : "caractères")"
    }
  }

  /// What is said for a backlog that the voice leaves out (`spec/toast.md` 29).
  public func more(notifications count: Int) -> String {
    switch self {
    case .english: "\(count) more \(count == 1 ? "notification" : "notifications")."
    case .german: "\(count) weitere \(count == 1 ? "Meldung" : "Meldungen")."
    case .spanish: "\(count) \(count == 1 ? "notificación" : "notificaciones") más."
    case .french: "\(count) \(count == 1 ? "autre notification" : "autres notifications")."
    }
  }

  /// How far something has come: `50%`, or `50 %` with a no-break space.
  func percent(_ percent: Int) -> String {
    self == .english ? "\(percent)%" : "\(percent)\u{A0}%"
  }

  /// How often the same was said, at least twice (`spec/toast.md` 30).
  func times(_ count: Int) -> String {
    switch self {
    case .english: "\(count) times"
    case .german: "\(count)-mal"
    case .spanish: "\(count) veces"
    case .french: "\(count) fois"
    }
  }

  /// What is told of a toast whose text nobody shall hear.
  var aNotification: String {
    switch self {
    case .english: "A notification"
    case .german: "Eine Meldung"
    case .spanish: "Una notificación"
    case .french: "Une notification"
    }
  }

  /// The name of the button that closes a toast (`spec/toast.md` 48).
  public var dismiss: String {
    switch self {
    case .english: "Dismiss"
    case .german: "Schließen"
    case .spanish: "Cerrar"
    case .french: "Fermer"
    }
  }
}

extension String {
  /// Whether Spanish says "e" before this word: "Deshacer e Iniciar", but "Agua y Hielo".
  fileprivate var beginsWithSpanishI: Bool {
    let word = lowercased()
    let sound = word.hasPrefix("h") ? word.dropFirst() : word[...]
    guard let first = sound.first, first == "i" || first == "í" else { return false }
    return !["a", "e", "o", "u"].contains(sound.dropFirst().first)
  }
}
