import Testing

@testable import ToastScreen

@Suite struct XAuthorityTests {
  private static func field(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)] + bytes
  }

  private static func entry(
    _ family: Int, _ address: String, _ number: String, _ cookie: UInt8,
    scheme: String = "MIT-MAGIC-COOKIE-1"
  ) -> [UInt8] {
    [UInt8(family >> 8), UInt8(family & 255)] + field(Array(address.utf8))
      + field(Array(number.utf8)) + field(Array(scheme.utf8)) + field([cookie])
  }

  private static let file =
    entry(256, "here", "1", 1) + entry(256, "elsewhere", "0", 2) + entry(256, "here", "0", 3)
    + entry(0, "here", "4", 4) + entry(256, "before", "5", 5) + entry(65_535, "", "6", 6)
    + entry(256, "before", "6", 7) + entry(256, "here", "7", 8, scheme: "XDM-AUTHORIZATION-1")

  @Test(
    arguments: [(0, 3), (1, 1), (4, nil), (5, 5), (6, 6), (7, nil), (8, nil)] as [(Int, UInt8?)])
  func `the cookie of a display is found, that of this machine first`(
    number: Int, cookie: UInt8?
  ) {
    let found = XAuthority(Self.file).entry(forDisplay: number, of: "here")
    #expect(found?.cookie == cookie.map { [$0] })
  }

  @Test func `a cookie without a number is for every display`() {
    let authority = XAuthority(Self.entry(256, "here", "", 9))
    #expect(authority.entry(forDisplay: 42, of: "here")?.cookie == [9])
  }

  @Test func `what is cut short ends the list, wherever it is cut`() {
    let all = XAuthority(Self.file).entries
    #expect(all.count == 8)
    for length in Self.file.indices {
      let some = XAuthority(Array(Self.file.prefix(length))).entries
      #expect(some.count < 8)
      #expect(some == Array(all.prefix(some.count)))
    }
  }

  @Test(
    arguments: [
      (":0", "", 0), (":12.1", "", 12), ("localhost:10.0", "localhost", 10), ("unix:3", "unix", 3),
      ("[::1]:4", "[::1]", 4), ("example.org:2", "example.org", 2),
    ])
  func `a display's name is a machine and a number`(name: String, host: String, number: Int) throws
  {
    let address = try #require(XAddress(name))
    #expect(address.host == host)
    #expect(address.number == number)
    #expect(address.isLocal == (host != "example.org"))
  }

  @Test(arguments: ["", ":", "0", "host", ":x", ":-1", ":99999", ":0x1"])
  func `what is no display's name is none`(name: String) { #expect(XAddress(name) == nil) }
}
