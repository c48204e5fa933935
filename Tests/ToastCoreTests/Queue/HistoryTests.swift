import Testing

@testable import ToastCore

@Suite struct HistoryTests {
  /// Titles kept of toasts that came so many hours ago, after so many days' worth is kept.
  @Test(arguments: [
    (7, ["a week and an hour", "a week less an hour", "now"].dropFirst()),
    (8, ["a week and an hour", "a week less an hour", "now"][...]),
    (1, ["now"][...]),
    (0, [][...]),
  ])
  func `what is older than the days that are kept is dropped`(
    days: Int, kept: ArraySlice<String>
  ) {
    let now = Duration.seconds(1_000_000_000)
    var history = History(limit: 100)
    for (id, (title, hours)) in [
      ("a week and an hour", 169), ("a week less an hour", 167), ("now", 0),
    ].enumerated() {
      history.note(
        ToastID(UInt64(id + 1)), ToastRequest(content: ToastContent(title: title)), .expired,
        at: now - .seconds(hours * 3600))
    }
    history.dropOld(than: days, at: nil)
    #expect(history.entries.count == 3, "without a clock nothing gets old")
    history.dropOld(than: days, at: now)
    #expect(history.entries.map(\.request.content.title) == Array(kept))
  }

  @Test func `what a person can still do something about stays, however old`() {
    var history = History(limit: 100)
    history.note(
      ToastID(1), ToastRequest(content: ToastContent(title: "Deleted")), nil, at: .seconds(1))
    history.dropOld(than: 1, at: .seconds(1_000_000))
    #expect(history.entries.count == 1)
  }
}
