import Testing

@testable import ToastCore

@Suite struct ToastPolicyTests {
  @Test(arguments: [
    (ToastPolicy.sequential, "sequential"), (.replace, "replace"), (.priority, "priority"),
    (.stack(max: 3), "stack:3"), (.coalesce(key: "a:b"), "coalesce:a:b"),
    (.coalesce(key: ""), "coalesce:"),
  ])
  func `28: a policy is a word and reads back`(policy: ToastPolicy, word: String) {
    #expect(policy.description == word)
    #expect(ToastPolicy(word) == policy)
  }

  @Test(arguments: ["", "Sequential", "stack", "stack:0", "stack:11", "stack:x", "replace:1"])
  func `28: what is no policy is none`(word: String) {
    #expect(ToastPolicy(word) == nil)
  }
}
