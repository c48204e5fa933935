import GLibKit
import Testing
import ToastCore
import ToastTesting

@testable import ToastClient

@Suite struct DiagnosisWireTests {
  private static func random(_ seed: UInt64) -> DeliveryDiagnosis {
    var random = SplitMix(seed: seed)
    var steps: [ToastSense: DeliveryPlan.Step] = [:]
    for sense in ToastSense.allCases {
      steps[sense] = random.one(of: [nil, .take, .wait, .skip("a reader: it listens")])
    }
    return DeliveryDiagnosis(
      accessibility: random.one(of: [
        .unreachable("no bus"), .unknown, .known(readers: 2, others: 7),
      ]),
      listeners: (0..<random.next(below: 3)).map { number in
        DeliveryDiagnosis.Listener(
          process: "p\(number)", event: random.one(of: [nil, .announcement, .showing]),
          isReader: random.one(of: [true, false]))
      },
      voice: random.one(of: [.available, .unknown, .unavailable("no device")]),
      engine: random.one(of: [nil, "eSpeak NG 1.51"]),
      device: random.one(of: [nil, "alsa:default"]),
      isLocked: random.one(of: [true, false]), steps: steps)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a diagnosis arrives as it was sent`(seed: UInt64) throws {
    let sent = Self.random(seed)
    let bytes = DiagnosisWire.encode(sent).variant.bytes
    let arrived = try #require(Variant(bytes: bytes, signature: "a{sv}"))
    #expect(try DiagnosisWire.decode(arrived) == sent)
  }

  @Test func `a word that is none is named with what is allowed`() {
    let fields = ["voice": Structure("loud", "").variant]
    #expect(
      throws: WireError(
        field: "voice", was: "loud", allowed: "available, unknown or unavailable")
    ) {
      _ = try DiagnosisWire.decode(fields.variant)
    }
  }
}
