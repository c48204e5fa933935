import Glibc
import Synchronization
import SystemKit
import Testing
import ToastTesting

@testable import GLibKit

@Suite struct CallTests {
  @Test func `a call has its arguments, its caller and its answer`() async throws {
    let callers = Collected<String>()
    let peers = try await Peers { call in
      callers.add(call.sender)
      #expect(call.path == Peers.path.description)
      #expect(call.interface == Peers.name)
      let number = call.arguments[0].flatMap(Int32.init(variant:)) ?? 0
      call.reply(.tuple(number * 2))
    }
    let answer = try await peers.client.call(
      peers.method("Double"), .tuple(Int32(21)), returning: Int32.self)
    #expect(answer == 42)
    #expect(callers.values == [peers.client.uniqueName])
  }

  @Test func `an error has its name, its message and what was asked`() async throws {
    let peers = try await Peers { $0.fail("org.example.Error.Sorry", "color: 'x' is not red") }
    let error = await #expect(throws: BusError.self) {
      _ = try await peers.client.call(peers.method("Fail"))
    }
    #expect(error?.code == .refused)
    #expect(error?.remoteName == "org.example.Error.Sorry")
    #expect(error?.message == "color: 'x' is not red")
    #expect(error?.context == "org.example.Test.Fail of \(peers.server.uniqueName)")
    #expect(error?.isNameless == false)
  }

  @Test func `a call that is dropped gets an error at once`() async throws {
    let peers = try await Peers { _ in }
    let error = await #expect(throws: BusError.self) {
      _ = try await peers.client.call(peers.method("Drop"), limit: .seconds(20))
    }
    #expect(error?.message == "The call was not answered.")
  }

  @Test func `an answer may come later, once`() async throws {
    let owed = Mutex<DeferredReply?>(nil)
    let peers = try await Peers { call in
      let reply = call.deferred()
      owed.withLock { $0 = reply }
    }
    let answered = Collected<Bool>()
    peers.client.call(peers.method("Later"), limit: .seconds(20)) { outcome in
      answered.add((try? outcome.get()) != nil)
    }
    let reply = try await waitUntil("the call") { owed.withLock { $0 } }
    #expect(answered.values.isEmpty)
    reply.reply()
    reply.fail("org.example.Error.Late", "too late")
    #expect(try await answered.waitFor(1, "answers") == [true])
  }

  @Test func `an answer that is owed and forgotten is an error`() async throws {
    let peers = try await Peers { call in _ = call.deferred() }
    await #expect(throws: BusError.self) {
      _ = try await peers.client.call(peers.method("Later"), limit: .seconds(20))
    }
  }

  @Test func `no answer within the limit is an error of its own`() async throws {
    let owed = Mutex<[DeferredReply]>([])
    let peers = try await Peers { call in
      let reply = call.deferred()
      owed.withLock { $0.append(reply) }
    }
    let error = await #expect(throws: BusError.self) {
      _ = try await peers.client.call(peers.method("Never"), limit: .milliseconds(20))
    }
    #expect(error?.code == .timedOut)
  }

  @Test func `who goes away does not answer, which is told at once`() async throws {
    let owed = Mutex<[DeferredReply]>([])
    let peers = try await Peers { call in
      let reply = call.deferred()
      owed.withLock { $0.append(reply) }
    }
    let errors = Collected<BusError.Code>()
    peers.client.call(peers.method("Never"), limit: .seconds(60)) { outcome in
      if case .failure(let error) = outcome { errors.add(error.code) }
    }
    try await waitUntil("the call") { owed.withLock { $0.isEmpty } ? nil : () }
    await peers.server.close()
    #expect(try await errors.waitFor(1, "errors") == [.disconnected])
  }

  @Test(arguments: ["org.example.Nobody", ":1.4711"])
  func `nobody has the name`(name: String) async throws {
    let peers = try await Peers()
    let error = await #expect(throws: BusError.self) {
      _ = try await peers.client.call(BusMethod(name, "/", "a.b", "C"))
    }
    #expect(error?.isNameless == true)
  }

  @Test func `an answer of another type than expected is an error`() async throws {
    let peers = try await Peers { $0.reply(.tuple(Int32(1))) }
    let error = await #expect(throws: BusError.self) {
      _ = try await peers.client.call(
        peers.method("Double"), .tuple(Int32(1)), returning: String.self)
    }
    #expect(error?.code == .unexpectedReply)
    #expect(error?.message == "answered (i)")
  }

  @Test func `a file goes along, and stays open where it came from`() async throws {
    let peers = try await Peers { call in
      let file = call.arguments[0].flatMap(DescriptorHandle.init(variant:))
        .flatMap { call.descriptor($0) }
      #expect(call.descriptor(DescriptorHandle(1)) == nil)
      #expect(call.descriptor(DescriptorHandle(-1)) == nil)
      guard let file else { return }
      var status = stat()
      #expect(fstat(file, &status) == 0)
      close(file)
      call.reply(.tuple(UInt64(status.st_size)))
    }
    let folder = try TemporaryFolder()
    let path = try folder.write("file", "1234567".utf8)
    let file = try Descriptor(opening: path, flags: O_RDONLY)
    for _ in 0..<3 {
      let reply = try await peers.client.call(
        peers.method("Size"), .tuple(DescriptorHandle(0)), descriptors: [file.number])
      #expect(reply[0].flatMap(UInt64.init(variant:)) == 7)
    }
    await #expect(throws: BusError.self, "a descriptor that is not open") {
      _ = try await peers.client.call(
        peers.method("Size"), .tuple(DescriptorHandle(0)), descriptors: [9999])
    }
  }

  @Test func `properties are read and set, and one without a value is an error`() async throws {
    let color = Mutex("red")
    let interface = ExportedInterface(
      Peers.description,
      property: { name, _ in name == "Color" ? color.withLock { $0 }.variant : nil },
      setProperty: { name, value in
        guard name == "Color", let text = String(variant: value), text != "none" else {
          return false
        }
        color.withLock { $0 = text }
        return true
      }, call: { $0.reply() })
    let peers = try await Peers(interface)
    let get = peers.properties("Get")
    let set = peers.properties("Set")
    func value() async throws -> Variant? {
      try await peers.client.call(get, .tuple(Peers.name, "Color"))[0]?.unboxed
    }
    #expect(try await value().flatMap(String.init(variant:)) == "red")
    _ = try await peers.client.call(
      set, .tuple([Peers.name.variant, "Color".variant, Variant.boxed("blue")]))
    #expect(try await value().flatMap(String.init(variant:)) == "blue")
    await #expect(throws: BusError.self) {
      _ = try await peers.client.call(
        set, .tuple([Peers.name.variant, "Color".variant, Variant.boxed("none")]))
    }
    await #expect(throws: BusError.self) {
      _ = try await peers.client.call(get, .tuple(Peers.name, "Missing"))
    }
  }
}
