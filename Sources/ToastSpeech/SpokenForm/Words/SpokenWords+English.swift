extension SpokenWords {
  static let english = SpokenWords(
    language: .english, decimalMark: ".", measures: englishMeasures,
    durations: DurationUnit.table([
      Plural("year", "years"), Plural("week", "weeks"), Plural("day", "days"),
      Plural("hour", "hours"), Plural("minute", "minutes"), Plural("second", "seconds"),
      Plural("millisecond", "milliseconds"), Plural("microsecond", "microseconds"),
      Plural("nanosecond", "nanoseconds"),
    ]),
    rates: [
      "s": "per second", "sec": "per second", "ms": "per millisecond", "min": "per minute",
      "h": "per hour", "hr": "per hour", "d": "per day", "day": "per day", "week": "per week",
      "month": "per month", "mo": "per month", "year": "per year", "yr": "per year",
      "m²": "per square metre", "m³": "per cubic metre", "l": "per litre", "L": "per litre",
      "kg": "per kilogram", "GB": "per gigabyte",
    ],
    currencies: [
      "$": dollar, "US$": dollar, "USD": Currency("US dollar", "US dollars", cent: cent),
      "€": euro, "EUR": euro, "£": pound, "GBP": pound, "¥": Currency("yen"),
      "JPY": Currency("yen"), "CNY": Currency("yuan"), "₹": Currency("rupee", "rupees"),
      "INR": Currency("Indian rupee", "Indian rupees"), "₽": Currency("rouble", "roubles"),
      "RUB": Currency("rouble", "roubles"), "₩": Currency("won"), "KRW": Currency("won"),
      "₿": Currency("bitcoin", "bitcoins"), "BTC": Currency("bitcoin", "bitcoins"),
      "CHF": Currency("Swiss franc", "Swiss francs"), "₺": Currency("lira", "lira"),
      "CAD": Currency("Canadian dollar", "Canadian dollars", cent: cent),
      "AUD": Currency("Australian dollar", "Australian dollars", cent: cent),
      "SEK": Currency("Swedish krona", "Swedish kronor"), "PLN": Currency("zloty"),
    ],
    magnitudes: [
      "k": Plural("thousand"), "K": Plural("thousand"), "M": Plural("million"),
      "m": Plural("million"), "bn": Plural("billion"), "B": Plural("billion"),
      "T": Plural("trillion"), "thousand": Plural("thousand"), "million": Plural("million"),
      "billion": Plural("billion"),
    ],
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    days: (1...31).map { String($0) }, symbols: englishSymbols, keys: englishKeys,
    acronyms: [
      "ABI", "ACL", "ADR", "APK", "AST", "AUR", "AWS", "CI", "CLI", "EOF", "EOL", "ETA", "IDE",
      "IO", "LED", "MR", "OIDC", "OOM", "OTP", "QA", "UI", "URI", "UUID", "UX",
    ],
    shortForms: [
      "w/o": "without", "w/": "with", "n/a": "not available", "N/A": "not available",
      "and/or": "and or", "I/O": "I.O", "b/c": "because", "vs": "versus", "vs.": "versus",
      "approx.": "about",
      "LGTM": "looks good to me", "WIP": "work in progress", "AFAIK": "as far as I know",
      "IMO": "in my opinion", "ASAP": "as soon as possible", "FYI": "for your information",
      "k8s": "kubernetes", "i18n": "internationalization",
      "l10n": "localization", "a11y": "accessibility",
    ],
    romanCues: [
      "chapter", "part", "volume", "vol", "section", "act", "scene", "phase", "appendix", "book",
      "stage", "level", "type", "mark", "episode", "season", "title", "article", "class", "war",
      "figure", "table", "round", "tier", "step", "grade",
    ],
    emoji: EmojiNames.english, regions: englishRegions, scripts: englishScripts,
    phrases: englishPhrases)

  private static let cent = Plural("cent", "cents")
  private static let dollar = Currency("dollar", "dollars", cent: cent)
  private static let euro = Currency("euro", "euros", cent: cent)
  private static let pound = Currency("pound", "pounds", cent: Plural("penny", "pence"))

  private static let englishPhrases = SpokenPhrases(
    dot: "dot", point: "point", slash: "slash", dash: "dash", colon: "colon", at: "at",
    port: "port", minus: "minus", plus: "plus", times: "times", about: "about",
    dollarSign: "dollar", ratio: "%1 of %2", range: "%1 to %2", dimensions: "%1 by %2",
    scientific: "%1 times 10 to the %2", power: "%1 to the power of %2", squared: "squared",
    cubed: "cubed", date: "%1 %2 %3", monthOfYear: "%1 %2", clock: "%1 and %2", sum: "%1 %2 %3",
    version: "version",
    releases: [
      "rc": "release candidate", "alpha": "alpha", "beta": "beta", "pre": "preview",
      "dev": "development", "snapshot": "snapshot", "SNAPSHOT": "snapshot", "a": "alpha",
      "b": "beta", "nightly": "nightly", "build": "build", "post": "post", "preview": "preview",
    ],
    identifier: "identifier ending in %1", hexadecimal: "hex %1", colour: "colour %1",
    path: "%1 in %2", homeFolder: "home", parentFolder: "parent folder", drive: "drive %1",
    line: "line", column: "column", tag: "tag %1", endTag: "end tag %1", generic: "of",
    number: "number", star: "star", repeated: "%1 %2 times", emoji: "emoji",
    moreEmoji: "and %1 more emoji", flag: "flag of %1", key: "%1 key", textIn: "text in %1",
    otherScript: "another script",
    moreCharacters: Plural("and %1 more character", "and %1 more characters"))

  private static let englishKeys: [String: String] = [
    "ctrl": "Control", "control": "Control", "shift": "Shift", "alt": "Alt", "altgr": "Alt Graph",
    "option": "Option", "opt": "Option", "cmd": "Command", "command": "Command", "super": "Super",
    "meta": "Meta", "win": "Windows", "hyper": "Hyper", "fn": "Function", "esc": "Escape",
    "escape": "Escape", "del": "Delete", "delete": "Delete", "ins": "Insert", "insert": "Insert",
    "pgup": "Page Up", "pageup": "Page Up", "pgdn": "Page Down", "pagedown": "Page Down",
    "enter": "Enter", "return": "Return", "tab": "Tab", "space": "Space",
    "backspace": "Backspace", "home": "Home", "end": "End", "up": "Up", "down": "Down",
    "left": "Left", "right": "Right", "plus": "Plus", "minus": "Minus", "prtsc": "Print Screen",
    "⌘": "Command", "⇧": "Shift", "⌥": "Option", "⌃": "Control", "⏎": "Return", "↩": "Return",
    "⎋": "Escape", "⌫": "Backspace", "⌦": "Delete", "⇥": "Tab", "␣": "Space", "⇪": "Caps Lock",
    "⏏": "Eject", "+": "Plus", "-": "Minus", "/": "Slash", ",": "Comma", ".": "Period",
    ";": "Semicolon", "`": "Backtick", "\\": "Backslash", "?": "Question mark", "=": "Equals",
    "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
  ]

  private static let englishScripts: [Script: String] = [
    .greek: "Greek", .cyrillic: "Cyrillic", .armenian: "Armenian", .hebrew: "Hebrew",
    .arabic: "Arabic", .devanagari: "Hindi", .bengali: "Bengali", .gurmukhi: "Punjabi",
    .gujarati: "Gujarati", .oriya: "Odia", .tamil: "Tamil", .telugu: "Telugu",
    .kannada: "Kannada", .malayalam: "Malayalam", .sinhala: "Sinhala", .thai: "Thai",
    .lao: "Lao", .tibetan: "Tibetan", .burmese: "Burmese", .georgian: "Georgian",
    .hangul: "Korean", .ethiopic: "Amharic", .khmer: "Khmer", .mongolian: "Mongolian",
    .kana: "Japanese", .han: "Chinese",
  ]

  private static let englishRegions: [String: String] = [
    "AR": "Argentina", "AT": "Austria", "AU": "Australia", "BE": "Belgium", "BG": "Bulgaria",
    "BR": "Brazil", "CA": "Canada", "CH": "Switzerland", "CL": "Chile", "CN": "China",
    "CO": "Colombia", "CZ": "Czechia", "DE": "Germany", "DK": "Denmark", "EE": "Estonia",
    "EG": "Egypt", "ES": "Spain", "EU": "Europe", "FI": "Finland", "FR": "France",
    "GB": "the United Kingdom", "GBENG": "England", "GBSCT": "Scotland", "GBWLS": "Wales",
    "GR": "Greece", "HK": "Hong Kong", "HR": "Croatia",
    "HU": "Hungary", "ID": "Indonesia", "IE": "Ireland", "IL": "Israel", "IN": "India",
    "IS": "Iceland", "IT": "Italy", "JP": "Japan", "KE": "Kenya", "KR": "South Korea",
    "LT": "Lithuania", "LU": "Luxembourg", "LV": "Latvia", "MA": "Morocco", "MX": "Mexico",
    "MY": "Malaysia", "NG": "Nigeria", "NL": "the Netherlands", "NO": "Norway",
    "NZ": "New Zealand", "PE": "Peru", "PH": "the Philippines", "PK": "Pakistan",
    "PL": "Poland", "PT": "Portugal", "RO": "Romania", "RS": "Serbia", "RU": "Russia",
    "SA": "Saudi Arabia", "SE": "Sweden", "SG": "Singapore", "SI": "Slovenia",
    "SK": "Slovakia", "TH": "Thailand", "TR": "Türkiye", "TW": "Taiwan", "UA": "Ukraine",
    "UN": "the United Nations", "US": "the United States", "VN": "Vietnam",
    "ZA": "South Africa",
  ]
}
