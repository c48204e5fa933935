import CSystem
import Glibc

/// The number of a process.
public typealias ProcessID = Int32

/// How a program is started: everything that the new process gets, and nothing that is left to
/// inherit by chance.
public struct Spawn: Sendable {
  /// The program's path; never looked up in `PATH`.
  public var program: String
  /// What follows the program's name.
  public var arguments: [String]
  /// The whole environment.
  public var environment: [String: String]
  /// The descriptors of the new process by their number there. Standard streams that are not
  /// named are the null device; everything else is closed.
  public var descriptors: [CInt: CInt]
  /// A session of its own: no terminal, no job, no signal from either.
  public var newSession: Bool
  /// Where it starts.
  public var folder: String

  /// A program to start.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    descriptors: [CInt: CInt] = [:], newSession: Bool = false, folder: String = "/"
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.descriptors = descriptors
    self.newSession = newSession
    self.folder = folder
  }

  /// Starts it and returns its process id; the caller waits for it.
  ///
  /// - Throws: ``SystemError`` naming the program.
  public func start() throws(SystemError) -> ProcessID {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    // Sources are first copied above every target, so that no copy overwrites a source that is
    // still to come.
    let wanted = descriptors.sorted { $0.key < $1.key }
    let highest = (wanted.map { max($0.key, $0.value) }.max() ?? 2) + 1
    var failure: CInt = 0
    func check(_ result: CInt) { if failure == 0 { failure = result } }
    for (offset, pair) in wanted.enumerated() {
      check(posix_spawn_file_actions_adddup2(&actions, pair.value, highest + CInt(offset)))
    }
    for number in CInt(0)...2 where descriptors[number] == nil {
      let mode = number == 0 ? O_RDONLY : O_WRONLY
      check(posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0))
    }
    for (offset, pair) in wanted.enumerated() {
      check(posix_spawn_file_actions_adddup2(&actions, highest + CInt(offset), pair.key))
    }
    for number in CInt(3)..<highest where descriptors[number] == nil {
      check(posix_spawn_file_actions_addclose(&actions, number))
    }
    check(posix_spawn_file_actions_addclosefrom_np(&actions, highest))
    check(posix_spawn_file_actions_addchdir_np(&actions, folder))
    guard failure == 0 else { throw SystemError("posix_spawn", program, code: failure) }

    // A blocked or ignored signal would be inherited, and a helper that cannot be ended is worse
    // than none.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var standard = sigset_t()
    sigfillset(&standard)
    sigdelset(&standard, SIGKILL)
    sigdelset(&standard, SIGSTOP)
    posix_spawnattr_setsigdefault(&attributes, &standard)
    var flags = CShort(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    if newSession { flags |= spawnNewSession }
    posix_spawnattr_setflags(&attributes, flags)

    var id: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let result = withCStrings([program] + arguments) { argv in
      withCStrings(variables) { envp in
        posix_spawn(&id, program, &actions, &attributes, argv, envp)
      }
    }
    guard result == 0 else { throw SystemError("posix_spawn", program, code: result) }
    return id
  }
}

/// Lends a NULL-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return (pointers + [nil]).withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("the array is never empty") }
    return body(base)
  }
}
