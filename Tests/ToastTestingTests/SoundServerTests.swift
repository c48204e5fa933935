import Testing

import ToastTesting

@Suite(.enabled(if: SoundServer.isInstalled))
struct SoundServerTests {
  @Test func `what is played is recorded to the frame`() async throws {
    let server = try await SoundServer()
    let recording = try await server.record()
    // Two blocks of 50 ms with as much silence between them.
    let frames = String(repeating: "\u{7F}\u{7F}\u{7F}\u{7F}", count: 2400)
    let silence = String(repeating: "\u{0}\u{0}\u{0}\u{0}", count: 2400)
    // With all of it in the server before the first frame plays, a busy machine makes no gap.
    let player = try Program(
      "pacat", ["--raw", "--format=s16le", "--rate=48000", "--channels=2", "--latency-msec=500"],
      environment: server.environment, input: .text(frames + silence + frames))
    let start = try await recording.waitForSound()
    try await player.waitForExit()
    try await recording.waitForFrames(4800)
    let samples = recording.samples[start...].prefix(3 * 2400 + 1).map { $0.magnitude > 1000 }
    let blocks = [true, false, true].flatMap { Array(repeating: $0, count: 2400) } + [false]
    #expect(samples == blocks)
  }

  @Test func `sinks come and go`() async throws {
    let server = try await SoundServer()
    let headset = try await server.loadSink("headset")
    try await server.makeDefault("headset")
    #expect(try await server.control("get-default-sink") == "headset\n")
    try await server.unload(headset)
    #expect(try await server.control("get-default-sink") == "\(SoundServer.firstSink)\n")
    #expect(try await server.streams.isEmpty)
  }

  @Test func `two servers do not hear each other`() async throws {
    let first = try await SoundServer()
    let second = try await SoundServer()
    try await first.loadSink("only-here")
    #expect(try await !second.control("list", "short", "sinks").contains("only-here"))
  }
}
