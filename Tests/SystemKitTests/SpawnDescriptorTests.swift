import Glibc
import Testing
import ToastTesting

@testable import SystemKit

/// A new process gets each descriptor under the number that it was promised, whatever numbers they
/// have here.
@Suite struct SpawnDescriptorTests {
  /// Files at chosen numbers, each holding its name.
  private final class Files {
    private let folder: TemporaryFolder
    private(set) var numbers: [CInt] = []

    /// - Parameter lowest: the numbers are taken from here on.
    init(_ names: [String], from lowest: CInt) throws {
      folder = try TemporaryFolder()
      for name in names {
        let path = try folder.write(name, "\(name)\n".utf8)
        let file = try Descriptor(opening: path, flags: O_RDONLY)
        numbers.append(fcntl(file.number, F_DUPFD_CLOEXEC, lowest))
      }
    }

    deinit { for number in numbers { close(number) } }
  }

  /// Runs a script whose output goes into a pipe, and returns it.
  private func output(_ script: String, _ descriptors: [CInt: CInt]) throws -> String {
    let pipe = try Descriptor.pipe()
    var descriptors = descriptors
    descriptors[1] = pipe.writing.number
    let id = try Spawn(
      "/bin/sh", ["-c", script], environment: ["PATH": "/bin:/usr/bin"], descriptors: descriptors
    ).start()
    let end = pipe.keepReading()
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(end.number, &buffer, buffer.count)
      guard count > 0 else { break }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    waitpid(id, nil, 0)
    return text
  }

  @Test func `two can change places`() throws {
    let files = try Files(["one", "two"], from: 60)
    let (one, two) = (files.numbers[0], files.numbers[1])
    let script = "cat /proc/$$/fd/\(one); cat /proc/$$/fd/\(two)"
    #expect(try output(script, [one: two, two: one]) == "two\none\n")
  }

  @Test func `three can go round`() throws {
    let files = try Files(["one", "two", "three"], from: 60)
    let (one, two, three) = (files.numbers[0], files.numbers[1], files.numbers[2])
    let script = "cat /proc/$$/fd/\(one); cat /proc/$$/fd/\(two); cat /proc/$$/fd/\(three)"
    #expect(
      try output(script, [one: two, two: three, three: one]) == "two\nthree\none\n")
  }

  @Test func `one stays at its number, and is not closed on exec there`() throws {
    let files = try Files(["one"], from: 60)
    let one = files.numbers[0]
    #expect(fcntl(one, F_GETFD) & FD_CLOEXEC != 0)
    #expect(try output("cat /proc/$$/fd/\(one)", [one: one]) == "one\n")
  }

  @Test func `one can be had under several numbers, low ones and standard ones too`() throws {
    let files = try Files(["one"], from: 60)
    let one = files.numbers[0]
    #expect(try output("cat; cat <&3", [0: one, 3: one]) == "one\n", "they share their position")
  }

  @Test func `a target may be above every source`() throws {
    let files = try Files(["one"], from: 60)
    #expect(try output("cat <&9; ls /proc/self/fd | wc -l", [9: files.numbers[0]]) == "one\n5\n")
  }

  @Test func `nothing else is open, and standard streams that are not named lead nowhere`() throws {
    let files = try Files(["one", "two"], from: 60)
    #expect(fcntl(files.numbers[1], F_SETFD, 0) == 0)
    let script = "for n in 0 1 2 3 4 5 60 61; do readlink /proc/$$/fd/$n || echo $n closed; done"
    let lines = try output(script, [4: files.numbers[0]]).split(separator: "\n")
    #expect(lines[0] == "/dev/null")
    #expect(lines[1].hasPrefix("pipe:"))
    #expect(lines[2] == "/dev/null")
    #expect(lines[3] == "3 closed")
    #expect(lines[4].hasSuffix("/one"))
    #expect(lines[5...] == ["5 closed", "60 closed", "61 closed"])
  }
}
