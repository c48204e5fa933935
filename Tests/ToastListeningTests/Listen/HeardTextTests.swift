import Testing

@testable import ToastListening

@Suite struct HeardTextTests {
  private let time: Duration = .seconds(1_700_000_000) + .milliseconds(7)

  @Test func `a line has the time, the application, the role, the politeness and the text`() {
    let hearing = Hearing(
      kind: .announcement, application: "Editor", role: "notification", politeness: "polite",
      text: "Saved")
    let line = hearing.text(at: time)
    #expect(line.hasSuffix(".007  Editor  notification  polite  Saved\n"))
    #expect(line.split(separator: "  ").first?.count == "14:03:22.007".count)
  }

  @Test func `what a terminal would obey is taken out, and what is not known is a dash`() {
    let hearing = Hearing(kind: .showing, text: "Sa\u{1B}[31mved\nnow")
    #expect(hearing.text(at: time).hasSuffix(".007  -  -  shown  Saved now\n"))
  }

  @Test func `as JSON it has the time of day and everything that is known`() {
    let hearing = Hearing(
      kind: .announcement, type: "object:announcement", detail: 1, application: "Editor",
      bus: ":1.2", path: "/1", role: "notification", politeness: "polite", text: "\"Saved\"")
    #expect(
      hearing.json(at: time) == """
        {"time":"2023-11-14T22:13:20.007Z","time_us":0,"event":"announcement",\
        "type":"object:announcement","detail":1,"application":"Editor","bus":":1.2","path":"/1",\
        "role":"notification","politeness":"polite","text":"\\"Saved\\""}

        """)
  }
}
