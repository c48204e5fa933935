import Testing

@testable import ToastVoices

@Suite struct VoiceFileTests {
  @Test(arguments: ToneVoice.allCases) func `every voice of ours is sound`(tone: ToneVoice) throws {
    let file = try VoiceFile(tone.lines)
    #expect(file.name == tone.rawValue)
    #expect(file.settings.contains { $0.keyword == "pitch" })
  }

  @Test(arguments: ToneVoice.allCases) func `a voice of ours speaks the language it is added to`(
    tone: ToneVoice
  ) throws {
    let german = Array("name German\n  language de\n".utf8)
    let whole = try #require(tone.file(speaking: german))
    #expect(whole.starts(with: german))
    #expect(whole.suffix(tone.lines.count) == tone.lines[...])
    #expect(tone.file(speaking: Array("name Nobody\n".utf8)) == nil)
    #expect(tone.file(speaking: []) == nil)
  }

  @Test(arguments: [
    ("pitch 80 118", 1, "a name"), ("name a\nspeed 300", 2, "flutter, formant, pitch"),
    ("name a\nlanguage en", 2, "flutter"), ("name a\n\npitch 118 80", 3, "pitch 40...300"),
    ("name a\npitch 10 80", 2, "pitch 40...300"), ("name a\npitch 80", 2, "pitch 40...300"),
    ("name a\npitch 80 high", 2, "pitch 40...300"), ("name a\nname b", 2, "one name"),
    ("name a b", 1, "one name"), ("name a\nformant 9 100 100 100", 2, "formant 0...8"),
  ]) func `a line that the engine would take silently is told`(
    text: String, line: Int, allowed: String
  ) throws {
    let failure = #expect(throws: VoiceFile.Failure.self) { try VoiceFile(Array(text.utf8)) }
    #expect(failure?.line == line)
    #expect(failure?.allowed.contains(allowed) == true, "\(failure?.allowed ?? "")")
  }
}
