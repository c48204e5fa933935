// SPDX-License-Identifier: GPL-3.0-or-later

import Testing
import VoiceFuzzing
import VoiceProtocol

extension RunningVoiceTests {
  /// A short run of what `Scripts/fuzz-voice` does for long.
  @Suite struct FuzzTests {
    @Test(arguments: ["en", "de", "fr", "ru"]) func `no hostile text silences the next message`(
      language: String
    ) throws {
      let tag = try #require(VoiceLanguage(language))
      var texts = HostileText(seed: 7, isShort: true)
      // As fast as it can be: half of the time goes into making sound that nobody hears.
      var fuzz = try VoiceFuzz(rate: SpeakRequest.rates.upperBound)
      try fuzz.run((0..<600).map { _ in (texts.next(), tag) })
      #expect(fuzz.result.texts == 600)
      #expect(fuzz.result.silenced.isEmpty)
      #expect(fuzz.result.lost.isEmpty)
      #expect(fuzz.result.failures.isEmpty)
      #expect(fuzz.result.ends.isEmpty)
    }
  }
}
