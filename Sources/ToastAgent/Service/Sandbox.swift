import Glibc
import SystemKit

/// Which processes are in a sandbox. Those of the user's own are trusted with every toast; an
/// application in a sandbox is not, and may see and end only its own.
struct Sandbox: Sendable {
  /// Where the system tells about processes; another folder in tests.
  var proc = "/proc"

  /// Whether a process is in a sandbox. One that cannot be looked at is taken for one that is.
  func holds(_ process: UInt32) -> Bool {
    let folder = "\(proc)/\(process)"
    guard let root = try? Descriptor(opening: "\(folder)/root", flags: O_RDONLY | O_DIRECTORY)
    else { return true }
    // Flatpak puts this file into the root of every application, and its bus proxy, out of reach of
    // what runs in there.
    if faccessat(root.number, ".flatpak-info", F_OK, 0) == 0 { return true }
    return isSnap(folder)
  }

  /// Snaps have a security label; where the kernel has no labels, their control group tells. A classic
  /// snap, whose label only complains, is confined by nothing, and neither is what it starts.
  private func isSnap(_ folder: String) -> Bool {
    let label = ["attr/apparmor/current", "attr/current"].lazy
      .compactMap { lines("\(folder)/\($0)").first }.first
    if let label { return label.hasPrefix("snap.") && !label.hasSuffix("(complain)") }
    return lines("\(folder)/cgroup").contains { line in
      line.split(separator: "/").contains { $0.hasPrefix("snap.") }
    }
  }

  /// The lines that a file begins with, which is shorter; none where it cannot be read.
  private func lines(_ path: String) -> [Substring] {
    guard let file = try? Descriptor(opening: path, flags: O_RDONLY) else { return [] }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = read(file.number, &buffer, buffer.count)
    guard count > 0 else { return [] }
    return String(decoding: buffer[..<count], as: UTF8.self).split { $0 == "\n" || $0 == "\0" }
  }
}
