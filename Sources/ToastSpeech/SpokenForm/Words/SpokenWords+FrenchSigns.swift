extension SpokenWords {
  static let frenchMeasures: [String: Plural] = [
    "o": Plural("octet", "octets"), "ko": Plural("kilooctet", "kilooctets"),
    "Ko": Plural("kilooctet", "kilooctets"), "Mo": Plural("mégaoctet", "mégaoctets"),
    "Go": Plural("gigaoctet", "gigaoctets"), "To": Plural("téraoctet", "téraoctets"),
    "Kio": Plural("kibioctet", "kibioctets"), "Mio": Plural("mébioctet", "mébioctets"),
    "Gio": Plural("gibioctet", "gibioctets"), "B": Plural("octet", "octets"),
    "kB": Plural("kilooctet", "kilooctets"), "KB": Plural("kilooctet", "kilooctets"),
    "MB": Plural("mégaoctet", "mégaoctets"), "GB": Plural("gigaoctet", "gigaoctets"),
    "TB": Plural("téraoctet", "téraoctets"), "KiB": Plural("kibioctet", "kibioctets"),
    "MiB": Plural("mébioctet", "mébioctets"), "GiB": Plural("gibioctet", "gibioctets"),
    "bit": Plural("bit", "bits"), "kbit": Plural("kilobit", "kilobits"),
    "Mbit": Plural("mégabit", "mégabits"), "Gbit": Plural("gigabit", "gigabits"),
    "Mbps": Plural("mégabit par seconde", "mégabits par seconde"),
    "Gbps": Plural("gigabit par seconde", "gigabits par seconde"),
    "nm": Plural("nanomètre", "nanomètres"), "mm": Plural("millimètre", "millimètres"),
    "cm": Plural("centimètre", "centimètres"), "m": Plural("mètre", "mètres"),
    "km": Plural("kilomètre", "kilomètres"), "m²": Plural("mètre carré", "mètres carrés"),
    "m³": Plural("mètre cube", "mètres cubes"), "mg": Plural("milligramme", "milligrammes"),
    "g": Plural("gramme", "grammes"), "kg": Plural("kilogramme", "kilogrammes"),
    "ml": Plural("millilitre", "millilitres"), "l": Plural("litre", "litres"),
    "mV": Plural("millivolt", "millivolts"), "V": Plural("volt", "volts"),
    "mA": Plural("milliampère", "milliampères"), "W": Plural("watt", "watts"),
    "mW": Plural("milliwatt", "milliwatts"), "kW": Plural("kilowatt", "kilowatts"),
    "Wh": Plural("wattheure", "wattheures"), "kWh": Plural("kilowattheure", "kilowattheures"),
    "Hz": Plural("hertz"), "kHz": Plural("kilohertz"), "MHz": Plural("mégahertz"),
    "GHz": Plural("gigahertz"), "hPa": Plural("hectopascal", "hectopascals"),
    "bar": Plural("bar", "bars"), "kcal": Plural("kilocalorie", "kilocalories"),
    "dB": Plural("décibel", "décibels"), "Ω": Plural("ohm", "ohms"),
    "°C": Plural("degré Celsius", "degrés Celsius"),
    "°F": Plural("degré Fahrenheit", "degrés Fahrenheit"), "°": Plural("degré", "degrés"),
    "px": Plural("pixel", "pixels"), "x": Plural("fois"),
    "fps": Plural("image par seconde", "images par seconde"),
    "rpm": Plural("tour par minute", "tours par minute"),
  ]

  static let frenchSymbols: [String: String] = SpokenSymbols.greek.merging(
    [
      "&": "et", "&&": "et", "||": "ou", "+": "plus", "=": "égale", "==": "égale",
      "===": "égale exactement", "!=": "différent de", "!==": "différent de",
      "≠": "différent de", "<": "inférieur à", ">": "supérieur à",
      "<=": "inférieur ou égal à", ">=": "supérieur ou égal à", "≤": "inférieur ou égal à",
      "≥": "supérieur ou égal à", "≈": "environ", "~": "tilde", "±": "plus ou moins",
      "×": "fois", "÷": "divisé par", "√": "racine de", "∞": "infini", "∑": "somme de",
      "→": "flèche", "->": "flèche", "-->": "flèche", "=>": "flèche", "⇒": "flèche",
      "←": "flèche gauche", "<-": "flèche gauche", "↔": "double flèche",
      "↑": "flèche haut", "↓": "flèche bas", "^": "accent circonflexe", "*": "astérisque",
      "|": "barre verticale", "/": "barre oblique", "\\": "barre inverse", "#": "dièse",
      "@": "arobase", "::": "deux-points deux-points", "©": "copyright",
      "®": "marque déposée", "™": "marque", "§": "paragraphe", "°": "degrés",
      "‰": "pour mille", "½": "un demi", "¼": "un quart", "¾": "trois quarts",
      "⅓": "un tiers", "⅔": "deux tiers", "€": "euro", "£": "livre", "¥": "yen",
      "$": "dollar", "★": "étoile", "✓": "coche", "✗": "croix", "✘": "croix",
      "☐": "non coché", "☑": "coché", "№": "numéro", "++": "plus plus",
    ]) { $1 }
}

