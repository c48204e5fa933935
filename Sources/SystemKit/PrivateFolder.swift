import Glibc

/// A folder for this user's running programs, which nobody else can enter or prepare.
public enum PrivateFolder {
  /// Opens the folder, and makes it where it is missing: `toastmessage` in `XDG_RUNTIME_DIR`, else
  /// `toastmessage-UID` in `temporary`.
  ///
  /// - Throws: ``SystemError``; `EPERM` when what is there is another user's or open to others,
  ///   `ENOTDIR` when it is a link or no folder.
  public static func open(
    environment: [String: String], temporary: String = "/tmp"
  ) throws(SystemError) -> Descriptor {
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let path = runtime.map { "\($0)/toastmessage" } ?? "\(temporary)/toastmessage-\(geteuid())"
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw SystemError("mkdir", path) }
    let folder = try Descriptor(opening: path, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    var status = stat()
    guard fstat(folder.number, &status) == 0 else { throw SystemError("fstat", path) }
    guard status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
      throw SystemError("open", path, code: EPERM)
    }
    return folder
  }
}
