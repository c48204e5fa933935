import Testing

@testable import ToastTesting

/// What the command does with the voice alone.
@Suite struct VoiceCommandTests {
  static let ours = ["neutral", "success", "info", "warning", "error", "progress"]

  @Test func `voices are listed, ours first`() async throws {
    let result = try await Surroundings.toast(["voices"])
    #expect(result.exit == .status(0), "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.prefix(6).map { String($0.prefix { $0 != " " }) } == Self.ours)
    #expect(lines.contains { $0.hasPrefix("gmw/de ") && $0.hasSuffix("de  (German)") })
  }

  @Test func `voices are listed as JSON, one a line`() async throws {
    let result = try await Surroundings.toast(["voices", "--json"])
    #expect(
      result.output.hasPrefix(
        #"{"name":"neutral","title":"","languages":[],"origin":"toast"}"# + "\n"))
    #expect(
      result.output.contains(
        #"{"name":"gmw/de","title":"German","languages":["de"],"origin":"engine"}"#))
  }

  @Test func `a text is only spoken`() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/x.wav"
    let result = try await Surroundings.toast([
      "say", "Hello there", "--voice", "error", "--report", "--output", path,
    ])
    #expect(result.exit == .status(0), "\(result.errors)")
    let report = try ReportedToast(result)
    #expect(report.voice?.voice == "gmw/en+error")
    #expect(report.text?.state == "skipped")
    #expect(try WaveFile(path).isLoud)
  }

  @Test func `each voice of ours writes an example`() async throws {
    let folder = try TemporaryFolder()
    let result = try await Surroundings.toast([
      "demo", "--sound", "\(folder.path)/voices", "--lang", "de",
    ])
    #expect(result.exit == .status(0), "\(result.errors)")
    #expect(
      result.output.split(separator: "\n").map(String.init)
        == Self.ours.map { "\(folder.path)/voices/\($0).wav" })
    for name in Self.ours {
      let file = try WaveFile("\(folder.path)/voices/\(name).wav")
      #expect(file.isLoud && file.seconds > 1, "\(name)")
    }
  }

  @Test(arguments: [
    (["say"], "missing text"), (["say", "a", "b"], "'b' comes after the text"),
    (["voices", "all"], "voices takes no word; 'all' is too many"),
    (["demo"], "demo wants --sound FOLDER or --png FOLDER"),
    (["demo", "--sound", "a", "--png", "b"], "demo takes --sound or --png, not both"),
  ]) func `a wrong use is told`(arguments: [String], message: String) async throws {
    let result = try await Surroundings.toast(arguments)
    #expect(result.exit == .status(64))
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `a folder that cannot be made is told`() async throws {
    let result = try await Surroundings.toast(["demo", "--sound", "/proc/nowhere"])
    #expect(result.exit == .status(73))
    #expect(result.errors.contains("/proc/nowhere"))
  }

  @Test func `an engine without its data says so, and the text is printed`() async throws {
    let folder = try TemporaryFolder()
    try folder.folder("espeak-ng-data")
    let variables = ["ESPEAK_DATA_PATH": folder.path]
    let reason = "it finds no data of its version, which the Debian package espeak-ng-data has"
    let list = try await Surroundings.toast(["voices"], variables)
    #expect(list.exit == .status(69) && list.errors.contains(reason), "\(list)")
    let stage = try await Stage()
    let path = "\(folder.path)/speech.wav"
    let result = try await stage.session.run(
      "toast", Stage.brief + ["--report", "--speak", "--output", path, "Saved"],
      variables: variables, within: .seconds(20))
    let report = try ReportedToast(result)
    #expect(report.voice?.state == "failed" && report.voice?.reason?.contains(reason) == true)
    #expect(report.text?.state == "delivered")
    let doctor = try await stage.session.run("toast", ["doctor"], variables: variables)
    #expect(doctor.output.contains(reason), "\(doctor.output)")
  }
}
