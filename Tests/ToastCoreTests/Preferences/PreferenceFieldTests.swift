import Testing

@testable import ToastCore

@Suite struct PreferenceFieldTests {
  /// One field: texts that are allowed with the value they mean, and texts that are not.
  struct Row: Sendable, CustomTestStringConvertible {
    let field: PreferenceField
    let variable: String
    let good: [(String, JSONText)]
    let bad: [String]
    let allowed: String
    var testDescription: String { field.rawValue }

    init(
      _ field: PreferenceField, _ variable: String, _ good: [(String, JSONText)], not bad: [String],
      _ allowed: String
    ) {
      (self.field, self.variable, self.good) = (field, variable, good)
      (self.bad, self.allowed) = (bad, allowed)
    }
  }

  private static func words(_ words: String...) -> [(String, JSONText)] {
    words.map { ($0, .string($0)) }
  }

  private static let yesNo: [(String, JSONText)] = [
    ("yes", true), ("no", false), ("true", true), ("false", false),
  ]

  static let rows: [Row] = [
    Row(
      .motion, "MOTION", words("full", "reduced", "none"), not: ["Full", "less", ""],
      "full, reduced or none"),
    Row(
      .textScale, "TEXT_SCALE", [("0.5", 0.5), ("2", 2.0), ("5", 5.0), ("1.25e0", 1.25)],
      not: ["0.49", "5.01", "big", "1,5", "nan", "inf", "02"], "a number from 0.5 to 5"),
    Row(
      .minimumTargetSize, "MINIMUM_TARGET_SIZE", [("24", 24.0), ("96", 96.0)],
      not: ["23.9", "97", "44px"], "a number of pixels from 24 to 96"),
    Row(.contrast, "CONTRAST", words("standard", "more"), not: ["less", "1"], "standard or more"),
    Row(
      .colorScheme, "COLOR_SCHEME", words("light", "dark", "none"), not: ["black", "true"],
      "light or dark or none"),
    Row(
      .reduceTransparency, "REDUCE_TRANSPARENCY", yesNo, not: ["1", "on", "Yes"], "yes or no"),
    Row(.statusShapes, "STATUS_SHAPES", yesNo, not: ["0", "never"], "yes or no"),
    Row(
      .closeButton, "CLOSE_BUTTON", words("automatic", "always", "never"), not: ["yes"],
      "automatic, always or never"),
    Row(
      .speech, "SPEECH", words("automatic", "always", "never"), not: ["off"],
      "automatic, always or never"),
    Row(
      .voice, "VOICE", words("en+f3", "gmw/en-US", "7", "true", "automatic"),
      not: ["", "a b", "../x", "ü", String(repeating: "a", count: 72)], "the name of a voice"),
    Row(
      .language, "LANGUAGE", [("de", "de"), ("pt_BR.UTF-8", "pt-BR"), ("automatic", "automatic")],
      not: ["", "C", "1", "deutsch!"], "a language such as de or pt-BR or automatic"),
    Row(
      .rate, "RATE", [("80", 80), ("449", 449), ("175.0", 175)], not: ["79", "450", "1.5", "fast"],
      "a whole number of words a minute from 80 to 449"),
    Row(
      .pitch, "PITCH", [("0", 0), ("99", 99)], not: ["-1", "100"],
      "a whole number from 0 to 99"),
    Row(
      .volume, "VOLUME", [("0", 0), ("100", 100)], not: ["101", "50%"],
      "a whole number from 0 to 100"),
    Row(
      .leadIn, "LEAD_IN", [("0", 0), ("3000", 3000)], not: ["-1", "3001", "1s"],
      "a whole number of milliseconds from 0 to 3000"),
    Row(
      .leadOut, "LEAD_OUT", [("0", 0), ("1000", 1000)], not: ["1001"],
      "a whole number of milliseconds from 0 to 1000"),
    Row(
      .punctuation, "PUNCTUATION", words("none", "some", "all"), not: ["most"],
      "none, some or all"),
    Row(.verbosity, "VERBOSITY", words("brief", "full"), not: ["short"], "brief or full"),
    Row(
      .soundCues, "SOUND_CUES", yesNo + [("automatic", "automatic")], not: ["loud"],
      "yes or no or automatic"),
    Row(
      .announce, "ANNOUNCE", words("automatic", "announcement", "notification", "never"),
      not: ["always"], "automatic, announcement, notification or never"),
    Row(
      .durationMultiplier, "DURATION_MULTIPLIER", [("1", 1.0), ("10", 10.0), ("never", "never")],
      not: ["0.5", "11", "always"], "a number from 1 to 10 or never"),
    Row(
      .persistActions, "PERSIST_ACTIONS", words("always", "withReader", "never"),
      not: ["withreader"], "always, withReader or never"),
    Row(
      .quiet, "QUIET",
      words("off", "on") + [
        ("2026-12-31T08:00Z", "2026-12-31T08:00:00Z"), ("0", "1970-01-01T00:00:00Z"),
        ("2024-02-29 23:59:59+01:00", "2024-02-29T22:59:59Z"),
      ], not: ["yes", "-1", "2026-02-30T08:00Z", "2026-12-31", "08:00", "2026-12-31T24:00Z"],
      "off, on, or a time"),
    Row(
      .lockedText, "LOCKED_TEXT", words("application", "full", "nothing"), not: ["none"],
      "application, full or nothing"),
    Row(
      .history, "HISTORY",
      [
        ("0,0", ["count": 0, "days": 0]), ("1000,30", ["count": 1000, "days": 30]),
        ("50", ["count": 50, "days": 7]), (#"{"days":3}"#, ["count": 100, "days": 3]),
      ], not: ["1001", "1,31", "-1,2", "a,b", "1,2,3", #"{"hours":3}"#], "a count from 0 to 1000"),
    Row(
      .applications, "APPLICATIONS",
      [
        ("Mail=brief,Chat=quiet", ["Chat": "quiet", "Mail": "brief"]), ("", .object([])),
        (#"{"a,b=c":"full"}"#, ["a,b=c": "full"]),
      ], not: ["Mail", "Mail=loud", "=brief", #"{"Mail":1}"#, "Mail=brief,"],
      "names of applications with quiet, brief or full"),
  ]

  @Test func `every field has its row`() {
    #expect(Self.rows.map(\.field) == PreferenceField.allCases)
  }

  @Test(arguments: rows) func `allowed texts are read, and read again as they are written`(
    row: Row
  ) throws {
    #expect(row.field.variable == "TOAST_" + row.variable)
    for (text, value) in row.good {
      let read = try row.field.value(text: text)
      #expect(read == value, "\(text)")
      #expect(try row.field.value(read) == read, "as a file has it")
      #expect(try row.field.value(text: row.field.text(of: read)) == read, "as people have it")
      var preferences = AccessibilityPreferences()
      row.field.apply(read, to: &preferences)
      #expect(row.field.value(in: preferences) == read)
    }
  }

  @Test(arguments: rows) func `others are refused with key, value and what is allowed`(row: Row) {
    for text in row.bad {
      let error = #expect(throws: PreferenceError.self) { try row.field.value(text: text) }
      #expect(error?.subject == row.field.rawValue)
      #expect(error?.reason.hasPrefix("'\(text.prefix(40))") == true, "\(text)")
      #expect(error?.reason.contains(" is not \(row.allowed)") == true, "\(error?.reason ?? "")")
    }
    for value in [nil, [], [1], .object([.init("x", 1)])] as [JSONText] {
      #expect(throws: PreferenceError.self) { try row.field.value(value) }
    }
  }

  @Test(arguments: rows) func `a change touches its own field alone`(row: Row) throws {
    let standard = AccessibilityPreferences()
    for (_, value) in row.good {
      var preferences = standard
      row.field.apply(value, to: &preferences)
      for other in PreferenceField.allCases where other != row.field {
        #expect(other.value(in: preferences) == other.value(in: standard))
      }
    }
  }

  @Test func `an unknown key is told with the nearest one`() {
    #expect(
      PreferenceError(unknown: "textScal").description
        == "'textScal': there is no such preference; did you mean 'textScale'?")
    #expect(PreferenceError(unknown: "zzz").reason.contains("there are motion, textScale"))
  }

  @Test(arguments: [0, 951_782_400, 1_709_164_799, 1_798_704_000, 4_102_444_799, 253_402_300_799])
  func `times are written as they are read`(second: Int64) {
    #expect(PreferenceTime.second(of: PreferenceTime.text(of: second)) == second)
  }

  @Test func `every day of four centuries has its date`() {
    var previous = ""
    for day in stride(from: Int64(0), through: 146_097, by: 1) {
      let text = PreferenceTime.text(of: day * 86_400)
      #expect(text > previous)
      if PreferenceTime.second(of: text) != day * 86_400 { Issue.record("\(text)") }
      previous = text
    }
    #expect(previous == "2370-01-01T00:00:00Z")
  }
}
