extension SpokenWords {
  /// The names of punctuation marks, for those who want to hear every one.
  var marks: [String: String] {
    switch language {
    case .english: Self.englishMarks
    case .german: Self.germanMarks
    case .spanish: Self.spanishMarks
    case .french: Self.frenchMarks
    }
  }

  private static let englishMarks: [String: String] = [
    ".": "dot", ",": "comma", ";": "semicolon", ":": "colon", "!": "exclamation mark",
    "?": "question mark", "…": "ellipsis", "'": "apostrophe", "’": "apostrophe", "`": "backtick",
    "\"": "quote", "“": "open quote", "”": "close quote", "„": "open quote", "«": "open quote",
    "»": "close quote", "(": "open bracket", ")": "close bracket", "[": "open square bracket",
    "]": "close square bracket", "{": "open brace", "}": "close brace", "-": "hyphen",
    "–": "dash", "—": "long dash", "_": "underscore", "*": "star", "/": "slash",
    "\\": "backslash", "#": "hash", "@": "at", "|": "pipe", "~": "tilde", "^": "caret",
    "&": "and", "<": "less than", ">": "greater than", "•": "bullet", "·": "middle dot",
    "¡": "open exclamation mark", "¿": "open question mark",
  ]

  private static let germanMarks: [String: String] = [
    ".": "Punkt", ",": "Komma", ";": "Semikolon", ":": "Doppelpunkt", "!": "Ausrufezeichen",
    "?": "Fragezeichen", "…": "Auslassungspunkte", "'": "Apostroph", "’": "Apostroph",
    "`": "Gravis", "\"": "Anführungszeichen", "“": "Anführungszeichen zu",
    "”": "Anführungszeichen zu", "„": "Anführungszeichen auf", "«": "Anführungszeichen",
    "»": "Anführungszeichen", "(": "Klammer auf", ")": "Klammer zu",
    "[": "eckige Klammer auf", "]": "eckige Klammer zu", "{": "geschweifte Klammer auf",
    "}": "geschweifte Klammer zu", "-": "Bindestrich", "–": "Gedankenstrich",
    "—": "langer Strich", "_": "Unterstrich", "*": "Stern", "/": "Schrägstrich",
    "\\": "Backslash", "#": "Raute", "@": "at", "|": "Pipe", "~": "Tilde", "^": "Dach",
    "&": "und", "<": "kleiner als", ">": "größer als", "•": "Aufzählungspunkt",
    "·": "Mittelpunkt", "¡": "umgekehrtes Ausrufezeichen", "¿": "umgekehrtes Fragezeichen",
  ]

  private static let spanishMarks: [String: String] = [
    ".": "punto", ",": "coma", ";": "punto y coma", ":": "dos puntos",
    "!": "cierra exclamación", "?": "cierra interrogación", "…": "puntos suspensivos",
    "'": "apóstrofo", "’": "apóstrofo", "`": "acento grave", "\"": "comillas",
    "“": "abre comillas", "”": "cierra comillas", "„": "abre comillas", "«": "abre comillas",
    "»": "cierra comillas", "(": "abre paréntesis", ")": "cierra paréntesis",
    "[": "abre corchete", "]": "cierra corchete", "{": "abre llave", "}": "cierra llave",
    "-": "guion", "–": "raya corta", "—": "raya", "_": "guion bajo", "*": "asterisco",
    "/": "barra", "\\": "barra invertida", "#": "almohadilla", "@": "arroba",
    "|": "barra vertical", "~": "virgulilla", "^": "acento circunflejo", "&": "y",
    "<": "menor que", ">": "mayor que", "•": "viñeta", "·": "punto medio",
    "¡": "abre exclamación", "¿": "abre interrogación",
  ]

  private static let frenchMarks: [String: String] = [
    ".": "point", ",": "virgule", ";": "point-virgule", ":": "deux-points",
    "!": "point d'exclamation", "?": "point d'interrogation", "…": "points de suspension",
    "'": "apostrophe", "’": "apostrophe", "`": "accent grave", "\"": "guillemet",
    "“": "ouvrez les guillemets", "”": "fermez les guillemets", "„": "ouvrez les guillemets",
    "«": "ouvrez les guillemets", "»": "fermez les guillemets", "(": "ouvrez la parenthèse",
    ")": "fermez la parenthèse", "[": "ouvrez le crochet", "]": "fermez le crochet",
    "{": "ouvrez l'accolade", "}": "fermez l'accolade", "-": "trait d'union",
    "–": "tiret", "—": "tiret long", "_": "tiret bas", "*": "astérisque",
    "/": "barre oblique", "\\": "barre inverse", "#": "dièse", "@": "arobase",
    "|": "barre verticale", "~": "tilde", "^": "accent circonflexe", "&": "et",
    "<": "inférieur à", ">": "supérieur à", "•": "puce", "·": "point médian",
    "¡": "point d'exclamation inversé", "¿": "point d'interrogation inversé",
  ]
}
