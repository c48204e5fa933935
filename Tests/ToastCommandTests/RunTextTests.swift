import SystemKit
import Testing
import ToastClient
import ToastCore

@testable import ToastCommand

@Suite struct RunTextTests {
  @Test(arguments: [
    (["make"], "make"), (["/usr/bin/make", "test"], "make test"), (["npm", "run", "x"], "npm run"),
    (["mysql", "-psecret"], "mysql"), (["./backup.sh", "/home"], "backup.sh"),
    (["login", "p4ss word"], "login"), (["sh", "-c", "echo"], "sh"),
    (["curl", "http://x/y"], "curl"),
    (["a/"], "a"), (["/"], "/"),
  ])
  func `at most the first word of a command line is told`(command: [String], title: String) {
    #expect(RunText.title(command.map { Array($0.utf8) }) == title)
  }

  @Test(
    arguments: [
      (.milliseconds(40), "0 seconds"), (.milliseconds(340), "0.3 seconds"),
      (.milliseconds(950), "1 second"), (.seconds(1), "1 second"),
      (.milliseconds(3249), "3.2 seconds"), (.milliseconds(12_400), "12 seconds"),
      (.milliseconds(59_700), "1 minute"), (.seconds(125), "2 minutes 5 seconds"),
      (.seconds(3600), "1 hour"), (.seconds(3605), "1 hour"), (.seconds(7384), "2 hours 3 minutes"),
    ] as [(Duration, String)])
  func `a time is said in the two largest units of it`(time: Duration, text: String) {
    #expect(RunText(language: .english).text(time) == text)
  }

  @Test func `how a program ended is told in the user's language`() {
    let (english, german) = (RunText(language: .english), RunText(language: .german))
    #expect(english.message(.exited(0), .seconds(3)) == "Done in 3 seconds.")
    #expect(english.message(.exited(2), .seconds(1)) == "Exit status 2 after 1 second.")
    #expect(
      english.message(.killed(9), .seconds(61)) == "Ended by signal 9 after 1 minute 1 second.")
    #expect(german.message(.exited(0), .milliseconds(2500)) == "Fertig nach 2,5 Sekunden.")
    let texts = WordingLanguage.allCases.flatMap { language in
      let text = RunText(language: language)
      return [ForegroundProgram.End.exited(0), .exited(1), .killed(1)].map {
        text.message($0, .seconds(4000))
      } + [text.cannotStart("x")]
    }
    #expect(Set(texts).count == texts.count)
  }
}

@Suite struct HistoryTextTests {
  private func toast(
    _ change: (inout ToastRequest) -> Void = { _ in }, time: Duration? = .seconds(86_400 * 365),
    outcome: ToastOutcome? = .expired, place: LiveToast.Place? = nil
  ) -> HistoryWire {
    var request = ToastRequest(
      content: ToastContent(title: "Saved", action: ToastAction("Try again") {}),
      severity: .success, origin: ToastOrigin(application: "editor"))
    change(&request)
    let entry = History.Entry(id: ToastID(7), request: request, time: time, outcome: outcome)
    return HistoryWire(ToastCenter.Record(entry: entry, place: place))
  }

  @Test func `a line has the number, the text and how it ended`() {
    #expect(
      HistoryText.line(toast(time: nil), now: .zero) == "7  Success: Saved.  (expired)\n")
    #expect(
      HistoryText.line(toast(time: nil, outcome: nil, place: .history), now: .zero)
        == "7  Success: Saved. [Try again: toast invoke 7 'Try again']  "
        + "(put away, its actions can be taken)\n")
    #expect(
      HistoryText.line(toast(time: nil, outcome: nil, place: .showing), now: .zero)
        .hasSuffix("(showing)\n"))
  }

  @Test func `the date is told of another day`() {
    let noon = Duration.seconds(86_400 * 365 + 43_200)
    let near = HistoryText.line(toast(time: noon), now: noon + .seconds(60))
    let far = HistoryText.line(toast(time: noon), now: noon + .seconds(86_400 * 3))
    #expect(!near.contains("1971") && near.contains(":"))
    #expect(far.contains("1971-01-0"))
  }

  @Test func `what other programs wrote acts on no terminal`() {
    let line = HistoryText.line(
      toast { $0.content.title = "a\u{1B}[31mb\nc\u{202E}" }, now: .zero)
    #expect(!line.dropLast().unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test func `an object for programs has the time in UTC`() {
    #expect(
      HistoryText.json(toast(outcome: .action("Try again"))).text
        == #"{"id":7,"time":"1971-01-01T00:00:00Z","title":"Saved","severity":"success","#
        + #""application":"editor","text":"Success: Saved.","state":"ended","outcome":"action","#
        + #""action":"Try again","actions":[]}"#)
  }
}
