/// A complete frame: the kind of the message and its fields, not yet looked at.
public struct Frame: Hashable, Sendable {
  /// Which message it is; requests and events have kinds of their own.
  public let kind: UInt8
  /// What follows.
  public let fields: [UInt8]

  /// A frame.
  public init(kind: UInt8, fields: [UInt8]) {
    self.kind = kind
    self.fields = fields
  }
}

/// Cuts what arrives on a pipe into frames, wherever the reads happen to have split it.
///
/// A frame is a count (UInt32, little-endian) and that many bytes, the first of which is the kind.
public struct FrameReader: Sendable {
  /// The most bytes that a frame may count.
  public static let limit = 1 << 20

  private var bytes: [UInt8] = []
  private var start = 0

  /// A reader that has seen nothing yet.
  public init() {}

  /// Takes what was read.
  public mutating func feed(_ more: some Sequence<UInt8>) {
    // What is done with is dropped in one piece, so that many small frames stay cheap.
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    } else if start > 1 << 16 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next frame that is complete, if there is one.
  ///
  /// - Throws: ``VoiceProtocolError/Reason/length(_:)``, now and at every later call: once a count
  ///   is wrong nothing says where the next frame begins.
  public mutating func next() throws(VoiceProtocolError) -> Frame? {
    guard bytes.count - start >= 4 else { return nil }
    let count = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    guard count > 0, count <= Self.limit else {
      throw VoiceProtocolError(.length(count), field: "frame")
    }
    let first = start + 4
    guard bytes.count - first >= Int(count) else { return nil }
    start = first + Int(count)
    return Frame(kind: bytes[first], fields: Array(bytes[(first + 1)..<start]))
  }
}
