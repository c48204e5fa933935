import Testing
import ToastTesting

extension Announcing {
  @Suite(.enabled(if: ReaderStage.isPossible))
  struct Once {
    @Test func `34, 37: a toast is said once, title and message, and heard once at the same time`()
      async throws
    {
      let scene = try await ReaderStage()
      let report = try await scene.stage.report(
        "Saved", "Three files are safe.", options: ["success"] + Stage.brief)
      let said = try await scene.said()
      #expect(said.map(\.text).times("Success: Saved") == 1, "\(said)")
      #expect(said.map(\.text).times("Saved") == 1, "\(said)")
      #expect(said.map(\.text).times("Three files are safe.") == 1, "\(said)")

      let heard = try await scene.heard()
      #expect(heard.map(\.kind) == [.announcement])
      #expect(heard.map(\.text) == ["Success: Saved. Three files are safe."])
      #expect(heard.map(\.politeness) == ["polite"])
      #expect(heard.map(\.role) == ["notification"])
      let first = try #require(heard.first)
      let utterance = try #require(said.first { $0.text.contains("Saved") })
      #expect((-2_000_000...2_000_000).contains(utterance.microseconds - first.microseconds))

      #expect(report.state("announcement") == "delivered")
      #expect(report.names("orca-test", "showing", isReader: true), "\(report)")
      #expect(report.names("toast-ear", "announcement", isReader: false), "\(report)")
    }
  }
}
