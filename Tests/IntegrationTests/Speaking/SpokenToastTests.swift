import Testing

@testable import ToastTesting

extension SpeakingTests {
  /// What is heard, and that the report says the truth about it.
  @Suite(.serialized) struct SpokenToastTests {
    @Test func `a toast is heard, as long as its report says`() async throws {
      let stage = try await SpeakingStage()
      let voice = try #require(try await stage.report(SpeakingTests.sentence).voice)
      try await stage.recording.waitForSilence(.milliseconds(200))
      #expect(voice.state == "delivered")
      #expect(voice.engine?.hasPrefix("eSpeak NG") == true)
      #expect(voice.sink == "pulse:\(SoundServer.firstSink)")
      #expect(voice.firstSample ?? 0 > 0)
      let sound = try #require(voice.sound) / 1000
      #expect(sound > 2)
      // A sentence begins and ends quietly.
      #expect(abs(stage.recording.span - sound) < 0.2, "\(stage.recording.span), \(sound)")
      #expect(stage.recording.samples.contains { $0.magnitude > 5000 })
    }

    @Test func `the report comes when everything was said, and the toast lasts longer`()
      async throws
    {
      let stage = try await SpeakingStage()
      let report = try await stage.report(SpeakingTests.sentence)
      #expect(report.outcome == "expired")
      #expect(report.text?.reason == "it was spoken")
      #expect(stage.recording.span > (report.voice?.sound ?? 0) / 1000 - 0.2)
    }

    @Test(arguments: ["inProcess", "automatic"])
    func `a display can follow the words as they are heard`(presentation: String) async throws {
      let stage = try await SpeakingStage()
      let speaker = try stage.session.start(
        "toast-test-speaker", ["polite", "Wrote 3 MiB of the backup"],
        variables: ["TOAST_TEST_PRESENTATION": presentation], input: .pipe)
      let report = try await stage.report(of: speaker)
      #expect(report.voice?.state == "delivered")
      // "mebibytes" is shown in another way; the voice tells one word for "of the".
      #expect(report.words == ["Wrote", "3", "", "of", "backup"])
    }

    @Test func `a toast that is ended is silent at once`() async throws {
      let stage = try await SpeakingStage()
      let speaker = try stage.session.start(
        "toast-test-speaker", ["polite", SpeakingTests.longSentence],
        input: .pipe)
      try await stage.recording.waitForSound()
      try await speaker.write("\n")
      let report = try await stage.report(of: speaker)
      #expect(report.outcome == "closed by the program that showed it")
      #expect(report.voice?.state == "failed")
      #expect(report.voice?.reason == "it was cut short")
      try await stage.recording.waitForSilence(.milliseconds(300))
      #expect(stage.recording.span < 2)
    }

    @Test func `an error cuts what is being said, which is said again afterwards`() async throws {
      let stage = try await SpeakingStage()
      let polite = try await stage.start(SpeakingTests.longSentence)
      let error = try stage.session.start("toast", ["error", "Disk full", "--report"])
      let urgent = try await stage.report(of: error)
      #expect(urgent.voice?.state == "delivered")
      // Uncut it would have been over first.
      #expect(polite.exit == nil)
      let said = try await stage.report(of: polite)
      #expect(said.voice?.state == "delivered")
      try await stage.recording.waitForSilence(.milliseconds(300))
      let sounds = ((said.voice?.sound ?? 0) + (urgent.voice?.sound ?? 0)) / 1000
      #expect(stage.recording.span > sounds, "\(stage.recording.span), \(sounds)")
    }

    @Test func `a file gets the speech, and the loudspeaker nothing`() async throws {
      let stage = try await SpeakingStage()
      let path = "\(stage.session.folder.path)/speech.wav"
      let report = try await stage.report(SpeakingTests.sentence, "--output", path)
      let file = try WaveFile(path)
      #expect(file.rate == 22050)
      #expect(file.isLoud)
      #expect(report.voice?.sink == "file")
      #expect(abs(file.seconds - (report.voice?.sound ?? 0) / 1000) < 0.1)
      #expect(stage.recording.samples.allSatisfy { $0 == 0 })
    }

