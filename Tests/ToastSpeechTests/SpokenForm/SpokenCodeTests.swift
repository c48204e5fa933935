import Testing

@testable import ToastSpeech

@Suite struct SpokenCodeTests {
  static let versions = [
    SpokenRow("v2.13.0-rc1", "version 2 point 13 point 0 release candidate 1"),
    SpokenRow("2.13.0", "2 point 13 point 0"),
    SpokenRow("v1.51", "version 1 point 51"),
    SpokenRow("version 1.51", "version 1 point 51"),
    SpokenRow("release 2.4", "release 2 point 4"),
    SpokenRow("v2", "version 2"),
    SpokenRow("version v3.1", "version 3 point 1"),
    SpokenRow("1.0.0-beta.2+build7", "1 point 0 point 0 beta 2 plus build 7"),
    SpokenRow("1.2.3-alpha.1", "1 point 2 point 3 alpha 1"),
    SpokenRow("v1.0.0-SNAPSHOT", "version 1 point 0 point 0 snapshot"),
    SpokenRow("3.13rc1", "3 point 13 release candidate 1"),
    SpokenRow("1.2.x", "1 point 2 point x"),
    SpokenRow("Deployed v1.2.3 to production", "Deployed version 1 point 2 point 3 to production"),
  ]

  @Test(arguments: versions)
  func `each part of a version is a number`(_ row: SpokenRow) { row.check() }

