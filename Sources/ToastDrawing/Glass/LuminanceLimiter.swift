import ToastLayout

/// Holds cells to a limit of luminance, by tables.
struct LuminanceLimiter {
  /// Entries for an encoded part, or for a luminance.
  private static let steps = 2048
  /// The light of an encoded part, rounded away from where the limit is.
  private let linear: [Float]
  /// By luminance: the factor of a ceiling, or the share of white of a floor.
  private let change: [Float]
  private let limit: GlassLimit
  /// Beyond this luminance there is something to do.
  private let edge: Float

  init(_ limit: GlassLimit) {
    self.limit = limit
    let steps = Self.steps
    switch limit {
    case .ceiling(let ceiling):
      // Each entry holds for all that it stands for: what is as light as its upper end.
      linear = (0...steps).map {
        Float(Transfer.linear(Double(min($0 + 1, steps)) / Double(steps)))
      }
      change = (0...steps).map { step in
        Float(
          GlassLimit.factor(
            luminance: Double(step + 1) / Double(steps), ceiling: max(ceiling, 0)))
      }
      edge = Float(ceiling)
    case .floor(let floor):
      linear = (0...steps).map { Float(Transfer.linear(Double($0) / Double(steps))) }
      change = (0...steps).map { step in
        Float(GlassLimit.share(luminance: Double(step) / Double(steps), floor: min(floor, 1)))
      }
      edge = Float(floor)
    }
  }

  /// Changes cells so that each keeps the limit.
  func apply(to cells: UnsafeMutableBufferPointer<Cell>) {
    linear.withUnsafeBufferPointer { linear in
      change.withUnsafeBufferPointer { change in
        switch limit {
        case .ceiling:
          for index in cells.indices {
            let luminance = Self.luminance(cells[index], linear)
            if luminance > edge { cells[index] *= change[Self.index(luminance)] }
          }
        case .floor:
          for index in cells.indices {
            let luminance = Self.luminance(cells[index], linear)
            guard luminance < edge else { continue }
            cells[index] = raised(cells[index], by: change[Self.index(luminance)], linear)
          }
        }
      }
    }
  }

  /// Mixed with white by a share, and where that is not enough, as for strong colours, with the
  /// least more that is.
  private func raised(
    _ cell: Cell, by share: Float, _ linear: UnsafeBufferPointer<Float>
  ) -> Cell {
    let white = Cell(repeating: 255)
    let first = cell + (white - cell) * share
    if Self.luminance(first, linear) >= edge { return first }
    var (least, most) = (share, Float(1))
    for _ in 0..<10 {
      let middle = (least + most) / 2
      if Self.luminance(cell + (white - cell) * middle, linear) >= edge {
        most = middle
      } else {
        least = middle
      }
    }
    return cell + (white - cell) * most
  }

  @inline(__always) private static func index(_ part: Float) -> Int {
    min(max(Int(Int32(part * Float(steps))), 0), steps)
  }

  @inline(__always) private static func luminance(
    _ cell: Cell, _ linear: UnsafeBufferPointer<Float>
  ) -> Float {
    let scale: Float = 1 / 255
    return 0.0722 * linear[index(cell.x * scale)] + 0.7152 * linear[index(cell.y * scale)]
      + 0.2126 * linear[index(cell.z * scale)]
  }
}
