import Testing

@testable import ToastCore

@Suite struct QueueGrowthTests {
  private static let count = 100_000

  private func toast(_ number: Int, _ interval: Duration? = .seconds(3)) -> QueueMachine.Input {
    .submitted(
      QueueMachine.Entry(
        id: ToastID(UInt64(number)), interval: interval, isUrgent: number.isMultiple(of: 5)))
  }

  @Test func `33: 100,000 waiting toasts cost constant work each`() {
    var queue = QueueMachine(limit: Self.count, share: Self.count)
    var actions = 0
    for number in 1...Self.count { actions += queue.handle(toast(number), at: .zero).count }
    #expect(actions == 2, "a timer and the first toast")
    for number in 0..<Self.count {
      // An end, and but for the last one the next toast and its timer.
      let now = Duration.seconds(3 * (number + 1))
      #expect(queue.handle(.timerFired, at: now).count == (number + 1 < Self.count ? 3 : 1))
    }
    #expect(queue.isEmpty)
    #expect(queue.waiting.moved <= 4 * Self.count)
  }

  @Test func `33: what ended while it waited is forgotten, however long the first one stays`() {
    var queue = QueueMachine(limit: 4)
    _ = queue.handle(toast(0, .seconds(900)), at: .zero)
    for number in 1...Self.count {
      #expect(queue.handle(toast(number), at: .zero).isEmpty)
      let id = ToastID(UInt64(number))
      #expect(queue.handle(.ended(id, .closedByCaller), at: .zero) == [.end(id, .closedByCaller)])
    }
    #expect(queue.waiting.held <= 16)
    #expect(queue.waiting.moved <= 4 * Self.count)
  }

  @Test func `33: what waits is ended in any order at a constant price`() {
    var queue = QueueMachine(limit: Self.count, share: Self.count)
    for number in 0...Self.count { _ = queue.handle(toast(number, .seconds(900)), at: .zero) }
    for number in (1...Self.count).reversed() {
      _ = queue.handle(.ended(ToastID(UInt64(number)), .closedByCaller), at: .zero)
    }
    #expect(queue.waitingCount == 0)
    #expect(queue.waiting.held <= 16)
    #expect(queue.waiting.moved <= 4 * Self.count)
  }
}
