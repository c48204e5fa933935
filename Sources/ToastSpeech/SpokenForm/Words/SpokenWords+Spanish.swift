extension SpokenWords {
  static let spanish = SpokenWords(
    language: .spanish, decimalMark: ",", measures: spanishMeasures,
    durations: DurationUnit.table([
      Plural("año", "años"), Plural("semana", "semanas"), Plural("día", "días"),
      Plural("hora", "horas"), Plural("minuto", "minutos"), Plural("segundo", "segundos"),
      Plural("milisegundo", "milisegundos"), Plural("microsegundo", "microsegundos"),
      Plural("nanosegundo", "nanosegundos"),
    ]),
    rates: [
      "s": "por segundo", "ms": "por milisegundo", "min": "por minuto", "h": "por hora",
      "d": "por día", "día": "por día", "mes": "por mes", "año": "por año",
      "m²": "por metro cuadrado", "m³": "por metro cúbico", "l": "por litro",
      "kg": "por kilogramo", "GB": "por gigabyte",
    ],
    currencies: [
      "$": dollar, "US$": dollar, "USD": dollar, "€": euro, "EUR": euro,
      "£": Currency("libra", "libras"), "GBP": Currency("libra", "libras"),
      "¥": Currency("yen", "yenes"), "JPY": Currency("yen", "yenes"),
      "CHF": Currency("franco suizo", "francos suizos"), "MXN": Currency("peso", "pesos"),
      "ARS": Currency("peso", "pesos"), "₽": Currency("rublo", "rublos"),
      "₹": Currency("rupia", "rupias"), "₿": Currency("bitcoin", "bitcoins"),
      "BTC": Currency("bitcoin", "bitcoins"), "CNY": Currency("yuan", "yuanes"),
    ],
    magnitudes: [
      "k": Plural("mil"), "K": Plural("mil"), "M": Plural("millón de", "millones de"),
      "millones": Plural("millones de"), "mil": Plural("mil"),
    ],
    months: [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ],
    days: (1...31).map { String($0) }, symbols: spanishSymbols, keys: spanishKeys,
    acronyms: [
      "API", "CI", "CLI", "UI", "UX", "QA", "IDE", "ID", "IP", "OS", "IA", "IO", "URL", "URI",
      "UUID", "USB", "EOF", "ABI", "AST", "AWS", "LED", "UDP", "IRC", "AMD", "OTP",
    ],
    shortForms: [
      "p.ej.": "por ejemplo", "y/o": "y o", "n/a": "no disponible", "N/A": "no disponible",
      "I/O": "I.O", "aprox.": "aproximadamente", "EE.UU.": "Estados Unidos",
    ],
    romanCues: [
      "capítulo", "parte", "volumen", "sección", "acto", "escena", "fase", "anexo", "libro",
      "nivel", "tipo", "clase", "artículo", "siglo", "tomo", "título", "temporada",
    ],
    emoji: EmojiNames.spanish, regions: spanishRegions, scripts: spanishScripts,
    phrases: spanishPhrases)

  private static let dollar = Currency(
    "dólar", "dólares", cent: Plural("centavo", "centavos"))
  private static let euro = Currency("euro", "euros", cent: Plural("céntimo", "céntimos"))

  private static let spanishPhrases = SpokenPhrases(
    dot: "punto", point: "punto", slash: "barra", dash: "guion", colon: "dos puntos",
    at: "arroba", port: "puerto", minus: "menos", plus: "más", times: "por", about: "unos",
    dollarSign: "dólar", ratio: "%1 de %2", range: "%1 a %2", dimensions: "%1 por %2",
    scientific: "%1 por 10 a la %2", power: "%1 elevado a %2", squared: "al cuadrado",
    cubed: "al cubo", date: "%1 de %2 de %3", monthOfYear: "%1 de %2", clock: "%1 y %2",
    sum: "%1 con %2 %3", version: "versión",
    releases: [
      "rc": "versión candidata", "alpha": "alfa", "beta": "beta", "dev": "desarrollo",
      "build": "compilación",
    ],
    identifier: "identificador que termina en %1", hexadecimal: "hex %1", colour: "color %1",
    path: "%1 en %2", homeFolder: "home", parentFolder: "carpeta superior",
    drive: "unidad %1", line: "línea", column: "columna", tag: "etiqueta %1",
    endTag: "fin de etiqueta %1", generic: "de", number: "número", star: "asterisco",
    repeated: "%1 %2 veces", emoji: "emoji", moreEmoji: "y %1 emojis más",
    flag: "bandera de %1", key: "tecla %1", textIn: "texto en %1",
    otherScript: "otra escritura",
    moreCharacters: Plural("y %1 carácter más", "y %1 caracteres más"))

  private static let spanishKeys: [String: String] = english.keys.merging([
    "mayús": "Mayúsculas", "shift": "Mayúsculas", "⇧": "Mayúsculas", "supr": "Suprimir",
    "del": "Suprimir", "delete": "Suprimir", "intro": "Intro", "enter": "Intro",
    "return": "Intro", "space": "Espacio", "espacio": "Espacio", "tab": "Tabulador",
    "⇥": "Tabulador", "esc": "Escape", "up": "Arriba", "down": "Abajo", "left": "Izquierda",
    "right": "Derecha", "⌘": "Comando", "cmd": "Comando", "command": "Comando",
    "inicio": "Inicio", "home": "Inicio", "fin": "Fin", "end": "Fin", "fn": "Función",
    "⌥": "Opción", "option": "Opción",
  ]) { $1 }

  private static let spanishScripts: [Script: String] = [
    .greek: "griego", .cyrillic: "cirílico", .armenian: "armenio", .hebrew: "hebreo",
    .arabic: "árabe", .devanagari: "hindi", .bengali: "bengalí", .gurmukhi: "panyabí",
    .gujarati: "guyaratí", .oriya: "odia", .tamil: "tamil", .telugu: "telugu",
    .kannada: "canarés", .malayalam: "malabar", .sinhala: "cingalés", .thai: "tailandés",
    .lao: "lao", .tibetan: "tibetano", .burmese: "birmano", .georgian: "georgiano",
    .hangul: "coreano", .ethiopic: "amárico", .khmer: "jemer", .mongolian: "mongol",
    .kana: "japonés", .han: "chino",
  ]

  private static let spanishRegions: [String: String] = [
    "ES": "España", "MX": "México", "AR": "Argentina", "CO": "Colombia", "CL": "Chile",
    "PE": "Perú", "UY": "Uruguay", "BR": "Brasil", "PT": "Portugal", "FR": "Francia",
    "DE": "Alemania", "IT": "Italia", "GB": "Reino Unido", "US": "Estados Unidos",
    "CA": "Canadá", "JP": "Japón", "CN": "China", "IN": "India", "UA": "Ucrania",
    "RU": "Rusia", "EU": "Europa",
  ]
}
