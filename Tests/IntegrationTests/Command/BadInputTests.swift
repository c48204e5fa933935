import Testing
import ToastTesting

extension CommandTests {
  /// Whatever a script passes on: a clear error, or the cleaned text; nothing hangs, nothing is lost.
  @Suite struct BadInputTests {
    @Test(arguments: [
      (["Saved", "--wiat"], "unknown option '--wiat'; did you mean '--wait'?"),
      ([], "missing title"), ([""], "missing title"), (["\u{1B}[0m"], "missing title"),
      (
        ["a", "b", "c"], "'c' comes after title and message; put a text of several words in quotes"
      ),
      (["-xf"], "unknown option '-xf'; a title that begins with '-' comes after '--'"),
      (["Saved", "--rate", "9"], "--rate: '9' is not from 80 to 449"),
      (["Saved", "--output"], "--output needs a value: --output <file.wav>"),
    ])
    func `arguments that make no sense are told`(arguments: [String], message: String) async throws
    {
      let result = try await Surroundings.toast(arguments)
      #expect(result.exit == .status(64))
      #expect(
        result.errors == "toast: \(message)\nSee 'toast --help' for its arguments and options.\n")
      #expect(result.output.isEmpty)
    }

    @Test func `help and the version are data`() async throws {
      for option in ["--help", "--version"] {
        let result = try await Surroundings.toast([option])
        #expect(result.exit == .status(0))
        #expect(!result.output.isEmpty)
        #expect(result.errors.isEmpty)
      }
    }

    @Test func `bytes that are no UTF-8 are replaced`() async throws {
      let result = try await Surroundings.shell("\"$toast\" -- \"$(printf 'caf\\351 \\377')\"")
      #expect(result.exit == .status(0))
      #expect(result.errors == "caf\u{FFFD} \u{FFFD}.\n")
    }

    @Test(arguments: [
      ("a\u{1B}[31mred\u{1B}[0mb", "aredb"), ("a\u{9B}2Jb", "ab"), ("a\u{1B}]0;title\u{7}b", "ab"),
      ("a\u{8}\u{7F}\u{1}b", "a\u{FFFD}\u{FFFD}\u{FFFD}b"), ("a\rb\nc", "a b c"),
      ("a\u{202E}b", "ab"), ("a\u{1B}Pb", "a\u{FFFD}Pb"),
    ])
    func `41: what would act on a terminal is taken out of the text`(
      title: String, cleaned: String
    ) async throws {
      let result = try await Surroundings.toast(["--", title])
      #expect(result.exit == .status(0))
      #expect(result.errors == "\(cleaned).\n")
    }

    @Test func `standard input may hold anything`() async throws {
      let result = try await Surroundings.shell(
        #"printf 'a\0b\033[31mred\377' | "$toast" Log --message -"#)
      #expect(result.exit == .status(0))
      #expect(result.errors == "Log. a\u{FFFD}bred\u{FFFD}.\n")
    }

    @Test func `a megabyte of standard input is printed whole`() async throws {
      let text = String(repeating: "word ", count: 200_000)
      let result = try await Surroundings.toast(["Log", "--message", "-"], input: .text(text))
      #expect(result.exit == .status(0))
      #expect(result.errors.utf8.count == text.utf8.count + "Log. .\n".utf8.count - 1)
    }

    @Test func `the longest argument there can be is printed whole`() async throws {
      let title = String(repeating: "ä", count: 65_000)
      let result = try await Surroundings.toast(["--", title])
      #expect(result.exit == .status(0))
      #expect(result.errors == title + ".\n")
    }

    @Test func `more than anybody could mean is refused`() async throws {
      let result = try await Surroundings.shell(
        "head -c 20000000 /dev/zero | \"$toast\" Log --message -")
      #expect(result.exit == .status(65))
      #expect(result.errors == "toast: --message -: read standard input: File too large\n")
    }

    @Test func `a folder as standard input is unreadable`() async throws {
      let result = try await Surroundings.shell("\"$toast\" Log --message - < /")
      #expect(result.exit == .status(65))
      #expect(result.errors == "toast: --message -: read standard input: Is a directory\n")
    }

    @Test func `an empty message from standard input leaves the title`() async throws {
      let result = try await Surroundings.toast(["Log", "--message", "-"])
      #expect(result.errors == "Log.\n")
      let nothing = try await Surroundings.toast(["--message", "-"])
      #expect(nothing.exit == .status(64))
      #expect(nothing.errors == "toast: title, message: both are empty\n")
    }

    @Test func `a megabyte with everything in it arrives at the ear, cleaned and cut`() async throws
    {
      let session = try await PrivateSession(variables: Surroundings.silent)
      let ear = try await Ear(in: session)
      let text = String(repeating: "word \u{1B}[31m\u{202E}\u{7}", count: 60_000)
      let result = try await session.run(
        "toast", ["Log", "--message", "-", "--must-deliver"], input: .text(text))
      #expect(result.exit == .status(0))
      let heard = try #require(try await ear.waitFor().first)
      #expect(heard.text.hasPrefix("Log. word word word"))
      #expect(heard.text.count < 1200)
      #expect(!heard.text.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!heard.text.unicodeScalars.contains { $0.properties.generalCategory == .format })
    }
  }
}
