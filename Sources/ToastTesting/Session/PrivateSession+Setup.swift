import SystemKit

extension PrivateSession {
  /// Variables that tell a program how to report on itself: a sanitizer's options, where coverage
  /// is written to, where its libraries are.
  private static let passedOn = [
    "ASAN_OPTIONS", "LLVM_PROFILE_FILE", "LD_LIBRARY_PATH", "SWIFT_BACKTRACE",
  ]

  /// The environment without bus and display; makes the folders that it names.
  static func environment(in folder: TemporaryFolder) throws -> [String: String] {
    let home = try folder.folder("home")
    var environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "HOME": home,
      "LANG": "C.UTF-8",
      "GSETTINGS_BACKEND": "memory",
      "XDG_RUNTIME_DIR": try folder.folder("run"),
      "XDG_CONFIG_HOME": try folder.folder("home/config"),
      "XDG_DATA_HOME": try folder.folder("home/data"),
      "XDG_CACHE_HOME": try folder.folder("home/cache"),
      "XDG_STATE_HOME": try folder.folder("home/state"),
      "TMPDIR": try folder.folder("tmp"),
    ]
    let current = Environment.current
    for name in passedOn { environment[name] = current[name] }
    return environment
  }

  /// The accessibility bus as this system starts it.
  static func accessibilityService() throws -> PrivateBusFiles.Service {
    guard let service = PrivateBusFiles.accessibility() else {
      let path = PrivateBusFiles.accessibilityPath
      throw TestingError(.missing, "\(path), which at-spi2-core installs, names no program")
    }
    return service
  }
}
