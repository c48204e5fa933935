import Testing
import ToastTesting

@testable import ToastCore

@Suite struct TextSafetyTests {
  /// A text and what becomes of it for terminal, bus and voice.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let terminal: String
    let bus: String
    let voice: String
    var testDescription: String { name }

    init(
      _ name: String, _ text: String, _ terminal: String, bus: String? = nil, voice: String? = nil
    ) {
      self.name = name
      self.text = text
      self.terminal = terminal
      self.bus = bus ?? terminal
      self.voice = voice ?? bus ?? terminal
    }
  }

  /// Swift allows none in a literal.
  private static let noncharacter = String(decoding: [0xEF, 0xBF, 0xBE] as [UInt8], as: UTF8.self)

  static let cases = [
    Case("nothing", "", ""),
    Case("only spaces", " \n\t ", ""),
    Case("plain", "Build finished (3/3)", "Build finished (3/3)"),
    Case("spaces at the ends", "  Saved ", "Saved"),
    Case("spaces inside", "a  b", "a  b"),
    Case("lines", "one\r\ntwo\n\n  three  \nfour\n", "one two three four"),
    Case("tab, vertical tab, form feed, NEL", "a\tb\u{B}c\u{C}d\u{85}e", "a b c d e"),
    Case("line and paragraph separator", "a\u{2028}b\u{2029}c", "a b c"),
    Case("colours", "\u{1B}[1;31mError\u{1B}[0m: no\u{9B}32m!", "Error: no!"),
    Case("tput sgr0", "\u{1B}[1mbold\u{1B}(B\u{1B}[m", "bold"),
    Case("a window title", "a\u{1B}]0;gone\u{7}b\u{1B}]8;;http://x\u{1B}\\c\u{9D}x\u{9C}d", "abcd"),
    Case("an open string", "a\u{1B}]0;here", "a\u{FFFD}]0;here", bus: "a ]0;here"),
    Case("an open sequence", "a\u{1B}[31", "a\u{FFFD}[31", bus: "a [31"),
    Case("escape alone", "a\u{1B}b\u{1B}", "a\u{FFFD}b\u{FFFD}", bus: "a b"),
    Case("NUL, BEL, backspace, DEL", "a\0b\u{7}c\u{8}d\u{7F}e", "a�b�c�d�e", bus: "a b c d e"),
    Case("voice commands", "\u{1}450S fast", "\u{FFFD}450S fast", bus: "450S fast"),
    Case("C1", "a\u{90}b\u{9C}c\u{9F}d", "a�b�c�d", bus: "a b c d"),
    Case(
      "balanced isolate", "a \u{2067}שלום\u{2069} b", "a \u{2067}שלום\u{2069} b", voice: "a שלום b"),
    Case(
      "balanced embedding and override", "\u{202A}a\u{202C}\u{202E}b\u{202C}",
      "\u{202A}a\u{202C}\u{202E}b\u{202C}", voice: "ab"),
    Case("open override", "Tro\u{202E}fdp.exe", "Trofdp.exe"),
    Case("closing alone", "a\u{202C}b\u{2069}c", "abc"),
    Case(
      "an isolate takes what is open inside it along", "\u{2066}a\u{202E}b\u{2069}c\u{202C}",
      "\u{2066}ab\u{2069}c", voice: "abc"),
    Case(
      "a pop does not reach out of an isolate", "\u{202B}a\u{2068}b\u{202C}c\u{2069}d\u{202C}",
      "\u{202B}a\u{2068}bc\u{2069}d\u{202C}", voice: "abcd"),
    Case(
      "a pair cut by a removed sequence", "\u{1B}]\u{2067}\u{7}a\u{2069}", "a"),
    Case("direction marks", "a\u{200E}b\u{200F}\u{61C}", "a\u{200E}b\u{200F}\u{61C}", voice: "ab"),
    Case(
      "zero-width space and word joiner", "a\u{200B}b\u{2060}c", "a\u{200B}b\u{2060}c", voice: "abc"
    ),
    Case("byte order mark, soft hyphen", "\u{FEFF}co\u{AD}op\u{FEFF}", "coop"),
    Case("interlinear annotation", "\u{FFF9}漢字\u{FFFA}かんじ\u{FFFB}", "漢字 かんじ"),
    Case("embedded object", "a\u{FFFC}b", "a b"),
    Case(
      "noncharacters", "a\(noncharacter)b", "a�b", voice: "a b"
    ),
    Case("icon font", "\u{E0A0} main", "\u{E0A0} main", voice: "main"),
    Case("emoji families", "👩‍👩‍👧‍👦 👍🏽 ❤️‍🔥 🏳️‍🌈", "👩‍👩‍👧‍👦 👍🏽 ❤️‍🔥 🏳️‍🌈"),
    Case(
      "a flag of tags", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!"),
    Case("tags elsewhere", "a\u{E0001}\u{E0068}\u{E0069}\u{E007F}b 🏴\u{E0067}", "ab 🏴"),
    Case(
      "Indic joiners", "क्\u{200D}ष ന്\u{200D} می\u{200C}خواهم",
      "क्\u{200D}ष ന്\u{200D} می\u{200C}خواهم"),
    Case(
      "hidden data in selectors", "☺\u{FE0F}\u{FE0F}\u{E0100}\u{E0101} \u{FE0F}x", "☺\u{FE0F} x"),
    Case("ideographic variation", "葛\u{E0100}城", "葛\u{E0100}城", voice: "葛城"),
    Case("shell and markup", "$(reboot) `x` <b>&amp; [[", "$(reboot) `x` <b>&amp; [["),
  ]

  @Test(arguments: cases)
  func `40: text is made harmless for each destination by its own rule`(_ c: Case) {
    func same(_ destination: TextDestination, _ expected: String) -> Bool {
      TextSafety.neutralize(c.text, for: destination).unicodeScalars
        .elementsEqual(expected.unicodeScalars)
    }
    #expect(same(.terminal, c.terminal))
    #expect(same(.bus, c.bus))
    #expect(same(.voice, c.voice))
  }

  @Test(arguments: TextDestination.allCases)
  func `what is safe stays as it is`(_ destination: TextDestination) {
    for c in Self.cases {
      let once = TextSafety.neutralize(c.text, for: destination)
      #expect(TextSafety.neutralize(once, for: destination) == once)
    }
  }

  @Test func `no control reaches any destination, whatever the text`() {
    var random = SplitMix(seed: 40)
    let alphabet =
      (0..<0x100).map { UInt32($0) } + Array(0x2000...0x206F) + [0x41, 0x1F3F4, 0xE0067]
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<random.next(below: 40) {
        if let scalar = Unicode.Scalar(alphabet[random.next(below: alphabet.count)]) {
          text.append(scalar)
        }
      }
      for destination in TextDestination.allCases {
        let safe = TextSafety.neutralize(String(text), for: destination)
        #expect(
          !safe.unicodeScalars.contains {
            $0.properties.generalCategory == .control || $0.value == 0x2028 || $0.value == 0x2029
          })
        let scalars = Array(safe.unicodeScalars)
        let balanced = BidirectionalPairs.balanced(in: scalars)
        #expect(zip(scalars, balanced).allSatisfy { !Self.scopes.contains($0.value) || $1 })
      }
    }
  }

  private static let scopes: Set<UInt32> = Set(0x202A...0x202E).union(0x2066...0x2069)

  @Test func `invalid bytes are replaced`() {
    #expect(TextSafety.decode([0x53, 0xFF, 0x61, 0xC3]) == "S\u{FFFD}a\u{FFFD}")
    #expect(TextSafety.decode([]) == "")
  }

  /// The inputs that would take quadratic time if anything looked back or ahead without a limit.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "a", "ü", " ", "\n", "\u{1B}", "\u{1B}[", "\u{1B}[1", "\u{1B}]", "\u{9D}", "\u{2067}",
      "\u{202A}",
      "\u{2069}", "\u{2067}\u{202A}", "\u{301}", "👩\u{200D}", "🇩", "🏴\u{E0067}", "\u{FE0F}", "a\n ",
      ".",
    ])
  func `a long text takes linear time`(_ piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    let clock = ContinuousClock()
    let time = clock.measure {
      for destination in TextDestination.allCases {
        let safe = TextSafety.neutralize(text, for: destination)
        #expect(EarLimit.shorten([safe], in: .english).count == 1)
      }
    }
    // Generous for a debug build on a busy machine; quadratic time would be hours.
    #expect(time < .seconds(30))
  }
}
