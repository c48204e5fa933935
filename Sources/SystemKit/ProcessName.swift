import Glibc

/// What a process is called, for people.
public enum ProcessName {
  private static let interpreters = ["python", "perl", "ruby", "node", "sh", "bash", "dash"]

  /// The name of a running process; a script's own name where an interpreter runs it. `nil` when
  /// the process is gone.
  public static func of(_ id: ProcessID) -> String? {
    guard let comm = contents("/proc/\(id)/comm") else { return nil }
    let name = comm.split(separator: "\n").first.map(String.init) ?? comm
    let isInterpreter = interpreters.contains { interpreter in
      name.hasPrefix(interpreter)
        && name.dropFirst(interpreter.count).allSatisfy { $0.isNumber || $0 == "." }
    }
    guard isInterpreter, let line = contents("/proc/\(id)/cmdline") else { return name }
    let script = line.split(separator: "\0").dropFirst().first { !$0.hasPrefix("-") }
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
