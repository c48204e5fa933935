import GLibKit
import Testing

@testable import ToastATSPI

/// A listener that does not answer, and one that changes what it takes.
@Suite struct PacingSilenceTests {
  private let one: ObjectPath = "/a1"
  private let two: ObjectPath = "/a2"
  private let three: ObjectPath = "/a3"

  @Test(arguments: [true, false])
  func `who is silent gets nothing, and what was not withdrawn when it wakes`(isPaced: Bool) {
    var pacing = Pacing(isPaced: isPaced)
    #expect(pacing.add(one) == one)
    pacing.fallSilent()
    #expect(pacing.add(two) == nil)
    #expect(pacing.add(three) == nil)
    #expect(pacing.settle(one) == nil)
    pacing.withdraw(two)
    #expect(pacing.wake() == [three])
    #expect(pacing.wake().isEmpty)
  }

  @Test func `who wakes gets all of it at once, or one at a time where it is paced`() {
    var quick = Pacing(isPaced: false)
    quick.fallSilent()
    #expect(quick.add(one) == nil)
    #expect(quick.add(two) == nil)
    #expect(quick.wake() == [one, two])
    #expect(quick.add(three) == three)

    var paced = Pacing(isPaced: true)
    #expect(paced.add(one) == one)
    paced.fallSilent()
    #expect(paced.add(two) == nil)
    #expect(paced.add(three) == nil)
    #expect(paced.wake() == [two])
    #expect(paced.settle(two) == three)
  }

  @Test func `who registers for more is paced by that, once nothing is on its way`() {
    var pacing = Pacing(isPaced: true)
    #expect(pacing.add(one) == one)
    pacing.adapt(isPaced: false)
    #expect(pacing.add(two) == nil)
    #expect(pacing.settle(one) == two)
    #expect(pacing.settle(two) == nil)
    pacing.adapt(isPaced: false)
    #expect(pacing.add(three) == three)
    #expect(pacing.add(one) == one)
  }
}
