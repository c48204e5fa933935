import Testing

@testable import ToastTesting

/// What a person prefers, in a running agent. One after the other: what is measured is time.
@Suite(.serialized) struct PreferenceTests {
  private static let dconf = PrivateSession.Service(
    name: "ca.desrt.dconf", command: "/usr/libexec/dconf-service")
  private static let hasDconf =
    Program.isInstalled("gsettings") && Program.isInstalled("/usr/libexec/dconf-service")

  private func prefer(_ stage: Stage, _ words: String...) async throws {
    let result = try await stage.session.run("toast", ["preferences"] + words)
    #expect(result.exit == .status(0), "\(result.errors)")
  }

  private func report(
    _ stage: Stage, _ arguments: [String], variables: [String: String] = [:]
  ) async throws -> ReportedToast {
    try ReportedToast(
      await stage.session.run(
        "toast", Stage.brief + ["--report"] + arguments, variables: variables,
        within: .seconds(20)))
  }

  /// Shows toasts until the agent has noticed a change, a second at most.
  private func waitForReport(
    _ stage: Stage, _ what: String, _ condition: (ReportedToast) -> Bool
  ) async throws {
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(1)
    while true {
      let last = clock.now > limit
      let report = try await report(stage, ["now?"])
      if condition(report) { return }
      guard !last else { throw TestingError(.late, "\(what): \(report)") }
    }
  }

  private static let held = "do not disturb: it went to the history"

  @Test func `a change reaches the toast that is showing within a second`() async throws {
    let stage = try await Stage()
    try await stage.session.startAccessibility()
    try await prefer(stage, "set", "durationMultiplier", "10")
    let ear = try await Ear(in: stage.session)
    let toast = try stage.session.start(
      "toast", ["--report", "--no-speak", "-t", "500", "--", "Wait"])
    try await ear.expectAnnouncement("Wait.")
    // Reading "Wait" takes a second and a half: with the usual time it would be over by then.
    try await stage.session.run("sleep", ["2.5"])
    #expect(toast.exit == nil, "ten times as long")
    let start = ContinuousClock.now
    try await prefer(stage, "unset", "durationMultiplier")
    try await toast.waitForExit()
    #expect(start.duration(to: .now) < .seconds(1))
  }

  @Test(.enabled(if: PreferenceTests.hasDconf))
  func `GSettings are followed: do not disturb, which an emergency passes`() async throws {
    let session = try await PrivateSession(
      services: [Self.dconf], variables: ["GSETTINGS_BACKEND": "dconf"])
    let stage = Stage(session: session)
    try await session.startAccessibility()
    let ear = try await Ear(in: session)
    #expect(try await report(stage, ["before"]).announcement?.state == "delivered")
    func banners(_ word: String) async throws {
      let result = try await session.run(
        "gsettings", ["set", "org.gnome.desktop.notifications", "show-banners", word])
      #expect(result.exit == .status(0), "\(result.errors)")
    }
    try await banners("false")
    try await waitForReport(stage, "quiet") { $0.announcement?.reason == Self.held }
    let heard = try ear.events.count
    let quiet = try await report(stage, ["quiet", "--must-deliver"])
    #expect(quiet.channels.values.allSatisfy { $0.state == "skipped" && $0.reason == Self.held })
    #expect(quiet.outcome == "expired")
    #expect(try await report(stage, ["-u", "critical", "fire"]).announcement?.state == "delivered")
    #expect(try ear.events.count == heard + 1)
    try await banners("true")
    try await waitForReport(stage, "loud") { $0.announcement?.state == "delivered" }
  }

  @Test func `45: while the session is locked only the application's name is told`() async throws {
    let stage = try await Stage()
    try await stage.session.startAccessibility()
    let saver = try await PlayedSaver(in: stage.session)
    let ear = try await Ear(in: stage.session)
    _ = try await report(stage, ["-a", "Mail", "open"])
    try await saver.lock(true)
    _ = try await report(stage, ["-a", "Mail", "secret"])
    try await saver.lock(false)
    _ = try await report(stage, ["-a", "Mail", "open again"])
    try await prefer(stage, "set", "lockedText", "full")
    try await saver.lock(true)
    _ = try await report(stage, ["-a", "Mail", "told"])
    let texts = try await ear.waitFor(4).map(\.text)
    #expect(texts.map { $0.contains("secret") } == [false, false, false, false], "\(texts)")
    #expect(texts[1].hasPrefix("Mail") && texts[2].contains("open again"), "\(texts)")
    #expect(texts[3].contains("told"), "\(texts)")
  }

