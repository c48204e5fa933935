extension SpokenWords {
  static let germanMeasures: [String: Plural] = [
    "B": Plural("Byte"), "kB": Plural("Kilobyte"), "KB": Plural("Kilobyte"),
    "MB": Plural("Megabyte"), "GB": Plural("Gigabyte"), "TB": Plural("Terabyte"),
    "PB": Plural("Petabyte"), "KiB": Plural("Kibibyte"), "MiB": Plural("Mebibyte"),
    "GiB": Plural("Gibibyte"), "TiB": Plural("Tebibyte"), "bit": Plural("Bit"),
    "kbit": Plural("Kilobit"), "Mbit": Plural("Megabit"), "Gbit": Plural("Gigabit"),
    "kbps": Plural("Kilobit pro Sekunde"), "Mbps": Plural("Megabit pro Sekunde"),
    "Gbps": Plural("Gigabit pro Sekunde"), "nm": Plural("Nanometer"),
    "µm": Plural("Mikrometer"), "mm": Plural("Millimeter"), "cm": Plural("Zentimeter"),
    "m": Plural("Meter"), "km": Plural("Kilometer"), "m²": Plural("Quadratmeter"),
    "m³": Plural("Kubikmeter"), "km²": Plural("Quadratkilometer"), "mg": Plural("Milligramm"),
    "g": Plural("Gramm"), "kg": Plural("Kilogramm"), "ml": Plural("Milliliter"),
    "l": Plural("Liter"), "mV": Plural("Millivolt"), "V": Plural("Volt"),
    "mA": Plural("Milliampere"), "mAh": Plural("Milliamperestunde", "Milliamperestunden"),
    "mW": Plural("Milliwatt"), "W": Plural("Watt"), "kW": Plural("Kilowatt"),
    "Wh": Plural("Wattstunde", "Wattstunden"),
    "kWh": Plural("Kilowattstunde", "Kilowattstunden"), "Hz": Plural("Hertz"),
    "kHz": Plural("Kilohertz"), "MHz": Plural("Megahertz"), "GHz": Plural("Gigahertz"),
    "hPa": Plural("Hektopascal"), "bar": Plural("Bar"),
    "kcal": Plural(
      "Kilokalorie",
      "Kilokalorien"), "dB": Plural("Dezibel"), "Ω": Plural("Ohm"),
    "°C": Plural("Grad Celsius"), "°F": Plural("Grad Fahrenheit"), "°": Plural("Grad"),
    "px": Plural("Pixel"), "fps": Plural("Bild pro Sekunde", "Bilder pro Sekunde"),
    "rpm": Plural("Umdrehung pro Minute", "Umdrehungen pro Minute"), "x": Plural("mal"),
    "×": Plural("mal"), "dpi": Plural("Punkte pro Zoll"),
  ]

  static let germanSymbols: [String: String] = SpokenSymbols.greek.merging(
    [
      "&": "und", "&&": "und", "||": "oder", "+": "plus", "=": "gleich", "==": "gleich",
      "===": "genau gleich", "!=": "ungleich", "!==": "ungleich", "≠": "ungleich",
      "<": "kleiner als", ">": "größer als", "<=": "kleiner oder gleich",
      ">=": "größer oder gleich", "≤": "kleiner oder gleich", "≥": "größer oder gleich",
      "≈": "ungefähr", "~": "Tilde", "±": "plus minus", "×": "mal", "÷": "geteilt durch",
      "√": "Wurzel aus", "∞": "unendlich", "∑": "Summe", "→": "Pfeil", "->": "Pfeil",
      "-->": "Pfeil", "=>": "Pfeil", "⇒": "Pfeil", "←": "Pfeil links", "<-": "Pfeil links",
      "↔": "Doppelpfeil", "↑": "Pfeil auf", "↓": "Pfeil ab", "^": "Dach", "*": "Stern",
      "|": "Pipe", "/": "Schrägstrich", "\\": "Backslash", "#": "Raute", "@": "at",
      "::": "Doppelpunkt Doppelpunkt", "©": "Copyright", "®": "eingetragene Marke",
      "™": "Warenzeichen", "§": "Paragraf", "°": "Grad", "‰": "Promille", "½": "ein halb",
      "¼": "ein Viertel", "¾": "drei Viertel", "⅓": "ein Drittel", "⅔": "zwei Drittel",
      "€": "Euro", "£": "Pfund", "¥": "Yen", "$": "Dollar", "★": "Stern", "✓": "Häkchen",
      "✗": "Kreuz", "✘": "Kreuz", "☐": "nicht angekreuzt", "☑": "angekreuzt", "№": "Nummer",
      "++": "plus plus", "<<": "Shift links", ">>": "Shift rechts", "+=": "plus gleich",
      "-=": "minus gleich", ":=": "wird zu", "??": "sonst",
    ]) { $1 }
}

