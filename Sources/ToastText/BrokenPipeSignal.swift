import Glibc

/// Keeps SIGPIPE from ending a process whose reader went away. The signal is held back for this
/// thread alone, since a library must not change what a signal does to the rest of its program.
enum BrokenPipeSignal {
  /// Does the work; a SIGPIPE that it raises is taken away before the thread's mask is restored.
  static func held<Result>(_ work: () -> Result) -> Result {
    var signal = sigset_t()
    sigemptyset(&signal)
    sigaddset(&signal, SIGPIPE)
    var before = sigset_t()
    guard !isPending, pthread_sigmask(SIG_BLOCK, &signal, &before) == 0 else { return work() }
    let result = work()
    if isPending, sigismember(&before, SIGPIPE) == 0 {
      var now = timespec()
      while sigtimedwait(&signal, nil, &now) == -1 && errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }

  private static var isPending: Bool {
    var pending = sigset_t()
    return sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1
  }
}