  @Test func `the sender's environment goes with its toast, and is not the agent's`() async throws {
    let stage = try await Stage()
    try await stage.session.startAccessibility()
    let ear = try await Ear(in: stage.session)
    let first = try await report(stage, ["one"], variables: ["TOAST_ANNOUNCE": "never"])
    #expect(first.announcement?.reason == "the person prefers no announcements")
    // The agent was started by it, and has that variable too.
    #expect(try await report(stage, ["two"]).announcement?.state == "delivered")
    #expect(try ear.events.map(\.text) == ["two."])
    let wrong = try await stage.session.run(
      "toast", Stage.brief + ["three"], variables: ["TOAST_ANNOUNCE": "loud"])
    #expect(wrong.exit == .status(0))
    #expect(wrong.errors.contains("TOAST_ANNOUNCE: 'loud' is not automatic, announcement"))
  }

  @Test func `a broken file costs no toast, and the command says what is wrong`() async throws {
    let stage = try await Stage()
    try await stage.session.startAccessibility()
    let ear = try await Ear(in: stage.session)
    try stage.session.folder.folder("home/config/toast")
    let path = try stage.session.folder.write(
      "home/config/toast/preferences.json", "{\"rate\": 100".utf8)
    #expect(try await report(stage, ["one"]).announcement?.state == "delivered")
    let list = try await stage.session.run("toast", ["preferences", "get", "rate"])
    #expect(list.exit == .status(65) && list.output == "175\n")
    #expect(list.errors.hasPrefix("toast: \(path): line 1, column 13"), "\(list.errors)")
    let set = try await stage.session.run("toast", ["preferences", "set", "rate", "200"])
    #expect(set.exit == .status(65) && set.output.isEmpty)
    #expect(try ear.events.count == 1)
  }

  @Test(arguments: [
    (["preferences", "get", "ratte"], "did you mean 'rate'?"),
    (["preferences", "set", "rate", "9"], "rate: '9' is not a whole number of words a minute"),
    (["preferences", "set", "rate"], "toast preferences set KEY VALUE"),
    (["preferences", "lsit"], "did you mean 'list'?"),
    (["preferences", "list", "rate"], "toast preferences list"),
  ])
  func `what makes no sense is refused with what would`(words: [String], hint: String)
    async throws
  {
    let result = try await Surroundings.toast(words)
    #expect(result.exit == .status(64) && result.output.isEmpty)
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  @Test func `where the file cannot be written the status says so`() async throws {
    let result = try await Surroundings.toast(
      ["preferences", "set", "rate", "100"], ["XDG_CONFIG_HOME": "/dev/null"])
    #expect(result.exit == .status(73) && result.errors.contains("/dev/null"))
    #expect(
      try await Surroundings.toast(["preferences", "set", "rate", "100"]).exit == .status(73))
  }

  @Test func `they are listed with their sources, for people and as JSON`() async throws {
    let stage = try await Stage()
    try await prefer(stage, "set", "textScale", "2")
    try await prefer(stage, "set", "quiet", "2h")
    let list = try await stage.session.run(
      "toast", ["preferences"], variables: ["TOAST_TEXT_SCALE": "3"])
    let line = try #require(list.output.split(separator: "\n").first { $0.hasPrefix("textScale") })
    #expect(line.contains("3") && line.contains("environment"), "\(line)")
    #expect(line.contains("file 2") && line.contains("default 1"), "\(line)")
    let json = try await stage.session.run("toast", ["preferences", "get", "textScale", "--json"])
    #expect(
      json.output.hasPrefix(#"{"textScale":{"value":2,"source":"file","others":["#),
      "\(json.output)")
    #expect(json.output.hasSuffix(#"{"value":1,"source":"default"}]}}"# + "\n"), "\(json.output)")
    let quiet = try await stage.session.run("toast", ["preferences", "get", "quiet"])
    #expect(quiet.output.hasPrefix("20") && quiet.output.hasSuffix("Z\n"), "\(quiet.output)")
  }
}
