import SystemKit

/// The encoded parts of a colour as they are computed with, from 0 to 255: blue, green, red, and
/// one that does not count.
typealias Cell = SIMD4<Float>

/// A picture at a part of its size, with room to compute.
///
/// What is done for each cell is written for how Swift compiles it: conversions of whole vectors
/// and `clamped` become calls, sums and products of vectors do not (`facts/screen.md` measured it).
struct CellGrid {
  let width: Int
  let height: Int
  /// How many pixels a cell is wide and high.
  let step: Int
  private let memory: MappedArray<Cell>

  var cells: UnsafeMutablePointer<Cell> { memory.start }

  init(width: Int, height: Int, step: Int) throws(SystemError) {
    self.width = width
    self.height = height
    self.step = step
    memory = try MappedArray(count: width * height)
  }

  /// The averages of squares of pixels; at the right and lower edge the last pixels count as going
  /// on.
  ///
  /// - Parameter step: the side of a square, at most 16.
  init(of pixels: Pixels, step: Int) throws(SystemError) {
    try self.init(
      width: (pixels.width + step - 1) / step, height: (pixels.height + step - 1) / step,
      step: step)
    let whole = pixels.width / step
    for y in 0..<height {
      let line = cells + y * width
      for x in 0..<whole { line[x] = Self.average(pixels, x * step, y * step, step) }
      for x in whole..<width { line[x] = Self.edgeAverage(pixels, x * step, y * step, step) }
    }
  }

  @inline(__always) private static func average(
    _ pixels: Pixels, _ x: Int, _ y: Int, _ step: Int
  ) -> Cell {
    var sum: UInt64 = 0
    for row in y..<(y + step) {
      let line = pixels.line(min(row, pixels.height - 1)) + x
      for column in 0..<step { sum &+= PixelMath.spread(line[column]) }
    }
    return cell(ofSum: sum) * (1 / Float(step * step))
  }

  private static func edgeAverage(_ pixels: Pixels, _ x: Int, _ y: Int, _ step: Int) -> Cell {
    var sum: UInt64 = 0
    for row in y..<(y + step) {
      let line = pixels.line(min(row, pixels.height - 1))
      for column in x..<(x + step) {
        sum &+= PixelMath.spread(line[min(column, pixels.width - 1)])
      }
    }
    return cell(ofSum: sum) * (1 / Float(step * step))
  }

  @inline(__always) private static func cell(ofSum sum: UInt64) -> Cell {
    Cell(
      Float(Int32(truncatingIfNeeded: sum & 0xFFFF)),
      Float(Int32(truncatingIfNeeded: sum >> 16 & 0xFFFF)),
      Float(Int32(truncatingIfNeeded: sum >> 32 & 0xFFFF)), 0)
  }

  /// The same at half of its size.
  func halved() throws(SystemError) -> CellGrid {
    let half = try CellGrid(width: (width + 1) / 2, height: (height + 1) / 2, step: step * 2)
    for y in 0..<half.height {
      let upper = cells + 2 * y * width
      let lower = cells + min(2 * y + 1, height - 1) * width
      let line = half.cells + y * half.width
      for x in 0..<half.width {
        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
        line[x] = (upper[left] + upper[right] + lower[left] + lower[right]) * 0.25
      }
    }
    return half
  }

  /// Calls with each cell, which it may change.
  @inline(__always) func forEachCell(_ body: (inout Cell) -> Void) {
    let cells = cells
    for index in 0..<(width * height) { body(&cells[index]) }
  }
}
