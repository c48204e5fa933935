import Testing
import ToastTesting

extension Announcing {
  @Suite(.enabled(if: ReaderStage.isPossible))
  struct LongTexts {
    private static let words = Array(repeating: "abcdefghi", count: 200).joined(separator: " ")

    @Test func `a long message is cut where it is said, and whole where it is read`() async throws {
      let scene = try await ReaderStage()
      try await scene.stage.report("Log", Self.words).expectDelivered()
      let heard = try await #require(scene.ear.waitFor().first)
      let text = try await scene.stage.session.run(
        "dbus-send",
        [
          "--bus=\(scene.stage.session.startAccessibility())", "--print-reply=literal",
          "--dest=\(heard.bus)", "\(heard.path)_label1", "org.a11y.atspi.Text.GetText", "int32:0",
          "int32:-1",
        ])
      #expect(text.output.contains(Self.words), "\(text.errors)")
      try await Self.expectCut(scene)
    }

    @Test func `so is a long title`() async throws {
      let scene = try await ReaderStage()
      try await scene.stage.report(Self.words).expectDelivered()
      try await Self.expectCut(scene)
    }

    @Test func `a long title leaves nothing of the message, and tells how much that is`()
      async throws
    {
      let scene = try await ReaderStage()
      try await scene.stage.report(Self.words, "And the rest.").expectDelivered()
      try await Self.expectCut(scene)
      #expect(try await scene.said().map(\.text).times("And the rest") == 0)
    }

    private static func expectCut(_ scene: ReaderStage) async throws {
      let said = try await scene.said().map(\.text)
      // Nobody counts the role, the severity and how much was left out.
      #expect((950...1100).contains(said.joined().count), "\(said)")
      #expect(said.times("more characters") == 1, "\(said)")
      let heard = try await scene.heard()
      #expect(heard.count == 1)
      #expect(heard.allSatisfy { (900...1100).contains($0.text.count) })
      #expect(heard.map(\.text).times("more characters") == 1)
    }

    @Test func `nothing hostile arrives`() async throws {
      let scene = try await ReaderStage()
      let hostile =
        "red \u{1B}[31malert\u{1B}[0m \u{1B}]0;title\u{7} bell\u{7} back\u{8} \u{202E}reversed "
        + "two\nlines\r\tand\u{2028}more \u{FFFC} zero\u{FEFF}width \u{E0041}\u{9B}2J end"
      try await scene.stage.report(hostile, hostile + " message").expectDelivered()
      let said = try await scene.said().map(\.text)
      let heard = try await scene.heard().map(\.text)
      #expect(said.times("alert") == 2, "\(said)")
      #expect(said.times("message") == 1, "\(said)")
      #expect(heard.count == 1)
      for text in said + heard {
        let bad = text.unicodeScalars.filter {
          $0.properties.generalCategory == .control || (0x202A...0x202E).contains($0.value)
            || [0x2028, 0xFFFC, 0xFEFF, 0xE0041].contains($0.value)
        }
        #expect(bad.isEmpty, "\(text.debugDescription)")
        #expect(!text.contains("[31m") && !text.contains("0;title"))
      }
    }
  }
}
