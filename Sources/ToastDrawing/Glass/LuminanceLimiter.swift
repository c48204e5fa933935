import ToastLayout

/// Holds cells to a limit of luminance, by tables.
struct LuminanceLimiter {
  /// Entries for an encoded part, or for a luminance.
  private static let steps = 2048
  /// What an entry stands for of an encoded part.
  private static let step = 255 / Float(steps)
  /// The light of an encoded part, at least that of all that an entry stands for; and at most. There
  /// are more entries than there are parts, so that no number of twelve bits leads astray.
  private static let upper = table(1)
  private static let lower = table(0)
  /// By luminance: the factor of a ceiling, or the share of white of a floor.
  private let change: [Float]
  private let limit: GlassLimit
  /// Beyond this luminance there is something to do.
  private let edge: Float
  /// A colour none of whose parts is beyond this is not beyond the edge.
  private let part: Float

  init(_ limit: GlassLimit) {
    self.limit = limit
    let steps = Self.steps
    switch limit {
    case .ceiling(let ceiling):
      change = (0...steps).map { step in
        Float(
          GlassLimit.factor(
            luminance: Double(step + 1) / Double(steps), ceiling: max(ceiling, 0)))
      }
      edge = Float(ceiling)
      part = Float(Transfer.encoded(max(ceiling, 0)) * 255) - Self.step
    case .floor(let floor):
      change = (0...steps).map { step in
        Float(GlassLimit.share(luminance: Double(step) / Double(steps), floor: min(floor, 1)))
      }
      edge = Float(floor)
      part = Float(Transfer.encoded(min(floor, 1)) * 255) + Self.step
    }
  }

  /// - Parameter end: which end of each step is in the table.
  private static func table(_ end: Int) -> [Float] {
    (0..<2 * steps).map { Float(Transfer.linear(Double(min($0 + end, steps)) / Double(steps))) }
  }

  /// Changes cells so that each keeps the limit.
  ///
  /// - Parameter cells: their parts are from 0 to 255.
  func apply(to cells: UnsafeMutableBufferPointer<Cell>) {
    change.withUnsafeBufferPointer { change in
      switch limit {
      case .ceiling:
        Self.upper.withUnsafeBufferPointer { light in
          for index in cells.indices {
            let cell = cells[index]
            if cell.x < part, cell.y < part, cell.z < part { continue }
            let luminance = Self.luminance(cell, light)
            if luminance > edge { cells[index] *= change[Self.index(luminance)] }
          }
        }
      case .floor:
        Self.lower.withUnsafeBufferPointer { light in
          for index in cells.indices {
            let cell = cells[index]
            if cell.x > part, cell.y > part, cell.z > part { continue }
            let luminance = Self.luminance(cell, light)
            guard luminance < edge else { continue }
            cells[index] = raised(cell, by: change[Self.index(luminance)], light)
          }
        }
      }
    }
  }

  /// Mixed with white by a share, and where that is not enough, as for strong colours, with a little
  /// more.
  @inline(__always) private func raised(
    _ cell: Cell, by share: Float, _ light: UnsafeBufferPointer<Float>
  ) -> Cell {
    let white = Cell(repeating: 255)
    let first = cell + (white - cell) * share
    let luminance = Self.luminance(first, light)
    if luminance >= edge { return first }
    // The more white, the faster luminance grows: on a straight line up to white it is less than the
    // edge, and on one through there from the first it is more.
    let short = share + (1 - share) * (edge - luminance) / (1 - luminance)
    let there = Self.luminance(cell + (white - cell) * short, light)
    // A hair more, since a table has steps.
    let long = share + (short - share) * (edge - luminance) / (there - luminance) + 0.002
    if long < 1 {
      let second = cell + (white - cell) * long
      if Self.luminance(second, light) >= edge { return second }
    }
    return searched(cell, from: share, light)
  }

  private func searched(
    _ cell: Cell, from share: Float, _ light: UnsafeBufferPointer<Float>
  ) -> Cell {
    let white = Cell(repeating: 255)
    var (least, most) = (share, Float(1))
    for _ in 0..<10 {
      let middle = (least + most) / 2
      if Self.luminance(cell + (white - cell) * middle, light) >= edge {
        most = middle
      } else {
        least = middle
      }
    }
    return cell + (white - cell) * most
  }

  @inline(__always) private static func index(_ luminance: Float) -> Int {
    min(max(Int(Int32(luminance * Float(steps))), 0), steps)
  }

  @inline(__always) private static func luminance(
    _ cell: Cell, _ light: UnsafeBufferPointer<Float>
  ) -> Float {
    // Added, it leaves a whole number in the lower bits, rounded to the nearest: here down.
    let magic = Cell(repeating: 12_582_912)
    let places = cell * (Float(steps) / 255) - Cell(repeating: 0.5) + magic
    let entries = unsafeBitCast(places, to: SIMD4<UInt32>.self) & 0xFFF
    return 0.0722 * light[Int(entries.x)] + 0.7152 * light[Int(entries.y)]
      + 0.2126 * light[Int(entries.z)]
  }
}
