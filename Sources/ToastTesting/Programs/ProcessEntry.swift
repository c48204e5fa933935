import Glibc
import SystemKit

/// A process as `/proc` tells of it.
struct ProcessEntry: Equatable, Sendable {
  let id: ProcessID
  let parent: ProcessID
  let arguments: [String]

  /// The program's name, without its folder.
  var name: String { arguments.first.map { String($0.split(separator: "/").last ?? "") } ?? "" }

  /// Reads one; nil when there is none or it has ended and was not yet waited for.
  init?(_ id: ProcessID) {
    guard let arguments = Self.strings("/proc/\(id)/cmdline"), !arguments.isEmpty,
      let status = Self.bytes("/proc/\(id)/stat")
    else { return nil }
    // The name in parentheses may hold anything: the fields start behind the last one.
    let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    guard let fields, fields.count > 1, fields[0] != "Z", let parent = ProcessID(fields[1]) else {
      return nil
    }
    self.id = id
    self.parent = parent
    self.arguments = arguments
  }

  /// The processes that have a folder, or something in it, in their environment.
  static func all(naming folder: String) -> [ProcessEntry] {
    let wanted = Array("\(folder)/".utf8)
    return TemporaryFolder.entries(of: "/proc").compactMap { name in
      guard let id = ProcessID(name), let environment = bytes("/proc/\(id)/environ"),
        environment.contains(wanted)
      else { return nil }
      return ProcessEntry(id)
    }
  }

  private static func strings(_ path: String) -> [String]? {
    bytes(path)?.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    guard let file = try? Descriptor(opening: path, flags: O_RDONLY) else { return nil }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(file.number, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? result : nil }
      result += buffer[..<count]
    }
  }
}
