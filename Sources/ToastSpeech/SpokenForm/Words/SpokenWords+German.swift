extension SpokenWords {
  static let german = SpokenWords(
    language: .german, decimalMark: ",", measures: germanMeasures,
    durations: DurationUnit.table([
      Plural("Jahr", "Jahre"), Plural("Woche", "Wochen"), Plural("Tag", "Tage"),
      Plural("Stunde", "Stunden"), Plural("Minute", "Minuten"), Plural("Sekunde", "Sekunden"),
      Plural("Millisekunde", "Millisekunden"), Plural("Mikrosekunde", "Mikrosekunden"),
      Plural("Nanosekunde", "Nanosekunden"),
    ]).merging([
      "Std": DurationUnit(rank: 3, name: Plural("Stunde", "Stunden")),
      "Sek": DurationUnit(rank: 5, name: Plural("Sekunde", "Sekunden")),
      "Min": DurationUnit(rank: 4, name: Plural("Minute", "Minuten")),
    ]) { $1 },
    rates: [
      "s": "pro Sekunde", "sec": "pro Sekunde", "ms": "pro Millisekunde", "min": "pro Minute",
      "h": "pro Stunde", "d": "pro Tag", "Tag": "pro Tag", "Woche": "pro Woche",
      "Monat": "pro Monat", "Jahr": "pro Jahr", "m²": "pro Quadratmeter",
      "m³": "pro Kubikmeter", "l": "pro Liter", "kg": "pro Kilogramm", "GB": "pro Gigabyte",
    ],
    currencies: [
      "$": Currency("Dollar", cent: cent), "US$": Currency("U.S-Dollar", cent: cent),
      "USD": Currency("U.S-Dollar", cent: cent),
      "€": euro, "EUR": euro, "£": Currency("Pfund"),
      "GBP": Currency("Pfund"), "¥": Currency("Yen"), "JPY": Currency("Yen"),
      "CHF": Currency("Schweizer Franken"), "₽": Currency("Rubel"), "RUB": Currency("Rubel"),
      "₹": Currency("Rupie", "Rupien"), "INR": Currency("Rupie", "Rupien"),
      "CNY": Currency("Yuan"), "₩": Currency("Won"), "KRW": Currency("Won"),
      "₿": Currency("Bitcoin"), "BTC": Currency("Bitcoin"), "PLN": Currency("Zloty"),
    ],
    magnitudes: [
      "k": Plural("tausend"), "K": Plural("tausend"), "M": Plural("Million", "Millionen"),
      "Mio": Plural("Million", "Millionen"), "Mrd": Plural("Milliarde", "Milliarden"),
      "Millionen": Plural("Millionen"), "Milliarden": Plural("Milliarden"),
      "tausend": Plural("tausend"),
    ],
    months: [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
      "Oktober", "November", "Dezember",
    ],
    days: germanDays, symbols: germanSymbols, keys: germanKeys,
    acronyms: [
      "API", "CI", "CD", "CLI", "UI", "UX", "QA", "GUI", "ID", "IP", "OS", "AI", "KI", "IT", "IO",
      "IDE", "URL", "URI", "UUID", "USB", "US", "UK", "EU", "EOF", "ABI", "AST", "ACL", "APK",
      "AWS", "OTP", "OIDC", "EOL", "LED", "UDP", "IRC", "AMD", "FAQ", "OK", "AG", "AUR",
    ],
    shortForms: [
      "z.B.": "zum Beispiel", "d.h.": "das heißt", "u.a.": "unter anderem",
      "bzw.": "beziehungsweise",
      "ggf.": "gegebenenfalls", "usw.": "und so weiter", "ca.": "circa", "und/oder": "und oder",
      "n/a": "nicht verfügbar", "N/A": "nicht verfügbar", "inkl.": "inklusive",
      "MwSt":
        "Mehrwertsteuer", "Nr.": "Nummer", "I/O": "I.O",
    ],
    romanCues: [
      "kapitel", "teil", "band", "abschnitt", "akt", "szene", "phase", "anhang", "buch", "stufe",
      "typ", "klasse", "artikel", "staffel", "abbildung", "tabelle",
    ],
    emoji: EmojiNames.german, regions: germanRegions, scripts: germanScripts,
    phrases: germanPhrases)

  private static let cent = Plural("Cent")
  private static let euro = Currency("Euro", cent: cent)

  private static let germanDays: [String] = {
    let ones = [
      "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
    ]
    let teens = [
      "erster", "zweiter", "dritter", "vierter", "fünfter", "sechster", "siebter", "achter",
      "neunter", "zehnter", "elfter", "zwölfter", "dreizehnter", "vierzehnter", "fünfzehnter",
      "sechzehnter", "siebzehnter", "achtzehnter", "neunzehnter", "zwanzigster",
    ]
    let tens = ones.map { $0 + "undzwanzigster" }
    return teens + tens + ["dreißigster", "einunddreißigster"]
  }()

  private static let germanPhrases = SpokenPhrases(
    dot: "Punkt", point: "Punkt", slash: "Schrägstrich", dash: "Strich", colon: "Doppelpunkt",
    at: "at", port: "Port", minus: "minus", plus: "plus", times: "mal", about: "circa",
    dollarSign: "Dollar", ratio: "%1 von %2", range: "%1 bis %2", dimensions: "%1 mal %2",
    scientific: "%1 mal 10 hoch %2", power: "%1 hoch %2", squared: "hoch 2", cubed: "hoch 3",
    date: "%1 %2 %3", monthOfYear: "%1 %2", clock: "%1 und %2", sum: "%1 %2",
    version: "Version",
    releases: [
      "rc": "Release Candidate", "alpha": "Alpha", "beta": "Beta", "pre": "Vorschau",
      "dev": "Entwicklung", "snapshot": "Snapshot", "SNAPSHOT": "Snapshot", "a": "Alpha",
      "b": "Beta", "build": "Build",
    ],
    identifier: "Kennung mit Ende %1", hexadecimal: "hex %1", colour: "Farbe %1",
    path: "%1 in %2", homeFolder: "home", parentFolder: "übergeordnetem Ordner",
    drive: "Laufwerk %1", line: "Zeile", column: "Spalte", tag: "Tag %1", endTag: "Ende Tag %1",
    generic: "von", number: "Nummer", star: "Stern", repeated: "%1 %2 mal", emoji: "Emoji",
    moreEmoji: "und %1 weitere Emoji", flag: "Flagge %1", key: "Taste %1",
    textIn: "Text auf %1", otherScript: "einer anderen Schrift",
    moreCharacters: Plural("und noch %1 Zeichen"))

  private static let germanKeys: [String: String] = english.keys.merging([
    "strg": "Steuerung", "ctrl": "Steuerung", "control": "Steuerung", "umschalt": "Umschalt",
    "shift": "Umschalt", "⇧": "Umschalt", "⌃": "Steuerung", "⌘": "Befehl", "cmd": "Befehl",
    "command": "Befehl", "⌥": "Option", "altgr": "Alt Gr", "entf": "Entfernen",
    "del": "Entfernen", "delete": "Entfernen", "einfg": "Einfügen", "eingabe": "Eingabe",
    "enter": "Eingabe", "return": "Eingabe", "⏎": "Eingabe", "leertaste": "Leertaste",
    "space": "Leertaste", "pos1": "Position 1", "ende": "Ende", "bild↑": "Bild auf",
    "tab": "Tabulator", "⇥": "Tabulator", "rücktaste": "Rücktaste", "⌫": "Rücktaste",
    "up": "Pfeil auf", "down": "Pfeil ab", "left": "Pfeil links", "right": "Pfeil rechts",
    "super": "Super", "fn": "Funktion",
  ]) { $1 }

  private static let germanScripts: [Script: String] = [
    .greek: "Griechisch", .cyrillic: "Kyrillisch", .armenian: "Armenisch",
    .hebrew: "Hebräisch", .arabic: "Arabisch", .devanagari: "Hindi", .bengali: "Bengalisch",
    .gurmukhi: "Pandschabi", .gujarati: "Gujarati", .oriya: "Odia", .tamil: "Tamil",
    .telugu: "Telugu", .kannada: "Kannada", .malayalam: "Malayalam", .sinhala: "Singhalesisch",
    .thai: "Thai", .lao: "Laotisch", .tibetan: "Tibetisch", .burmese: "Birmanisch",
    .georgian: "Georgisch", .hangul: "Koreanisch", .ethiopic: "Amharisch", .khmer: "Khmer",
    .mongolian: "Mongolisch", .kana: "Japanisch", .han: "Chinesisch",
  ]

  private static let germanRegions: [String: String] = [
    "DE": "Deutschland", "AT": "Österreich", "CH": "Schweiz", "FR": "Frankreich",
    "IT": "Italien", "ES": "Spanien", "GB": "Vereinigtes Königreich", "US": "USA",
    "NL": "Niederlande", "BE": "Belgien", "PL": "Polen", "DK": "Dänemark", "SE": "Schweden",
    "NO": "Norwegen", "FI": "Finnland", "PT": "Portugal", "GR": "Griechenland",
    "TR": "Türkei", "UA": "Ukraine", "RU": "Russland", "JP": "Japan", "CN": "China",
    "IN": "Indien", "BR": "Brasilien", "CA": "Kanada", "EU": "Europa",
  ]
}
