import Glibc

/// A program that this one stands in for: it has the terminal, the streams and the environment, and
/// what is sent to this process comes to it.
public enum ForegroundProgram {
  /// How it ended.
  public enum End: Sendable, Equatable {
    /// By itself, with this exit status.
    case exited(Int32)
    /// By this signal.
    case killed(Int32)
  }

  /// What is passed on. A terminal sends its signals to the program too, so only what another process
  /// sends is.
  private static let passedOn = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2]

  /// Runs a program to its end.
  ///
  /// - Parameter arguments: the program, found as a shell finds it, and what it is given; none of them
  ///   may hold a NUL.
  /// - Throws: ``SystemError`` naming the program where it cannot be started.
  public static func run(_ arguments: [[UInt8]]) throws(SystemError) -> End {
    var waited = sigset_t()
    sigemptyset(&waited)
    for number in passedOn + [SIGCHLD] { sigaddset(&waited, number) }
    var former = sigset_t()
    // Before it starts, so that its end is not missed.
    pthread_sigmask(SIG_BLOCK, &waited, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    // Where the end of children is ignored, it is not told.
    signal(SIGCHLD, SIG_DFL)
    let process = try start(arguments, mask: &former)
    while true {
      var info = siginfo_t()
      let number = sigwaitinfo(&waited, &info)
      if number == SIGCHLD {
        if let end = end(of: process) { return end }
      } else if number > 0, info.si_code <= 0 {
        kill(process, number)
      }
    }
  }

  /// Ends this process as the program was ended, so that whoever waits for it sees the same.
  ///
  /// - Returns: the exit status that shells tell of the signal, where the process lives on.
  public static func endLike(signal number: Int32) -> Int32 {
    // One core is enough, the program's.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
    return 128 + number
  }

  private static func start(
    _ arguments: [[UInt8]], mask: inout sigset_t
  ) throws(SystemError) -> ProcessID {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, CShort(POSIX_SPAWN_SETSIGMASK))
    let pointers = arguments.map { strdup($0.map { CChar(bitPattern: $0) } + [0]) }
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    let result = (pointers + [nil]).withUnsafeBufferPointer { argv -> CInt in
      guard let list = argv.baseAddress, let program = argv.first ?? nil else { return EINVAL }
      return posix_spawnp(&process, program, nil, &attributes, list, environ)
    }
    guard result == 0 else {
      let name = String(decoding: arguments.first ?? [], as: UTF8.self)
      throw SystemError("run", name, code: result)
    }
    return process
  }

  private static func end(of process: ProcessID) -> End? {
    var status: CInt = 0
    var result = waitpid(process, &status, WNOHANG)
    while result < 0, errno == EINTR { result = waitpid(process, &status, WNOHANG) }
    guard result == process else { return nil }
    let number = status & 0x7F
    return number == 0 ? .exited((status >> 8) & 0xFF) : .killed(number)
  }
}
