import GLibKit
import Glibc
import SystemKit

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
    default:
      let words = arguments.joined(separator: " ")
      Diagnostics.say("toastd: '\(words)': the options are --once and --diagnose")
      return 64
    }
  }
}
