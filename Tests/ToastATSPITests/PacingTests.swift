import GLibKit
import Testing

@testable import ToastATSPI

@Suite struct PacingTests {
  private let one: ObjectPath = "/a1"
  private let two: ObjectPath = "/a2"
  private let three: ObjectPath = "/a3"

  @Test func `a listener that is not paced gets everything as it comes`() {
    var pacing = Pacing(isPaced: false)
    #expect(pacing.add(one) == one)
    #expect(pacing.add(two) == two)
    #expect(!pacing.isWaiting(two))
    #expect(pacing.settle(one) == nil)
  }

  @Test func `one is outstanding at a time, in order`() {
    var pacing = Pacing(isPaced: true)
    #expect(pacing.add(one) == one)
    #expect(pacing.add(two) == nil)
    #expect(pacing.add(three) == nil)
    #expect(pacing.isWaiting(two) && !pacing.isWaiting(one))
    #expect(pacing.settle(one) == two)
    #expect(pacing.settle(two) == three)
    #expect(pacing.settle(three) == nil)
    #expect(pacing.add(one) == one)
  }

  @Test func `only the outstanding one lets the next go, once`() {
    var pacing = Pacing(isPaced: true)
    #expect(pacing.add(one) == one)
    #expect(pacing.add(two) == nil)
    #expect(pacing.settle(two) == nil)
    #expect(pacing.settle(three) == nil)
    #expect(pacing.settle(one) == two)
    #expect(pacing.settle(one) == nil)
  }

  @Test func `what is taken back is never sent, and what was sent stays outstanding`() {
    var pacing = Pacing(isPaced: true)
    #expect(pacing.add(one) == one)
    #expect(pacing.add(two) == nil)
    #expect(pacing.add(three) == nil)
    pacing.withdraw(two)
    pacing.withdraw(one)
    #expect(!pacing.isWaiting(two))
    #expect(pacing.add(two) == nil)
    #expect(pacing.settle(one) == three)
    #expect(pacing.settle(three) == two)
  }

  @Test(arguments: [true, false])
  func `who does not answer gets nothing more until it does, and then all of it in order`(
    isPaced: Bool
  ) {
    var pacing = Pacing(isPaced: isPaced)
    #expect(pacing.add(one) == one)
    pacing.fallSilent()
    #expect(pacing.add(two) == nil)
    #expect(pacing.add(three) == nil)
    #expect(pacing.settle(one) == nil)
    #expect(pacing.wake() == (isPaced ? [two] : [two, three]))
    #expect(pacing.settle(two) == (isPaced ? three : nil))
    #expect(pacing.wake().isEmpty, "it is awake")
  }

  @Test func `what is taken back from who does not answer is not sent when it does`() {
    var pacing = Pacing(isPaced: false)
    pacing.fallSilent()
    #expect(pacing.add(one) == nil)
    #expect(pacing.add(two) == nil)
    pacing.withdraw(one)
    #expect(pacing.wake() == [two])
    #expect(pacing.add(three) == three)
  }

  @Test func `a listener is paced otherwise only while nothing is on its way`() {
    var pacing = Pacing(isPaced: true)
    #expect(pacing.add(one) == one)
    pacing.adapt(isPaced: false)
    #expect(pacing.isPaced)
    #expect(pacing.settle(one) == nil)
    pacing.adapt(isPaced: false)
    #expect(pacing.add(one) == one)
    #expect(pacing.add(two) == two)
  }
}
