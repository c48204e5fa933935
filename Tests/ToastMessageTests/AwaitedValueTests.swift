import Synchronization
import Testing

@testable import ToastMessage

@Suite(.timeLimit(.minutes(1))) struct AwaitedValueTests {
  private let value = AwaitedValue<Int>()
  private let told = Told()

  @Test func `everybody is told the first value, once`() async {
    value.whenTold { [told] in told.add($0) }
    #expect(value.known == nil)
    value.tell(1)
    value.tell(2)
    value.whenTold { [told] in told.add($0 * 10) }
    #expect(told.all == [1, 10])
    #expect(value.known == 1)
    #expect(await value.value == 1)
  }

  @Test func `who no longer wants to know is not told, and the others are`() {
    let stop = value.whenTold { [told] in told.add($0) }
    value.whenTold { [told] in told.add($0 * 10) }
    stop()
    value.tell(1)
    #expect(told.all == [10])
  }

  private final class Told: Sendable {
    private let values = Mutex<[Int]>([])
    var all: [Int] { values.withLock { $0 } }
    func add(_ value: Int) { values.withLock { $0.append(value) } }
  }
}
