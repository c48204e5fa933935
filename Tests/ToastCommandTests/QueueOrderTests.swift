import Testing
import ToastClient
import ToastCore

@testable import ToastCommand

/// The subcommands for toasts that are there.
@Suite struct QueueOrderTests {
  private func request(_ words: [String]) -> CommandRequest {
    CommandRequest(words.map { Array($0.utf8) })
  }

  private func message(_ words: [String]) -> String? {
    guard case .usageError(let error) = request(words) else { return nil }
    return error.message
  }

  @Test(
    arguments: [
      (["dismiss"], .dismiss(nil)), (["dismiss", "7"], .dismiss(ToastID(7))),
      (["dismiss", "--all"], .dismissAll), (["--all", "dismiss"], nil),
      (["invoke", "Undo"], .invoke(nil, action: "Undo")),
      (["invoke", "0"], .invoke(nil, action: "0")),
      (["invoke", "7", "Try again"], .invoke(ToastID(7), action: "Try again")),
      (["invoke", "7", "--", "-x"], .invoke(ToastID(7), action: "-x")),
      (["extend"], .extend(nil)), (["extend", "12"], .extend(ToastID(12))),
      (["repeat"], .repeatLast), (["history"], .history(json: false)),
      (["history", "--json"], .history(json: true)),
    ] as [([String], QueueOrder?)])
  func `words are the toast and what is wanted of it`(words: [String], order: QueueOrder?) {
    guard let order else {
      #expect(message(words) != nil)
      return
    }
    #expect(request(words) == .queue(order))
  }

  @Test(arguments: [
    (["dismiss", "x"], "id: 'x' is not the number of a toast, from 1 on"),
    (["dismiss", "0"], "id: '0' is not the number of a toast, from 1 on"),
    (["dismiss", "--", "-1"], "id: '-1' is not the number of a toast, from 1 on"),
    (["dismiss", "1.5"], "id: '1.5' is not the number of a toast, from 1 on"),
    (
      ["dismiss", "99999999999999999999"],
      "id: '99999999999999999999' is not the number of a toast, from 1 on"
    ),
    (["dismiss", "7", "8"], "dismiss: '8' is one word too many"),
    (["dismiss", "7", "--all"], "--all ends toast 7 too; give one of them"),
    (["invoke"], "missing action: its name, such as Undo, or its number from 0"),
    (["invoke", "x", "Undo"], "id: 'x' is not the number of a toast, from 1 on"),
    (["invoke", "7", "Undo", "now"], "invoke: 'now' is one word too many"),
    (["extend", ""], "id: '' is not the number of a toast, from 1 on"),
    (["repeat", "7"], "repeat: '7' is one word too many"),
    (["history", "7"], "history: '7' is one word too many"),
    (["-w", "dismiss"], "--wait is no option of 'toast dismiss'"),
    (["progress"], "missing id: a name, such as backup, or the number of a toast"),
    (["progress", " ", "4"], "missing id: a name, such as backup, or the number of a toast"),
    (
      ["progress", "backup"],
      "missing percent: from 0 to 100, such as toast progress backup 40"
    ),
    (["progress", "backup", "101"], "percent: '101' is not from 0 to 100"),
    (["progress", "backup", "--", "-1"], "percent: '-1' is not from 0 to 100"),
    (["progress", "backup", "half"], "percent: 'half' is not from 0 to 100"),
    (["progress", "backup", "%"], "percent: '%' is not from 0 to 100"),
    (["progress", "0", "40"], "id: '0' is not the number of a toast, from 1 on"),
    (
      ["progress", "backup", "40", "Copying", "files"],
      "'files' comes after the text; put a text of several words in quotes"
    ),
    (["run"], "missing command: toast run -- make test"),
    (["run", "--"], "missing command: toast run -- make test"),
    (["run", "--", ""], "missing command: toast run -- make test"),
    (
      ["run", "make", "test"],
      "'make' comes before '--'; the program and its arguments come after it: toast run -- make test"
    ),
    (
      ["run", "-w", "--", "make"],
      "unknown option '-w'; a title that begins with '-' comes after '--'"
    ),
    (
      ["x", "--policy", "coalesce"],
      "--policy coalesce needs a --key that says what is counted together"
    ),
    (
      ["x", "--policy", "replace", "--key", "mail"],
      "--key belongs to --policy coalesce, and not to 'replace'"
    ),
    (
      ["x", "--policy", "pile"],
      "--policy: 'pile' is not sequential, replace, stack:1 to stack:10, coalesce:KEY or priority"
    ),
    (
      ["x", "--policy=stack:11"],
      "--policy: 'stack:11' is not sequential, replace, stack:1 to stack:10, coalesce:KEY or "
        + "priority"
    ),
    (["x", "-r", "-1"], "--replace-id: '-1' is not a whole number from 0 on"),
    (["x", "-A", ""], "--action: '' is not a label, or a name, '=' and a label"),
    (["x", "-A", "=Undo"], "--action: '=Undo' is not a label, or a name, '=' and a label"),
    (["x", "-A", "undo="], "--action: 'undo=' is not a label, or a name, '=' and a label"),
    (["x", "--edge", "left"], "--edge: 'left' is not top or bottom"),
    (["x", "-u", "high"], "--urgency: 'high' is not low, normal or critical"),
  ])
  func `what makes no sense is named with what is allowed`(words: [String], message: String) {
    #expect(self.message(words) == message)
  }

