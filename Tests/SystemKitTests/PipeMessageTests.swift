import Glibc
import Testing
import ToastTesting

@testable import SystemKit

@Suite struct PipeMessageTests {
  /// F_SETPIPE_SZ, which is declared only for GNU sources.
  private let setPipeSize: CInt = 1031

  /// What a reader makes of bytes that end there.
  private func read(_ bytes: [UInt8], count: Int = 1) throws -> [[UInt8]?] {
    let pipe = try Descriptor.pipe()
    let (reading, writing) = (pipe.reading.number, pipe.writing.number)
    #expect(fcntl(writing, setPipeSize, 1 << 20) > 0)
    #expect(write(writing, bytes, bytes.count) == bytes.count)
    let end = pipe.keepReading()
    #expect(end.number == reading)
    return (0..<count).map { _ in PipeMessage.read(from: end) }
  }

  @Test(arguments: [0, 1, 255, 256, 65_535, 65_536, 200_000])
  func `a message arrives whole, and the next one after it`(length: Int) throws {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let pipe = try Descriptor.pipe()
    #expect(fcntl(pipe.writing.number, setPipeSize, 1 << 20) > 0)
    try PipeMessage.write(bytes, to: pipe.writing)
    try PipeMessage.write([1, 2], to: pipe.writing)
    let end = pipe.keepReading()
    #expect(PipeMessage.read(from: end) == bytes)
    #expect(PipeMessage.read(from: end) == [1, 2])
    #expect(PipeMessage.read(from: end) == nil)
  }

  @Test func `the length is four bytes, least first`() throws {
    let pipe = try Descriptor.pipe()
    try PipeMessage.write([UInt8](repeating: 9, count: 258), to: pipe.writing)
    var head = [UInt8](repeating: 0, count: 4)
    #expect(Glibc.read(pipe.reading.number, &head, 4) == 4)
    #expect(head == [2, 1, 0, 0])
  }

  @Test(arguments: [[], [1], [3, 0, 0], [1, 0, 0, 0], [3, 0, 0, 0, 7, 7]] as [[UInt8]])
  func `what is cut short is none`(bytes: [UInt8]) throws {
    #expect(try read(bytes) == [nil])
  }

  @Test(arguments: [[1, 0, 0, 4], [0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0x80]] as [[UInt8]])
  func `what says that it is longer than the limit is none, and takes no memory`(head: [UInt8])
    throws
  {
    #expect(PipeMessage.longest == 64 << 20)
    #expect(try read(head + [1, 2, 3, 4]) == [nil])
  }

  @Test func `a message that comes in pieces is put together`() async throws {
    let pipe = try Descriptor.pipe()
    let number = pipe.reading.number
    let program = try Spawn(
      "/bin/sh",
      ["-c", "for part in '\\004\\000' '\\000\\000a' 'b' 'cd'; do printf \"$part\"; done"],
      environment: ["PATH": "/bin:/usr/bin"], descriptors: [1: pipe.writing.number]
    ).start()
    let end = pipe.keepReading()
    #expect(end.number == number)
    #expect(PipeMessage.read(from: end) == Array("abcd".utf8))
    waitpid(program, nil, 0)
  }
}
