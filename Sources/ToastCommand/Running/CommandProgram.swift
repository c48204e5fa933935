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
    signal(SIGPIPE, SIG_IGN)
    do throws(CommandFailure) {
      return try answer(CommandRequest(arguments)).rawValue
    } catch {
      Remark.say(error.message)
      return error.status.rawValue
    }
  }

  private static func answer(_ request: CommandRequest) throws(CommandFailure) -> ExitStatus {
    switch request {
    case .help(let text), .version(let text): try StandardOutput.write(text)
    case .usageError(let error):
      _ = PlainTextOutput().write(error.text)
      return .usage
    case .voice(let options):
      return try VoiceRunner(options, environment: Environment.current).run()
    case .show(let options):
      return try ShowRunner(options, environment: Environment.current).run()
    }
    return .success
  }
}
