import Glibc

/// How much of a shadow falls on each pixel: a rounded rectangle, blurred.
///
/// A blurred picture has no detail, so it is made at a few cells for each of the blur's widths and
/// enlarged where it is needed.
struct ShadowMask {
  private let columns: Int
  private let rows: Int
  /// From 0 to 1. The middle of the first cell is half a step before the first pixel, so that each
  /// pixel is between cells.
  private var cells: [Float]
  private let step: Double
  /// The right half is the left one, mirrored.
  private let isMirrored: Bool

  /// - Parameters:
  ///   - shape: what throws the shadow.
  ///   - offset: how far the shadow is from it, in output pixels.
  ///   - sigma: the blur, in output pixels.
  ///   - bounds: the pixels that are asked for, from the corner of the shape.
  init(
    of shape: RoundedShape, offset: (x: Double, y: Double), sigma: Double, in bounds: PixelRect
  ) {
    let sigma = max(sigma, 0.35)
    isMirrored = offset.x == 0 && bounds.maxX - shape.width == -bounds.x
    step = max((sigma / 4).rounded(.down), 1)
    columns = Int(Double(bounds.width) / step) + 3
    rows = Int(Double(bounds.height) / step) + 3
    cells = [Float](repeating: 0, count: columns * rows)
    let strips = Strips(
      shape, sigma: sigma, left: Double(bounds.x) - offset.x - step / 2, step: step,
      columns: columns)
    let reach = 3.3 * sigma
    for row in 0..<rows {
      let y = Double(bounds.y) - offset.y - step / 2 + Double(row) * step
      for strip in strips.strips where strip.begin < y + reach && strip.end > y - reach {
        let weight = Float(
          Gaussian.part(from: strip.begin, to: strip.end, around: y, sigma: sigma))
        add(strip.values, weight, to: row)
      }
    }
  }

  private mutating func add(_ values: [Float], _ weight: Float, to row: Int) {
    let begin = row * columns
    let count = columns
    values.withUnsafeBufferPointer { values in
      cells.withUnsafeMutableBufferPointer { cells in
        for column in 0..<count { cells[begin + column] += values[column] * weight }
      }
    }
  }

  /// The shape cut into strips along its rows, each blurred along itself.
  private struct Strips {
    var strips: [(begin: Double, end: Double, values: [Float])] = []

    init(
      _ shape: RoundedShape, sigma: Double, left: Double, step: Double, columns: Int
    ) {
      let height = Double(shape.height)
      func values(_ inset: Double) -> [Float] {
        let (begin, end) = (inset, Double(shape.width) - inset)
        return (0..<columns).map { column in
          let x = left + Double(column) * step
          // So far inside, nothing of the sides is seen.
          if x - begin > 3.5 * sigma, end - x > 3.5 * sigma { return 1 }
          return Float(Gaussian.part(from: begin, to: end, around: x, sigma: sigma))
        }
      }
      // The corners in thin strips, and what is between them in one.
      let count = Int((shape.radius / step).rounded(.up))
      for index in 0..<count {
        let begin = shape.radius * Double(index) / Double(count)
        let end = shape.radius * Double(index + 1) / Double(count)
        let values = values(shape.inset(at: (begin + end) / 2))
        strips.append((begin, end, values))
        strips.append((height - end, height - begin, values))
      }
      strips.append((shape.radius, height - shape.radius, values(0)))
    }
  }

  /// Fills a transparent picture with a colour as far as the shadow falls on it.
  ///
  /// - Parameters:
  ///   - pixels: the picture of the bounds.
  ///   - table: the premultiplied colour for each of 256 steps of the shadow.
  ///   - skipped: what need not be filled of a row.
  func fill(_ pixels: Pixels, _ table: [UInt32], skipping skipped: (Int) -> Range<Int>) {
    // Where each column is between two cells.
    let places = (0..<pixels.width).map { x in
      let place = (Double(x) + 0.5) / step + 0.5
      return (cell: Int32(place), part: Float(place - place.rounded(.down)))
    }
    var mixed = [Float](repeating: 0, count: columns)
    let (columns, width) = (columns, pixels.width)
    for y in 0..<pixels.height {
      let place = (Double(y) + 0.5) / step + 0.5
      let row = Int(place) * columns
      let part = Float(place - place.rounded(.down))
      let line = pixels.line(y)
      let skipped = skipped(y)
      cells.withUnsafeBufferPointer { cells in
        mixed.withUnsafeMutableBufferPointer { mixed in
          for column in 0..<columns {
            let upper = cells[row + column]
            mixed[column] = (upper + (cells[row + columns + column] - upper) * part) * 255 + 0.5
          }
          table.withUnsafeBufferPointer { table in
            places.withUnsafeBufferPointer { places in
              func fill(_ range: Range<Int>) {
                for x in range {
                  let cell = Int(places[x].cell)
                  let value = mixed[cell] + (mixed[cell + 1] - mixed[cell]) * places[x].part
                  line[x] = table[min(Int(Int32(value)), 255)]
                }
              }
              guard isMirrored else {
                fill(0..<skipped.lowerBound)
                fill(skipped.upperBound..<width)
                return
              }
              let half = (width + 1) / 2
              fill(0..<(skipped.isEmpty ? half : min(skipped.lowerBound, half)))
              for x in max(skipped.upperBound, half)..<width { line[x] = line[width - 1 - x] }
            }
          }
        }
      }
    }
  }
}

/// The bell curve.
private enum Gaussian {
  /// The part of it around a place that lies between two others.
  static func part(
    from begin: Double, to end: Double, around place: Double, sigma: Double
  ) -> Double {
    let width = sigma * 2.0.squareRoot()
    return (erf((end - place) / width) - erf((begin - place) / width)) / 2
  }
}
