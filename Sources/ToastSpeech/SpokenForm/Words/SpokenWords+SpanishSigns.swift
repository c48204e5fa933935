extension SpokenWords {
  static let spanishMeasures: [String: Plural] = [
    "B": Plural("byte", "bytes"), "kB": Plural("kilobyte", "kilobytes"),
    "KB": Plural("kilobyte", "kilobytes"), "MB": Plural("megabyte", "megabytes"),
    "GB": Plural("gigabyte", "gigabytes"), "TB": Plural("terabyte", "terabytes"),
    "KiB": Plural("kibibyte", "kibibytes"), "MiB": Plural("mebibyte", "mebibytes"),
    "GiB": Plural("gibibyte", "gibibytes"), "TiB": Plural("tebibyte", "tebibytes"),
    "bit": Plural("bit", "bits"), "kbit": Plural("kilobit", "kilobits"),
    "Mbit": Plural("megabit", "megabits"), "Gbit": Plural("gigabit", "gigabits"),
    "kbps": Plural("kilobit por segundo", "kilobits por segundo"),
    "Mbps": Plural("megabit por segundo", "megabits por segundo"),
    "Gbps": Plural("gigabit por segundo", "gigabits por segundo"),
    "nm": Plural("nanómetro", "nanómetros"), "mm": Plural("milímetro", "milímetros"),
    "cm": Plural("centímetro", "centímetros"), "m": Plural("metro", "metros"),
    "km": Plural("kilómetro", "kilómetros"), "m²": Plural("metro cuadrado", "metros cuadrados"),
    "m³": Plural("metro cúbico", "metros cúbicos"), "mg": Plural("miligramo", "miligramos"),
    "g": Plural("gramo", "gramos"), "kg": Plural("kilogramo", "kilogramos"),
    "ml": Plural("mililitro", "mililitros"), "l": Plural("litro", "litros"),
    "mV": Plural("milivoltio", "milivoltios"), "V": Plural("voltio", "voltios"),
    "mA": Plural("miliamperio", "miliamperios"), "W": Plural("vatio", "vatios"),
    "mW": Plural("milivatio", "milivatios"), "kW": Plural("kilovatio", "kilovatios"),
    "Wh": Plural("vatio hora", "vatios hora"), "kWh": Plural("kilovatio hora", "kilovatios hora"),
    "Hz": Plural("hercio", "hercios"), "kHz": Plural("kilohercio", "kilohercios"),
    "MHz": Plural("megahercio", "megahercios"), "GHz": Plural("gigahercio", "gigahercios"),
    "hPa": Plural("hectopascal", "hectopascales"), "bar": Plural("bar", "bares"),
    "kcal": Plural("kilocaloría", "kilocalorías"), "dB": Plural("decibelio", "decibelios"),
    "Ω": Plural("ohmio", "ohmios"), "°C": Plural("grado Celsius", "grados Celsius"),
    "°F": Plural("grado Fahrenheit", "grados Fahrenheit"), "°": Plural("grado", "grados"),
    "px": Plural("píxel", "píxeles"), "x": Plural("vez", "veces"),
    "fps": Plural("fotograma por segundo", "fotogramas por segundo"),
    "rpm": Plural("revolución por minuto", "revoluciones por minuto"),
  ]

  static let spanishSymbols: [String: String] = SpokenSymbols.greek.merging(
    [
      "&": "y", "&&": "y", "||": "o", "+": "más", "=": "igual a", "==": "igual a",
      "===": "exactamente igual a", "!=": "distinto de", "!==": "distinto de", "≠": "distinto de",
      "<": "menor que", ">": "mayor que", "<=": "menor o igual que", ">=": "mayor o igual que",
      "≤": "menor o igual que", "≥": "mayor o igual que", "≈": "aproximadamente",
      "~": "virgulilla", "±": "más menos", "×": "por", "÷": "dividido por", "√": "raíz de",
      "∞": "infinito", "∑": "suma de", "→": "flecha", "->": "flecha", "-->": "flecha",
      "=>": "flecha", "⇒": "flecha", "←": "flecha izquierda", "<-": "flecha izquierda",
      "↔": "doble flecha", "↑": "flecha arriba", "↓": "flecha abajo", "^": "acento circunflejo",
      "*": "asterisco", "|": "barra vertical", "/": "barra", "\\": "barra invertida",
      "#": "almohadilla", "@": "arroba", "::": "dos puntos dos puntos", "©": "copyright",
      "®": "marca registrada", "™": "marca comercial", "§": "sección", "°": "grados",
      "‰": "por mil", "½": "un medio", "¼": "un cuarto", "¾": "tres cuartos",
      "⅓": "un tercio", "⅔": "dos tercios", "€": "euro", "£": "libra", "¥": "yen",
      "$": "dólar", "★": "estrella", "✓": "marca", "✗": "cruz", "✘": "cruz",
      "☐": "sin marcar", "☑": "marcado", "№": "número", "++": "más más",
    ]) { $1 }
}

