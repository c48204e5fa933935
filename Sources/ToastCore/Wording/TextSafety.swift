/// Where a text is going. What is harmful differs: a terminal obeys control sequences, a screen
/// reader reads everything aloud, a voice stumbles over what cannot be heard.
public enum TextDestination: Sendable, CaseIterable {
  /// A terminal, a log, a pipe.
  case terminal
  /// The accessibility bus: names and announcements.
  case bus
  /// Our own voice.
  case voice
}

/// Makes any text harmless (`spec/toast.md` 40, 41).
public enum TextSafety {
  /// Text from bytes that should be UTF-8; each invalid sequence becomes U+FFFD.
  public static func decode(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The text as one line that is safe at its destination, in time linear in its length.
  ///
  /// - Line breaks and tabs become one space, and the ends are trimmed: a toast is one line.
  /// - Terminal colours and other complete control sequences vanish whole, since "31m" means
  ///   nothing to an ear. Any other control is shown as U+FFFD on a terminal, so that the reader
  ///   sees that something was there, and is a space for bus and voice.
  /// - Bidirectional controls stay for terminal and bus where they are balanced; one that is not
  ///   is dropped, which shows the text in the order in which it was written.
  /// - Joiners stay everywhere: emoji families and Indic spelling need them.
  /// - What has no look and no sound (soft hyphen, byte order mark, tags outside a flag, a second
  ///   variation selector) is dropped: it could only hide something.
  public static func neutralize(_ text: String, for destination: TextDestination) -> String {
    if isPlain(text) { return trimmed(text) }
    let scalars = ControlSequences.removed(from: text.unicodeScalars)
    let kept = destination == .voice ? [] : BidirectionalPairs.balanced(in: scalars)
    var line = LineBuilder()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if let end = flagEnd(scalars, at: index) {
        line.append(contentsOf: scalars[index..<end])
        index = end
        continue
      }
      switch Treatment(of: scalar, for: destination) {
      case .keep: line.append(scalar)
      case .drop: break
      case .gap: line.gap()
      case .mark: line.append("\u{FFFD}")
      case .keepIfBalanced: if kept[index] { line.append(scalar) }
      case .keepOnce: line.appendVariation(scalar)
      }
      index += 1
    }
    return line.finished
  }

  /// Whether the text is printable ASCII: only its ends want trimming, as for most.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  private static func trimmed(_ text: String) -> String {
    guard text.utf8.first == 0x20 || text.utf8.last == 0x20 else { return text }
    let start = text.utf8.firstIndex { $0 != 0x20 } ?? text.endIndex
    let last = text.utf8.lastIndex { $0 != 0x20 }
    let end = last.map { text.utf8.index(after: $0) } ?? text.endIndex
    return String(text[start..<end])
  }

  /// The end of the flag of a region such as Scotland: a black flag, at most six tags, a cancel
  /// tag. These are the only tags with a meaning.
  private static func flagEnd(_ scalars: [Unicode.Scalar], at index: Int) -> Int? {
    guard scalars[index].value == 0x1F3F4 else { return nil }
    var end = index + 1
    while end < scalars.count, end <= index + 7 {
      switch scalars[end].value {
      case 0xE0030...0xE0039, 0xE0061...0xE007A: end += 1
      case 0xE007F where end > index + 2: return end + 1
      default: return nil
      }
    }
    return nil
  }
}

/// Collects the scalars of one line, with gaps that are one space between two words and nothing
/// at the ends.
private struct LineBuilder {
  private var scalars = String.UnicodeScalarView()
  private var gapIsOpen = false

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == " ", gapIsOpen || scalars.isEmpty { return }
    if gapIsOpen {
      gapIsOpen = false
      if !scalars.isEmpty { scalars.append(" ") }
    }
    scalars.append(scalar)
  }

  mutating func append(contentsOf more: some Sequence<Unicode.Scalar>) {
    for scalar in more { append(scalar) }
  }

  /// A selector changes the scalar before it; one after another selector or a space could only
  /// carry hidden data.
  mutating func appendVariation(_ selector: Unicode.Scalar) {
    guard let last = scalars.last, !gapIsOpen, last != " " else { return }
    if !last.properties.isVariationSelector { scalars.append(selector) }
  }

  mutating func gap() {
    gapIsOpen = true
    while scalars.last == " " { scalars.removeLast() }
  }

  var finished: String {
    var result = scalars
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