    @Test(
      arguments: [
        ([], "gmw/en+neutral", "en-gb"), (["--lang", "de"], "gmw/de+neutral", "de"),
        (["--lang", "DE_at"], "gmw/de+neutral", "de"),
        (["--lang", "pt-BR"], "roa/pt-BR+neutral", "pt-br"),
        (["--lang", "tlh"], "gmw/en+neutral", "en-gb"),
        (["--voice", "error"], "gmw/en+error", "en-gb"),
        (["--voice", "fr"], "roa/fr", "fr-fr"),
        (["--voice", "en+f3"], "gmw/en+f3", "en-gb"),
        (["--lang", "de", "--voice", "f3"], "gmw/de+f3", "de"),
        (["--voice", "nobody"], "gmw/en", "en-gb"),
      ] as [([String], String, String)])
    func `37: it is spoken in its language, and the report names the voice that was really used`(
      options: [String], voice: String, language: String
    ) async throws {
      // Into a file: how fast that goes has nothing to do with how long it would be heard.
      let folder = try TemporaryFolder()
      let result = try await Surroundings.toast(
        ["Hallo", "--report", "-t", "50", "--exact-duration", "--output", "\(folder.path)/x.wav"]
          + options)
      let report = try ReportedToast(result)
      #expect(report.voice?.voice == voice)
      #expect(report.voice?.language == language)
    }

    @Test(arguments: ["success", "info", "warning", "error"])
    func `a toast is spoken with the voice of its severity`(severity: String) async throws {
      let folder = try TemporaryFolder()
      let result = try await Surroundings.toast([
        severity, "Hallo", "--report", "-t", "50", "--exact-duration", "--lang", "de", "--output",
        "\(folder.path)/x.wav",
      ])
      #expect(try ReportedToast(result).voice?.voice == "gmw/de+\(severity)")
    }

    @Test(arguments: [
      String(repeating: "s'", count: 70), String(repeating: "anti", count: 44),
      "a\u{1}450S\u{1B}[31mb\u{202E}c", "[[@@@@]] <audio src='x'/>", "漢字 🎉🎉🎉 العربية",
      String(repeating: "word ", count: 20_000),
    ])
    func `hostile text is spoken, and for no longer than anybody listens`(text: String)
      async throws
    {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/x.wav"
      let result = try await Surroundings.toast([
        "--report", "-t", "50", "--exact-duration", "--output", path, "--", text,
      ])
      #expect(result.exit == .status(0), "\(result.errors)")
      #expect(try ReportedToast(result).voice?.state == "delivered")
      let file = try WaveFile(path)
      #expect(file.isLoud)
      #expect(file.seconds < 120)
    }

    @Test(arguments: ["../../etc/passwd", "a b", String(repeating: "v", count: 41)])
    func `what cannot be a voice is refused`(name: String) async throws {
      let result = try await Surroundings.toast(["hi", "--voice", name])
      #expect(result.exit == .status(64))
    }

    @Test func `a rate makes it shorter, and a volume quieter`() async throws {
      let folder = try TemporaryFolder()
      func file(_ options: String...) async throws -> WaveFile {
        let path = "\(folder.path)/x.wav"
        _ = try await Surroundings.toast(
          [SpeakingTests.sentence, "-t", "50", "--exact-duration", "--output", path] + options)
        return try WaveFile(path)
      }
      let plain = try await file()
      #expect(try await file("--rate", "350").seconds < 0.7 * plain.seconds)
      let quiet = try await file("--volume", "20")
      let loudest = { (file: WaveFile) in Int(file.samples.map(\.magnitude).max() ?? 0) }
      #expect(loudest(quiet) * 2 < loudest(plain))
    }
  }
}
