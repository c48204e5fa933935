import GLibKit
import Testing
import ToastCore
import ToastTesting

@testable import ToastClient

@Suite struct HistoryWireTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a toast of the history arrives as it was sent`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let place: LiveToast.Place? = random.one(of: [nil, .showing, .history])
    let time: Duration? = random.some { .milliseconds(Int64($0.next(below: 1 << 41))) }
    let entry = History.Entry(
      id: ToastID(random.next()), request: random.request(), time: time,
      outcome: place == nil ? random.outcome() : nil)
    let sent = HistoryWire(ToastCenter.Record(entry: entry, place: place))
    let bytes = sent.fields.variant.bytes
    let arrived = try #require(Variant(bytes: bytes, signature: "a{sv}"))
    #expect(try HistoryWire(arrived) == sent)
    #expect(sent.actions.isEmpty == (place == nil || entry.request.content.actions.isEmpty))
  }

  @Test func `a toast without a number is none`() {
    #expect(throws: WireError("id: the history has a toast without one")) {
      _ = try HistoryWire([String: Variant]().variant)
    }
  }
}
