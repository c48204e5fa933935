import Testing
import ToastCore

@testable import ToastAudit

@Suite struct TextReportTests {
  @Test func `findings, questions and what was not tested are printed, and no conformance`() {
    let text = Sample.plain.text
    #expect(text.contains("failed: title: #141416 on #141416 has 1:1 and needs 4.5:1"))
    #expect(text.contains("contrast-minimum (1.4.3 Contrast (Minimum), AA)"))
    #expect(text.contains("could not tell: message: it says 'green'"))
    #expect(text.contains("Not tested:\n  keyboard-trap (2.1.2 No Keyboard Trap, A): "))
    #expect(text.contains("does not mean that its criterion is met"))
    #expect(!text.lowercased().contains("conform"))
  }

  @Test func `nothing in a toast acts on a terminal`() {
    let text = Sample.plain.text
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `what was accepted or known says so`() {
    let text = Sample.waived.text
    #expect(text.contains("answered: message"))
    #expect(text.contains("because: the button is named"))
    #expect(text.contains("could not tell before: icon"))
  }
}
