import Testing
import ToastCore

@testable import ToastAudit

/// Source: act-rules.github.io, `_rules/visible-label-in-accessible-name-2ee8b8.md`; the cases that
/// are inapplicable because of an HTML role are left out. That of a sign alone ("X", "close") is
/// inapplicable there by a person's judgement; here a letter is a word.
@Suite struct LabelInNameTests {
  @Test(
    arguments: [
      ("passed 1", "next page", "next page ", true),
      ("passed 2", "next page", "Next Page", true),
      ("passed 3", "Next Page", "Next Page in the list", true),
      ("failed 1", "Next", "OK", false),
      ("failed 2", "The full label", "the full", false),
      ("failed 3", "Page 2", "Page two", false),
      ("inapplicable 4", "", "OK", nil),
    ] as [(String, String, String, Bool?)])
  func `a label is in a name by the outcome of the test case`(
    id: String, label: String, name: String, expected: Bool?
  ) {
    #expect(LabelInName.holds(label, in: name) == expected)
  }

  @Test(
    arguments: [
      ("Compose…", "compose", true), ("Undo", "Undone", false), ("page next", "next page", false),
      ("Rückgängig", "RÜCKGÄNGIG machen", true), ("›", "next", nil),
    ] as [(String, String, Bool?)])
  func `whole words count, in their order, and signs do not`(
    label: String, name: String, expected: Bool?
  ) {
    #expect(LabelInName.holds(label, in: name) == expected)
  }
}
