import Testing
import ToastCore
import ToastTesting

@testable import ToastAudit

@Suite struct JUnitReportTests {
  private static let script = """
    import sys, xml.etree.ElementTree as tree
    root = tree.fromstring(sys.stdin.buffer.read())
    for suite in [root] + root.findall("testsuite"):
        cases = list(suite.iter("testcase"))
        print(suite.tag, suite.get("tests") == str(len(cases)),
            suite.get("failures") == str(len(list(suite.iter("failure")))),
            suite.get("skipped") == str(len(list(suite.iter("skipped")))))
    print(len(list(root.iter("failure"))), len(list(root.iter("testcase"))))
    print(ascii(root.find("testsuite").get("name")))
    """

  @Test func `another parser reads it, its counts are right and its texts survive`() async throws {
    let report = Sample.waived
    let result = try await run(
      "python3", ["-c", Self.script], input: .text(report.junit))
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "testsuites True True True")
    #expect(lines.dropFirst().dropLast(2).allSatisfy { $0 == "testsuite True True True" })
    #expect(lines.count == 7)
    #expect(lines[5] == "\(report.failures.count) \(report.results.count)")
    #expect(lines[6].contains(#"a"b<c>&d]]>\ufffd[31m\ufffd\ufffd\u202e"#))
    #expect(lines[6].contains(#"\n\\\'\xe9\U0001d11e"#))
  }
}
