import Glibc

/// What a process is called, for people.
public enum ProcessName {
  /// Interpreters, each with the option that code follows instead of a script.
  private static let interpreters: [(name: String, code: Character)] = [
    ("python", "c"), ("perl", "e"), ("ruby", "e"), ("node", "e"), ("sh", "c"), ("bash", "c"),
    ("dash", "c"),
  ]

  /// The name of a running process; a script's own name where an interpreter runs it. `nil` when
  /// the process is gone.
  public static func of(_ id: ProcessID) -> String? {
    guard let comm = contents("/proc/\(id)/comm") else { return nil }
    let name = comm.split(separator: "\n").first.map(String.init) ?? comm
    let interpreter = interpreters.first { interpreter in
      name.hasPrefix(interpreter.name)
        && name.dropFirst(interpreter.name.count).allSatisfy { $0.isNumber || $0 == "." }
    }
    guard let interpreter, let line = contents("/proc/\(id)/cmdline") else { return name }
    let arguments = line.split(separator: "\0").dropFirst()
    let options = arguments.prefix { $0.hasPrefix("-") }
    if let last = options.last, last.last == interpreter.code, !last.hasPrefix("--") { return name }
    let script = arguments.dropFirst(options.count).first
    return script?.split(separator: "/").last.map(String.init) ?? name
  }

  private static func contents(_ path: String) -> String? {
    guard let file = try? Descriptor(opening: path, flags: O_RDONLY) else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(file.number, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}
