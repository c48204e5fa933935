import Glibc
import Testing

@testable import ToastTesting

/// `toast doctor` where everything is there, and where things are missing.
@Suite struct DoctorCommandTests {
  @Test(.enabled(if: ReaderStage.isPossible && SoundServer.isInstalled))
  func `a session with a reader and sound: each part is found`() async throws {
    let sound = try await SoundServer()
    let stage = try await ReaderStage(sound: sound)
    let result = try await stage.stage.session.run("toast", ["doctor", "--json"])
    #expect(result.exit == .status(0), "\(result.errors)")
    let output = result.output
    #expect(
      output.contains(
        #"{"process":"orca-test","event":"showing","screen_reader":true}"#), "\(output)")
    #expect(output.contains(#""found":"1 screen reader""#), "\(output)")
    #expect(output.contains(#""subject":"voice","state":"ok","found":"eSpeak NG"#), "\(output)")
    #expect(output.contains("pulse:\(SoundServer.firstSink)"), "\(output)")
    #expect(output.contains(#""announcement":{"step":"take""#), "\(output)")
    #expect(output.contains(#""voice":{"step":"wait""#), "\(output)")
    #expect(output.contains(#""textScale":{"value":1,"#), "\(output)")
    #expect(!output.contains(#""state":"problem""#), "\(output)")
    #expect(try await stage.heard().isEmpty, "looking is no toast")
  }

  @Test func `without session and sound: the text is left, and the status says so`() async throws {
    let result = try await Surroundings.toast(["doctor"], ["TOAST_RATE": "9"])
    #expect(result.exit == .status(69))
    for line in [
      "session bus    none     there is no session bus",
      "agent          ok       one is started for each toast",
      "voice          problem  eSpeak NG", "text          it is printed",
      "preferences    problem  TOAST_RATE: '9' is not",
    ] {
      #expect(result.output.contains(line), "\(result.output)")
    }
    #expect(result.errors.isEmpty)
  }

  @Test func `a bus that hangs is told within its limit`() async throws {
    let session = try await PrivateSession(variables: Surroundings.silent)
    try session.signal(.sessionBus, SIGSTOP)
    defer { _ = try? session.signal(.sessionBus, SIGCONT) }
    let result = try await session.run("toast", ["doctor"], within: .seconds(20))
    #expect(result.exit == .status(69))
    #expect(result.output.contains("session bus    none"), "\(result.output)")
    #expect(result.output.contains("text          it is printed"), "\(result.output)")
  }
}