  @Test(
    arguments: [
      (["backup", "40"], .name("backup"), 0.4, nil),
      (["backup", "40%", "Copying"], .name("backup"), 0.4, "Copying"),
      (["backup", "0"], .name("backup"), 0, nil),
      (["backup", "99.5"], .name("backup"), 0.995, nil),
      (["7", "100", ""], .number(ToastID(7)), 1, nil),
      (["7b", "100", "Done"], .name("7b"), 1, "Done"),
    ] as [([String], AgentCommands.Target, Double, String?)])
  func `progress has a toast, a share and perhaps a text`(
    words: [String], target: AgentCommands.Target, progress: Double, text: String?
  ) {
    guard case .progress(let options) = request(["progress"] + words) else {
      Issue.record("no progress")
      return
    }
    #expect(options.target == target)
    #expect(options.progress == progress)
    #expect(options.text == text)
    let duration = options.configuration.duration
    #expect(duration == (progress < 1 ? .indefinite : ToastConfiguration().duration))
  }

  @Test func `a program keeps its bytes and options of its own`() {
    let words = ["run", "-a", "Backup", "--", "tar", "--help", "-w", "--"].map { Array($0.utf8) }
    guard case .run(let options) = CommandRequest(words + [[0xFF]]) else {
      Issue.record("no program")
      return
    }
    #expect(options.command == words[4...] + [[0xFF]])
    #expect(options.options.applicationName == "Backup")
  }

  @Test(
    arguments: [
      ([], nil), (["--policy", "sequential"], .sequential), (["--policy", "replace"], .replace),
      (["--policy", "stack"], .stack(max: 3)), (["--policy", "stack:10"], .stack(max: 10)),
      (["--policy", "priority"], .priority), (["--key", "mail"], .coalesce(key: "mail")),
      (["--policy", "coalesce", "--key", "mail"], .coalesce(key: "mail")),
      (["--policy", "coalesce:mail"], .coalesce(key: "mail")),
    ] as [([String], ToastPolicy?)])
  func `a policy is a word, and a key makes one`(words: [String], policy: ToastPolicy?) {
    guard case .show(let options) = request(["x"] + words) else {
      Issue.record("no toast")
      return
    }
    #expect(options.policy == policy)
    #expect(options.configuration.policy == policy ?? .sequential)
  }

  @Test func `actions have names, or numbers from 0, and have the command wait`() {
    let words = ["-A", "Undo", "-A", "again=Try again", "--action=a=b=c", "x"]
    guard case .show(let options) = request(words) else {
      Issue.record("no toast")
      return
    }
    #expect(
      options.actions == [
        ActionOption(name: "0", label: "Undo"), ActionOption(name: "again", label: "Try again"),
        ActionOption(name: "a", label: "b=c"),
      ])
    #expect(options.content().actions.map(\.title) == ["Undo", "Try again", "b=c"])
    #expect(options.waitsForEnd && options.follows)
  }

  @Test func `the other options arrive in their types`() {
    let words = [
      "x", "-r7", "--sensitive", "--edge=bottom", "-i", "bell", "--exit-status", "-ucritical",
    ]
    guard case .show(let options) = request(words) else {
      Issue.record("no toast")
      return
    }
    #expect(options.replaced == ToastID(7))
    #expect(options.content().sensitive)
    #expect(options.content().icon == .systemImage("bell"))
    #expect(options.configuration.edge == .bottom)
    #expect(options.configuration.isEmergency)
    #expect(options.configuration.politeness == .assertive)
    #expect(options.tellsOutcome && options.follows)
    guard case .show(let plain) = request(["x", "-r", "0", "-i", "./logo.png"]) else {
      Issue.record("no toast")
      return
    }
    #expect(plain.replaced == nil, "as for notify-send, 0 is none")
    #expect(plain.content().icon == .image(Image(decorative: "./logo.png")))
  }
}
