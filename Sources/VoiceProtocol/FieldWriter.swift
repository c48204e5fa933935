import SystemKit

/// Composes one frame.
struct FieldWriter {
  /// The most bytes of one string. No message has use for more, and none has so many strings that
  /// its frame could then pass the limit.
  static let stringLimit = 1 << 16

  private var bytes: [UInt8] = [0, 0, 0, 0]

  init(kind: UInt8) { bytes.append(kind) }

  /// The frame, its count filled in.
  var frame: [UInt8] {
    var frame = bytes
    withUnsafeBytes(of: UInt32(bytes.count - 4).littleEndian) { count in
      frame.replaceSubrange(0..<4, with: count)
    }
    return frame
  }

  mutating func integer(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// A string, cut between two code points where it is too long.
  ///
  /// - Returns: how many bytes of it were taken.
  @discardableResult
  mutating func string(_ text: String, atMost limit: Int = stringLimit) -> Int {
    let utf8 = Array(text.utf8)
    var count = min(utf8.count, limit)
    while count < utf8.count, count > 0, utf8[count] & 0xC0 == 0x80 { count -= 1 }
    integer(UInt32(count))
    bytes.append(contentsOf: utf8[..<count])
    return count
  }

  mutating func optional(_ text: String?) {
    integer(UInt8(text == nil ? 0 : 1))
    if let text { string(text) }
  }

  mutating func duration(_ value: Duration) { integer(UInt64(max(0, value.microseconds))) }
}
