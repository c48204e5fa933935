import Testing

@testable import ToastSpeech

@Suite struct SpokenDateTests {
  static let dates = [
    SpokenRow("2026-11-30", "30 November 2026"),
    SpokenRow("Due 2026-11-30.", "Due 30 November 2026."),
    SpokenRow("2024-02-29", "29 February 2024"),
    SpokenRow("1984-06-05", "5 June 19 84"),
    SpokenRow("2026-01", "January 2026"),
    SpokenRow("30.11.2026", "30 November 2026"),
    SpokenRow("11/30/2026", "30 November 2026"),
  ]

  @Test(arguments: dates)
  func `a date is said with the name of its month`(_ row: SpokenRow) { row.check() }

  static let moments = [
    SpokenRow("2026-11-30T10:45:00Z", "30 November 2026, 10:45 UTC"),
    SpokenRow("2026-11-30 10:45:12", "30 November 2026, 10:45 and 12 seconds"),
    SpokenRow("2026-11-30T10:45:00+01:00", "30 November 2026, 10:45 UTC plus 1"),
    SpokenRow(
      "2026-11-30T10:45:12.345-05:30",
      "30 November 2026, 10:45 and 12 seconds UTC minus 5:30"),
    SpokenRow("2026-11-30T23:59:59+0530", "30 November 2026, 23:59 and 59 seconds UTC plus 5:30"),
    SpokenRow("2026-11-30 10:45", "30 November 2026, 10:45"),
  ]

  @Test(arguments: moments)
  func `date, time and zone of a machine are said like a person's`(_ row: SpokenRow) { row.check() }

  static let unclear = [
    SpokenRow("2024-02-30", "2024-02-30"),
    SpokenRow("2026-1-5", "2026-1-5"),
    SpokenRow("04/05/2026", "04 slash 05 slash 2026"),
  ]

  @Test(arguments: unclear)
  func `what is no clear date stays as it is`(_ row: SpokenRow) { row.check() }

  static let times = [
    SpokenRow("10:45", "10:45"),
    SpokenRow("9:05", "9:05"),
    SpokenRow("00:00", "00:00"),
    SpokenRow("Meet at 10:45.", "Meet at 10:45."),
    SpokenRow("23:05:01", "23:05 and 1 second"),
    SpokenRow("23:59:59 UTC", "23:59 and 59 seconds UTC"),
    SpokenRow("10:45am", "10:45 A.M"),
    SpokenRow("Nov 30, 10:45 PM", "Nov 30, 10:45 P.M"),
    SpokenRow("9:00-17:30", "9:00 to 17:30"),
    SpokenRow("8:00–16:00", "8:00 to 16:00"),
    SpokenRow("14:05 UTC", "14:05 UTC"),
    SpokenRow("16:9", "16 to 9"),
  ]

  @Test(arguments: times)
  func `a time stays, and gets words for its seconds`(_ row: SpokenRow) { row.check() }
}
