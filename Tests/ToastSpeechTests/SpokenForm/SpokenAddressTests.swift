import Testing

@testable import ToastSpeech

@Suite struct SpokenAddressTests {
  static let links = [
    SpokenRow("https://example.com", "example dot com"),
    SpokenRow("https://example.com/foo?x=1", "example dot com"),
    SpokenRow("See https://www.example.com/docs.", "See example dot com."),
    SpokenRow("See https://a.org/x_(y), then go.", "See a dot org, then go."),
    SpokenRow("(http://localhost:3000/)", "(localhost port 3000)"),
    SpokenRow("https://user:pw@example.com:8443/x", "example dot com port 8443"),
    SpokenRow("https://[::1]:8080/", "colon colon 1 port 8080"),
    SpokenRow("<https://example.com>", "example dot com"),
    SpokenRow("www.example.com/a/b", "example dot com"),
    SpokenRow("example.com", "example dot com"),
    SpokenRow("github.com/foo/bar", "github dot com"),
    SpokenRow("[text](https://x.com/a)", "text"),
    SpokenRow("file:///home/anna/report.pdf", "report dot pdf in home anna"),
  ]

  @Test(arguments: links)
  func `of a link the host is said`(_ row: SpokenRow) { row.check() }

  static let paths = [
    SpokenRow("/usr/local/bin/toast", "toast in usr local bin"),
    SpokenRow("/usr/bin/env python3", "env in usr bin python3"),
    SpokenRow("/etc", "slash etc"),
    SpokenRow("/", "slash"),
    SpokenRow("~/", "home"),
    SpokenRow("~/foo/bar.txt", "bar dot txt in home foo"),
    SpokenRow("~/.bashrc", "dot bashrc in home"),
    SpokenRow("./build.sh", "build dot sh"),
    SpokenRow("../lib/x.c", "x dot c in parent folder lib"),
    SpokenRow("src/main.swift", "main dot swift in src"),
    SpokenRow("node_modules/react/index.js", "index dot js in node_modules react"),
    SpokenRow("docs/index.html", "index dot html in docs"),
    SpokenRow("Tests/", "Tests"),
    SpokenRow("*.swift", "star dot swift"),
    SpokenRow("C:\\Users\\anna\\report.pdf", "report dot pdf in drive C Users anna"),
    SpokenRow(
      "Backup of /home/anna/Documents finished",
      "Backup of Documents in home anna finished"),
    SpokenRow("--file=/tmp/x.log", "dash dash file equals x dot log in tmp"),
  ]

  @Test(arguments: paths)
  func `of a path the last part is said first`(_ row: SpokenRow) { row.check() }

  static let places = [
    SpokenRow("main.swift:42", "main dot swift line 42"),
    SpokenRow(
      "main.swift:42:7: error: no such module",
      "main dot swift line 42 column 7: error: no such module"),
    SpokenRow(
      "Sources/Core/Limit.swift:42:7: error: bad",
      "Limit dot swift line 42 column 7 in Sources Core: error: bad"),
    SpokenRow("foo.py, line 3", "foo dot py, line 3"),
  ]

  @Test(arguments: places)
  func `a place in a file is said with its line`(_ row: SpokenRow) { row.check() }

  static let files = [
    SpokenRow("report.pdf", "report dot pdf"),
    SpokenRow("README.md", "README dot md"),
    SpokenRow("archive.tar.gz", "archive dot tar dot gz"),
    SpokenRow("10.5.3.tar.gz", "10 point 5 point 3 dot tar dot gz"),
    SpokenRow(".gitignore", "dot gitignore"),
    SpokenRow("or any parent: .git", "or any parent: dot git"),
  ]

  @Test(arguments: files)
  func `the point in a name is said`(_ row: SpokenRow) { row.check() }

  static let mail = [
    SpokenRow("foo@example.com", "foo at example dot com"),
    SpokenRow("Mail foo@example.com.", "Mail foo at example dot com."),
    SpokenRow("first.last@mail.example.org", "first dot last at mail dot example dot org"),
    SpokenRow("user+tag@mail.example.co.uk", "user plus tag at mail dot example dot co dot uk"),
    SpokenRow("<foo@example.com>", "foo at example dot com"),
    SpokenRow("mailto:x@y.org", "x at y dot org"),
    SpokenRow("ssh anna@192.168.1.5", "ssh anna at 192 dot 168 dot 1 dot 5"),
    SpokenRow("git@github.com:foo/bar.git", "bar dot git in foo at github dot com"),
    SpokenRow("@anna please review", "at anna please review"),
  ]

  @Test(arguments: mail)
  func `an address is said as it is told`(_ row: SpokenRow) { row.check() }

  static let machines = [
    SpokenRow("192.168.0.1", "192 dot 168 dot 0 dot 1"),
    SpokenRow("192.168.0.1:8080", "192 dot 168 dot 0 dot 1 port 8080"),
    SpokenRow("10.0.0.0/24", "10 dot 0 dot 0 dot 0 slash 24"),
    SpokenRow("localhost:8080", "localhost port 8080"),
    SpokenRow("example.com:443", "example dot com port 443"),
    SpokenRow("::1", "colon colon 1"),
    SpokenRow("fe80::1", "F E 8 0 colon colon 1"),
    SpokenRow(
      "2001:db8::ff00:42:8329",
      "2 0 0 1 colon D B 8 colon colon F F 0 0 colon 4 2 colon 8 3 2 9"),
    SpokenRow("aa:bb:cc:dd:ee:01", "eigh eigh, B B, C C, D D, E E, 0 1"),
  ]

  @Test(arguments: machines)
  func `the parts of a machine's address are told apart`(_ row: SpokenRow) { row.check() }
}
