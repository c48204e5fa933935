import Testing
import ToastCore

@testable import ToastCommand

@Suite struct CommandRequestTests {
  /// The options that the words make, or nothing.
  private func options(_ words: String...) -> ShowOptions? { options(words) }

  private func options(_ words: [String]) -> ShowOptions? {
    guard case .show(let options) = CommandRequest(words.map { Array($0.utf8) }) else {
      return nil
    }
    return options
  }

  private func toast(
    _ title: String?, _ message: String? = nil, severity: ToastSeverity? = nil,
    _ change: (inout ShowOptions) -> Void = { _ in }
  ) -> ShowOptions {
    var options = ShowOptions()
    options.title = title
    options.message = message
    options.severity = severity
    change(&options)
    return options
  }

  @Test(
    arguments: [
      (["Saved"], "Saved", nil, nil),
      (["Saved", "Your file was saved"], "Saved", "Your file was saved", nil),
      (["show", "Saved"], "Saved", nil, nil),
      (["success", "Saved", "x"], "Saved", "x", .success),
      (["info", "x"], "x", nil, .info),
      (["warning", "x"], "x", nil, .warning),
      (["error", "x"], "x", nil, .error),
      (["sucess", "Saved"], "sucess", "Saved", nil),
      (["Success", "Saved"], "Success", "Saved", nil),
      (["Saved", "success"], "Saved", "success", nil),
      (["show", "success"], "success", nil, nil),
      (["success", "success", "error"], "success", "error", .success),
      (["--", "success"], "success", nil, nil),
      (["--", "success", "Saved"], "success", "Saved", nil),
      (["show", "--", "--help", "--"], "--help", "--", nil),
      (["error", "--", "-w"], "-w", nil, .error),
      (["Saved", "--", "--wait"], "Saved", "--wait", nil),
      (["--", "-"], "-", nil, nil),
      (["", "only a message"], nil, "only a message", nil),
      (["Saved", ""], "Saved", nil, nil),
      (["--message", "only a message"], nil, "only a message", nil),
      (["--message", "--wait", "Saved"], "Saved", "--wait", nil),
      (["--message", "--", "Saved"], "Saved", "--", nil),
      (["Saved", "--message=a=b"], "Saved", "a=b", nil),
      (["Saved", "--message", "x", "--message", "y"], "Saved", "y", nil),
      (["a b  c"], "a b  c", nil, nil),
    ] as [([String], String?, String?, ToastSeverity?)])
  func `words are the subcommand, the title and the message`(
    words: [String], title: String?, message: String?, severity: ToastSeverity?
  ) {
    #expect(options(words) == toast(title, message, severity: severity))
  }

  @Test func `options may stand before, between and after the words`() {
    let expected = toast("Saved", "x", severity: .success) { $0.waits = true }
    for place in 0...3 {
      var words = ["success", "Saved", "x"]
      words.insert("-w", at: place)
      #expect(options(words) == expected)
    }
  }

  @Test func `short options are bundled, and take values attached or apart`() {
    let expected = toast("x") {
      $0.waits = true
      $0.printsID = true
      $0.duration = .seconds(5)
      $0.applicationName = "Backup"
    }
    #expect(options("-wpt5000", "-aBackup", "x") == expected)
    #expect(options("-wpt", "5000", "-a", "Backup", "x") == expected)
    #expect(options("-w", "-p", "-t5000", "--app-name=Backup", "x") == expected)
    #expect(options("x", "--wait", "--print-id", "--expire-time", "5000", "-aBackup") == expected)
  }

  @Test func `every option arrives in its type`() {
    let shown = options(
      "warning", "Hot", "--report", "--must-deliver", "--exact-duration", "--timeout", "2.5",
      "--duration=250ms", "--politeness=assertive", "--lang", "de_AT.UTF-8", "--voice=gmw/en-US+f3",
      "--rate=80", "--pitch", "99", "--volume=0", "--output", "a b.wav", "--text=never",
      "--speak", "--no-announce")
    let expected = toast("Hot", severity: .warning) {
      $0.reports = true
      $0.mustDeliver = true
      $0.exactDuration = true
      $0.timeout = .milliseconds(2500)
      $0.duration = .seconds(0.25)
      $0.politeness = .assertive
      $0.language = "de-AT"
      $0.voice = "gmw/en-US+f3"
      $0.rate = 80
      $0.pitch = 99
      $0.volume = 0
      $0.output = Array("a b.wav".utf8)
      $0.text = .never
      $0.speaks = true
      $0.announces = false
    }
    #expect(shown == expected)
  }

  @Test(
    arguments: [
      ("3s", .seconds(3)), ("3", .seconds(3)), ("2.5s", .seconds(2.5)), (".5", .seconds(0.5)),
      ("250ms", .seconds(0.25)), ("2m", .seconds(120)), ("0.5m", .seconds(30)),
      ("1440m", .seconds(86_400)), ("indefinite", .indefinite), ("0", .indefinite),
      ("0ms", .indefinite),
    ] as [(String, ToastDuration)])
  func `a duration has a unit, or is in seconds`(text: String, duration: ToastDuration) {
    #expect(options("x", "--duration", text)?.duration == duration)
    #expect(options("x", "--duration=\(text)")?.configuration.duration == duration)
  }

  @Test(
    arguments: [
      ("5000", .seconds(5)), ("1", .seconds(0.001)), ("0", .indefinite), ("-1", nil),
      ("2147483647", .seconds(2_147_483.647)),
    ] as [(String, ToastDuration?)])
  func `an expire time means what it means to notify-send`(text: String, duration: ToastDuration?) {
    #expect(options("x", "-t", text)?.duration == duration)
    #expect(options("x", "-t\(text)")?.configuration.duration == duration ?? .seconds(3))
  }

  @Test func `the last use of an option counts`() {
    #expect(options("x", "--speak", "--no-speak")?.speaks == false)
    #expect(options("x", "--no-speak", "--speak")?.speaks == true)
    #expect(options("x")?.speaks == nil)
    #expect(options("x", "--rate=100", "--rate=200")?.rate == 200)
  }

  @Test func `the message comes from standard input where that is asked for`() throws {
    for words in [["Saved", "--message", "-"], ["Saved", "--message=-"]] {
      #expect(options(words) == toast("Saved") { $0.messageFromStandardInput = true })
    }
    let alone = try #require(options("--message", "-"))
    #expect(alone == toast(nil) { $0.messageFromStandardInput = true })
    #expect(alone.content(standardInput: [0x61, 0xFF]).message == "a\u{FFFD}")
  }

  @Test func `options become content and configuration`() throws {
    let shown = try #require(
      options("error", "a", "b", "-aBackup", "--lang=de", "--politeness=polite"))
    #expect(
      shown.content()
        == ToastContent(title: "a", message: "b", language: "de", applicationName: "Backup"))
    #expect(shown.configuration == ToastConfiguration(politeness: .polite))
  }

  @Test func `text is decoded with replacement, and file names keep their bytes`() throws {
    let arguments: [[UInt8]] = [
      [0x53, 0xFF], Array("--output=".utf8) + [0xFF, 0x2E], Array("-a".utf8) + [0xC3],
    ]
    guard case .show(let options) = CommandRequest(arguments) else {
      Issue.record("no toast")
      return
    }
    #expect(options.title == "S\u{FFFD}")
    #expect(options.output == [0xFF, 0x2E])
    #expect(options.applicationName == "\u{FFFD}")
  }

  @Test func `exit statuses are those of sysexits`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 69, 73, 124])
  }
}
