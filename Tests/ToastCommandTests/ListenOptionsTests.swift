import Testing

@testable import ToastCommand

@Suite struct ListenOptionsTests {
  private func request(_ words: [String]) -> CommandRequest {
    CommandRequest((["listen"] + words).map { Array($0.utf8) })
  }

  private func options(_ words: String...) throws -> ListenOptions {
    guard case .listen(let options) = request(words) else {
      throw UsageError("\(words): \(request(words))")
    }
    return options
  }

  @Test func `without options it hears everything`() throws {
    let options = try options()
    #expect(options.expected.isEmpty && options.expectedOnce.isEmpty && options.rejected.isEmpty)
    #expect(options.match == .substring)
    #expect(options.application == nil && options.timeout == nil)
    #expect(!options.isJSON && !options.activates && !options.isPrivate)
    #expect(options.command.isEmpty)
  }

  @Test func `each expectation may come several times, and the command is taken as it is`() throws {
    let options = try options(
      "--expect", "A", "--expect", "B", "--expect-once=C", "--reject", "D", "--match", "exact",
      "--app", "Editor", "--timeout", "2.5", "--json", "--activate", "--private-bus", "--", "prog",
      "--expect", "x")
    #expect(options.expected == ["A", "B"])
    #expect(options.expectedOnce == ["C"])
    #expect(options.rejected == ["D"])
    #expect(options.match == .exact)
    #expect(options.application == "Editor")
    #expect(options.timeout == 2.5)
    #expect(options.isJSON && options.activates && options.isPrivate)
    #expect(
      options.command.map { String(decoding: $0, as: UTF8.self) } == ["prog", "--expect", "x"])
  }

  @Test(arguments: [
    (["Saved"], "'Saved' comes before '--'"), (["--expect"], "--expect needs a value"),
    (["--expect", " "], "--expect: '' is empty"), (["--timeout", "0"], "--timeout: '0' is not"),
    (["--match", "glob"], "--match: 'glob' is not substring, exact or regex"),
    (["--expects", "x"], "did you mean '--expect'?"), (["--", ""], "command: it has no name"),
    (["--", "a\u{0}b"], "command: a NUL is in it"),
  ])
  func `a mistake is named`(words: [String], part: String) {
    guard case .usageError(let error) = request(words) else {
      Issue.record("\(words) was taken")
      return
    }
    #expect(error.message.contains(part), "\(error.message)")
  }
}
