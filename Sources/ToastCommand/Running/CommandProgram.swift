import Glibc
import SystemKit
import ToastText

/// The program `toast`.
public enum CommandProgram {
  /// Does what the arguments ask for.
  ///
  /// - Parameter arguments: what follows the program's name, as bytes.
  /// - Returns: the exit status.
  public static func run(arguments: [[UInt8]]) -> Int32 {
    StandardStreams.holdPlaces()
    let request = CommandRequest(arguments)
    if let program = HandOver(request, arguments) { return program.run(arguments) }
    // A program that is run gets what this process was given.
    if case .run = request {} else { signal(SIGPIPE, SIG_IGN) }
    do throws(CommandFailure) {
      return try answer(request)
    } catch {
      Remark.say(error.message)
      return error.status.rawValue
    }
  }

  private static func answer(_ request: CommandRequest) throws(CommandFailure) -> Int32 {
    let status: ExitStatus
    switch request {
    case .help(let text), .version(let text):
      try StandardOutput.write(text)
      status = .success
    case .usageError(let error):
      _ = PlainTextOutput().write(error.text)
      status = .usage
    case .show(let options):
      status = try ShowRunner(options, environment: Environment.current).run()
    case .progress(let options):
      status = try ProgressRunner(options, environment: Environment.current).run()
    case .queue(let order):
      status = try QueueRunner(environment: Environment.current).run(order)
    case .audit, .listen:
      throw CommandFailure(.usage, "this is another program's")
    case .preferences(let options):
      status = try PreferencesRunner(environment: Environment.current).run(options)
    case .doctor(let options):
      status = try DoctorRunner(environment: Environment.current).run(options)
    case .voice(let options):
      status = try VoiceRunner(options, environment: Environment.current).run()
    case .pictures(let folder):
      try PicturesHandOver.run(folder)
    case .run(let options):
      return RunRunner(options, environment: Environment.current).run()
    }
    return status.rawValue
  }
}