extension EmojiNames {
  static let german = table(
    """
    😀 grinsendes Gesicht; 😃 fröhliches Gesicht; 😄 lachendes Gesicht; 😂 Freudentränen
    🤣 Lachanfall; 🙂 Lächeln; 😉 Zwinkern; 😊 freundliches Lächeln; 😍 Herzaugen
    😎 Sonnenbrille; 🤔 nachdenklich; 😢 weinend; 😭 heulend; 😡 wütend; 😱 Schrei
    🙁 trauriges Gesicht; ☹ trauriges Gesicht; 😅 verlegenes Lachen; 🙄 Augenrollen
    🥳 Partygesicht; 🤯 Kopfexplosion; 🤖 Roboter; 💀 Totenkopf; 👻 Gespenst; 💩 Kothaufen
    ❤ Herz; 💔 gebrochenes Herz; 💙 blaues Herz; 💚 grünes Herz; 💛 gelbes Herz; 💜 lila Herz
    👍 Daumen hoch; 👎 Daumen runter; 👏 Applaus; 🙏 gefaltete Hände; 💪 starker Arm
    👋 winkende Hand; 👌 Okay-Hand; 👀 Augen; 🤷 Schulterzucken; 🤦 Hand am Kopf; 🙌 Jubel
    🎉 Konfettibombe; 🎊 Konfetti; 🎁 Geschenk; 🎂 Geburtstagskuchen; 🎈 Ballon; 🏆 Pokal
    🔥 Feuer; ⭐ Stern; ✨ Glitzer; ⚡ Blitz; ☀ Sonne; 🌧 Regen; ❄ Schneeflocke; 🌈 Regenbogen
    🚀 Rakete; 🚗 Auto; 🚆 Zug; ✈ Flugzeug; 🚲 Fahrrad; 🏠 Haus; ☕ Kaffee; 🍕 Pizza; 🍺 Bier
    🐛 Käfer; 🐞 Marienkäfer; 🐶 Hund; 🐱 Katze; 🦄 Einhorn; 🐧 Pinguin; 🌱 Keimling; 🌍 Erde
    ✅ Häkchen; ✔ Häkchen; ☑ angekreuzt; ❌ Kreuz; ✖ Kreuz; ⚠ Warnzeichen; ❗ Ausrufezeichen
    ❓ Fragezeichen; 🚫 verboten; ⛔ Einfahrt verboten; 🛑 Stoppschild; 🚨 Warnlicht; ℹ Information
    💡 Glühbirne; 🔔 Glocke; 🔕 Glocke aus; 🔒 gesperrt; 🔓 entsperrt; 🔑 Schlüssel; 🔧 Werkzeug
    🔨 Hammer; 🛠 Werkzeuge; ⚙ Zahnrad; 🔗 Link; 📎 Büroklammer; 📌 Nadel; 📝 Notiz; 📄 Seite
    📁 Ordner; 📂 offener Ordner; 📦 Paket; 📧 E-Mail; ✉ Umschlag; 📅 Kalender; 📈 steigende Kurve
    📉 fallende Kurve; 📊 Diagramm; 🗑 Papierkorb; 💾 Diskette; 💻 Laptop; 📱 Handy; 🔋 Batterie
    🔌 Stecker; 🔍 Lupe; 🔎 Lupe; ⏰ Wecker; ⏳ Sanduhr; ⌛ Sanduhr; ⏱ Stoppuhr; ▶ Start; ⏸ Pause
    ⏹ Stopp; 🔊 laut; 🔇 stumm; 🎵 Note; 🎧 Kopfhörer; 📷 Kamera; 🔄 neu laden; ♻ Recycling
    ➡ Pfeil rechts; ⬅ Pfeil links; ⬆ Pfeil auf; ⬇ Pfeil ab; 🆕 neu; 🔴 roter Kreis
    🟢 grüner Kreis; 🟡 gelber Kreis; 🔵 blauer Kreis; 🟠 orangener Kreis; 💯 hundert Punkte
    💥 Knall; 🚧 Baustelle; 🧪 Reagenzglas; 🎯 Volltreffer; 🏁 Zielflagge; 🧹 Besen; 🧩 Puzzleteil
    """)
}
