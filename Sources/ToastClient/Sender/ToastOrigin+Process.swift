import Glibc
import SystemKit
public import ToastCore

extension ToastOrigin {
  /// What is known of a toast that this process sends.
  ///
  /// - Parameter application: the sender's name; the program's own when `nil`.
  public static func thisProcess(
    application: String? = nil, environment: [String: String]
  ) -> ToastOrigin {
    var origin = ToastOrigin(
      application: application ?? ProcessName.of(getpid()) ?? "",
      isTerminal: isatty(STDERR_FILENO) == 1,
      isRemote: ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].contains {
        environment[$0]?.isEmpty == false
      },
      language: UserLanguage.tags(in: environment).first ?? "en")
    origin.display = DisplayAddress(environment: environment)
    // What is wrong with the others is told by whoever talks to a person.
    origin.preferences = PreferenceLayer.environment(environment).layer.values
    return origin
  }
}
