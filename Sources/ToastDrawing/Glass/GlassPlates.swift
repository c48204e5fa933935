import SystemKit
import ToastCore
import ToastLayout

/// What is seen through glass wherever on its path the toast is: blurred in the middle, nearly
/// sharp at the rim.
struct GlassPlates {
  /// As large as the backdrop.
  let body: Pixels
  /// A pixel for each cell of ``step`` pixels of the backdrop.
  let rim: Pixels
  let step: Int
  let origin: PixelPoint

  /// How glass looks, in pixels of the layout.
  private enum Recipe {
    static let blur = 9.0
    static let bodySaturation: Float = 1.6
    static let rimSaturation: Float = 1.45
    /// How much of near-black or white is mixed to what is seen.
    static let tint = 0.22
    /// How much of the tint the rim has.
    static let rimTint = 0.3
  }

  /// - Parameters:
  ///   - tint: the caller's tint of the glass.
  ///   - ink: what is written on it.
  ///   - limit: the luminance that it is held to.
  init(
    _ backdrop: Backdrop, scale: Double, tint: Color?, ink: GlassInk, limit: GlassLimit
  ) throws(SystemError) {
    origin = backdrop.origin
    step = max(Int(scale.rounded()), 1)
    let ground = ink == .light ? Color(rgb: 0x0C0C0E) : .white
    let film = (tint ?? .clear).over(ground.opacity(Recipe.tint))
    let reader = CellRows(backdrop.pixels, step: step)
    rim = try Pixels(width: reader.width, height: reader.height)
    let cells = try CellGrid(
      width: (reader.width + 1) / 2, height: (reader.height + 1) / 2, step: 2 * step)
    Self.fill(
      rim, and: cells, from: reader,
      CellColoring(saturation: Recipe.rimSaturation, film.opacity(Recipe.rimTint)),
      LuminanceLimiter(limit.loosened))

    try cells.blur(sigma: Float(Recipe.blur * scale / Double(2 * step)))
    CellColoring(saturation: Recipe.bodySaturation, film).apply(to: cells.all)
    LuminanceLimiter(limit).apply(to: cells.all)
    body = try Pixels(width: backdrop.pixels.width, height: backdrop.pixels.height)
    cells.enlarge(into: body, roundsUp: ink == .dark)
  }

  /// Makes the rim's plate row by row, with a hair of blur, and on the way what the body is made of.
  private static func fill(
    _ rim: Pixels, and body: CellGrid, from reader: CellRows, _ coloring: CellColoring,
    _ limiter: LuminanceLimiter
  ) {
    var reader = reader
    let none = [Cell](repeating: Cell(repeating: 0), count: reader.width)
    var (raw, above, line, below, result) = (none, none, none, none, none)
    for y in 0...reader.height {
      if y < reader.height {
        raw.withUnsafeMutableBufferPointer { raw in
          reader.read(y, into: raw)
          let row = UnsafeBufferPointer(raw)
          body.addHalved(row, row: y, isLast: y == reader.height - 1)
          below.withUnsafeMutableBufferPointer { soften(row, into: $0) }
        }
        if y == 0 { above = below }
      } else {
        below = line
      }
      if y > 0 {
        result.withUnsafeMutableBufferPointer { result in
          mix(above, line, below, into: result)
          coloring.apply(to: result)
          limiter.apply(to: result)
          pack(result, into: rim.line(y - 1))
        }
      }
      if y == 0 {
        line = above
      } else {
        swap(&above, &line)
      }
      swap(&line, &below)
    }
  }

  /// Each cell as a quarter of those beside it and a half of itself.
  private static func soften(
    _ line: UnsafeBufferPointer<Cell>, into result: UnsafeMutableBufferPointer<Cell>
  ) {
    let last = line.count - 1
    result[0] = line[0] * 0.75 + line[min(1, last)] * 0.25
    guard last > 0 else { return }
    result[last] = line[last] * 0.75 + line[last - 1] * 0.25
    for x in 1..<max(last, 1) { result[x] = line[x] * 0.5 + (line[x - 1] + line[x + 1]) * 0.25 }
  }

  /// The same down the columns.
  private static func mix(
    _ above: [Cell], _ line: [Cell], _ below: [Cell],
    into result: UnsafeMutableBufferPointer<Cell>
  ) {
    above.withUnsafeBufferPointer { above in
      line.withUnsafeBufferPointer { line in
        below.withUnsafeBufferPointer { below in
          for x in result.indices {
            result[x] = line[x] * 0.5 + (above[x] + below[x]) * 0.25
          }
        }
      }
    }
  }

  private static func pack(
    _ line: UnsafeMutableBufferPointer<Cell>, into result: UnsafeMutablePointer<UInt32>
  ) {
    // Added, it leaves a whole number in the lower bits, rounded to the nearest.
    let magic = Cell(repeating: 12_582_912)
    for x in line.indices {
      let bits = unsafeBitCast(line[x] + magic, to: SIMD4<UInt32>.self)
      result[x] = 0xFF00_0000 | (bits.z & 0xFF) << 16 | (bits.y & 0xFF) << 8 | bits.x & 0xFF
    }
  }
}

extension GlassLimit {
  /// The limit of the rim, where no text is.
  fileprivate var loosened: GlassLimit {
    switch self {
    case .ceiling(let limit): .ceiling(min(limit * 3, 1))
    case .floor(let limit): .floor(limit * 0.35)
    }
  }
}

/// Strengthens colours, and lays a film over them.
private struct CellColoring {
  let saturation: Float
  private let share: Float
  private let added: Cell

  init(saturation: Float, _ film: Color) {
    self.saturation = saturation
    share = Float(film.alpha)
    added =
      Cell(Float(film.blue), Float(film.green), Float(film.red), 0) * (255 * Float(film.alpha))
  }

  func apply(to cells: UnsafeMutableBufferPointer<Cell>) {
    let (least, most) = (Cell(repeating: 0), Cell(repeating: 255))
    for index in cells.indices {
      let cell = cells[index]
      let grey = 0.0722 * cell.x + 0.7152 * cell.y + 0.2126 * cell.z
      var strong = cell * saturation + grey * (1 - saturation)
      strong.replace(with: least, where: strong .< least)
      strong.replace(with: most, where: strong .> most)
      cells[index] = strong * (1 - share) + added
    }
  }
}
