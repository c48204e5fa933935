import Glibc
import Testing

@testable import ToastTesting

/// The source of an event must live until the reader has taken it from its queue, and it is gone
/// with its process.
extension Announcing {
  @Suite(.enabled(if: ReaderStage.isPossible))
  struct EndingProcesses {
    @Test func `the toast of a command that ends at once is said`() async throws {
      let scene = try await ReaderStage()
      try await scene.stage.toast(["--", "hi"])
      try await scene.expectOnce("hi", announcement: "hi.")
    }

    @Test func `without a session bus the accessibility bus of the environment is enough`()
      async throws
    {
      let scene = try await ReaderStage()
      let session = scene.stage.session
      let result = try await ToastTesting.run(
        "toast", Stage.brief + ["--report", "--", "Alone", "No session bus here."],
        environment: session.environment.filter { $0.key != "DBUS_SESSION_BUS_ADDRESS" }
          .merging(["AT_SPI_BUS_ADDRESS": session.startAccessibility()]) { $1 })
      #expect(result.exit == .status(0), "\(result.errors)")
      #expect(try Report(result.output).state("announcement") == "delivered")
      try await scene.expectOnce("Alone", announcement: "Alone. No session bus here.")
      #expect(try await scene.said().map(\.text).times("No session bus here.") == 1)
    }

    @Test func `a program that shows a toast itself and returns from main is heard`() async throws {
      let scene = try await ReaderStage()
      let result = try await scene.stage.session.run("toast-example-inprocess", ["Rendered"])
      #expect(result.exit == .status(0), "\(result.errors)")
      #expect(scene.stage.agents.isEmpty)
      try await scene.expectOnce(
        "Rendered", announcement: "Success: Rendered. Forty frames are ready.")
      #expect(try await scene.said().map(\.text).times("Forty frames are ready.") == 1)
    }

    @Test func `of a program that ends, every toast is heard, and not only the first`()
      async throws
    {
      let scene = try await ReaderStage()
      let titles = ["First", "Second", "Third", "Fourth"]
      let result = try await scene.stage.session.run("toast-example-inprocess", titles)
      #expect(result.exit == .status(0))
      #expect(result.errors.isEmpty)
      let said = try await scene.said().map(\.text)
      #expect(titles.map { said.times($0) } == [1, 1, 1, 1], "\(said)")
      let heard = try await scene.heard().map(\.text)
      #expect(heard == titles.map { "Success: \($0). Forty frames are ready." })
    }
  }
}

extension ReaderStage {
  /// Waits until a title is said, and expects that it was said and its announcement heard once, and
  /// that nothing else was heard.
  func expectOnce(
    _ title: String, announcement: String, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    try await orca.waitUntilSpoken { $0.text.contains(title) }
    let said = try await said().map(\.text)
    #expect(said.times(title) == 1, "\(said)", sourceLocation: location)
    let heard = try await heard()
    #expect(heard.map(\.text) == [announcement], sourceLocation: location)
    #expect(heard.map(\.kind) == [.announcement], sourceLocation: location)
  }
}
