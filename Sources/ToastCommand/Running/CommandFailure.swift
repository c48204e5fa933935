/// Why the command ends early: what to say, and with which status.
package struct CommandFailure: Error {
  package let status: ExitStatus
  package let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
