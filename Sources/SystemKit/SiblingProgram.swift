import Glibc

/// Finds our other programs: beside the real path of the running one, then in
/// `../libexec/toastmessage` from there. Never through `PATH`, the working folder or the name that
/// this program was called by, since any of these may be somebody else's to choose.
public enum SiblingProgram {
  /// Why a program was not found.
  public enum Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// None of the folders has it.
    case absent(String, folders: [String])
    /// The folder that has it could be changed by another user.
    case unsafe(String, folder: String)

    /// For people.
    public var description: String {
      switch self {
      case .absent(let name, let folders):
        "\(name) is not in \(folders.joined(separator: " or "))"
      case .unsafe(let name, let folder):
        "\(name) is not started: other users may write to \(folder)"
      }
    }
  }

  /// The path of a program of ours.
  ///
  /// - Parameters:
  ///   - name: `toastd`, `toast-voice`, …
  ///   - folder: the folder of the running program, unless a test says otherwise.
  public static func find(
    _ name: String, beside folder: String = runningFolder
  ) throws(Failure) -> String {
    let folders = [folder, "\(folder)/../libexec/toastmessage"]
    for folder in folders where access("\(folder)/\(name)", X_OK) == 0 {
      guard isSafe(folder), isSafe("\(folder)/\(name)") else {
        throw .unsafe(name, folder: folder)
      }
      return "\(folder)/\(name)"
    }
    throw .absent(name, folders: folders)
  }

  /// The folder of the running program, links resolved.
  public static let runningFolder: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return "/" }
    let path = buffer[..<count].map { UInt8(bitPattern: $0) }
    return String(decoding: path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)], as: UTF8.self)
  }()

  /// Whether only root and this user can change what is at a path. Group members count as others
  /// unless the group is this user's own.
  private static func isSafe(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    guard status.st_uid == 0 || status.st_uid == geteuid() else { return false }
    if status.st_mode & S_IWOTH != 0 { return false }
    return status.st_mode & S_IWGRP == 0 || status.st_gid == getegid()
  }
}
