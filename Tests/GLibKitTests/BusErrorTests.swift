import Testing

@testable import GLibKit

@Suite struct BusErrorTests {
  @Test(arguments: [
    ("UnknownMethod", true), ("UnknownObject", true), ("Failed", true),
    ("ServiceUnknown", false), ("NameHasNoOwner", false), ("AccessDenied", false),
    ("LimitsExceeded", false),
  ])
  func `an error that the bus sends in the place of who was called is no answer of theirs`(
    name: String, isAnswer: Bool
  ) {
    let error = BusError(
      .refused, "Ping", "no", remoteName: "org.freedesktop.DBus.Error.\(name)")
    #expect(error.isAnswer == isAnswer)
  }

  @Test func `what comes from this end of the connection is no answer`() {
    #expect(!BusError(.timedOut, "Ping", "no").isAnswer)
    #expect(!BusError(.disconnected, "Ping", "no").isAnswer)
    #expect(!BusError(.refused, "Ping", "cancelled").isAnswer)
  }
}
