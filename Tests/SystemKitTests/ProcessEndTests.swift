import Glibc
import SystemKit
import Testing
import ToastTesting

@Suite struct ProcessEndTests {
  @Test func `a process is waited for until it ends, and no longer than asked`() throws {
    let program = try Program("/bin/sleep", ["60"], environment: [:])
    #expect(!ProcessEnd.wait(for: program.id, atMost: .milliseconds(20)))
    kill(program.id, SIGKILL)
    #expect(ProcessEnd.wait(for: program.id, atMost: .seconds(30)))
  }

  @Test func `one that is not there has ended`() {
    #expect(ProcessEnd.wait(for: ProcessID.max, atMost: .seconds(30)))
  }
}
