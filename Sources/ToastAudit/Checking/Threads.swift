import Dispatch
import Synchronization

/// Work that is shared by as many threads as the machine has processors.
enum Threads {
  /// The fewest pieces of work that a part is worth, and the most parts.
  private static let (least, most) = (128, 16)

  /// The parts of `0..<count`, several at the same time; the results in their order.
  ///
  /// - Parameter body: done for each part.
  static func map<Result: Sendable>(
    _ count: Int, _ body: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let parts = max(1, min(most, count / least))
    let results = Mutex([Result?](repeating: nil, count: parts))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let result = body(count * part / parts..<count * (part + 1) / parts)
      results.withLock { $0[part] = result }
    }
    return results.withLock { $0 }.compactMap(\.self)
  }
}
