import Glibc
import Testing

@testable import ToastTesting

@Suite struct PrivateSessionTests {
  @Test func `a session has a bus of its own, and nothing of the machine's`() async throws {
    let session = try await PrivateSession()
    let names = try await session.run(
      "dbus-send",
      [
        "--session", "--print-reply", "--dest=org.freedesktop.DBus", "/org/freedesktop/DBus",
        "org.freedesktop.DBus.ListActivatableNames",
      ])
    #expect(names.output.contains("org.a11y.Bus"))
    #expect(!names.output.contains("dconf"))
    #expect(session.address.contains(session.folder.path))
    #expect(session.environment["DISPLAY"] == nil)
    for (name, value) in session.environment where name.hasPrefix("XDG_") || name == "HOME" {
      #expect(value.hasPrefix(session.folder.path), "\(name)")
    }
  }

  @Test func `the accessibility bus comes when it is asked for, and every part is found`()
    async throws
  {
    let session = try await PrivateSession()
    #expect(session.process(.launcher) == nil)
    let address = try await session.startAccessibility()
    #expect(address.contains(session.folder.path))
    let parts = try PrivateSession.Role.allCases.map { try #require(session.process($0)) }
    #expect(Set(parts).count == 4)
  }

  @Test(arguments: [PrivateSession.Role.launcher, .accessibilityBus, .registry])
  func `a part that is killed is noticed, and comes again when it is asked for`(
    role: PrivateSession.Role
  ) async throws {
    let session = try await PrivateSession()
    try await session.startAccessibility()
    let earlier = try await session.kill(role)
    #expect(session.process(role) != earlier)
    try await session.startAccessibility()
    try await session.waitFor(role, otherThan: earlier)
  }

  @Test func `a session bus that is killed stays away, and what hung goes on`() async throws {
    let session = try await PrivateSession()
    try await session.startAccessibility()
    try session.signal(.sessionBus, SIGSTOP)
    let asked = try session.start(
      "dbus-send", ["--session", "--print-reply", "--dest=a.b", "/", "a.b.c"])
    await #expect(throws: TestingError.self) {
      try await asked.waitForExit(within: .milliseconds(50))
    }
    try session.signal(.sessionBus, SIGCONT)
    #expect(try await asked.waitForExit() == .status(1))
    try await session.kill(.sessionBus)
    #expect(session.process(.sessionBus) == nil)
  }

  @Test func `two sessions have nothing in common, and one ends without the other`() async throws {
    var first: PrivateSession? = try await PrivateSession()
    let second = try await PrivateSession()
    let address = try await first?.startAccessibility()
    #expect(try await second.startAccessibility() != address)
    let ear = try await Ear(in: second)
    let path = try #require(first?.folder.path)
    let application = try await OtherApplication(in: #require(first))
    let object = try await application.add("Only here")
    try await application.announce("Only here", from: object)
    let other = try await OtherApplication(in: second)
    #expect(try await ear.everything(through: other).isEmpty)
    #expect(ProcessEntry.all(naming: path).count >= 4)

    first = nil
    try await application.kill()
    #expect(second.process(.registry) != nil)
  }

  @Test func `when a session ends nothing of it is left`() async throws {
    var session: PrivateSession? = try await PrivateSession()
    try await session?.startAccessibility()
    let path = try #require(session?.folder.path)
    #expect(ProcessEntry.all(naming: path).count == 4)
    session = nil
    #expect(ProcessEntry.all(naming: path).isEmpty)
    #expect(access(path, F_OK) == -1)
  }

  @Test func `a service that a test brings is started by the bus`() async throws {
    let session = try await PrivateSession(services: [
      .init(name: "org.example.Test", command: "/bin/sh -c 'echo started > \"$HOME/proof\"'")
    ])
    // It never takes its name, so the call fails: that it was started is all there is to see.
    let call = try session.start(
      "dbus-send", ["--session", "--print-reply", "--dest=org.example.Test", "/", "org.example.X"])
    try await waitUntil("the service's proof") {
      access("\(session.folder.path)/home/proof", F_OK) == 0 ? () : nil
    }
    try await call.kill()
  }
}
