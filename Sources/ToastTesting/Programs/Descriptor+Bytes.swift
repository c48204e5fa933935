import Glibc
import SystemKit

extension Descriptor {
  /// What stands in this file behind a number of bytes, as far as it can be read.
  func bytes(from offset: Int = 0) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(number, &buffer, buffer.count, offset + result.count)
      guard count > 0 else { return result }
      result += buffer[..<count]
    }
  }
}
