import CAtspi
import Glibc
import SystemKit
import ToastCommand
import ToastText

/// What `toast listen` does.
enum ListenProgram {
  /// The exit statuses.
  enum Status: CInt {
    case allHeard = 0
    case notAsExpected = 1
    case usage = 64
    case noBus = 69
    case notStarted = 126
    case notFound = 127
  }

  /// Does what the arguments ask for.
  ///
  /// - Parameter arguments: those of `toast`, with the word `listen`.
  static func run(arguments: [[UInt8]]) -> CInt {
    StandardStreams.holdPlaces()
    switch CommandRequest(arguments) {
    case .listen(let options): return run(options).rawValue
    case .usageError(let error):
      _ = PlainTextOutput().write(error.text)
      return Status.usage.rawValue
    default:
      Remark.say("this program takes the arguments of 'toast listen', with the word listen")
      return Status.usage.rawValue
    }
  }

  private static func run(_ options: ListenOptions) -> Status {
    let verdict: ListenVerdict
    do throws(TextMatcher.Mistake) {
      verdict = try ListenVerdict(options)
    } catch {
      Remark.say("\(error)")
      return .usage
    }
    guard options.isPrivate else { return listen(options, verdict) }
    do {
      let bus = try PrivateBus.start()
      let status = listen(options, verdict)
      bus.end()
      return status
    } catch {
      Remark.say("\(error)")
      return .noBus
    }
  }

  private static func listen(_ options: ListenOptions, _ verdict: ListenVerdict) -> Status {
    guard let bus = EarProgram.bus() else {
      Remark.say(EarProgram.noBus)
      return .noBus
    }
    return ListenRun(options, verdict).run(on: bus)
  }
}
