import Testing
import ToastCore

@testable import ToastAudit

@Suite struct SuppressionTests {
  private static func read(_ text: String) throws -> [AuditSuppression] {
    try AuditSuppression.suppressions(from: Array(text.utf8), source: "s.json")
  }

  private static let unreadable = AuditedToast(
    ToastContent(title: "A", message: "B"),
    style: .custom {
      $0.titleColor = $0.backgroundColor
      $0.messageColor = $0.backgroundColor
    })

  @Test func `a finding with a reason does not count, and is still there`() throws {
    let suppressions = try Self.read(
      #"[{"rule":"contrast-minimum","toast":0,"element":"title","reason":"a logo"}]"#)
    let report = audit([Self.unreadable, Self.unreadable]).applying(suppressions)
    let failed = report.results.filter { $0.rule == .contrastMinimum && $0.outcome == .failed }
    #expect(failed.count == 4)
    #expect(failed.filter { $0.waiver == nil }.count == 3)
    #expect(failed.first?.waiver == .suppressed("a logo"))
  }

  @Test(
    arguments: [
      (#"[{"rule":"contrast-minimum"}]"#, "has no reason"),
      (#"[{"rule":"contrast-minimum","reason":" "}]"#, "has no reason"),
      (#"[{"rule":"contrast-minimun","reason":"x"}]"#, "did you mean 'contrast-minimum'?"),
      (#"[{"reason":"x"}]"#, "a suppression names a rule"), (#"{}"#, "is not a list"),
      (#"[{"rule":"reflow","reason":"x","toast":-1}]"#, "[0].toast: '-1' is not a whole number"),
    ])
  func `one without a rule or a reason is an error`(text: String, words: String) {
    #expect {
      try Self.read(text)
    } throws: { error in
      "\(error)".hasPrefix("s.json: ") && "\(error)".contains(words)
    }
  }

  @Test func `code can accept a finding`() {
    let accepted = audit(Self.unreadable) { $0.rule == .contrastMinimum ? "a drawing" : nil }
    #expect(accepted.failures.isEmpty)
    #expect(!audit(Self.unreadable).failures.isEmpty)
  }

  @Test func `what is no report is no baseline`() {
    for text in ["{}", #"{"results":[{}]}"#, "[", #"{"results":[{"outcome":"failed"}]}"#] {
      #expect(throws: AuditInputError.self) {
        try AuditReport.baseline(from: Array(text.utf8), source: "b.json")
      }
    }
  }
}
