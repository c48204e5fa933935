import Testing
import ToastCore
import ToastTesting

@testable import ToastCommand

@Suite struct CommandRequestPropertyTests {
  /// What random arguments are put together from.
  private static let pieces: [String] =
    [
      "--", "-", "=", "", " ", "show", "success", "help", "Saved",
      "Your file", "\u{1B}[2J", "-1",
      "0",
      "99", "3s", "indefinite", "nan", "de-AT", "polite", "always", "a.wav", "日本", "👩‍💻", "--no-",
      "-w", "-p", "-t", "-a", "-h", "--version", "--nonsense",
    ] + CommandDescription.toast.subcommands.flatMap(\.options).flatMap(\.longForms)

  private func argument(_ random: inout SplitMix) -> [UInt8] {
    switch random.next(below: 8) {
    case 0: (0..<random.next(below: 12)).map { _ in UInt8(random.next(below: 256)) }
    case 1:
      Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
        + Array("=".utf8) + Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
    case 2:
      Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
        + Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
    default: Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
    }
  }

  @Test func `any arguments give one result, and no result is empty or unsafe`() {
    var random = SplitMix(seed: 64)
    var kinds: [String: Int] = [:]
    for _ in 0..<25_000 {
      var arguments = (0..<random.next(below: 7)).map { _ in argument(&random) }
      if random.next(below: 4) == 0 {
        let subcommand = random.one(of: CommandDescription.toast.subcommands)
        arguments = [Array(subcommand.name.utf8)] + arguments.prefix(random.next(below: 3))
      }
      switch CommandRequest(arguments) {
      case .show(let options):
        kinds["show", default: 0] += 1
        #expect(options.messageFromStandardInput || !options.content().isEmpty, "\(arguments)")
        #expect(options.output?.isEmpty != true)
      case .queue, .progress, .run, .audit, .preferences, .voice, .pictures:
        kinds["other", default: 0] += 1
      case .help(let text), .version(let text):
        kinds["text", default: 0] += 1
        #expect(text.hasSuffix("\n"))
      case .usageError(let error):
        kinds["error", default: 0] += 1
        #expect(!error.message.isEmpty && error.message.utf8.count < 1000)
        #expect(
          !error.message.unicodeScalars.contains { $0.properties.generalCategory == .control })
      }
    }
    // The generator is worth something only if it reaches every kind of result often.
    #expect(kinds.count == 4 && kinds.values.allSatisfy { $0 > 300 }, "\(kinds)")
  }

  @Test func `what comes after two dashes comes out as it was given`() {
    var random = SplitMix(seed: 45)
    for _ in 0..<5_000 {
      let title = argument(&random) + [0x61]
      let message = argument(&random) + [0x62]
      for before in [[], ["show"], ["error", "-w"], ["--text=never"]] {
        let arguments = before.map { Array($0.utf8) } + [Array("--".utf8), title, message]
        guard case .show(let options) = CommandRequest(arguments) else {
          Issue.record("\(arguments)")
          continue
        }
        #expect(options.title == TextSafety.decode(title))
        #expect(options.message == TextSafety.decode(message))
        #expect(options.waits == before.contains("-w"))
      }
    }
  }
}
