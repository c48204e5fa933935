import GLibKit
import Testing
import ToastCore
import ToastTesting

@testable import ToastClient

@Suite struct EventWireTests {
  /// The event as it arrives in another process.
  private func sent(_ id: ToastID, _ event: ToastEvent) throws -> EventWire {
    let wire = EventWire(id, event)
    let bytes = wire.arguments.bytes
    let arrived = try #require(Variant(bytes: bytes, signature: wire.arguments.signature))
    return try EventWire(member: wire.member, arguments: arrived)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `every event arrives as it was sent`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let events: [ToastEvent] = [
      .print, .accepted, .acted(random.next(below: 9)), .ended(random.outcome()),
      .finished(random.one(of: ToastSense.allCases), random.channelReport()),
      .reported(random.report()), .spoke(SpokenWord("größer", at: nil)),
      .spoke(SpokenWord("of the", at: .init(random.one(of: SpokenWord.Line.allCases), 3..<9))),
    ]
    for event in events {
      let id = ToastID(random.next())
      let arrived = try sent(id, event)
      #expect(arrived.id == id)
      #expect(arrived.event == event)
    }
  }

  @Test func `every event has the arguments that the agent's interface promises`() {
    var random = SplitMix(seed: 1)
    let signatures = [
      "Print": "(t)", "Acted": "(tu)", "Ended": "(t(ss))", "Reported": "(ta{sv})",
      "Spoke": "(tssuu)",
    ]
    for event in [
      .spoke(SpokenWord("a", at: nil)), .print, .acted(1), .ended(.expired),
      .reported(random.report()),
    ] as [ToastEvent] {
      let wire = EventWire(ToastID(1), event)
      #expect(wire.arguments.signature == signatures[wire.member])
    }
    let finished = EventWire(ToastID(1), .finished(.voice, random.channelReport()))
    #expect(finished.arguments.signature == "(tsa{sv})")
  }

  @Test(arguments: [
    ("Print", Variant.tuple([]), "Print: '()' is not an event of a toast"),
    ("Print", .tuple("1"), "Print: '(s)' is not an event of a toast"),
    ("Vanished", .tuple(UInt64(1)), "Vanished: '(t)' is not an event of a toast"),
    ("Acted", .tuple(UInt64(1)), "Acted: '(t)' is not an event of a toast"),
    ("Acted", .tuple(UInt64(1), Int32(1)), "Acted: '(ti)' is not an event of a toast"),
    ("Spoke", .tuple(UInt64(1), "a"), "Spoke: '(ts)' is not an event of a toast"),
    ("Ended", .tuple(UInt64(1), "expired"), "Ended: '(ts)' is not an event of a toast"),
    ("Finished", .tuple(UInt64(1), "voice"), "Finished: '(ts)' is not an event of a toast"),
    ("Reported", .tuple(UInt64(1), "x"), "message: 's' is not a{sv}"),
    (
      "Reported", .tuple(UInt64(1), [String: Variant]()),
      "report: id and outcome are missing"
    ),
  ])
  func `what is no event says so`(member: String, arguments: Variant, error: String) {
    #expect(throws: WireError(error)) {
      _ = try EventWire(member: member, arguments: arguments)
    }
  }

  @Test func `a report of a newer agent is read without what is unknown in it`() throws {
    let channel: [String: Variant] = ["state": "delivered".variant, "depth": UInt32(3).variant]
    let fields: [String: Variant] = [
      "id": UInt64(4).variant, "outcome": Structure("expired", "").variant,
      "channels": ["voice": channel, "smell": channel].variant, "color": "red".variant,
    ]
    let report = try ReportWire.decode(fields.variant)
    #expect(report.id == ToastID(4))
    #expect(report.channels == [.voice: ChannelReport(.delivered)])
    #expect(report.outcome == .expired)
  }

  @Test(
    arguments: [
      (
        ["state": "great".variant],
        "state: 'great' is not one of delivered, unconfirmed, skipped, "
          + "failed"
      ),
      ([:], "report: a channel has no state"),
      (
        ["state": "failed".variant, "listeners": "x".variant],
        "listeners: 's' is not of the D-Bus type aa{sv}"
      ),
      (
        ["state": "failed".variant, "listeners": [["event": "smell".variant]].variant],
        "event: 'smell' is not one of announcement, showing"
      ),
      (
        ["state": "failed".variant, "speech": ["sound": "long".variant].variant],
        "sound: 's' is not of the D-Bus type x"
      ),
    ] as [([String: Variant], String)])
  func `a wrong field of a report is named`(channel: [String: Variant], error: String) {
    #expect(throws: WireError(error)) { _ = try ReportWire.channel(channel.variant) }
  }

  @Test func `an outcome of a newer agent is an end, and says its word`() throws {
    let event = try EventWire(
      member: "Ended", arguments: .tuple(UInt64(1), Structure("vanished", "")))
    #expect(event.event == .ended(.failed("the agent says 'vanished'")))
  }
}
