import Testing

@testable import ToastSpeech

@Suite struct SpokenSpanishTests {
  static let quantities = [
    SpokenRow("5m32s", "5 minutos 32 segundos", "es"),
    SpokenRow("1h 3m", "1 hora 3 minutos", "es"),
    SpokenRow("350ms", "350 milisegundos", "es"),
    SpokenRow("3 MiB", "3 mebibytes", "es"),
    SpokenRow("1.5GB", "1,5 gigabytes", "es"),
    SpokenRow("12 kB/s", "12 kilobytes por segundo", "es"),
    SpokenRow("100 km/h", "100 kilómetros por hora", "es"),
    SpokenRow("-5 °C", "menos 5 grados Celsius", "es"),
    SpokenRow("3/5", "3 de 5", "es"),
    SpokenRow("1.234.567", "1.234.567", "es"),
    SpokenRow("10-20 ms", "10 a 20 milisegundos", "es"),
    SpokenRow("1e-5", "1 por 10 a la menos 5", "es"),
  ]

  @Test(arguments: quantities)
  func `Spanish quantities are said with their units`(_ row: SpokenRow) { row.check() }

  static let money = [
    SpokenRow("5,99 €", "5 euros con 99 céntimos", "es"),
    SpokenRow("$5.99", "5 dólares con 99 centavos", "es"),
    SpokenRow("10 USD", "10 dólares", "es"),
    SpokenRow("€1", "1 euro", "es"),
  ]

  @Test(arguments: money)
  func `Spanish money is said as it is counted`(_ row: SpokenRow) { row.check() }

  static let dates = [
    SpokenRow("2026-11-30", "30 de noviembre de 2026", "es"),
    SpokenRow("30/11/2026", "30 de noviembre de 2026", "es"),
    SpokenRow("2026-11-30T10:45:00Z", "30 de noviembre de 2026, 10:45 UTC", "es"),
    SpokenRow("10:45", "10:45", "es"),
    SpokenRow("23:05:01", "23:05 y 1 segundo", "es"),
  ]

  @Test(arguments: dates)
  func `Spanish dates and times are said`(_ row: SpokenRow) { row.check() }

  static let signs = [
    SpokenRow("report.pdf", "report punto pdf", "es"),
    SpokenRow("foo@example.com", "foo arroba example punto com", "es"),
    SpokenRow("Ctrl+C", "Control C", "es"),
    SpokenRow("a < b", "a menor que b", "es"),
    SpokenRow("x >= 3", "x mayor o igual que 3", "es"),
    SpokenRow("a & b", "a y b", "es"),
    SpokenRow("-5", "menos 5", "es"),
    SpokenRow("±5", "más menos 5", "es"),
    SpokenRow("#123", "número 123", "es"),
    SpokenRow("Capítulo IV", "Capítulo 4", "es"),
    SpokenRow("v2.13.0", "versión 2 punto 13 punto 0", "es"),
    SpokenRow("⚠️ Advertencia: disco lleno", "Advertencia: disco lleno", "es"),
    SpokenRow("🎉 Listo", "confeti, Listo", "es"),
    SpokenRow("中文", "texto en chino", "es"),
  ]

  @Test(arguments: signs)
  func `Spanish signs and names are said`(_ row: SpokenRow) { row.check() }
}
