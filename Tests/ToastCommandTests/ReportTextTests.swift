import Testing
import ToastCore

@testable import ToastCommand

@Suite struct ReportTextTests {
  @Test func `nothing that another program said does anything to a terminal`() {
    let hostile = "a\u{1B}[2Jb\nc"
    let listener = ListenerReport(
      process: hostile, event: .announcement, isReader: true, receipt: nil)
    let report = ToastReport(
      id: ToastID(7), title: hostile, severity: nil,
      channels: [
        .announcement: ChannelReport(.unconfirmed, reason: hostile, listeners: [listener]),
        .text: ChannelReport(.failed, reason: hostile),
      ], outcome: .failed(hostile))
    #expect(
      ReportText.text(report) == """
        toast 7 “ab c”: failed: ab c
          announcement  unconfirmed: ab c
                        ab c (screen reader) was sent an announcement, and did not answer
          text          failed: ab c

        """)
  }
}
