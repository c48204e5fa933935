/// What becomes of one scalar on its way to a destination.
enum Treatment {
  /// It stays.
  case keep
  /// It goes without a trace.
  case drop
  /// It becomes a space.
  case gap
  /// It becomes U+FFFD.
  case mark
  /// It stays when it has its counterpart.
  case keepIfBalanced
  /// It stays unless another of its kind is before it.
  case keepOnce

  init(of scalar: Unicode.Scalar, for destination: TextDestination) {
    let heard = destination == .voice
    switch scalar.value {
    case 0x20...0x7E:
      self = .keep
    case 0x09...0x0D, 0x85, 0x2028, 0x2029:  // tab, line and paragraph ends
      self = .gap
    case 0x00...0x1F, 0x7F...0x9F:  // the other controls
      self = destination == .terminal ? .mark : .gap
    case 0xA0...0x2FF where scalar.value != 0xAD:
      self = .keep
    case 0xAD, 0xFEFF, 0x206A...0x206F, 0xFFF9, 0xFFFB:  // soft hyphen, BOM, deprecated, ruby
      self = .drop
    case 0xFFFA, 0xFFFC:  // between a word and its ruby; an embedded object, which AT-SPI looks up
      self = .gap
    case 0x202A...0x202E, 0x2066...0x2069:
      self = heard ? .drop : .keepIfBalanced
    case 0x200E, 0x200F, 0x061C:  // direction marks: no scope, so no balance
      self = heard ? .drop : .keep
    case 0x034F, 0x200B, 0x2060...0x2065, 0x1D173...0x1D17A:  // invisible, for line breaking
      self = heard ? .drop : .keep
    case 0xFE0E, 0xFE0F:  // text or emoji presentation
      self = .keepOnce
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF:  // shapes of one letter
      self = heard ? .drop : .keepOnce
    case 0xE0000...0xE0FFF:  // tags, and what Unicode reserves to be invisible
      self = .drop
    case 0xFFFD, 0xE000...0xF8FF:  // the replacement, and icons of special fonts
      self = heard ? .gap : .keep
    case 0xFDD0...0xFDEF:
      self = heard ? .gap : .mark
    case let value where value & 0xFFFE == 0xFFFE:  // noncharacters
      self = heard ? .gap : .mark
    case 0xF0000...:  // the private planes
      self = heard ? .gap : .keep
    default:
      self = .keep
    }
  }
}
