/// Finds the control sequences that programs print for terminals (ECMA-48): colours, cursor
/// movements, window titles, links.
enum ControlSequences {
  /// The scalars without their complete sequences. What only begins one stays, for its controls
  /// to be neutralised one by one.
  static func removed(from text: String.UnicodeScalarView) -> [Unicode.Scalar] {
    let scalars = Array(text)
    guard scalars.contains(where: { $0 == escape || $0.value == 0x9B || $0.value == 0x9D })
    else { return scalars }
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count)
    var stringsCanEnd = true
    var index = 0
    while index < scalars.count {
      if let end = end(of: scalars, at: index, stringsCanEnd: &stringsCanEnd) {
        index = end
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return result
  }

  private static let escape: Unicode.Scalar = "\u{1B}"

  /// The index after the sequence that begins here.
  ///
  /// - Parameter stringsCanEnd: becomes false once no terminator was found: none will be found
  ///   from a later place either, and looking again each time would take quadratic time.
  private static func end(
    of scalars: [Unicode.Scalar], at index: Int, stringsCanEnd: inout Bool
  ) -> Int? {
    switch (scalars[index].value, index + 1 < scalars.count ? scalars[index + 1] : "\0") {
    case (0x1B, "["): return parametersEnd(scalars, from: index + 2)
    case (0x9B, _): return parametersEnd(scalars, from: index + 1)
    case (0x1B, "]"), (0x9D, _):
      guard stringsCanEnd else { return nil }
      let end = stringEnd(scalars, from: index + 1)
      stringsCanEnd = end != nil
      return end
    case (0x1B, "("), (0x1B, ")"), (0x1B, "*"), (0x1B, "+"):  // a character set
      guard index + 2 < scalars.count else { return nil }
      return (0x30...0x7E).contains(scalars[index + 2].value) ? index + 3 : nil
    default: return nil
    }
  }

  /// Parameters, intermediates, and one final. No sequence is read past another's beginning, so
  /// each scalar is looked at once or twice.
  private static func parametersEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var index = start
    while index < scalars.count {
      switch scalars[index].value {
      case 0x20...0x3F: index += 1
      case 0x40...0x7E: return index + 1
      default: return nil
      }
    }
    return nil
  }

  /// A string ends with BEL or with the string terminator.
  private static func stringEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    for index in start..<scalars.count {
      switch scalars[index].value {
      case 0x07, 0x9C: return index + 1
      case 0x1B where index + 1 < scalars.count && scalars[index + 1] == "\\": return index + 2
      default: continue
      }
    }
    return nil
  }
}
