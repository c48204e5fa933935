/// Finds which bidirectional controls have their counterpart, by the rules of UAX #9: an isolate
/// ends at its PDI and takes what is still open inside it along; PDF never reaches out of an
/// isolate.
enum BidirectionalPairs {
  /// For each scalar, whether it is one of a balanced pair; empty when there are no controls.
  static func balanced(in scalars: [Unicode.Scalar]) -> [Bool] {
    var result = [Bool](repeating: false, count: scalars.count)
    var open: [(index: Int, isIsolate: Bool)] = []
    var openIsolates = 0
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E:
        open.append((index, false))
      case 0x2066...0x2068:
        open.append((index, true))
        openIsolates += 1
      case 0x202C:
        guard let last = open.last, !last.isIsolate else { continue }
        open.removeLast()
        result[last.index] = true
        result[index] = true
      case 0x2069 where openIsolates > 0:
        while let last = open.popLast() {
          guard last.isIsolate else { continue }
          openIsolates -= 1
          result[last.index] = true
          result[index] = true
          break
        }
      default:
        continue
      }
    }
    return result
  }
}
