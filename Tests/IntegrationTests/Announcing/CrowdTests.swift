import Testing
import ToastTesting

/// Many commands at the same moment, in a session where no agent runs yet.
extension Announcing {
  @Suite struct Crowds {
    @Test func `a hundred commands at once start one agent, and each is heard once, by its number`()
      async throws
    {
      let stage = try await Stage()
      let ear = try await Ear(in: stage.session, callsBack: false)
      let titles = try await Self.show(100, on: stage)
      try await ear.waitFor(100, within: .seconds(30))
      let application = try await OtherApplication(in: stage.session)
      let heard = try await ear.everything(through: application)
      #expect(heard.map(\.text) == titles.map { "\($0)." })
      #expect(heard.map(\.kind) == titles.map { _ in .announcement })
      #expect(stage.agents.count == 1)
    }

    @Test(.enabled(if: ReaderStage.isPossible))
    func `ten commands at once are said once each, by their numbers`() async throws {
      let scene = try await ReaderStage()
      let titles = try await Self.show(10, on: scene.stage)
      try await scene.orca.waitUntilSpoken(10, within: .seconds(30)) { $0.text.contains("crowd") }
      let said = try await scene.said().map(\.text).filter { $0.contains("crowd") }
      #expect(said.count == 10, "\(said)")
      for (text, title) in zip(said, titles) { #expect(text.contains(title), "\(said)") }
      #expect(scene.stage.agents.count == 1)
    }

    /// Starts commands without waiting for any, and returns their titles in the order of the
    /// numbers that they print.
    private static func show(_ count: Int, on stage: Stage) async throws -> [String] {
      let titles = (0..<count).map { "crowd number \($0 / 10)\($0 % 10)" }
      let commands = try titles.map {
        try stage.session.start("toast", Stage.brief + ["-p", "--text", "never", "--", $0])
      }
      var numbered: [(number: Int, title: String)] = []
      for (command, title) in zip(commands, titles) {
        #expect(try await command.waitForExit(within: .seconds(60)) == .status(0), "\(title)")
        let number = try #require(
          Int(command.output.text.filter { $0 != "\n" }),
          "\(title) printed no number; \(command.errors.text)")
        numbered.append((number, title))
      }
      #expect(Set(numbered.map(\.number)).count == count)
      return numbered.sorted { $0.number < $1.number }.map(\.title)
    }
  }
}
