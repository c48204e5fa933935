import GLibKit
import Glibc
import Testing
import ToastTesting

@testable import ToastDesktop

@Suite struct BusFloorTests {
  private let course = Speaker.Course()

  @Test func `first come, first served, and one at a time`() async throws {
    let session = try await PrivateSession()
    let first = try await Speaker("first", session, course)
    await first.take()
    let names = ["anna", "ben", "cleo", "dan", "eva"]
    var others: [Speaker] = []
    for name in names {
      others.append(try await Speaker(name, session, course))
      try await others.last?.queue()
    }
    #expect(course.events == ["first speaks"])
    await first.giveBack()
    let expected = (["first"] + names).flatMap { ["\($0) speaks", "\($0) is silent"] }
    try await course.waitFor(expected)
    #expect(course.events == expected)
    #expect(others.count == 5)
  }

  @Test func `one who speaks again stands at the end of the line`() async throws {
    let session = try await PrivateSession()
    let anna = try await Speaker("anna", session, course)
    let ben = try await Speaker("ben", session, course)
    await anna.take()
    try await ben.queue(keeps: true)
    await anna.giveBack()
    try await course.waitFor(["anna speaks", "anna is silent", "ben speaks"])
    try await anna.queue()
    await ben.giveBack()
    let expected = [
      "anna speaks", "anna is silent", "ben speaks", "ben is silent", "anna speaks",
      "anna is silent",
    ]
    try await course.waitFor(expected)
    #expect(course.events == expected)
  }

  @Test func `a holder that dies is followed`() async throws {
    let session = try await PrivateSession()
    let holder = try session.start(
      "/usr/bin/python3", ["-c", Self.foreignHolder], input: .pipe)
    try await holder.waitForLine("the name") { $0 == "holds" }
    let anna = try await Speaker("anna", session, course)
    try await anna.queue(keeps: true)
    #expect(course.events.isEmpty)
    try await holder.kill()
    try await course.waitFor(["anna speaks"])
  }

  @Test func `one that dies in the line is passed over`() async throws {
    let session = try await PrivateSession()
    let first = try await Speaker("first", session, course)
    let anna = try await Speaker("anna", session, course)
    let ben = try await Speaker("ben", session, course)
    await first.take()
    try await anna.queue(keeps: true)
    try await ben.queue(keeps: true)
    await anna.connection.close()
    // It waits for nobody any more.
    try await course.waitFor(["first speaks", "anna speaks"])
    await first.giveBack()
    try await course.waitFor(["first speaks", "anna speaks", "first is silent", "ben speaks"])
    #expect(await ben.line() == [ben.connection.uniqueName])
  }

  @Test func `who is urgent asks the holder to yield, and waits for its turn`() async throws {
    let session = try await PrivateSession()
    let anna = try await Speaker("anna", session, course)
    let ben = try await Speaker("ben", session, course)
    let cleo = try await Speaker("cleo", session, course)
    await anna.take()
    try await ben.queue()
    #expect(course.events == ["anna speaks"])
    try await cleo.queue(isUrgent: true)
    try await course.waitFor(["anna speaks", "anna must yield"])
    await anna.giveBack()
    let expected = [
      "anna speaks", "anna must yield", "anna is silent", "ben speaks", "ben is silent",
      "cleo speaks", "cleo is silent",
    ]
    try await course.waitFor(expected)
    #expect(course.events == expected)
  }

  @Test func `a holder that cannot be asked finishes`() async throws {
    let session = try await PrivateSession()
    let holder = try session.start(
      "/usr/bin/python3", ["-c", Self.foreignHolder], input: .pipe)
    try await holder.waitForLine("the name") { $0 == "holds" }
    let anna = try await Speaker("anna", session, course)
    try await anna.queue(isUrgent: true)
    holder.closeInput()
    try await course.waitFor(["anna speaks"])
  }

  @Test func `a stuck holder is replaced after its time, told so, and not waited for again`()
    async throws
  {
    let session = try await PrivateSession()
    let stuck = try await Speaker("stuck", session, course)
    await stuck.take()
    let anna = try await Speaker("anna", session, course, stuckTime: .milliseconds(150))
    try await anna.queue(keeps: true)
    try await course.waitFor(["stuck speaks", "stuck must yield", "anna speaks"])
    #expect(Set(course.events) == ["stuck speaks", "stuck must yield", "anna speaks"])
    #expect(await anna.line() == [anna.connection.uniqueName])
    await anna.giveBack()
    await stuck.giveBack()
    await stuck.take()
    #expect(course.events.last == "stuck speaks")
  }

  @Test func `of several who wait for a stuck holder the first replaces it, and no other`()
    async throws
  {
    let session = try await PrivateSession()
    let stuck = try await Speaker("stuck", session, course)
    await stuck.take()
    let names = ["anna", "ben", "cleo", "dan"]
    var others: [Speaker] = []
    for name in names {
      others.append(try await Speaker(name, session, course, stuckTime: .seconds(1)))
      try await others.last?.queue()
    }
    let rest = names.flatMap { ["\($0) speaks", "\($0) is silent"] }
    try await course.waitFor(["stuck speaks", "stuck must yield"] + rest)
    #expect(course.events.filter { $0 != "stuck must yield" } == ["stuck speaks"] + rest)
    #expect(course.events.filter { $0.hasSuffix("must yield") } == ["stuck must yield"])
    #expect(others.count == 4)
  }

  @Test func `a holder that speaks in turn is not taken for stuck`() async throws {
    let session = try await PrivateSession()
    let anna = try await Speaker("anna", session, course)
    let ben = try await Speaker("ben", session, course)
    await anna.take()
    try await ben.queue(keeps: true)
    let cleo = try await Speaker("cleo", session, course, stuckTime: .seconds(4))
    try await cleo.queue(keeps: true)
    let start = EventLoop.now
    try await waitUntil("most of the time") {
      EventLoop.now - start > .milliseconds(500) ? () : nil
    }
    await anna.giveBack()
    try await course.waitFor([
      "anna speaks", "anna is silent", "ben speaks", "ben must yield", "cleo speaks",
    ])
    // The clock ran anew with each holder.
    let (first, second) = (course.time(of: "ben speaks"), course.time(of: "cleo speaks"))
    #expect(try #require(second) - #require(first) > .milliseconds(3900))
  }

  @Test func `when the bus ends nobody waits any longer`() async throws {
    let session = try await PrivateSession()
    let anna = try await Speaker("anna", session, course)
    let ben = try await Speaker("ben", session, course)
    await anna.take()
    try await ben.queue(keeps: true)
    try await session.kill(.sessionBus)
    try await waitUntil("ben") { course.events.contains("ben speaks") ? () : nil }
    await anna.giveBack()
    await anna.take()
    #expect(course.events.last == "anna speaks")
  }

  /// Holds the floor from a program that knows nothing of us, until its input ends.
  private static let foreignHolder = """
    import sys
    from gi.repository import Gio, GLib
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
      'RequestName', GLib.Variant('(su)', ('org.toastmessage.Floor', 0)), None, 0, -1)
    print('holds', flush=True)
    sys.stdin.read()
    """
}
