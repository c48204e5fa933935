import Testing

@testable import ToastCore

@Suite struct ResolvedPreferencesTests {
  private typealias Layer = PreferenceLayer

  @Test func `without sources everything has its default, and says so`() {
    let resolved = ResolvedPreferences()
    #expect(resolved.preferences == AccessibilityPreferences())
    for field in PreferenceField.allCases {
      #expect(resolved[field].chosen.source == .standard && resolved[field].others.isEmpty)
    }
  }

  @Test func `flag, environment, file, desktop, default: the first that says anything counts`() {
    let layers = [
      Layer(.flag, [.rate: 100]), Layer(.environment, [.rate: 110, .pitch: 10]),
      Layer(.file, [.rate: 120, .pitch: 20, .textScale: 2.0]),
    ]
    let desktop = [Layer(.desktop("portal"), [.textScale: 3.0, .contrast: "more"])]
    let resolved = ResolvedPreferences(layers, desktop: desktop)
    #expect(resolved.preferences.rate == 100 && resolved.preferences.pitch == 10)
    #expect(resolved.preferences.textScale == 2 && resolved.preferences.contrast == .more)
    #expect(resolved[.rate].others.map(\.source) == [.environment, .file, .standard])
    #expect(resolved[.rate].others.map(\.value) == [110, 120, 175])
    #expect(resolved[.textScale].chosen.source == .file)
    #expect(resolved[.textScale].others.map(\.source) == [.desktop("portal"), .standard])
    #expect(resolved[.contrast].chosen.source == .desktop("portal"))
  }

  @Test(
    arguments: [
      (PreferenceField.motion, ["full", "none", "reduced"], "none"),
      (.contrast, ["standard", "more", "standard"], "more"),
      (.textScale, [0.5, 2.0, 1.25], 2.0), (.minimumTargetSize, [24.0, 44.0, 30.0], 44.0),
      (.reduceTransparency, [false, true, false], true),
      (.statusShapes, [false, true, false], true),
      (.durationMultiplier, [1.0, "never", 10.0], "never"),
      (.soundCues, [true, false, "automatic"], false),
      (.quiet, ["off", "on", "2026-12-31T08:00:00Z"], "on"),
      (.quiet, ["off", "2026-12-31T08:00:00Z", "2026-12-30T08:00:00Z"], "2026-12-31T08:00:00Z"),
      (.colorScheme, ["dark", "light", "light"], "dark"),
    ] as [(PreferenceField, [JSONText], JSONText)])
  func `of the desktop's sources the one counts that helps most`(
    field: PreferenceField, values: [JSONText], chosen: JSONText
  ) {
    let desktop = values.enumerated().map { Layer(.desktop("\($0.offset)"), [field: $0.element]) }
    let resolved = ResolvedPreferences(desktop: desktop)
    #expect(resolved[field].chosen.value == chosen)
    #expect(field.value(in: resolved.preferences) == chosen)
    #expect(resolved[field].others.count == values.count)
  }

  @Test func `an environment is read, and what is wrong in it is told`() {
    let (layer, errors) = Layer.environment([
      "TOAST_TEXT_SCALE": "2", "TOAST_SPEECH": "loud", "TOAST_MOTION": "", "TOAST_OTHER": "x",
      "HOME": "/",
    ])
    #expect(layer == Layer(.environment, [.textScale: 2.0]))
    #expect(
      errors.map(\.description) == ["TOAST_SPEECH: 'loud' is not automatic, always or never"])
    #expect(Layer.environment(["HOME": "/"]).layer.values.isEmpty)
  }

  @Test func `one bad member of an object does not take the good ones away`() {
    let (layer, errors) = Layer.object(
      [.init("rate", 100), .init("ratte", 1), .init("pitch", 1000)], from: .file)
    #expect(layer == Layer(.file, [.rate: 100]))
    #expect(
      errors.map(\.description) == [
        "'ratte': there is no such preference; did you mean 'rate'?",
        "pitch: '1000' is not a whole number from 0 to 99",
      ])
  }

  @Test func `for one toast its sender's environment counts, then its application's rule`() {
    var preferences = AccessibilityPreferences()
    preferences.rate = 200
    preferences.applications = ["Chat": .quiet, "Mail": .brief, "Clock": .full]
    preferences.verbosity = .brief
    var request = ToastRequest(content: ToastContent(title: "Hi"))
    request.origin.preferences = [.rate: 300]
    request.origin.application = "Chat"
    #expect(preferences.adapted(to: request).rate == 300)
    #expect(preferences.adapted(to: request).isQuiet)
    request.content.applicationName = "Clock"
    #expect(!preferences.adapted(to: request).isQuiet)
    #expect(preferences.adapted(to: request).verbosity == .full)
    request.content.applicationName = "Other"
    #expect(preferences.adapted(to: request).verbosity == .brief)
  }

  @Test func `do not disturb until a time is over then`() {
    var preferences = AccessibilityPreferences()
    preferences.quiet = .until(100)
    #expect(preferences.at(second: 99).isQuiet && !preferences.at(second: 100).isQuiet)
    preferences.quiet = .on
    #expect(preferences.at(second: 1000).isQuiet)
  }
}
