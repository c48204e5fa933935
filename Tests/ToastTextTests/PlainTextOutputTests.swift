import Glibc
import SystemKit
import Testing

@testable import ToastText

@Suite struct PlainTextOutputTests {
  private func read(_ descriptor: CInt, count: Int) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < count {
      let got = Glibc.read(descriptor, &buffer, buffer.count)
      guard got > 0 else { break }
      bytes += buffer[..<got]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a text arrives whole`() throws {
    let pipe = try Descriptor.pipe()
    let output = PlainTextOutput(descriptor: pipe.writing.number)
    #expect(output.write("Success: Grüße.\n") == .delivered)
    #expect(output.write("") == .delivered)
    #expect(read(pipe.reading.number, count: 18) == "Success: Grüße.\n")
    #expect(!output.isTerminal)
    #expect(output.columns(environment: ["COLUMNS": "40"]) == nil)
  }

  @Test(arguments: [0, O_NONBLOCK])
  func `a text longer than a pipe arrives whole while it is read`(flags: CInt) throws {
    let input = try Descriptor.pipe()
    let result = try Descriptor.pipe()
    // Counts equal lines, in a process of its own, so that somebody reads while this one writes.
    let reader = try Spawn(
      "/usr/bin/uniq", ["-c"],
      descriptors: [0: input.reading.number, 1: result.writing.number]
    ).start()
    let number = dup(input.writing.number)
    _ = consume input
    _ = fcntl(number, F_SETFL, flags)
    let text = String(repeating: "0123456789\n", count: 30_000)
    #expect(
      PlainTextOutput(descriptor: number, patience: .seconds(20)).write(text) == .delivered)
    close(number)
    #expect(read(result.reading.number, count: 19) == "  30000 0123456789\n")
    waitpid(reader, nil, 0)
  }

  @Test(arguments: [0, O_NONBLOCK])
  func `a reader that takes nothing is given up`(flags: CInt) throws {
    let pipe = try Descriptor.pipe()
    _ = fcntl(pipe.writing.number, F_SETFL, flags)
    let output = PlainTextOutput(descriptor: pipe.writing.number, patience: .milliseconds(20))
    let number = pipe.writing.number
    #expect(
      output.write(String(repeating: "x", count: 1_000_000))
        == .failed(SystemError("write", "descriptor \(number)", code: ETIMEDOUT)))
  }

  @Test func `a reader that went away is a result and not the end of the process`() throws {
    let ends = try Descriptor.pipe()
    let number = dup(ends.writing.number)
    defer { close(number) }
    _ = consume ends
    let output = PlainTextOutput(descriptor: number)
    let expected = SystemError("write", "descriptor \(number)", code: EPIPE)
    #expect(output.write("Saved.\n") == .failed(expected))
    #expect(output.write("Saved.\n") == .failed(expected))
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    #expect(sigismember(&mask, SIGPIPE) == 0)
  }

  @Test func `a closed descriptor and a full disk have their reasons`() throws {
    #expect(
      PlainTextOutput(descriptor: 1_000_000).write("x")
        == .failed(SystemError("write", "descriptor 1000000", code: EBADF)))
    let full = try Descriptor(opening: "/dev/full", flags: O_WRONLY)
    #expect(
      PlainTextOutput(descriptor: full.number).write("x")
        == .failed(SystemError("write", "descriptor \(full.number)", code: ENOSPC)))
  }

  @Test func `a terminal has a width`() throws {
    let terminal = try Descriptor(opening: "/dev/ptmx", flags: O_RDWR | O_NOCTTY)
    let output = PlainTextOutput(descriptor: terminal.number)
    try #require(output.isTerminal)
    #expect(output.columns(environment: [:]) == 80)
    #expect(output.columns(environment: ["COLUMNS": "52"]) == 52)
    #expect(output.columns(environment: ["COLUMNS": "-1"]) == 80)
    var size = winsize(ws_row: 24, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal.number, UInt(TIOCSWINSZ), &size) == 0)
    #expect(output.columns(environment: [:]) == 132)
  }
}
