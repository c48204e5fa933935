import Glibc
import Synchronization
import SystemKit
import Testing
import ToastCore
import ToastText

@testable import ToastClient

@Suite struct SenderTests {
  private static let request = ToastRequest(
    content: ToastContent(title: "Saved"), severity: .success)

  /// Prints into a pipe, and returns what came out of it.
  private func printed(_ body: (SenderText) -> Void) throws -> String {
    let pipe = try Descriptor.pipe()
    let reading = pipe.reading
    let writing = pipe.writing.release()
    body(
      SenderText(
        Self.request, environment: [:], output: PlainTextOutput(descriptor: writing)))
    close(writing)
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = max(0, read(reading.number, &buffer, buffer.count))
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  @Test func `a toast is printed once, however often it is asked for`() throws {
    let reports = Mutex<[ChannelReport]>([])
    let text = try printed { text in
      for _ in 0..<3 { reports.withLock { $0.append(text.print()) } }
    }
    #expect(text == "Success: Saved.\n")
    #expect(reports.withLock { $0 } == Array(repeating: ChannelReport(.delivered), count: 3))
  }

  @Test(arguments: [
    (nil, "Deleted. [Undo]\n"), (ToastID(7), "Deleted. [Undo: toast invoke 7 Undo]\n"),
  ])
  func `34: the line names the command for an action where a command can reach the toast`(
    id: ToastID?, line: String
  ) throws {
    let request = ToastRequest(
      content: ToastContent(title: "Deleted", action: ToastAction("Undo") {}))
    let text = try printed { text in
      text.revise(request)
      text.print(id)
    }
    #expect(text == line)
    let followed = try printed { text in
      text.revise(request)
      text.completing({ _, _ in }, reachable: id != nil)(ToastID(7), .print)
    }
    #expect(followed == line)
  }

  @Test func `an observer prints when it is told to, and passes on what came of it`() throws {
    let seen = Mutex<[ToastEvent]>([])
    let report = ToastReport(
      id: ToastID(1), title: "Saved", severity: nil,
      channels: [.text: ChannelReport(.delivered, reason: "printed by the sender")],
      outcome: .expired)
    let text = try printed { text in
      let observer = text.completing { _, event in seen.withLock { $0.append(event) } }
      observer(ToastID(1), .accepted)
      observer(ToastID(1), .print)
      observer(ToastID(1), .print)
      observer(ToastID(1), .finished(.text, ChannelReport(.unconfirmed)))
      observer(ToastID(1), .reported(report))
    }
    #expect(text == "Success: Saved.\n")
    var own = report
    own.channels[.text] = ChannelReport(.delivered)
    #expect(
      seen.withLock { $0 }
        == [.accepted, .finished(.text, ChannelReport(.delivered)), .reported(own)])
  }

  @Test func `what was not printed here is reported as it came`() {
    let seen = Mutex<[ToastEvent]>([])
    let text = SenderText(Self.request, environment: [:])
    let event = ToastEvent.finished(.text, ChannelReport(.skipped, reason: "not wanted"))
    text.completing { _, event in seen.withLock { $0.append(event) } }(ToastID(1), event)
    #expect(seen.withLock { $0 } == [event])
  }

  @Test func `text that nobody can read is a failure with its reason`() throws {
    let pipe = try Descriptor.pipe()
    let writing = pipe.keepWriting()
    let text = SenderText(
      Self.request, environment: [:], output: PlainTextOutput(descriptor: writing.number))
    let report = text.print()
    #expect(report.state == .failed)
    #expect(report.reason?.contains("Broken pipe") == true)
  }

  @Test(
    arguments: [
      ([:], false), (["SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"], true),
      (["SSH_TTY": "/dev/pts/1"], true), (["SSH_CLIENT": "10.0.0.1"], true),
      (["SSH_CONNECTION": ""], false), (["SSH_AUTH_SOCK": "/tmp/agent"], false),
    ] as [([String: String], Bool)])
  func `a sender is remote when it came over ssh`(environment: [String: String], remote: Bool) {
    #expect(ToastOrigin.thisProcess(environment: environment).isRemote == remote)
  }

  @Test func `a sender has its program's name, or the one it gives`() {
    let own = ToastOrigin.thisProcess(environment: [:])
    #expect(!own.application.isEmpty)
    #expect(own.application == ProcessName.of(getpid()))
    #expect(
      ToastOrigin.thisProcess(application: "Editor", environment: [:]).application == "Editor")
  }

  @Test(
    arguments: [
      ([:], "en"), (["LANG": "de_AT.UTF-8"], "de-AT"),
      (["LANG": "de_AT", "LC_ALL": "fr_FR"], "fr-FR"),
      (["LANG": "C"], "en"),
    ] as [([String: String], String)])
  func `a sender has its user's language`(environment: [String: String], language: String) {
    #expect(ToastOrigin.thisProcess(environment: environment).language == language)
  }
}
