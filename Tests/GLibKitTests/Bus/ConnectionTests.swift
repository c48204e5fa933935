import Glibc
import Testing
import ToastTesting

@testable import GLibKit

@Suite struct ConnectionTests {
  @Test(arguments: ["unix:path=/nowhere/bus", "nonsense", ""])
  func `where there is no bus the error names the address`(address: String) async {
    let error = await #expect(throws: BusError.self) {
      _ = try await BusConnection.open(address, on: EventLoop(name: "test"))
    }
    #expect(error?.code == .cannotConnect)
    #expect(error?.context == address)
  }

  @Test func `a bus that does not answer is given up after the limit`() async throws {
    let session = try await PrivateSession()
    try session.signal(.sessionBus, SIGSTOP)
    let error = await #expect(throws: BusError.self) {
      _ = try await BusConnection.open(
        session.address, on: EventLoop(name: "test"), limit: .milliseconds(100))
    }
    #expect(error?.code == .cannotConnect)
  }

  @Test func `the end of a bus is told once, on the loop, and what is asked then fails`()
    async throws
  {
    let peers = try await Peers()
    let closed = Collected<Bool>()
    let client = peers.client
    client.onClosed { closed.add(client.loop.isCurrent) }
    #expect(!client.isClosed)
    try await peers.session.kill(.sessionBus)
    #expect(try await closed.waitFor(1, "ends") == [true])
    #expect(client.isClosed)
    #expect(!client.emit("a.b", "C", from: "/", .tuple([])))
    await #expect(throws: BusError.self) { _ = try await client.call(peers.method("Fail")) }
    await client.close()
    await client.flush(within: .seconds(5))
    #expect(closed.values.count == 1)
  }

  @Test func `a connection that is closed here is told too`() async throws {
    let peers = try await Peers()
    let closed = Collected<Bool>()
    peers.client.onClosed { closed.add(true) }
    await peers.client.close()
    try await closed.waitFor(1, "ends")
    await peers.client.close()
    #expect(closed.values.count == 1)
  }

  @Test func `a signal goes to everybody, or to the one that is named`() async throws {
    let peers = try await Peers()
    let third = try await BusConnection.open(peers.session.address, on: EventLoop(name: "third"))
    let heard = [Collected<String>(), Collected<String>()]
    for (connection, heard) in zip([peers.client, third], heard) {
      try await connection.onLoop { connection in
        connection.subscribe(.init(interface: Peers.name, path: Peers.path)) { signal in
          heard.add("\(signal.member) \(signal.arguments.decode(String.self) ?? "-")")
        }
      }
      // The match is there once the bus has answered what was sent after it.
      _ = try await connection.owner(of: Peers.name)
    }
    let emit = { (text: String, name: String?) in
      _ = peers.server.emit(Peers.name, "Said", from: Peers.path, .tuple(text), to: name)
    }
    emit("to one", peers.client.uniqueName)
    emit("to all", nil)
    #expect(try await heard[0].waitFor(2, "signals") == ["Said to one", "Said to all"])
    #expect(try await heard[1].waitFor(1, "signals") == ["Said to all"])
  }

  @Test func `a path is exported once, and free again when it was taken off`() async throws {
    let peers = try await Peers()
    let interface = ExportedInterface(Peers.description) { $0.reply() }
    let first = try await peers.client.onLoop { client throws(BusError) in
      try client.export(interface, at: "/here")
    }
    await #expect(throws: BusError.self) {
      _ = try await peers.client.onLoop { client throws(BusError) in
        try client.export(interface, at: "/here")
      }
    }
    let method = BusMethod(peers.client.uniqueName, "/here", Peers.name, "Fail")
    _ = try await peers.server.call(method)
    try await peers.client.onLoop { $0.unexport(first) }
    await #expect(throws: BusError.self) { _ = try await peers.server.call(method) }
  }

  @Test func `names: the first one has it, the others stand in line`() async throws {
    let peers = try await Peers()
    let (one, two) = (peers.server, peers.client)
    let three = try await BusConnection.open(peers.session.address, on: EventLoop(name: "third"))
    let name = "org.example.Floor"
    let owners = Collected<String>()
    try await three.onLoop { three in
      three.onOwnerChange(of: name) { _, _, new in owners.add(new) }
    }
    #expect(try await one.owner(of: name) == nil)
    #expect(try await one.requestName(name) == .owner)
    #expect(try await one.requestName(name) == .alreadyOwner)
    #expect(try await two.requestName(name) == .queued)
    #expect(try await three.requestName(name, .doNotQueue) == .taken)
    #expect(try await three.requestName(name) == .queued)
    #expect(try await two.owner(of: name) == one.uniqueName)
    let processes = Collected<UInt32?>()
    two.findProcess(of: name) { processes.add($0) }
    #expect(try await processes.waitFor(1, "processes") == [UInt32(getpid())])
    await one.close()
    try await owners.waitFor(2, "owners")
    #expect(try await three.owner(of: name) == two.uniqueName)
    try await two.releaseName(name)
    try await three.releaseName(name)
    #expect(
      try await owners.waitFor(4, "owners")
        == [one.uniqueName, two.uniqueName, three.uniqueName, ""])
    two.findProcess(of: name) { processes.add($0) }
    #expect(try await processes.waitFor(2, "processes").last == .some(nil))
  }

  @Test func `a name can be taken from who allows it`() async throws {
    let peers = try await Peers()
    let name = "org.example.Floor"
    #expect(try await peers.server.requestName(name) == .owner)
    #expect(try await peers.client.requestName(name, [.replaceExisting, .doNotQueue]) == .taken)
    #expect(try await peers.server.requestName(name, .allowReplacement) == .alreadyOwner)
    #expect(try await peers.client.requestName(name, .replaceExisting) == .owner)
    #expect(try await peers.server.owner(of: name) == peers.client.uniqueName)
  }

  @Test func `what the bus can start is told`() async throws {
    let session = try await PrivateSession(services: [
      .init(name: "org.example.Startable", command: "/bin/false")
    ])
    let connection = try await BusConnection.open(session.address, on: EventLoop(name: "test"))
    #expect(await connection.canActivate("org.example.Startable"))
    #expect(await connection.canActivate("org.example.Other") == false)
  }
}
