import GLibKit
import Glibc
import ToastCore

/// Submitting toasts that wait, and ending each in turn, against a queue that keeps them in an
/// array, at a small and at a large number.
enum QueueBenchmark {
  private static let small = 1_000
  private static let large = 100_000

  static func rows(runs: Int) -> [Row] {
    // First, while nothing that was given back can be used again.
    let memory = memory()
    let turns = max(runs / 10, 3)
    let few = samples(turns, small, machine)
    let many = samples(turns, large, machine)
    // The array moves everything at each end: a few runs of it are enough.
    let array = samples(3, large, array)
    let growth = many.median / few.median
    return [
      Row(
        what: "submit and end one of \(large) waiting toasts", measured: many.microseconds,
        peer: "an array \(array.microseconds)", ratio: many.median / array.median,
        budget: "at most 2 µs each", isMet: many.median <= .microseconds(2)),
      Row(
        what: "the same, against one of \(small)", measured: many.microseconds,
        peer: "one of \(small) \(few.microseconds)", ratio: growth,
        budget: "no growth: 1.5 × for caches at most", isMet: growth <= 1.5),
      memory,
    ]
  }

  /// The time of each of so many toasts.
  private static func samples(_ turns: Int, _ count: Int, _ time: (Int) -> Duration) -> Samples {
    Samples((0..<turns).map { _ in time(count) / count })
  }

  private static func entry(_ number: Int) -> QueueMachine.Entry {
    QueueMachine.Entry(id: ToastID(UInt64(number)), interval: .seconds(3))
  }

  private static func machine(_ count: Int) -> Duration {
    var queue = QueueMachine(limit: count, share: count)
    var actions = 0
    let start = EventLoop.now
    for number in 0..<count {
      actions += queue.handle(.submitted(entry(number)), at: .zero).count
    }
    for number in 0..<count {
      let end = QueueMachine.Input.ended(ToastID(UInt64(number)), .closedByCaller)
      actions += queue.handle(end, at: .zero).count
    }
    let time = EventLoop.now - start
    precondition(queue.isEmpty && actions >= 2 * count)
    return time
  }

  private static func array(_ count: Int) -> Duration {
    var queue: [QueueMachine.Entry] = []
    let start = EventLoop.now
    for number in 0..<count { queue.append(entry(number)) }
    for number in 0..<count {
      let id = ToastID(UInt64(number))
      if let index = queue.firstIndex(where: { $0.id == id }) { queue.remove(at: index) }
    }
    let time = EventLoop.now - start
    precondition(queue.isEmpty)
    return time
  }

  /// What each waiting toast adds to what the process has in memory.
  private static func memory() -> Row {
    let before = Resident.bytes
    var queue = QueueMachine(limit: large, share: large)
    for number in 0..<large { _ = queue.handle(.submitted(entry(number)), at: .zero) }
    let between = Resident.bytes
    var array: [QueueMachine.Entry] = []
    for number in 0..<large { array.append(entry(number)) }
    let (mine, peer) = ((between - before) / large, (Resident.bytes - between) / large)
    precondition(queue.waitingCount == large - 1 && array.count == large)
    withExtendedLifetime((queue, array)) {}
    return Row(
      what: "memory of each of \(large) waiting toasts", measured: "\(mine) bytes",
      peer: "an array \(peer) bytes", ratio: Double(mine) / Double(max(peer, 1)),
      budget: "linear: 10 × at most", isMet: mine <= 10 * max(peer, 1))
  }
}
