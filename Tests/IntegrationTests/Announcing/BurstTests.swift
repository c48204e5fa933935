import Testing
import ToastTesting

extension Announcing {
  @Suite(.enabled(if: ReaderStage.isPossible))
  struct Bursts {
    /// Thirty are more than Orca 43 takes at once: past fifty waiting events it drops some.
    @Test(arguments: [5, 30])
    func `a burst is said whole and in order, each once, and heard so`(count: Int) async throws {
      let scene = try await ReaderStage()
      let titles = (1...count).map { "item \($0 < 10 ? "0" : "")\($0)" }
      let report = try await scene.stage.burst(titles)
      #expect(report.state("announcement") == "delivered", "\(report)")

      let said = try await scene.said().map(\.text)
      #expect(titles.map { said.times($0) } == titles.map { _ in 1 }, "\(said)")
      #expect(Self.order(of: titles, in: said) == titles)

      let heard = try await scene.heard()
      #expect(heard.map(\.kind) == titles.map { _ in .announcement })
      #expect(heard.map(\.text) == titles.map { "\($0)." })
    }

    /// The titles in the order in which they are said.
    private static func order(of titles: [String], in said: [String]) -> [String] {
      said.compactMap { text in titles.first { text.contains($0) } }
    }
  }
}
