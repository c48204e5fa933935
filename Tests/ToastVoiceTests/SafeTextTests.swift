// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import ToastVoice

@Suite struct SafeTextTests {
  @Test func `ordinary text stays as it is`() {
    let text = "Größe 3 of 5: \u{1F389} done."
    #expect(SafeText(text).text == text)
    #expect(SafeText(text).origins == Array(0..<text.unicodeScalars.count))
  }

  @Test(arguments: ["\u{1}", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9F}", "\n", "\u{A0}"])
  func `a control or a space of any kind becomes a plain space`(scalar: String) {
    #expect(SafeText("a\(scalar)450S").text == "a 450S")
  }

  @Test func `a long word is split every forty code points`() {
    let safe = SafeText(String(repeating: "x", count: 95))
    #expect(safe.text.split(separator: " ").map(\.count) == [40, 40, 15])
    #expect(safe.origins[39...42] == [39, 40, 40, 41])
  }

  @Test func `marks that are stacked count as code points of the word`() {
    let safe = SafeText("a" + String(repeating: "\u{301}", count: 100))
    #expect(safe.text.unicodeScalars.split(separator: " ").allSatisfy { $0.count <= 40 })
  }

  @Test(arguments: [999, 1000, 1001, 5000, 1_000_000])
  func `no more than a thousand code points are left`(count: Int) {
    let safe = SafeText(String(repeating: "a ", count: count / 2))
    #expect(safe.text.unicodeScalars.count == min(count / 2 * 2, 1000))
    #expect(safe.origins.count == safe.text.unicodeScalars.count)
  }

  @Test func `places lead back to the original text`() throws {
    let safe = SafeText(String(repeating: "x", count: 45) + "\tend")
    let place = try #require(safe.original(position: 47, length: 3))
    #expect(place.position == 46)
    #expect(place.length == 3)
    #expect(safe.original(position: 50, length: 1) == nil)
    #expect(safe.original(position: -1, length: 1) == nil)
    #expect(safe.original(position: 47, length: 99)?.length == 3)
  }
}
