import Glibc
import SystemKit

/// Becomes another program of ours, which has what this one does not link: `toast` stays small.
enum ProgramHandOver {
  /// Becomes it, with these arguments after its name.
  ///
  /// - Returns: why it could not, for people.
  static func become(_ name: String, _ arguments: [[UInt8]]) -> String {
    do throws(SiblingProgram.Failure) {
      let path = try SiblingProgram.find(name)
      let words = [Array(path.utf8)] + arguments
      var pointers = words.map { word in
        strdup(word.map { CChar(bitPattern: $0) } + [0])
      }
      pointers.append(nil)
      execv(path, &pointers)
      return "\(SystemError("execv", path))"
    } catch {
      return "\(error)"
    }
  }
}
