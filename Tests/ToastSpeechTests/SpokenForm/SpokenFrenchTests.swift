import Testing

@testable import ToastSpeech

@Suite struct SpokenFrenchTests {
  static let quantities = [
    SpokenRow("5m32s", "5 minutes 32 secondes", "fr"),
    SpokenRow("1h 3m", "1 heure 3 minutes", "fr"),
    SpokenRow("350ms", "350 millisecondes", "fr"),
    SpokenRow("3 MiB", "3 mébioctets", "fr"),
    SpokenRow("3,5 Go", "3,5 gigaoctets", "fr"),
    SpokenRow("1.5GB", "1,5 gigaoctet", "fr"),
    SpokenRow("12 kB/s", "12 kilooctets par seconde", "fr"),
    SpokenRow("100 km/h", "100 kilomètres par heure", "fr"),
    SpokenRow("-5 °C", "moins 5 degrés Celsius", "fr"),
    SpokenRow("3/5", "3 sur 5", "fr"),
    SpokenRow("1 234 567", "1 234 567", "fr"),
    SpokenRow("10-20 ms", "10 à 20 millisecondes", "fr"),
    SpokenRow("1e-5", "1 fois 10 puissance moins 5", "fr"),
  ]

  @Test(arguments: quantities)
  func `French quantities are said with their units`(_ row: SpokenRow) { row.check() }

  static let money = [
    SpokenRow("5,99 €", "5 euros 99", "fr"),
    SpokenRow("$5.99", "5 dollars 99", "fr"),
    SpokenRow("10 USD", "10 dollars américains", "fr"),
    SpokenRow("€1", "1 euro", "fr"),
  ]

  @Test(arguments: money)
  func `French money is said as it is counted`(_ row: SpokenRow) { row.check() }

  static let dates = [
    SpokenRow("2026-11-30", "30 novembre 2026", "fr"),
    SpokenRow("2026-01-01", "1er janvier 2026", "fr"),
    SpokenRow("30/11/2026", "30 novembre 2026", "fr"),
    SpokenRow("2026-11-30T10:45:00Z", "30 novembre 2026, 10:45 UTC", "fr"),
    SpokenRow("10:45", "10:45", "fr"),
    SpokenRow("10h45", "10 heures 45", "fr"),
    SpokenRow("1h30", "1 heure 30", "fr"),
    SpokenRow("23:05:01", "23:05 et 1 seconde", "fr"),
  ]

  @Test(arguments: dates)
  func `French dates and times are said`(_ row: SpokenRow) { row.check() }

  static let signs = [
    SpokenRow("report.pdf", "report point pdf", "fr"),
    SpokenRow("foo@example.com", "foo arobase example point com", "fr"),
    SpokenRow("Ctrl+C", "Contrôle C", "fr"),
    SpokenRow("CI/CD", "C.I CD", "fr"),
    SpokenRow("a < b", "a inférieur à b", "fr"),
    SpokenRow("x >= 3", "x supérieur ou égal à 3", "fr"),
    SpokenRow("x = 3", "x égale 3", "fr"),
    SpokenRow("a/b", "a barre oblique b", "fr"),
    SpokenRow("-5", "moins 5", "fr"),
    SpokenRow("#123", "numéro 123", "fr"),
    SpokenRow("Chapitre IV", "Chapitre 4", "fr"),
    SpokenRow("v2.13.0", "version 2 point 13 point 0", "fr"),
    SpokenRow("⚠️ Avertissement: disque plein", "Avertissement: disque plein", "fr"),
    SpokenRow("🎉 Terminé", "cotillons, Terminé", "fr"),
    SpokenRow("中文", "texte en chinois", "fr"),
  ]

  @Test(arguments: signs)
  func `French signs and names are said`(_ row: SpokenRow) { row.check() }
}
