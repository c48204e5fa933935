extension CellGrid {
  /// Enlarges to opaque pixels, between four cells each.
  ///
  /// - Parameter roundsUp: whether to the next whole number, and not to the one before: the limit of
  ///   luminance holds for what is rounded, too.
  func enlarge(into pixels: Pixels, roundsUp: Bool) {
    var line = [Cell](repeating: .zero, count: width + 1)
    // A hair from the ends, so that no sum below gets beyond them.
    let (least, most) = (Cell(repeating: 0.1), Cell(repeating: 254.9))
    line.withUnsafeMutableBufferPointer { line in
      for y in 0..<pixels.height {
        let place = max((Float(y) + 0.5) / Float(step) - 0.5, 0)
        let row = min(Int(place), max(height - 2, 0))
        let part = min(place - Float(row), 1)
        let upper = cells + row * width
        let lower = cells + min(row + 1, height - 1) * width
        for x in 0..<width {
          var cell = upper[x] + (lower[x] - upper[x]) * part
          cell.replace(with: least, where: cell .< least)
          cell.replace(with: most, where: cell .> most)
          line[x] = cell
        }
        // The last cell goes on beyond the edge.
        line[width] = line[width - 1]
        let mixed = UnsafeBufferPointer(line)
        switch step {
        case 2: enlarge(mixed, to: pixels.line(y), count: pixels.width, step: 2, roundsUp)
        case 4: enlarge(mixed, to: pixels.line(y), count: pixels.width, step: 4, roundsUp)
        default: enlarge(mixed, to: pixels.line(y), count: pixels.width, step: step, roundsUp)
        }
      }
    }
  }

  /// Enlarges a row. From the middle of a cell to that of the next, each pixel is the one before it
  /// and a difference: a sum of four parts of 16 bits, eight of them behind the point.
  @inline(__always) private func enlarge(
    _ line: UnsafeBufferPointer<Cell>, to result: UnsafeMutablePointer<UInt32>, count: Int,
    step: Int, _ roundsUp: Bool
  ) {
    let part = 1 / Float(step)
    // Where a step is even, pixels lie half a pixel beside the middles of cells.
    let shift = step % 2 == 0 ? part / 2 : 0
    let before = step / 2
    let first = Self.fixed(line[0], roundsUp ? 254 : 0)
    for x in 0..<min(before, count) { result[x] = Self.pixel(first) }
    var x = before
    var index = 0
    while x < count {
      let left = line[min(index, width)]
      let way = line[min(index + 1, width)] - left
      var value = Self.fixed(left + way * shift, roundsUp ? 254 : 0)
      let difference = Self.fixed(way * part, roundsUp ? 1 : 0)
      if x + step <= count {
        for offset in 0..<step {
          result[x + offset] = Self.pixel(value)
          value &+= difference
        }
      } else {
        for offset in 0..<(count - x) {
          result[x + offset] = Self.pixel(value)
          value &+= difference
        }
      }
      x += step
      index += 1
    }
  }

  /// A cell with eight bits behind the point, rounded down, and something added. What is below zero
  /// wraps around, as it has to in a sum.
  @inline(__always) private static func fixed(_ cell: Cell, _ added: Float) -> SIMD4<UInt16> {
    // Added, it leaves a whole number in the lower bits, rounded to the nearest.
    let magic = Cell(repeating: 12_582_912)
    let number = cell * 256 + Cell(repeating: added - 0.5)
    let bits = unsafeBitCast(number + magic, to: SIMD4<UInt32>.self)
    return SIMD4(
      UInt16(truncatingIfNeeded: bits.x), UInt16(truncatingIfNeeded: bits.y),
      UInt16(truncatingIfNeeded: bits.z), 0)
  }

  @inline(__always) private static func pixel(_ parts: SIMD4<UInt16>) -> UInt32 {
    let bytes = unsafeBitCast(parts, to: UInt64.self) >> 8 & 0x00FF_00FF_00FF_00FF
    return PixelMath.packed(bytes) | 0xFF00_0000
  }
}
