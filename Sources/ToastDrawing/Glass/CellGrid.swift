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
    case 2: read(y, into: result, step: 2)
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

  @inline(__always) private static func cell(ofSum sum: UInt64) -> Cell {
    Cell(
      Float(Int32(truncatingIfNeeded: sum & 0xFFFF)),
      Float(Int32(truncatingIfNeeded: sum >> 16 & 0xFFFF)),
      Float(Int32(truncatingIfNeeded: sum >> 32 & 0xFFFF)), 0)
  }
}
