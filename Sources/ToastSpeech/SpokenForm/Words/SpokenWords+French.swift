extension SpokenWords {
  static let french = SpokenWords(
    language: .french, decimalMark: ",", measures: frenchMeasures,
    durations: DurationUnit.table([
      Plural("an", "ans"), Plural("semaine", "semaines"), Plural("jour", "jours"),
      Plural("heure", "heures"), Plural("minute", "minutes"), Plural("seconde", "secondes"),
      Plural("milliseconde", "millisecondes"), Plural("microseconde", "microsecondes"),
      Plural("nanoseconde", "nanosecondes"),
    ]).merging(["j": DurationUnit(rank: 2, name: Plural("jour", "jours"))]) { $1 },
    rates: [
      "s": "par seconde", "ms": "par milliseconde", "min": "par minute", "h": "par heure",
      "d": "par jour", "j": "par jour", "jour": "par jour", "mois": "par mois",
      "an": "par an", "m²": "par mètre carré", "m³": "par mètre cube", "l": "par litre",
      "kg": "par kilogramme", "Go": "par gigaoctet",
    ],
    currencies: [
      "$": frenchDollar, "US$": Currency("dollar américain", "dollars américains"),
      "USD": Currency("dollar américain", "dollars américains"),
      "€": frenchEuro, "EUR": frenchEuro,
      "£": Currency("livre", "livres"), "GBP": Currency("livre", "livres"),
      "¥": Currency("yen", "yens"), "JPY": Currency("yen", "yens"),
      "CHF": Currency("franc suisse", "francs suisses"), "₽": Currency("rouble", "roubles"),
      "CAD": Currency("dollar canadien", "dollars canadiens"),
      "₹": Currency("roupie", "roupies"), "₿": Currency("bitcoin", "bitcoins"),
      "BTC": Currency("bitcoin", "bitcoins"), "CNY": Currency("yuan", "yuans"),
    ],
    magnitudes: [
      "k": Plural("mille"), "K": Plural("mille"), "M": Plural("million de", "millions de"),
      "Md": Plural("milliard de", "milliards de"), "millions": Plural("millions de"),
      "mille": Plural("mille"),
    ],
    months: [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
      "octobre", "novembre", "décembre",
    ],
    days: ["1er"] + (2...31).map { String($0) }, symbols: frenchSymbols, keys: frenchKeys,
    acronyms: [
      "CI", "CLI", "UI", "UX", "QA", "IDE", "ID", "OS", "IA", "IO", "UUID", "URI", "GUI", "EOF",
      "AST", "ABI", "AWS", "UDP", "US", "EU", "UE", "PR", "MR", "OTP", "AI",
    ],
    shortForms: [
      "et/ou": "et ou", "n/a": "non disponible", "N/A": "non disponible", "I/O": "I.O",
      "p.ex.": "par exemple", "env.": "environ", "svp": "s'il vous plaît",
    ],
    romanCues: [
      "chapitre", "partie", "volume", "section", "acte", "scène", "phase", "annexe", "livre",
      "niveau", "type", "classe", "article", "tome", "titre", "saison",
    ],
    emoji: EmojiNames.french, regions: frenchRegions, scripts: frenchScripts,
    phrases: frenchPhrases)

  private static let frenchDollar = Currency(
    "dollar", "dollars", cent: Plural("cent", "cents"))
  private static let frenchEuro = Currency(
    "euro", "euros", cent: Plural("centime", "centimes"))

  private static let frenchPhrases = SpokenPhrases(
    dot: "point", point: "point", slash: "barre oblique", dash: "tiret", colon: "deux-points",
    at: "arobase", port: "port", minus: "moins", plus: "plus", times: "fois",
    about: "environ", dollarSign: "dollar", ratio: "%1 sur %2", range: "%1 à %2",
    dimensions: "%1 par %2", scientific: "%1 fois 10 puissance %2", power: "%1 puissance %2",
    squared: "au carré", cubed: "au cube", date: "%1 %2 %3", monthOfYear: "%1 %2",
    clock: "%1 et %2", sum: "%1 %2", version: "version",
    releases: [
      "rc": "version candidate", "alpha": "alpha", "beta": "bêta", "dev": "développement",
      "build": "build",
    ],
    identifier: "identifiant finissant par %1", hexadecimal: "hex %1", colour: "couleur %1",
    path: "%1 dans %2", homeFolder: "home", parentFolder: "dossier parent",
    drive: "lecteur %1", line: "ligne", column: "colonne", tag: "balise %1",
    endTag: "fin de balise %1", generic: "de", number: "numéro", star: "astérisque",
    repeated: "%1 %2 fois", emoji: "émoji", moreEmoji: "et %1 autres émojis",
    flag: "drapeau %1", key: "touche %1", textIn: "texte en %1",
    otherScript: "une autre écriture",
    moreCharacters: Plural("et encore %1 caractère", "et encore %1 caractères"))

  private static let frenchKeys: [String: String] = english.keys.merging([
    "maj": "Majuscule", "shift": "Majuscule", "⇧": "Majuscule", "ctrl": "Contrôle",
    "control": "Contrôle", "⌃": "Contrôle", "suppr": "Supprimer", "del": "Supprimer",
    "delete": "Supprimer", "entrée": "Entrée", "enter": "Entrée", "return": "Entrée",
    "space": "Espace", "espace": "Espace", "tab": "Tabulation", "⇥": "Tabulation",
    "échap": "Échappement", "esc": "Échappement", "up": "Haut", "down": "Bas",
    "left": "Gauche", "right": "Droite", "⌘": "Commande", "cmd": "Commande",
    "command": "Commande", "home": "Début", "end": "Fin", "fn": "Fonction",
  ]) { $1 }

  private static let frenchScripts: [Script: String] = [
    .greek: "grec", .cyrillic: "cyrillique", .armenian: "arménien", .hebrew: "hébreu",
    .arabic: "arabe", .devanagari: "hindi", .bengali: "bengali", .gurmukhi: "pendjabi",
    .gujarati: "gujarati", .oriya: "odia", .tamil: "tamoul", .telugu: "télougou",
    .kannada: "kannada", .malayalam: "malayalam", .sinhala: "cingalais", .thai: "thaï",
    .lao: "lao", .tibetan: "tibétain", .burmese: "birman", .georgian: "géorgien",
    .hangul: "coréen", .ethiopic: "amharique", .khmer: "khmer", .mongolian: "mongol",
    .kana: "japonais", .han: "chinois",
  ]

  private static let frenchRegions: [String: String] = [
    "FR": "France", "BE": "Belgique", "CH": "Suisse", "CA": "Canada", "LU": "Luxembourg",
    "DE": "Allemagne", "ES": "Espagne", "IT": "Italie", "GB": "Royaume-Uni",
    "US": "États-Unis", "PT": "Portugal", "NL": "Pays-Bas", "JP": "Japon", "CN": "Chine",
    "BR": "Brésil", "IN": "Inde", "UA": "Ukraine", "RU": "Russie", "MA": "Maroc",
    "SN": "Sénégal", "EU": "Europe",
  ]
}
