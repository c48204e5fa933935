import Testing

@testable import ToastSpeech

@Suite struct SpokenGermanTests {
  static let quantities = [
    SpokenRow("5m32s", "5 Minuten 32 Sekunden", "de"),
    SpokenRow("1h 3m", "1 Stunde 3 Minuten", "de"),
    SpokenRow("1 h 30 min", "1 Stunde 30 Minuten", "de"),
    SpokenRow("350ms", "350 Millisekunden", "de"),
    SpokenRow("3 MiB", "3 Mebibyte", "de"),
    SpokenRow("1.5GB", "1,5 Gigabyte", "de"),
    SpokenRow("3,5 GB", "3,5 Gigabyte", "de"),
    SpokenRow("12 kB/s", "12 Kilobyte pro Sekunde", "de"),
    SpokenRow("100 km/h", "100 Kilometer pro Stunde", "de"),
    SpokenRow("-5 °C", "minus 5 Grad Celsius", "de"),
    SpokenRow("50 %", "50 %", "de"),
    SpokenRow("1.234.567", "1.234.567", "de"),
    SpokenRow("10-20 ms", "10 bis 20 Millisekunden", "de"),
    SpokenRow("1e-5", "1 mal 10 hoch minus 5", "de"),
    SpokenRow("3/5", "3 von 5", "de"),
    SpokenRow("5/5 Tests bestanden", "5 von 5 Tests bestanden", "de"),
  ]

  @Test(arguments: quantities)
  func `German quantities are said with their units`(_ row: SpokenRow) { row.check() }

  static let money = [
    SpokenRow("5,99 €", "5 Euro 99", "de"),
    SpokenRow("$5.99", "5 Dollar 99", "de"),
    SpokenRow("€3", "3 Euro", "de"),
    SpokenRow("10 USD", "10 U.S-Dollar", "de"),
    SpokenRow("1,2 Mio. €", "1,2 Millionen Euro", "de"),
  ]

  @Test(arguments: money)
  func `German money is said as it is counted`(_ row: SpokenRow) { row.check() }

  static let dates = [
    SpokenRow("2026-11-30", "dreißigster November 2026", "de"),
    SpokenRow("30.11.2026", "dreißigster November 2026", "de"),
    SpokenRow("1.1.2026", "erster Januar 2026", "de"),
    SpokenRow("2026-11-30T10:45:00Z", "dreißigster November 2026, 10:45 UTC", "de"),
    SpokenRow("10:45", "10:45", "de"),
    SpokenRow("10:45 Uhr", "10:45", "de"),
    SpokenRow("23:05:01", "23:05 und 1 Sekunde", "de"),
    SpokenRow("9:00-17:30", "9:00 bis 17:30", "de"),
  ]

  @Test(arguments: dates)
  func `German dates get ordinals, and times no second Uhr`(_ row: SpokenRow) { row.check() }

  static let signs = [
    SpokenRow("report.pdf", "report Punkt pdf", "de"),
    SpokenRow("https://example.com/x", "example Punkt com", "de"),
    SpokenRow("/usr/local/bin", "bin in usr local", "de"),
    SpokenRow("foo@example.com", "foo at example Punkt com", "de"),
    SpokenRow("Strg+C", "Steuerung C", "de"),
    SpokenRow("CI/CD", "C.I C.D", "de"),
    SpokenRow("API", "A.P.I", "de"),
    SpokenRow("v2.13.0-rc1", "Version 2 Punkt 13 Punkt 0 Release Candidate 1", "de"),
    SpokenRow("a < b", "a kleiner als b", "de"),
    SpokenRow("x >= 3", "x größer oder gleich 3", "de"),
    SpokenRow("a & b", "a und b", "de"),
    SpokenRow("#123", "Nummer 123", "de"),
    SpokenRow("Kapitel IV", "Kapitel 4", "de"),
    SpokenRow("z.B. so", "zum Beispiel so", "de"),
    SpokenRow("und so usw.", "und so und so weiter.", "de"),
    SpokenRow("⚠️ Warnung: Platte voll", "Warnung: Platte voll", "de"),
    SpokenRow("⚠️ Warning", "Warning", "de"),
    SpokenRow("🎉 Fertig", "Konfettibombe, Fertig", "de"),
    SpokenRow("😶‍🌫️", "Emoji", "de"),
    SpokenRow("中文", "Text auf Chinesisch", "de"),
  ]

  @Test(arguments: signs)
  func `German signs and names are said`(_ row: SpokenRow) { row.check() }
}
