/// Bytes that are no frame of this protocol, or a frame that is no message.
public struct VoiceProtocolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A frame of nothing, or of more than ``FrameReader/limit`` bytes. What follows cannot be read.
    case length(UInt32)
    /// The frame ends inside a field.
    case truncated
    /// Bytes are left behind the last field.
    case surplus(Int)
    /// No message has this kind.
    case kind(UInt8)
    /// Text that is not UTF-8.
    case text
    /// A value outside of what is allowed.
    case badValue(String, allowed: String)
  }

  /// What is wrong.
  public let reason: Reason
  /// The field it was found in.
  public let field: String
  /// The request that the frame belongs to, where that much could be read.
  public let id: UInt64?

  /// An error.
  public init(_ reason: Reason, field: String, id: UInt64? = nil) {
    self.reason = reason
    self.field = field
    self.id = id
  }

  /// For people.
  public var description: String {
    switch reason {
    case .length(let count):
      "\(field): a frame of \(count) bytes; allowed are 1 to \(FrameReader.limit)"
    case .truncated: "\(field): the frame ends here"
    case .surplus(let count): "\(field): \(count) bytes too many"
    case .kind(let kind): "\(field): nothing is called \(kind)"
    case .text: "\(field): not UTF-8"
    case .badValue(let value, let allowed): "\(field): \(value); allowed: \(allowed)"
    }
  }
}
