/// Takes one frame apart, and says which field is wrong.
struct FieldReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The request that the frame is about, once it has been read: it goes into every error.
  private(set) var id: UInt64?

  init(_ frame: Frame) { bytes = frame.fields }

  func error(_ reason: VoiceProtocolError.Reason, _ field: String) -> VoiceProtocolError {
    VoiceProtocolError(reason, field: field, id: id)
  }

  mutating func integer<Value: FixedWidthInteger>(
    _ field: String, as type: Value.Type = Value.self
  ) throws(VoiceProtocolError) -> Value {
    let size = MemoryLayout<Value>.size
    guard bytes.count - position >= size else { throw error(.truncated, field) }
    var value = Value.zero
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes[position..<(position + size)]) }
    position += size
    return Value(littleEndian: value)
  }

  mutating func identifier() throws(VoiceProtocolError) -> UInt64 {
    let value = try integer("id", as: UInt64.self)
    id = value
    return value
  }

  /// A count of something: never negative, never too large for an `Int32`.
  mutating func count(_ field: String) throws(VoiceProtocolError) -> Int {
    let value = try integer(field, as: UInt32.self)
    guard let count = Int32(exactly: value) else {
      throw error(.badValue("\(value)", allowed: "0 to \(Int32.max)"), field)
    }
    return Int(count)
  }

  mutating func string(_ field: String) throws(VoiceProtocolError) -> String {
    let count = try integer(field, as: UInt32.self)
    guard bytes.count - position >= Int(count) else { throw error(.truncated, field) }
    let slice = bytes[position..<(position + Int(count))]
    guard let text = String(validating: slice, as: UTF8.self) else { throw error(.text, field) }
    position += Int(count)
    return text
  }

  mutating func optional(_ field: String) throws(VoiceProtocolError) -> String? {
    try flag(field) ? try string(field) : nil
  }

  mutating func flag(_ field: String) throws(VoiceProtocolError) -> Bool {
    switch try integer(field, as: UInt8.self) {
    case 0: false
    case 1: true
    case let flag: throw error(.badValue("\(flag)", allowed: "0 or 1"), field)
    }
  }

  mutating func duration(_ field: String) throws(VoiceProtocolError) -> Duration {
    let value = try integer(field, as: UInt64.self)
    guard let microseconds = Int64(exactly: value) else {
      throw error(.badValue("\(value)", allowed: "0 to \(Int64.max)"), field)
    }
    return .microseconds(microseconds)
  }

  /// Checks that nothing is left.
  func end() throws(VoiceProtocolError) {
    guard position == bytes.count else { throw error(.surplus(bytes.count - position), "end") }
  }
}
