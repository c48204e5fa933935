import Testing

@testable import ToastCore

@Suite struct JSONTextTests {
  @Test func `a report is one line and keeps the order of its keys`() {
    let report: JSONText = [
      "id": 7, "title": "Saved", "severity": nil,
      "channels": ["text": ["state": "delivered", "ms": 3.1], "screen": []],
      "last": true, "a": false,
    ]
    #expect(
      report.text == """
        {"id":7,"title":"Saved","severity":null,\
        "channels":{"text":{"state":"delivered","ms":3.1},"screen":[]},"last":true,"a":false}
        """)
  }

  @Test(arguments: [
    ("", #""""#),
    (#"say "hi" \ bye"#, #""say \"hi\" \\ bye""#),
    ("a\tb\nc\r\u{8}\u{C}", #""a\tb\nc\r\b\f""#),
    ("\0\u{1B}[31m\u{1F}", #""\u0000\u001b[31m\u001f""#),
    ("\u{7F}\u{9B}", #""\u007f\u009b""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{202E}x\u{2066}", #""\u202ex\u2066""#),
    ("Grüße 日本 👩‍💻 /", #""Grüße 日本 👩‍💻 /""#),
    ("e\u{301}", "\"e\u{301}\""),
  ])
  func `strings are escaped where JSON or a terminal needs it`(text: String, written: String) {
    #expect(JSONText.string(text).text.unicodeScalars.elementsEqual(written.unicodeScalars))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (3.0, "3"), (3.1, "3.1"), (0.1 + 0.2, "0.30000000000000004"),
    (1e-7, "1e-07"), (1e300, "1e+300"), (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
  ])
  func `numbers are JSON numbers, and what is no number is null`(value: Double, written: String) {
    #expect(JSONText.number(value).text == written)
  }

  @Test func `whole numbers keep all their digits`() {
    #expect(JSONText.integer(.max).text == "9223372036854775807")
    #expect(JSONText.integer(.min).text == "-9223372036854775808")
  }
}
