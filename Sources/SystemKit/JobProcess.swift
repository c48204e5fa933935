import Glibc

/// A program that is started as a job of this one: in a process group of its own, with this
/// process's environment and standard input, and its output at standard error.
public struct JobProcess: Sendable {
  /// Its number, which is its group's too.
  public let id: ProcessID

  /// Starts it.
  ///
  /// - Parameter arguments: the program, found as a shell finds it, and what it is given; none of
  ///   them may hold a NUL.
  /// - Throws: ``SystemError`` naming the program.
  public init(_ arguments: [[UInt8]]) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this process ignores, it need not.
    var standard = sigset_t()
    sigemptyset(&standard)
    sigaddset(&standard, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, CShort(POSIX_SPAWN_SETSIGDEF) | CShort(POSIX_SPAWN_SETPGROUP))
    let pointers = arguments.map { strdup($0.map { CChar(bitPattern: $0) } + [0]) }
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    let result = (pointers + [nil]).withUnsafeBufferPointer { argv -> CInt in
      guard let list = argv.baseAddress, let program = argv.first ?? nil else { return EINVAL }
      return posix_spawnp(&process, program, &actions, &attributes, list, environ)
    }
    guard result == 0 else {
      throw SystemError("run", String(decoding: arguments.first ?? [], as: UTF8.self), code: result)
    }
    id = process
  }

  /// Asks everything in its group to end, and kills what does not by then.
  public func end(within limit: Duration) {
    kill(-id, SIGTERM)
    kill(-id, SIGCONT)
    ProcessEnd.wait(for: id, atMost: limit)
    kill(-id, SIGKILL)
  }
}
