import Glibc
import SystemKit

/// What `/proc` tells of processes.
enum ProcFile {
  /// The number after a name at the start of a line; 0 where there is none.
  static func field(_ name: String, in path: String) -> Int {
    let line = contents(path).split(separator: "\n").first { $0.hasPrefix(name) }
    return line.flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) } ?? 0
  }

  static func contents(_ path: String) -> String {
    guard let file = try? Descriptor(opening: path, flags: O_RDONLY) else { return "" }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = max(read(file.number, &bytes, bytes.count), 0)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
