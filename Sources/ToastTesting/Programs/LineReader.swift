import Synchronization

/// Turns the lines that a program appends to a stream into values, each line once.
final class LineReader<Value: Sendable>: Sendable {
  private struct State {
    var offset = 0
    var rest: [UInt8] = []
    var values: [Value] = []
  }

  private let state = Mutex(State())
  private let read: @Sendable (Int) -> [UInt8]
  private let parse: @Sendable ([UInt8]) throws -> Value

  /// - Parameters:
  ///   - read: the bytes from an offset on.
  ///   - parse: the value of one line.
  init(
    reading read: @escaping @Sendable (Int) -> [UInt8],
    parse: @escaping @Sendable ([UInt8]) throws -> Value
  ) {
    self.read = read
    self.parse = parse
  }

  /// The values of all complete lines so far. A line that cannot be parsed is an error each time:
  /// skipping it would hide what was heard.
  func values() throws -> [Value] {
    try state.withLock { state in
      let new = read(state.offset)
      state.offset += new.count
      state.rest += new
      while let end = state.rest.firstIndex(of: UInt8(ascii: "\n")) {
        state.values.append(try parse(Array(state.rest[..<end])))
        state.rest.removeSubrange(...end)
      }
      return state.values
    }
  }
}
