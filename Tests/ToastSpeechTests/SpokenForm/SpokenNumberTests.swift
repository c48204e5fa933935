import Testing

@testable import ToastSpeech

@Suite struct SpokenNumberTests {
  static let signs = [
    SpokenRow("1e-5", "1 times 10 to the minus 5"),
    SpokenRow("1.5e-3", "1.5 times 10 to the minus 3"),
    SpokenRow("6.02e23", "6.02 times 10 to the 23"),
    SpokenRow("3×4", "3 times 4"),
    SpokenRow("5 × 3", "5 times 3"),
    SpokenRow("10 ÷ 2", "10 divided by 2"),
    SpokenRow("2 + 2 = 4", "2 plus 2 equals 4"),
    SpokenRow("5 - 3", "5 minus 3"),
    SpokenRow("2 * 3", "2 times 3"),
    SpokenRow("±5", "plus or minus 5"),
    SpokenRow("-5", "minus 5"),
    SpokenRow("x -5", "x minus 5"),
    SpokenRow("50%", "50%"),
    SpokenRow("99.9%", "99.9%"),
    SpokenRow("2^10", "2 to the power of 10"),
    SpokenRow("2**8", "2 to the power of 8"),
    SpokenRow("x²", "x squared"),
    SpokenRow("n² + 1", "n squared plus 1"),
    SpokenRow("10⁻³", "10 to the power of minus 3"),
    SpokenRow("√2", "square root of 2"),
    SpokenRow("π ≈ 3.14", "pi about 3.14"),
    SpokenRow("½ cup", "one half cup"),
    SpokenRow("~50", "about 50"),
    SpokenRow("≤ 5", "less than or equal to 5"),
  ]

  @Test(arguments: signs)
  func `signs of arithmetic are said`(_ row: SpokenRow) { row.check() }

  static let parts = [
    SpokenRow("3/5", "3 of 5"),
    SpokenRow("5/5 tests passed", "5 of 5 tests passed"),
    SpokenRow("[1/3] Compiling", "(1 of 3) Compiling"),
    SpokenRow("3 / 5", "3 of 5"),
    SpokenRow("10/3", "10 slash 3"),
    SpokenRow("24/7", "24 7"),
    SpokenRow("10-20", "10 to 20"),
    SpokenRow("10-20 ms", "10 to 20 milliseconds"),
    SpokenRow("1..10", "1 to 10"),
    SpokenRow("0..<5", "0 to 5"),
  ]

  @Test(arguments: parts)
  func `parts and ranges are told apart from slashes and hyphens`(_ row: SpokenRow) { row.check() }

  static let numbers = [
    SpokenRow("1st", "1st"),
    SpokenRow("5th of May", "5th of May"),
    SpokenRow("1,234,567", "1,234,567"),
    SpokenRow("1.51", "1.51"),
    SpokenRow("0.1", "0.1"),
    SpokenRow("5, 6, 7", "5, 6, 7"),
    SpokenRow("100%", "100%"),
  ]

  @Test(arguments: numbers)
  func `numbers that the voice reads well stay`(_ row: SpokenRow) { row.check() }

  static let named = [
    SpokenRow("#123", "number 123"),
    SpokenRow("fixes foo#123", "fixes foo number 123"),
    SpokenRow("№ 5", "number 5"),
    SpokenRow("PR #42: ready", "PR number 42: ready"),
    SpokenRow("HTTP 404", "HTTP 4 0 4"),
    SpokenRow("HTTP 418", "HTTP 4 1 8"),
    SpokenRow("HTTP 500", "HTTP 500"),
    SpokenRow("exit status 1", "exit status 1"),
    SpokenRow("(exit 137)", "(exit 137)"),
    SpokenRow("+1 555 123 4567", "plus 1, 5 5 5, 1 2 3, 4 5 6 7"),
    SpokenRow("(555) 123-4567", "5 5 5, 1 2 3, 4 5 6 7"),
    SpokenRow("555-123-4567", "5 5 5, 1 2 3, 4 5 6 7"),
    SpokenRow("555-1234", "5 5 5, 1 2 3 4"),
  ]

  @Test(arguments: named)
  func `numbers with a name are said by it`(_ row: SpokenRow) { row.check() }
}
