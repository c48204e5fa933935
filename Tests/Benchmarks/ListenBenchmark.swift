import GLibKit
import Glibc
import SystemKit
import ToastCore
import ToastTesting

/// What `toast listen` takes for an announcement: from taking the signal off the bus to its line at
/// whoever reads, with the questions to the application that it asks in between.
enum ListenBenchmark {
  static func rows(runs: Int) async throws -> [Row] {
    let session = try await PrivateSession()
    let editor = try await OtherApplication(in: session, named: "Editor")
    let path = try await editor.add("Note")
    let lines = try Lines.start(in: session)
    var times: [Duration] = []
    for number in 0...runs {
      try await editor.announce("number \(number)", from: path)
      let time = try lines.timeOfNext()
      // The first asks for the application's name, which no other does.
      if number > 0 { times.append(time) }
    }
    let samples = Samples(times)
    return [
      Row(
        what: "toast listen: from taking an announcement to its line", measured: samples.text,
        budget: "median at most 1 ms", isMet: samples.median <= .milliseconds(1))
    ]
  }

  /// The lines of a running `toast listen`, each read as soon as it is written.
  private struct Lines: ~Copyable {
    private let process: ProcessID
    private let output: Descriptor

    static func start(in session: PrivateSession) throws -> Lines {
      let output = try Descriptor.pipe()
      let errors = try Descriptor.pipe()
      let spawn = Spawn(
        try SiblingProgram.find("toast"), ["listen", "--json"], environment: session.environment,
        descriptors: [1: output.writing.number, 2: errors.writing.number])
      let lines = Lines(process: try spawn.start(), output: output.keepReading())
      let said = errors.keepReading()
      guard try line(from: said.number) == Array("listening".utf8) else {
        throw TestingError(.failed, "toast listen does not listen")
      }
      return lines
    }

    deinit {
      kill(process, SIGTERM)
      waitpid(process, nil, 0)
    }

    /// From taking what the next line tells of until it is read.
    func timeOfNext() throws -> Duration {
      let line = try JSONText(parsing: Self.line(from: output.number))
      let now = EventLoop.now
      guard case .integer(let taken)? = line["time_us"] else {
        throw TestingError(.failed, "no time in \(line.text)")
      }
      return now - .microseconds(taken)
    }

    private static func line(from number: CInt) throws -> [UInt8] {
      var line: [UInt8] = []
      var byte: UInt8 = 0
      while true {
        guard read(number, &byte, 1) == 1 else {
          throw TestingError(.failed, "it ended: \(String(decoding: line, as: UTF8.self))")
        }
        if byte == UInt8(ascii: "\n") { return line }
        line.append(byte)
      }
    }
  }
}
