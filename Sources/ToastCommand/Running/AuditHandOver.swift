import Glibc
import SystemKit

/// Becomes the program that checks toasts: `toast` stays small.
enum AuditHandOver {
  /// The exit status of an audit that could not be made.
  static let couldNotRun: Int32 = 2

  /// Whether the arguments are an audit's; wrong ones too, since their exit status is its own.
  static func isWanted(_ request: CommandRequest, _ arguments: [[UInt8]]) -> Bool {
    switch request {
    case .audit: true
    case .usageError: arguments.first?.elementsEqual("audit".utf8) == true
    default: false
    }
  }

  /// Becomes it, or says why it cannot.
  static func run(_ arguments: [[UInt8]]) -> Int32 {
    do throws(SiblingProgram.Failure) {
      let path = try SiblingProgram.find("toast-audit")
      let words = [Array(path.utf8)] + arguments
      var pointers = words.map { word in
        strdup(word.map { CChar(bitPattern: $0) } + [0])
      }
      pointers.append(nil)
      execv(path, &pointers)
      Remark.say("\(SystemError("execv", path))")
    } catch {
      Remark.say("\(error)")
    }
    return couldNotRun
  }
}
