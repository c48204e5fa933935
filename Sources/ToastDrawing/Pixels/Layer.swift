/// A picture that is painted many times, with a list of where something is in it: most of a toast's
/// layers is transparent or covers everything, which costs little when it is known.
final class Layer {
  let pixels: Pixels
  private var spans: [Span] = []

  private struct Span {
    var row: Int32
    var begin: Int32
    var count: Int32
    /// Whether all of it is opaque.
    var covers: Bool
  }

  init(_ pixels: Pixels) { self.pixels = pixels }

  /// An opaque run that is shorter is not worth a span of its own.
  private static let shortest = 16

  /// Looks where something is; to be called after drawing.
  func index() {
    spans.removeAll(keepingCapacity: true)
    for y in 0..<pixels.height {
      let line = pixels.line(y)
      var x = 0
      while x < pixels.width {
        if line[x] == 0 {
          x += 1
          // Most is empty: eight at a time.
          while x + 8 <= pixels.width, areEmpty(line + x) { x += 8 }
          continue
        }
        let begin = x
        while x < pixels.width, line[x] >= 0xFF00_0000 { x += 1 }
        if x - begin >= Self.shortest {
          add(y, begin..<x, covers: true)
          continue
        }
        while x < pixels.width, line[x] != 0, !isCovering(line, at: x) { x += 1 }
        add(y, begin..<x, covers: false)
      }
    }
  }

  @inline(__always) private func areEmpty(_ eight: UnsafeMutablePointer<UInt32>) -> Bool {
    func pair(_ index: Int) -> UInt64 {
      UnsafeRawPointer(eight + 2 * index).loadUnaligned(as: UInt64.self)
    }
    return pair(0) | pair(1) | pair(2) | pair(3) == 0
  }

  /// Whether a long opaque run begins here.
  @inline(__always) private func isCovering(_ line: UnsafeMutablePointer<UInt32>, at x: Int) -> Bool
  {
    guard line[x] >= 0xFF00_0000, x + Self.shortest <= pixels.width else { return false }
    return (x..<x + Self.shortest).allSatisfy { line[$0] >= 0xFF00_0000 }
  }

  private func add(_ row: Int, _ range: Range<Int>, covers: Bool) {
    spans.append(
      Span(
        row: Int32(row), begin: Int32(range.lowerBound), count: Int32(range.count),
        covers: covers))
  }

  /// Paints it over what is in a picture; what lies outside is left out.
  func blend(into target: Pixels, at point: PixelPoint) {
    let (width, height) = (target.width, target.height)
    for span in spans {
      let y = Int(span.row) + point.y
      guard y >= 0, y < height else { continue }
      let begin = max(Int(span.begin) + point.x, 0)
      let count = min(Int(span.begin) + Int(span.count) + point.x, width) - begin
      guard count > 0 else { continue }
      let above = pixels.line(Int(span.row)) + (begin - point.x)
      let below = target.line(y) + begin
      if span.covers {
        below.update(from: above, count: count)
      } else {
        for x in 0..<count { below[x] = PixelMath.over(above[x], below[x]) }
      }
    }
  }
}
