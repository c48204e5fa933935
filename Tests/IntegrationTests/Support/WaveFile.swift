import Glibc
import SystemKit
import ToastTesting

/// The bytes of a file.
enum Bytes {
  static func of(_ path: String) throws -> [UInt8] {
    let file = try Descriptor(opening: path, flags: O_RDONLY)
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(file.number, &buffer, buffer.count)
      guard count > 0 else { return result }
      result += buffer[..<count]
    }
  }
}

/// A WAV file of one channel of 16 bits, read by what the format says and not by what we write.
struct WaveFile {
  let rate: Int
  let samples: [Int16]

  var seconds: Double { Double(samples.count) / Double(rate) }

  /// Whether there is anything to hear.
  var isLoud: Bool { samples.contains { $0.magnitude > 2000 } }

  init(_ path: String) throws {
    let bytes = try Bytes.of(path)
    func number(at place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << ($1 * 8) }
    }
    func word(at place: Int) -> String { String(decoding: bytes[place..<place + 4], as: UTF8.self) }
    guard bytes.count >= 44, word(at: 0) == "RIFF", word(at: 8) == "WAVE", word(at: 12) == "fmt ",
      word(at: 36) == "data", number(at: 4, 4) == bytes.count - 8,
      number(at: 40, 4) == bytes.count - 44
    else { throw TestingError(.failed, "\(path): no proper WAV file of \(bytes.count) bytes") }
    let format = (number(at: 20, 2), number(at: 22, 2), number(at: 34, 2))
    guard format == (1, 1, 16) else {
      throw TestingError(.failed, "\(path): format, channels, bits: \(format)")
    }
    rate = number(at: 24, 4)
    samples = stride(from: 44, to: bytes.count, by: 2).map {
      Int16(truncatingIfNeeded: number(at: $0, 2))
    }
  }
}
