import Glibc
import SystemKit
import ToastCore

/// Runs a program, and shows what became of it. Whatever happens to the toast, the program runs and
/// its exit status is the command's.
struct RunRunner: Sendable {
  private let options: RunOptions
  private let environment: [String: String]

  init(_ options: RunOptions, environment: [String: String]) {
    self.options = options
    self.environment = environment
  }

  /// Runs it.
  ///
  /// - Returns: its exit status; 127 or 126 as shells tell it where it could not be started.
  func run() -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    let end: Result<ForegroundProgram.End, SystemError> = Result { () throws(SystemError) in
      try ForegroundProgram.run(options.command)
    }
    let time = clock.now - start
    // From here on this process writes, and a stream that nobody reads must not end it.
    signal(SIGPIPE, SIG_IGN)
    if case .failure(let error) = end { Remark.say("\(error)") }
    show(end, time)
    switch end {
    case .success(.exited(let status)): return status
    case .success(.killed(let number)): return ForegroundProgram.endLike(signal: number)
    case .failure(let error): return error.code == ENOENT ? 127 : 126
    }
  }

  private func show(_ end: Result<ForegroundProgram.End, SystemError>, _ time: Duration) {
    let language = WordingLanguage(tag: UserLanguage.tags(in: environment).first ?? "") ?? .english
    let text = RunText(language: language)
    var toast = options.options
    toast.title = RunText.title(options.command)
    switch end {
    case .success(let end):
      toast.severity = end == .exited(0) ? .success : .error
      toast.message = text.message(end, time)
    case .failure(let error):
      toast.severity = .error
      toast.message = text.cannotStart(error.reason)
    }
    do throws(CommandFailure) {
      _ = try ShowRunner(toast, environment: environment).run()
    } catch {
      Remark.say(error.message)
    }
  }
}
