import Glibc
import SystemKit
import Testing

@Suite struct SystemErrorTests {
  @Test(arguments: [
    ("open", "/nowhere/x.wav", ENOENT, "open /nowhere/x.wav: No such file or directory"),
    ("pipe2", "", EMFILE, "pipe2: Too many open files"),
  ])
  func `it says which call, on what, and why`(
    call: String, subject: String, code: CInt, text: String
  ) {
    #expect(SystemError(call, subject, code: code).description == text)
  }
}
