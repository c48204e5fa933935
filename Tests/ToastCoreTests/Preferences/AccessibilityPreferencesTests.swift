import Testing

@testable import ToastCore

@Suite struct AccessibilityPreferencesTests {
  @Test func `every field has its default`() {
    let preferences = AccessibilityPreferences()
    #expect(preferences.motion == .full && preferences.textScale == 1)
    #expect(preferences.minimumTargetSize == 44 && preferences.contrast == .standard)
    #expect(preferences.colorScheme == nil && !preferences.isOpaque && preferences.statusShapes)
    #expect(preferences.closeButton == .automatic && preferences.speech == .automatic)
    #expect(preferences.rate == 175 && preferences.pitch == 50 && preferences.volume == 100)
    #expect(preferences.punctuation == .some && preferences.verbosity == .full)
    #expect(preferences.announce == .automatic && preferences.durationMultiplier == .times(1))
    #expect(preferences.persistActions == .withReader && preferences.quiet == .off)
    #expect(preferences.lockedText == .application)
    #expect(preferences.history.count == 100 && preferences.history.days == 7)
  }

  @Test func `what is out of range counts as the nearest value in it`() {
    var preferences = AccessibilityPreferences()
    preferences.textScale = 9
    preferences.minimumTargetSize = 1
    preferences.rate = 1000
    preferences.pitch = -1
    preferences.volume = 150
    preferences.history.count = -1
    preferences.history.days = 31
    #expect(preferences.textScale == 5 && preferences.minimumTargetSize == 24)
    #expect(preferences.rate == 449 && preferences.pitch == 0 && preferences.volume == 100)
    #expect(preferences.history.count == 0 && preferences.history.days == 30)
    preferences.textScale = .nan
    #expect(preferences.textScale == 1)
  }

  @Test(arguments: [(0.0, 1.0), (2.5, 2.5), (99, 10), (.nan, 1)])
  func `20: the multiplier is a factor from 1 to 10`(given: Double, factor: Double) {
    #expect(AccessibilityPreferences.DurationMultiplier.times(given).factor == factor)
    #expect(AccessibilityPreferences.DurationMultiplier.never.factor == nil)
  }

  @Test func `more contrast asks for opaque surfaces`() {
    var preferences = AccessibilityPreferences()
    preferences.contrast = .more
    #expect(preferences.isOpaque)
  }
}
