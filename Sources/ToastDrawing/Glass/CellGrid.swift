import SystemKit

/// The encoded parts of a colour as they are computed with, from 0 to 255: blue, green, red, and
/// one that does not count.
typealias Cell = SIMD4<Float>

/// A picture at a part of its size, with room to compute.
///
/// What is done for each cell is written for how Swift compiles it: conversions of whole vectors
/// and `clamped` become calls, sums and products of vectors do not.
struct CellGrid {
  let width: Int
  let height: Int
  /// How many pixels a cell is wide and high.
  let step: Int
  private let memory: MappedArray<Cell>

  var cells: UnsafeMutablePointer<Cell> { memory.start }
  /// All cells, line by line.
  var all: UnsafeMutableBufferPointer<Cell> { memory.elements }

  init(width: Int, height: Int, step: Int) throws(SystemError) {
    self.width = width
    self.height = height
    self.step = step
    memory = try MappedArray(count: width * height)
  }

  /// Adds a row of a picture of twice the size to what it is a part of.
  ///
  /// - Parameters:
  ///   - row: the number of the row there; rows come in order.
  ///   - isLast: whether no other row follows: one without a neighbour counts twice.
  func addHalved(_ line: UnsafeBufferPointer<Cell>, row: Int, isLast: Bool) {
    let result = cells + row / 2 * width
    let isFirst = row % 2 == 0
    let share: Float = isFirst && isLast ? 0.5 : 0.25
    let last = line.count - 1
    for x in 0..<width {
      let sum = (line[2 * x] + line[min(2 * x + 1, last)]) * share
      result[x] = isFirst ? sum : result[x] + sum
    }
  }
}

/// Reads a picture as rows of cells, each the average of a square of its pixels; at the right and
/// lower edge the last pixels count as going on.
struct CellRows {
  let pixels: Pixels
  /// The side of a square, at most 16.
  let step: Int
  let width: Int
  let height: Int
  private var sums: [UInt64]

  init(_ pixels: Pixels, step: Int) {
    self.pixels = pixels
    self.step = step
    width = (pixels.width + step - 1) / step
    height = (pixels.height + step - 1) / step
    sums = [UInt64](repeating: 0, count: width)
  }

  mutating func read(_ y: Int, into result: UnsafeMutableBufferPointer<Cell>) {
    // With a number for the step the loops are unrolled.
    switch step {
    case 1: read(y, into: result, step: 1)
    case 2: readPairs(y, into: result)
    case 3: read(y, into: result, step: 3)
    default: read(y, into: result, step: step)
    }
  }

  @inline(__always) private mutating func read(
    _ y: Int, into result: UnsafeMutableBufferPointer<Cell>, step: Int
  ) {
    let whole = pixels.width / step
    let part = 1 / Float(step * step)
    let (pixels, width) = (pixels, width)
    sums.withUnsafeMutableBufferPointer { sums in
      for row in 0..<step {
        let line = pixels.line(min(y * step + row, pixels.height - 1))
        for x in 0..<whole {
          var sum = row == 0 ? 0 : sums[x]
          for column in 0..<step { sum &+= PixelMath.spread(line[x * step + column]) }
          sums[x] = sum
        }
        for x in whole..<width {
          var sum = row == 0 ? 0 : sums[x]
          for column in 0..<step {
            sum &+= PixelMath.spread(line[min(x * step + column, pixels.width - 1)])
          }
          sums[x] = sum
        }
      }
      for x in 0..<width { result[x] = Self.cell(ofSum: sums[x]) * part }
    }
  }

  /// The same for squares of two pixels by two, which are read at once.
  private func readPairs(_ y: Int, into result: UnsafeMutableBufferPointer<Cell>) {
    let upper = pixels.line(2 * y)
    let lower = pixels.line(min(2 * y + 1, pixels.height - 1))
    // Blue and red of both pixels, each in 16 bits, and their green.
    let parts: UInt64 = 0x00FF_00FF_00FF_00FF
    for x in 0..<pixels.width / 2 {
      let first = UnsafeRawPointer(upper + 2 * x).loadUnaligned(as: UInt64.self)
      let second = UnsafeRawPointer(lower + 2 * x).loadUnaligned(as: UInt64.self)
      var outer = (first & parts) &+ (second & parts)
      var inner = (first >> 8 & parts) &+ (second >> 8 & parts)
      outer &+= outer >> 32
      inner &+= inner >> 32
      result[x] =
        Cell(
          Float(Int32(truncatingIfNeeded: outer & 0xFFFF)),
          Float(Int32(truncatingIfNeeded: inner & 0xFFFF)),
          Float(Int32(truncatingIfNeeded: outer >> 16 & 0xFFFF)), 0) * 0.25
    }
    if pixels.width % 2 == 1 {
      let last = pixels.width - 1
      let sum = PixelMath.spread(upper[last]) &+ PixelMath.spread(lower[last])
      result[width - 1] = Self.cell(ofSum: sum) * 0.5
    }
  }

  @inline(__always) private static func cell(ofSum sum: UInt64) -> Cell {
    Cell(
      Float(Int32(truncatingIfNeeded: sum & 0xFFFF)),
      Float(Int32(truncatingIfNeeded: sum >> 16 & 0xFFFF)),
      Float(Int32(truncatingIfNeeded: sum >> 32 & 0xFFFF)), 0)
  }
}