extension EmojiNames {
  static let spanish = table(
    """
    😀 cara sonriente; 😃 cara feliz; 😄 cara riendo; 😂 lágrimas de risa; 🤣 muerto de risa
    🙂 sonrisa; 😉 guiño; 😊 sonrisa amable; 😍 ojos de corazón; 😎 gafas de sol
    🤔 pensativo; 😢 llorando; 😭 llorando a mares; 😡 enfadado; 😱 grito; 🙁 cara triste
    ☹ cara triste; 😅 risa nerviosa; 🙄 ojos en blanco; 🥳 cara de fiesta; 🤖 robot
    💀 calavera; 👻 fantasma; ❤ corazón; 💔 corazón roto; 💙 corazón azul; 💚 corazón verde
    👍 pulgar arriba; 👎 pulgar abajo; 👏 aplauso; 🙏 manos juntas; 💪 brazo fuerte
    👋 saludo; 👌 mano de acuerdo; 👀 ojos; 🤷 encogerse de hombros; 🙌 manos arriba
    🎉 confeti; 🎊 bola de confeti; 🎁 regalo; 🎂 tarta de cumpleaños; 🎈 globo; 🏆 trofeo
    🔥 fuego; ⭐ estrella; ✨ destellos; ⚡ rayo; ☀ sol; 🌧 lluvia; ❄ copo de nieve
    🌈 arcoíris; 🚀 cohete; 🚗 coche; 🚆 tren; ✈ avión; 🚲 bicicleta; 🏠 casa; ☕ café
    🍕 pizza; 🍺 cerveza; 🐛 bicho; 🐞 mariquita; 🐶 perro; 🐱 gato; 🐧 pingüino; 🌍 mundo
    ✅ marca de verificación; ✔ marca de verificación; ☑ marcado; ❌ cruz; ✖ cruz
    ⚠ señal de advertencia; ❗ exclamación; ❓ interrogación; 🚫 prohibido; ⛔ prohibido el paso
    🛑 señal de stop; 🚨 luz de alarma; ℹ información; 💡 bombilla; 🔔 campana
    🔕 campana apagada; 🔒 bloqueado; 🔓 desbloqueado; 🔑 llave; 🔧 llave inglesa; 🔨 martillo
    🛠 herramientas; ⚙ engranaje; 🔗 enlace; 📎 clip; 📌 chincheta; 📝 nota; 📄 página
    📁 carpeta; 📂 carpeta abierta; 📦 paquete; 📧 correo; ✉ sobre; 📅 calendario
    📈 gráfico que sube; 📉 gráfico que baja; 📊 gráfico de barras; 🗑 papelera; 💾 disquete
    💻 portátil; 📱 móvil; 🔋 batería; 🔌 enchufe; 🔍 lupa; 🔎 lupa; ⏰ despertador
    ⏳ reloj de arena; ⌛ reloj de arena; ⏱ cronómetro; ▶ reproducir; ⏸ pausa; ⏹ parar
    🔊 volumen alto; 🔇 silencio; 🎵 nota musical; 🎧 auriculares; 📷 cámara; 🔄 recargar
    ➡ flecha derecha; ⬅ flecha izquierda; ⬆ flecha arriba; ⬇ flecha abajo; 🆕 nuevo
    🔴 círculo rojo; 🟢 círculo verde; 🟡 círculo amarillo; 🔵 círculo azul; 💯 cien puntos
    💥 explosión; 🚧 obras; 🧪 tubo de ensayo; 🎯 diana; 🏁 meta; 🧹 escoba; 🧩 pieza de puzle
    """)
}