extension EmojiNames {
  static let french = table(
    """
    😀 visage souriant; 😃 visage joyeux; 😄 visage rieur; 😂 larmes de joie; 🤣 mort de rire
    🙂 sourire; 😉 clin d'œil; 😊 sourire aimable; 😍 yeux en cœur; 😎 lunettes de soleil
    🤔 pensif; 😢 en larmes; 😭 sanglots; 😡 en colère; 😱 cri; 🙁 visage triste
    ☹ visage triste; 😅 rire gêné; 🙄 yeux au ciel; 🥳 visage en fête; 🤖 robot
    💀 tête de mort; 👻 fantôme; ❤ cœur; 💔 cœur brisé; 💙 cœur bleu; 💚 cœur vert
    👍 pouce en l'air; 👎 pouce en bas; 👏 applaudissements; 🙏 mains jointes; 💪 bras musclé
    👋 signe de la main; 👌 main d'accord; 👀 yeux; 🤷 haussement d'épaules; 🙌 mains levées
    🎉 cotillons; 🎊 confettis; 🎁 cadeau; 🎂 gâteau d'anniversaire; 🎈 ballon; 🏆 trophée
    🔥 feu; ⭐ étoile; ✨ étincelles; ⚡ éclair; ☀ soleil; 🌧 pluie; ❄ flocon; 🌈 arc-en-ciel
    🚀 fusée; 🚗 voiture; 🚆 train; ✈ avion; 🚲 vélo; 🏠 maison; ☕ café; 🍕 pizza; 🍺 bière
    🐛 chenille; 🐞 coccinelle; 🐶 chien; 🐱 chat; 🐧 manchot; 🌍 globe; 💯 cent points
    ✅ coche; ✔ coche; ☑ coché; ❌ croix; ✖ croix; ⚠ panneau d'avertissement
    ❗ point d'exclamation; ❓ point d'interrogation; 🚫 interdit; ⛔ sens interdit
    🛑 panneau stop; 🚨 gyrophare; ℹ information; 💡 ampoule; 🔔 cloche; 🔕 cloche barrée
    🔒 verrouillé; 🔓 déverrouillé; 🔑 clé; 🔧 clé anglaise; 🔨 marteau; 🛠 outils
    ⚙ engrenage; 🔗 lien; 📎 trombone; 📌 punaise; 📝 note; 📄 page; 📁 dossier
    📂 dossier ouvert; 📦 paquet; 📧 courriel; ✉ enveloppe; 📅 calendrier
    📈 courbe en hausse; 📉 courbe en baisse; 📊 graphique; 🗑 corbeille; 💾 disquette
    💻 ordinateur portable; 📱 téléphone; 🔋 batterie; 🔌 prise; 🔍 loupe; 🔎 loupe
    ⏰ réveil; ⏳ sablier; ⌛ sablier; ⏱ chronomètre; ▶ lecture; ⏸ pause; ⏹ arrêt
    🔊 volume fort; 🔇 muet; 🎵 note de musique; 🎧 casque; 📷 appareil photo; 🔄 recharger
    ➡ flèche droite; ⬅ flèche gauche; ⬆ flèche haut; ⬇ flèche bas; 🆕 nouveau
    🔴 cercle rouge; 🟢 cercle vert; 🟡 cercle jaune; 🔵 cercle bleu; 💥 explosion
    🚧 travaux; 🧪 tube à essai; 🎯 dans le mille; 🏁 arrivée; 🧹 balai; 🧩 pièce de puzzle
    """)
}
