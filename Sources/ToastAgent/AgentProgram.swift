import GLibKit
import Glibc
import SystemKit
import ToastDrawing

/// The program `toastd`.
public enum AgentProgram {
  /// Runs until the agent leaves.
  ///
  /// - Returns: the exit status.
  public static func run(arguments: [String]) -> Int32 {
    // Programs that a toast is told to may end at any time.
    signal(SIGPIPE, SIG_IGN)
    let environment = Environment.current
    let loop = EventLoop(name: "toastd")
    switch arguments {
    case []:
      return loop.runToEnd { await SessionAgent.run(on: loop, environment: environment) }
    case ["--once"]:
      return loop.runToEnd { await OnceService.run(on: loop, environment: environment) }
    case ["--diagnose"]:
      return loop.runToEnd { await OnceService.diagnose(on: loop, environment: environment) }
    case _ where arguments.count == 2 && arguments[0] == "--pictures":
      return pictures(named: arguments[1])
    default:
      let words = arguments.joined(separator: " ")
      Diagnostics.say("toastd: '\(words)': the options are --once, --diagnose and --pictures")
      return 64
    }
  }

  /// Writes the pictures of `toast demo --png` into the working folder, and their names to standard
  /// output: what draws is not in the command.
  private static func pictures(named folder: String) -> Int32 {
    do throws(SystemError) {
      try GalleryWriter.write(into: ".") { name throws(SystemError) in
        try writeAll(Array("\(folder)/\(name)\n".utf8), to: STDOUT_FILENO, "standard output")
      }
      return 0
    } catch {
      Diagnostics.say("--png: \(error)")
      return 73
    }
  }
}