  static let identifiers = [
    SpokenRow("a1b2c3d", "eigh 1 B 2 C 3 D"),
    SpokenRow("A1B2C3D", "eigh 1 B 2 C 3 D"),
    SpokenRow("commit a1b2c3d4e5f60718293a4b5c6d7e8f9012345678", "commit eigh 1 B 2 C 3 D"),
    SpokenRow("a1b2c3d..e4f5a6b", "eigh 1 B 2 C 3 D to E 4 F 5 eigh 6 B"),
    SpokenRow("0123456789abcdef0123456789abcdef", "0 1 2 3 4 5 6"),
    SpokenRow(
      "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "sha256 9 F 8 6 D 0 8"),
    SpokenRow("550e8400-e29b-41d4-a716-446655440000", "identifier ending in 0 0 0 0"),
    SpokenRow("0x7fff", "hex 7 F F F"),
    SpokenRow("#ff8800", "colour F F 8 8 0 0"),
    SpokenRow("deadbeef", "deadbeef"),
    SpokenRow("facade", "facade"),
    SpokenRow("1234567", "1234567"),
  ]

  @Test(arguments: identifiers)
  func `of an identifier as much is said as can be kept in mind`(_ row: SpokenRow) { row.check() }

  static let names = [
    SpokenRow("foo_bar camelCase", "foo_bar camelCase"),
    SpokenRow("foo.bar()", "foo dot bar"),
    SpokenRow("print(x)", "print(x)"),
    SpokenRow("obj.method().other()", "obj dot method dot other"),
    SpokenRow("test_foo() failed", "test_foo failed"),
    SpokenRow("std::vector", "std colon colon vector"),
    SpokenRow("std::vector<int>", "std colon colon vector of int"),
    SpokenRow("List<T>", "List of T"),
    SpokenRow("Map<String, Int>", "Map of String, Int"),
    SpokenRow("$HOME", "dollar HOME"),
    SpokenRow("${HOME}/bin", "dollar HOME slash bin"),
    SpokenRow("--long-option", "dash dash long-option"),
    SpokenRow("--no-verify", "dash dash no-verify"),
    SpokenRow("-v", "dash V"),
    SpokenRow("-Wall", "dash Wall"),
    SpokenRow("-o file", "dash O file"),
    SpokenRow("git push --force-with-lease", "git push dash dash force-with-lease"),
    SpokenRow("@main", "at main"),
    SpokenRow("C# and C++", "C sharp and C plus plus"),
    SpokenRow("i++", "i plus plus"),
  ]

  @Test(arguments: names)
  func `names in programs are said with their joints`(_ row: SpokenRow) { row.check() }

  static let comparisons = [
    SpokenRow("a < b", "eigh less than b"),
    SpokenRow("x<y", "x less than y"),
    SpokenRow("x >= 3", "x greater than or equal to 3"),
    SpokenRow("a <= b", "eigh less than or equal to b"),
    SpokenRow("x != y", "x not equal to y"),
    SpokenRow("a == b", "eigh equals b"),
    SpokenRow("i < 10", "i less than 10"),
    SpokenRow("5 > 3", "5 greater than 3"),
    SpokenRow("if (x<5 && y>3)", "if (x less than 5 and y greater than 3)"),
    SpokenRow("a || b", "eigh or b"),
    SpokenRow("x = 3", "x equals 3"),
    SpokenRow("foo=bar", "foo equals bar"),
    SpokenRow("a => b", "eigh arrow b"),
    SpokenRow("x -> y", "x arrow y"),
    SpokenRow("a → b", "eigh arrow b"),
    SpokenRow("x += 1", "x plus equals 1"),
    SpokenRow("a & b", "eigh and b"),
    SpokenRow("ls | wc", "ls pipe wc"),
    SpokenRow("Settings > Privacy", "Settings, Privacy"),
  ]

  @Test(arguments: comparisons)
  func `no sign of a comparison is lost`(_ row: SpokenRow) { row.check() }

  static let tags = [
    SpokenRow("<speak>hello</speak>", "tag speak hello end tag speak"),
    SpokenRow("<test>", "tag test"),
    SpokenRow("<br/>", "tag br"),
    SpokenRow("</b>", "end tag b"),
    SpokenRow("<break time=\"1s\"/>", "tag break time equals \"1 second\""),
    SpokenRow("<voice name=\"x\">a</voice>", "tag voice name equals \"x\" a end tag voice"),
    SpokenRow("Crash on <nil>", "Crash on tag nil"),
    SpokenRow("Tom &amp; Jerry", "Tom and Jerry"),
  ]

  @Test(arguments: tags)
  func `a tag is said, not eaten`(_ row: SpokenRow) { row.check() }

  static let markup = [
    SpokenRow("**bold** text", "bold text"),
    SpokenRow("*emph* word", "emph word"),
    SpokenRow("~~gone~~", "gone"),
    SpokenRow("`code` x", "code x"),
    SpokenRow("# Title", "Title"),
    SpokenRow("- item", "item"),
    SpokenRow("* first", "first"),
    SpokenRow("- [ ] todo", "not checked, todo"),
    SpokenRow("[x] done", "checked, done"),
    SpokenRow("$ ls -la ~/src", "ls dash la src in home"),
  ]

  @Test(arguments: markup)
  func `what Markdown leaves is not said`(_ row: SpokenRow) { row.check() }

  static let keys = [
    SpokenRow("Ctrl+Shift+T", "Control Shift T"),
    SpokenRow("Ctrl+Alt+Del", "Control Alt Delete"),
    SpokenRow("Press Ctrl+A to select", "Press Control eigh to select"),
    SpokenRow("Ctrl-C", "Control C"),
    SpokenRow("Alt-F4", "Alt F4"),
    SpokenRow("Shift+Enter", "Shift Enter"),
    SpokenRow("Super+L", "Super L"),
    SpokenRow("⌘S", "Command S"),
    SpokenRow("⇧⌘P", "Shift Command P"),
    SpokenRow("⌥⏎", "Option Return"),
    SpokenRow("Alt-text", "Alt-text"),
    SpokenRow("Control-flow", "Control-flow"),
  ]

  @Test(arguments: keys)
  func `keys are said as they are pressed`(_ row: SpokenRow) { row.check() }

  static let branches = [
    SpokenRow("feature/foo-bar", "feature slash foo-bar"),
    SpokenRow("origin/main", "origin slash main"),
    SpokenRow(
      "Merge branch 'feature/login' into main",
      "Merge branch 'feature slash login' into main"),
    SpokenRow("application/json", "application slash json"),
    SpokenRow("a/b", "eigh slash b"),
  ]

  @Test(arguments: branches)
  func `branches and kinds of files are said with their slash`(_ row: SpokenRow) { row.check() }
}
