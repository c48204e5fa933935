// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import Testing
import ToastTesting
import ToastVoices
import VoiceProtocol

extension RunningVoiceTests {
  /// Our own manners of speaking, by what can be measured of them.
  @Suite struct ToneVoiceTests {
    static let sentence = "The backup of your documents has been written to the second disk."

    /// What is measured of a recording.
    struct Measure {
      let seconds: Double
      let level: Double
      let pitch: Double
      let centroid: Double
    }

    private func say(
      _ text: String = sentence, voice: String, language: String = "en"
    ) throws -> (VoiceStart?, Sound) {
      let folder = try TemporaryFolder()
      let file = try Descriptor(opening: "\(folder.path)/speech", flags: O_WRONLY | O_CREAT)
      let process = try VoiceProcess(descriptors: [3: file.number])
      let tag = try #require(VoiceLanguage(language))
      let events = try process.say(
        SpeakRequest(
          id: 1, text: text, voice: VoiceName(voice), language: tag, sink: .descriptor(3)))
      return (events.first?.start, try Sound(wave: folder.contents(of: "speech")).trimmed)
    }

    private func measure(_ voice: String) throws -> Measure {
      let (_, sound) = try say(voice: voice)
      return Measure(
        seconds: Double(sound.samples.count) / Double(sound.rate), level: sound.energy,
        pitch: sound.pitch, centroid: sound.centroid)
    }

    @Test func `they are told apart, and none is slower or louder than another`() throws {
      let voices = try ToneVoice.allCases.map { ($0, try measure($0.rawValue)) }
      let neutral = try #require(voices.first { $0.0 == .neutral }).1
      for (tone, sound) in voices {
        print(
          "voice \(tone): \(Int(sound.pitch)) Hz, centroid \(Int(sound.centroid)) Hz, "
            + "\(Int(sound.seconds * 1000)) ms, level \(Int(sound.level))")
        #expect(abs(sound.seconds / neutral.seconds - 1) < 0.15, "\(tone)")
        #expect(abs(20 * log10(sound.level / neutral.level)) < 3, "\(tone)")
      }
      for (one, first) in voices {
        for (other, second) in voices where one.rawValue < other.rawValue {
          let pitch = abs(12 * log2(first.pitch / second.pitch))
          let centroid = abs(first.centroid / second.centroid - 1)
          #expect(pitch > 2 || centroid > 0.15, "\(one) and \(other): \(pitch), \(centroid)")
        }
      }
    }

    @Test(arguments: [("de", "gmw/de"), ("es", "roa/es"), ("fr", "roa/fr"), ("ru", "zle/ru")])
    func `they speak any language`(language: String, voice: String) throws {
      let own = try say("42", voice: voice, language: language)
      let (start, sound) = try say("42", voice: "error", language: language)
      #expect(start?.voice == "\(voice)+error")
      #expect(start?.language == own.0?.language)
      let length = Double(sound.samples.count) / Double(own.1.samples.count)
      #expect(abs(length - 1) < 0.15)
      #expect(sound.pitch < own.1.pitch)
    }

    @Test(arguments: [
      ("de+error", "en", "gmw/de+error"), ("nosuch+info", "de", "gmw/de+info"),
      ("gmw/en-US+success", "de", "gmw/en-US+success"), ("warning", "tlh", "gmw/en+warning"),
    ]) func `they go with a voice that is named`(
      name: String, language: String, voice: String
    ) throws {
      #expect(try say("42", voice: name, language: language).0?.voice == voice)
    }

    @Test(arguments: [SoundCue.success, .warning, .error, .light, .medium, .heavy])
    func `a cue comes before the words, as loud as they are`(cue: SoundCue) throws {
      let folder = try TemporaryFolder()
      let file = try Descriptor(opening: "\(folder.path)/speech", flags: O_WRONLY | O_CREAT)
      let process = try VoiceProcess(descriptors: [3: file.number])
      let run = SpeakRequest.Run(text: Self.sentence, voice: VoiceName("neutral"))
      _ = try process.say(
        SpeakRequest(id: 1, runs: [run], cue: cue, tail: 0, sink: .descriptor(3)))
      let both = try Sound(wave: folder.contents(of: "speech"))
      _ = try process.say(SpeakRequest(id: 2, runs: [run], tail: 0, sink: .descriptor(3)))
      let all = try Sound(wave: folder.contents(of: "speech"))
      let words = all.last(milliseconds: all.milliseconds - both.milliseconds)
      let before = both.milliseconds - words.milliseconds
      #expect((80...390).contains(before), "\(before)")
      let sound = both.first(milliseconds: before).trimmed
      let difference = abs(20 * log10(sound.energy / words.trimmed.energy))
      #expect(difference < 3, "\(sound.energy), \(words.trimmed.energy)")
      #expect(both.first(milliseconds: before).last(milliseconds: 50).peak == 0)
    }

    @Test func `silence before and behind is as long as was asked for`() throws {
      let folder = try TemporaryFolder()
      let file = try Descriptor(opening: "\(folder.path)/speech", flags: O_WRONLY | O_CREAT)
      let process = try VoiceProcess(descriptors: [3: file.number])
      _ = try process.say(
        SpeakRequest(
          id: 1, runs: [.init(text: "Saved")], lead: 500, tail: 250, sink: .descriptor(3)))
      let sound = try Sound(wave: folder.contents(of: "speech"))
      #expect((250...300).contains(sound.tailMilliseconds), "\(sound.tailMilliseconds)")
      #expect(sound.first(milliseconds: 500).peak == 0)
      #expect(sound.first(milliseconds: 600).peak > 0)
    }

    @Test func `several scripts are one utterance, each in its language`() throws {
      let folder = try TemporaryFolder()
      let file = try Descriptor(opening: "\(folder.path)/speech", flags: O_WRONLY | O_CREAT)
      let process = try VoiceProcess(descriptors: [3: file.number])
      let russian = try #require(VoiceLanguage("ru"))
      let runs: [SpeakRequest.Run] = [
        .init(text: "Mail from"), .init(text: "Владимир Петров", language: russian),
        .init(text: "arrived"),
      ]
      let request = SpeakRequest(id: 1, runs: runs, sink: .descriptor(3))
      let events = try process.say(request)
      let words = events.compactMap(\.wordPosition).map { position in
        String(
          String.UnicodeScalarView(
            request.text.unicodeScalars.dropFirst(position).prefix { $0 != " " }))
      }
      #expect(words == ["Mail", "from", "Владимир", "Петров", "arrived"])
      #expect(events.compactMap(\.ends) == [1])
      let length = try #require(events.finishedSound)
      // An English voice would spell each letter, which takes many times as long.
      #expect(length < .seconds(4))
    }

    @Test func `the list has ours, those of the engine, and its variants`() throws {
      let process = try VoiceProcess()
      try process.send(.voices)
      guard case .voices(let voices) = try process.next() else {
        throw TestingError(.failed, "no list")
      }
      #expect(
        voices.filter { $0.origin == .toast }.map(\.name) == ToneVoice.allCases.map(\.rawValue))
      let german = voices.first { $0.name == "gmw/de" }
      #expect(german?.title == "German" && german?.languages == ["de"])
      #expect(voices.contains { $0.name == "f3" && $0.origin == .variant })
      #expect(!voices.contains { $0.name.contains("mb") && $0.name.contains("/mb-") })
      #expect(Set(voices.map(\.name)).count == voices.count)
    }
  }
}
