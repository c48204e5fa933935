import Testing
import ToastCore
import ToastLayout

@testable import ToastAudit

@Suite struct ContrastRulesTests {
  private static func result(
    _ rule: AuditRule = .contrastMinimum, _ element: AuditElement = .title,
    icon: ToastIcon? = nil, preferences: AccessibilityPreferences = AccessibilityPreferences(),
    style: (inout ToastStyle) -> Void
  ) throws -> AuditResult {
    let content = ToastContent(
      icon: icon, title: "Saved", message: "Well", action: ToastAction("Undo") {})
    let toast = AuditedToast(content, severity: .success, style: .custom(style))
    let report = audit(toast, for: .wcag22AAA, preferences: preferences)
    return try #require(report.results.first { $0.rule == rule && $0.element == element })
  }

  /// The reference ratios of `facts/standards.md`, to 1e-6.
  @Test(
    arguments: [
      (0x777777, 4.478089454), (0x767676, 4.542224960), (0x0078D7, 4.498861480),
      (0x949494, 3.033469826), (0x959595, 2.995346136), (0x595959, 7.004729208),
      (0x5A5A5A, 6.896926215),
    ] as [(UInt32, Double)])
  func `the measured value is the reference, and no rounding decides`(
    rgb: UInt32, ratio: Double
  ) throws {
    let result = try Self.result {
      $0.backgroundColor = .white
      $0.titleColor = Color(rgb: rgb)
    }
    #expect(abs(try #require(result.measured) - ratio) < 1e-6)
    #expect(result.outcome == (ratio >= 4.5 ? .passed : .failed))
  }

  @Test func `just below is said in words, with what is drawn instead`() throws {
    let result = try Self.result {
      $0.backgroundColor = .white
      $0.titleColor = Color(rgb: 0x0078D7)
    }
    #expect(result.message.contains("4.499:1 and needs 4.5:1"))
    #expect(result.message.contains("it is drawn as #"))
    #expect(Figure.text(4.49996, below: 4.5) == "just below 4.5")
  }

  @Test func `white on the green of systems fails`() throws {
    let result = try Self.result { $0.backgroundColor = .green }
    #expect(result.outcome == .failed)
    #expect(abs(try #require(result.measured) - 2.22) < 0.005)
  }

  /// By hand: 0.14 of white on #141416, and white on that.
  @Test func `a button's fill is mixed with the surface before it is compared`() throws {
    let result = try Self.result(.contrastMinimum, .action(0)) { _ in }
    func mixed(_ part: Double) -> Double { 0.14 + 0.86 * part / 255 }
    let fill = Color(red: mixed(20), green: mixed(20), blue: mixed(22))
    #expect(abs(try #require(result.measured) - Color.white.contrast(on: fill)) < 1e-9)
  }

  @Test(arguments: [(1.0, AuditOutcome.passed), (0.9, .passed), (0.5, .cantTell)])
  func `on a translucent surface it depends on what is behind`(
    opacity: Double, outcome: AuditOutcome
  ) throws {
    let result = try Self.result {
      $0.backgroundColor = Color.black.opacity(opacity)
      $0.titleColor = Color(rgb: 0xFFFFFE)
    }
    #expect(result.outcome == outcome)
    if outcome == .cantTell { #expect(result.message.contains("make the background opaque")) }
  }

  @Test func `no backdrop can help grey on a translucent grey`() throws {
    let result = try Self.result {
      $0.backgroundColor = Color(rgb: 0x808080).opacity(0.9)
      $0.titleColor = Color(rgb: 0x8A8A8A)
    }
    #expect(result.outcome == .failed)
  }

  @Test func `glass is held to a limit for its ink, and for grey no limit would do`() throws {
    func glass(_ title: Color?) throws -> AuditOutcome {
      try Self.result {
        $0.backgroundUsesGlass = true
        if let title { $0.titleColor = title }
      }.outcome
    }
    #expect(try glass(nil) == .passed)
    #expect(try glass(Color(rgb: 0x707070)) == .failed)
  }

  @Test func `a chosen icon colour counts, and the severity's own is corrected for everybody`()
    throws
  {
    let background = Color(rgb: 0x34C759)
    let glyph = try Self.result(.nonTextContrast, .severity, icon: .systemImage("bell")) {
      $0.backgroundColor = background
    }
    #expect(glyph.outcome == .passed)
    let icon = try Self.result(.nonTextContrast, .icon, icon: .systemImage("bell")) {
      $0.backgroundColor = background
      $0.iconColor = background
    }
    #expect(icon.outcome == .failed && icon.measured == 1)
  }

  @Test func `more contrast is given by us, and less is the program's own`() throws {
    var more = AccessibilityPreferences()
    more.contrast = .more
    #expect(try Self.result(.contrastEnhanced, style: Self.style).outcome == .failed)
    #expect(
      try Self.result(.contrastEnhanced, .title, preferences: more, style: Self.style).outcome
        == .passed)
    #expect(
      try Self.result(.contrastMinimum, .title, preferences: more, style: Self.style).outcome
        == .passed)
  }

  private static func style(_ style: inout ToastStyle) {
    style.backgroundColor = .white
    style.titleColor = Color(rgb: 0x666666)
  }

  /// The person's scale makes text large and its contrast no less needed.
  @Test func `a text scale relaxes nothing`() throws {
    var large = AccessibilityPreferences()
    large.textScale = 3
    let result = try Self.result(.contrastMinimum, .title, preferences: large) {
      $0.backgroundColor = .white
      $0.titleColor = Color(rgb: 0x949494)
    }
    #expect(result.outcome == .failed && result.required == 4.5)
  }

  /// Bounds that hold for every backdrop of a grid.
  @Test func `translucent text on a translucent surface stays within its bounds`() {
    for (text, surface) in [
      (Color.white.opacity(0.7), Color.black.opacity(0.6)),
      (Color(rgb: 0x336699).opacity(0.4), Color(rgb: 0xEEDD99).opacity(0.8)),
      (Color.black.opacity(0.9), Color.white.opacity(0.2)),
    ] {
      let bounds = PossibleColor(surface).contrast(of: text)
      for red in stride(from: 0.0, through: 1, by: 0.125) {
        for green in stride(from: 0.0, through: 1, by: 0.125) {
          for blue in stride(from: 0.0, through: 1, by: 0.125) {
            let behind = surface.over(Color(red: red, green: green, blue: blue))
            let ratio = text.contrast(on: behind)
            if ratio < bounds.lowerBound - 1e-9 || ratio > bounds.upperBound + 1e-9 {
              Issue.record("\(ratio) is not in \(bounds)")
            }
          }
        }
      }
    }
  }

  /// Source over, in encoded parts, over known backdrops: by hand.
  @Test(
    arguments: [
      (0.3, 1.0, 0.7), (0.6, 1.0, 0.4), (0.5, 0.5, 0.25), (1.0, 1.0, 0.0), (0.0, 0.2, 0.2),
    ])
  func `black of an opacity on a grey is that much darker`(
    opacity: Double, grey: Double, mixed: Double
  ) {
    let ground = PossibleColor(Color(white: grey)).under(Color.black.opacity(opacity))
    #expect(abs((ground.color?.red ?? -1) - mixed) < 1e-12)
  }
}
