import Testing

@testable import ToastListening

@Suite struct JSONLineTests {
  @Test func `members keep the order they were added in`() {
    var line = JSONLine()
    line.add("event", "showing")
    line.add("detail", 1)
    line.add("labels", ["Saved", "3 files"])
    #expect(line.text == #"{"event":"showing","detail":1,"labels":["Saved","3 files"]}"#)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#),
    ("two\nlines\r\ttab", #""two\nlines\r\ttab""#),
    ("\u{1B}[31m", #""\u001b[31m""#), ("\u{0}", #""\u0000""#), ("\u{7F}", #""\u007f""#),
    ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#), ("Größe 👩‍🚀 שלום", #""Größe 👩‍🚀 שלום""#),
  ])
  func `whatever an application says stays on one line`(text: String, quoted: String) {
    #expect(JSONLine.quoted(text) == quoted)
  }
}
