import GLibKit
import Glibc
import Testing
import ToastTesting

@testable import ToastDesktop

@Suite struct LockFloorTests {
  private let folder: TemporaryFolder
  private let loop = EventLoop(name: "floor")
  private let course = Speaker.Course()
  private var lock: String { "\(folder.path)/toastmessage/floor.lock" }

  init() throws { folder = try TemporaryFolder() }

  private func floor(stuckTime: Duration = .seconds(60)) -> LockFloor {
    LockFloor(
      loop: loop, environment: ["XDG_RUNTIME_DIR": folder.path], stuckTime: stuckTime)
  }

  private func take(_ floor: LockFloor, _ name: String) {
    let course = course
    loop.task {
      await floor.take(isUrgent: false) { course.note("\(name) must yield") }
      course.note("\(name) speaks")
    }
  }

  /// Another process that holds the lock until it is told to end, or killed.
  private func holder() async throws -> Program {
    let holder = try Program(
      "flock", [lock, "/bin/sh", "-c", "echo holds; read -r line"],
      environment: ["PATH": "/bin:/usr/bin"], input: .pipe)
    try await holder.waitForLine("the lock") { $0 == "holds" }
    return holder
  }

  /// Whether another process can have the lock. A program that is being started beside this one
  /// may keep it open for a moment longer.
  private func isFree(within seconds: Int = 5) async throws -> Bool {
    let arguments = ["--timeout", "\(seconds)", lock, "/bin/true"]
    return try await run("flock", arguments).exit == .status(0)
  }

  @Test func `one at a time, and the next when the floor is given back`() async throws {
    let (one, two) = (floor(), floor())
    take(one, "anna")
    try await course.waitFor(["anna speaks"])
    #expect(try await !isFree(within: 0))
    take(two, "ben")
    await one.giveBack()
    try await course.waitFor(["anna speaks", "ben speaks"])
    #expect(try await !isFree(within: 0))
    await two.giveBack()
    #expect(try await isFree())
    #expect(course.events == ["anna speaks", "ben speaks"])
  }

  @Test(arguments: [true, false])
  func `another process is waited for, until it gives the floor back or is killed`(killed: Bool)
    async throws
  {
    let one = floor()
    take(one, "anna")
    try await course.waitFor(["anna speaks"])
    await one.giveBack()
    let holder = try await holder()
    take(one, "ben")
    if killed {
      // Its child has the lock too: a process group of its own goes at once.
      kill(-holder.id, SIGKILL)
    } else {
      holder.closeInput()
    }
    try await course.waitFor(["anna speaks", "ben speaks"])
    await one.giveBack()
    #expect(try await isFree())
  }

  @Test func `a stuck holder is spoken over, and its lock is not kept when it comes late`()
    async throws
  {
    let one = floor(stuckTime: .milliseconds(50))
    take(one, "anna")
    try await course.waitFor(["anna speaks"])
    await one.giveBack()
    let holder = try await holder()
    take(one, "ben")
    try await course.waitFor(["anna speaks", "ben speaks"])
    await one.giveBack()
    holder.closeInput()
    try await holder.waitForExit()
    #expect(try await isFree())
  }

  @Test func `where there can be no lock nobody is waited for`() async throws {
    let nowhere = LockFloor(
      loop: loop, environment: ["XDG_RUNTIME_DIR": "\(folder.path)/missing"])
    take(nowhere, "anna")
    try await course.waitFor(["anna speaks"])
    await nowhere.giveBack()
    try folder.folder("toastmessage")
    symlink("/etc/passwd", lock)
    take(floor(), "ben")
    try await course.waitFor(["anna speaks", "ben speaks"])
  }
}
