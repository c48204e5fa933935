import Glibc
import Testing
import ToastTesting

@testable import GLibKit

@Suite struct SessionBusTests {
  private let root: TemporaryFolder
  private var own: String { "\(root.path)/\(geteuid())" }

  init() throws { root = try TemporaryFolder() }

  private func address(_ environment: [String: String] = [:]) -> Result<
    String, SessionBus.Absence
  > {
    SessionBus.address(environment: environment, runtimeRoot: root.path)
  }

  /// A socket as a bus has it.
  private func makeSocket(_ path: String) {
    let number = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    close(number)
    #expect(result == 0)
  }

  private static let none = SessionBus.Absence(reason: "there is no session bus")

  @Test func `what the environment says goes first`() throws {
    try root.folder("\(geteuid())")
    makeSocket("\(own)/bus")
    makeSocket("\(root.path)/other")
    for address in ["unix:path=\(root.path)/other", "unix:path=\(root.path)/other,guid=12"] {
      #expect(self.address(["DBUS_SESSION_BUS_ADDRESS": address]) == .success(address))
    }
  }

  @Test(arguments: [
    "unix:path=/nowhere/bus", "unix:abstract=/tmp/dbus-x", "tcp:host=localhost,port=4",
    "unix:path=/a;unix:path=/b", "autolaunch:", "nonsense",
  ])
  func `what cannot be judged here is left to the bus to refuse`(address: String) {
    #expect(self.address(["DBUS_SESSION_BUS_ADDRESS": address]) == .success(address))
  }

  @Test(
    .enabled(if: geteuid() == 0, "only root can give a socket away"),
    arguments: ["", ",guid=0123", ",guid=01,x=y"])
  func `a bus of another user is never used, not by root either`(rest: String) {
    let path = "\(root.path)/bus"
    makeSocket(path)
    chown(path, 1000, 1000)
    #expect(
      address(["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(path)\(rest)"])
        == .failure(.init(reason: "the session bus at \(path) belongs to another user")))
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": "unix:guid=1,path=\(path)"]).isFailure)
  }

  @Test(arguments: [[:], ["DBUS_SESSION_BUS_ADDRESS": ""]])
  func `from cron the user's own runtime folder is tried`(environment: [String: String]) throws {
    #expect(address(environment) == .failure(Self.none))
    try root.folder("\(geteuid())")
    #expect(address(environment) == .failure(Self.none))
    makeSocket("\(own)/bus")
    #expect(address(environment) == .success("unix:path=\(own)/bus"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
  func `from cron too, another user's folder or bus is not used`() throws {
    try root.folder("\(geteuid())")
    makeSocket("\(own)/bus")
    chown("\(own)/bus", 1000, 1000)
    #expect(address() == .failure(Self.none))
    chown("\(own)/bus", geteuid(), getegid())
    chown(own, 1000, 1000)
    #expect(address() == .failure(Self.none))
  }
}

extension Result {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
