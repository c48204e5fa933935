import Glibc
import Testing

@testable import ToastTesting

/// `toast audit --live`: a process, on a real accessibility bus.
@Suite(.enabled(if: OtherApplication.isInstalled)) struct LiveAuditTests {
  private let session: PrivateSession

  init() async throws { session = try await PrivateSession(variables: Surroundings.silent) }

  /// Starts an audit; it hears when this returns.
  private func audit(_ process: CInt, _ options: String...) async throws -> Program {
    let program = try session.start("toast", ["audit", "--live", "\(process)"] + options)
    try await program.waitForLine("listening", onErrors: true, within: .seconds(10)) {
      $0 == "listening"
    }
    return program
  }

  @Test func `a toast of ours passes, and it was heard and not only seen`() async throws {
    _ = try await session.run("toast", ["doctor"], within: .seconds(20))
    let agent = try #require(session.processes("toastd").first?.id)
    let audit = try await audit(agent, "--format", "json", "--profile", "wcag22-aaa")
    let options = ["--no-speak", "-t", "20000", "-A", "Undo", "-A", "Open it", "--lang", "en"]
    let show = try session.start(
      "toast", ["success"] + options + ["--", "Saved", "3 files were saved"])
    #expect(try await audit.waitForExit(within: .seconds(20)) == .status(0), "\(audit.errors.text)")
    let report = audit.output.text
    #expect(report.contains("\"failed\":0"), "\(report)")
    let status =
      "\"rule\":\"status-message\",\"criterion\":\"4.1.3\",\"level\":\"AA\","
      + "\"clause\":\"11.4.1.3\",\"toast\":0,\"source\":\"process \(agent)\",\"position\":0,"
      + "\"element\":\"toast\",\"outcome\":\"passed\""
    #expect(report.contains(status), "\(report)")
    for element in ["toast", "actions[0]", "actions[1]"] {
      #expect(report.contains("\"element\":\"\(element)\",\"outcome\":\"passed\""), "\(report)")
    }
    try await show.kill()
  }

  @Test func `what is announced without being what is seen is found, and so is a moved focus`()
    async throws
  {
    let editor = try await OtherApplication(in: session, named: "Editor")
    let report = try await audit(editor.id, "--profile", "wcag22-aa")
    let path = try await editor.add("Saved", labels: ["Saved", "3 files"])
    try await editor.announce("Something was done", from: path)
    #expect(try await report.waitForExit(within: .seconds(20)) == .status(1))
    #expect(report.output.text.contains("'Saved' is seen and not announced"))
    #expect(report.output.text.contains("status-message (4.1.3 Status Messages, AA)"))
    try await editor.remove(path)

    // On a busy machine this test may take longer from one to the other than what belongs together.
    var wasFound = false
    for _ in 1...5 where !wasFound {
      let second = try await audit(editor.id)
      let field = try await editor.add("Next", labels: ["Next"])
      try await editor.focus(field)
      try await editor.announce("Next", from: field)
      let end = try await second.waitForExit(within: .seconds(20))
      wasFound = end == .status(1) && second.output.text.contains("the focus moved when it came")
      try await editor.remove(field)
    }
    #expect(wasFound)
  }

  @Test func `one that is there already is checked, though what was said of it is not known`()
    async throws
  {
    let editor = try await OtherApplication(in: session, named: "Editor")
    _ = try await editor.add("Saved", labels: ["Saved"])
    let result = try await session.run(
      "toast", ["audit", "--live", "\(editor.id)"], within: .seconds(20))
    #expect(result.exit == .status(0), "\(result.errors)")
    #expect(result.output.contains("it was there before the audit listened"))
    let counting = try await session.run(
      "toast", ["audit", "--live", "\(editor.id)", "--fail-on", "cantTell"], within: .seconds(20))
    #expect(counting.exit == .status(1))
  }

  @Test(.enabled(if: ForeignApplicationTests.GTK3.isInstalled))
  func `a notification of GTK 3 is checked with its places`() async throws {
    let gtk = try await ForeignApplicationTests.GTK3()
    let audit = try gtk.session.start(
      "toast", ["audit", "--live", "\(gtk.program.id)", "--format", "json"])
    try await audit.waitForLine("listening", onErrors: true, within: .seconds(10)) {
      $0 == "listening"
    }
    try await gtk.program.write("show 3 files were copied\n")
    #expect(try await audit.waitForExit(within: .seconds(20)) == .status(0), "\(audit.errors.text)")
    #expect(audit.output.text.contains("it is a notification and was shown as one"))
  }

  @Test func `a process that is gone, has no tree or shows nothing ends it with 2`() async throws {
    let gone = try session.start("true")
    try await gone.waitForExit()
    let mute = try session.start("sleep", ["600"])
    let editor = try await OtherApplication(in: session, named: "Editor")
    for (process, words) in [
      (gone.id, "there is no process \(gone.id)"),
      (mute.id, "process \(mute.id) has no accessible tree"),
      (editor.id, "process \(editor.id) showed no toast within 1 s"),
    ] {
      let result = try await session.run(
        "toast", ["audit", "--live", "\(process)", "--timeout", "1"], within: .seconds(20))
      #expect(result.exit == .status(2), "\(result.errors)")
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    let audit = try await audit(editor.id, "--timeout", "60")
    try await editor.kill()
    #expect(try await audit.waitForExit(within: .seconds(20)) == .status(2))
    #expect(audit.errors.text.contains("ended before it showed a toast"))
  }

  @Test(arguments: [
    (["--live", "0"], "--live: '0' is not from 1"), (["--live", "1", "x.json"], "either a file"),
    (["--live", "1", "--matrix"], "--matrix: a running program"),
    (["-", "--timeout", "1"], "--timeout goes with --live"),
  ])
  func `what makes no sense is told`(arguments: [String], words: String) async throws {
    let result = try await session.run("toast", ["audit"] + arguments, input: .text("{}"))
    #expect(result.exit == .status(2))
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
