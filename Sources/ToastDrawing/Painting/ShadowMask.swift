import Glibc

/// How much of a shadow falls on each pixel: a rounded rectangle, blurred.
///
/// A blurred picture has no detail, so it is made at a few cells for each of the blur's widths and
/// enlarged.
struct ShadowMask {
  /// From 0 to 255, line by line.
  private(set) var values: [UInt8]

  /// - Parameters:
  ///   - shape: what throws the shadow.
  ///   - offset: how far the shadow is from it, in output pixels.
  ///   - sigma: the blur, in output pixels.
  ///   - bounds: the pixels that are asked for, from the corner of the shape.
  init(
    of shape: RoundedShape, offset: (x: Double, y: Double), sigma: Double, in bounds: PixelRect
  ) {
    let sigma = max(sigma, 0.35)
    let step = max((sigma / 4).rounded(.down), 1)
    let grid = Self.grid(
      shape, sigma: sigma, step: step, left: Double(bounds.x) - offset.x,
      top: Double(bounds.y) - offset.y, width: bounds.width, height: bounds.height)
    values = Self.enlarged(grid, step: step, width: bounds.width, height: bounds.height)
  }

  private struct Grid {
    let columns: Int
    let rows: Int
    var cells: [Float]
  }

  /// The middle of the first cell is half a step before the first pixel, so that each pixel is
  /// between cells.
  private static func grid(
    _ shape: RoundedShape, sigma: Double, step: Double, left: Double, top: Double, width: Int,
    height: Int
  ) -> Grid {
    let columns = Int(Double(width) / step) + 3
    let rows = Int(Double(height) / step) + 3
    let sources = max(Int((Double(shape.height) / step).rounded(.up)), 1)
    let thickness = Double(shape.height) / Double(sources)
    let across = (0..<sources).map { row in
      Self.across(
        shape, inset: shape.inset(at: (Double(row) + 0.5) * thickness), sigma: sigma,
        left: left - step / 2, step: step, columns: columns)
    }
    var grid = Grid(
      columns: columns, rows: rows, cells: [Float](repeating: 0, count: columns * rows))
    for row in 0..<rows {
      let y = top - step / 2 + Double(row) * step
      let reach = 3.3 * sigma + thickness
      for source in 0..<sources {
        let begin = Double(source) * thickness
        guard begin > y - reach, begin < y + reach else { continue }
        let weight = Float(
          between(begin, begin + thickness, seenFrom: y, sigma: sigma))
        across[source].withUnsafeBufferPointer { line in
          grid.cells.withUnsafeMutableBufferPointer { cells in
            for column in 0..<columns { cells[row * columns + column] += line[column] * weight }
          }
        }
      }
    }
    return grid
  }

  /// One row of the shape, blurred along itself.
  private static func across(
    _ shape: RoundedShape, inset: Double, sigma: Double, left: Double, step: Double, columns: Int
  ) -> [Float] {
    let (begin, end) = (inset, Double(shape.width) - inset)
    return (0..<columns).map { column in
      let x = left + Double(column) * step
      if x - begin > 3.5 * sigma, end - x > 3.5 * sigma { return 1 }
      return Float(between(begin, end, seenFrom: x, sigma: sigma))
    }
  }

  /// The part of a Gaussian around a place that lies between two others.
  private static func between(
    _ begin: Double, _ end: Double, seenFrom place: Double, sigma: Double
  ) -> Double {
    let width = sigma * 2.0.squareRoot()
    return (erf((end - place) / width) - erf((begin - place) / width)) / 2
  }

  private static func enlarged(_ grid: Grid, step: Double, width: Int, height: Int) -> [UInt8] {
    // Where each column is between two cells.
    let places = (0..<width).map { x in
      let place = (Double(x) + 0.5) / step + 0.5
      return (cell: Int(place), part: Float(place - place.rounded(.down)))
    }
    var line = [Float](repeating: 0, count: grid.columns)
    return [UInt8](unsafeUninitializedCapacity: width * height) { values, count in
      for y in 0..<height {
        let place = (Double(y) + 0.5) / step + 0.5
        let row = Int(place)
        let part = Float(place - place.rounded(.down))
        for column in 0..<grid.columns {
          let upper = grid.cells[row * grid.columns + column]
          let lower = grid.cells[(row + 1) * grid.columns + column]
          line[column] = (upper + (lower - upper) * part) * 255 + 0.5
        }
        for x in 0..<width {
          let (cell, part) = places[x]
          let value = line[cell] + (line[cell + 1] - line[cell]) * part
          values[y * width + x] = UInt8(truncatingIfNeeded: Int32(value))
        }
      }
      count = width * height
    }
  }
}
