import SystemKit
import ToastCore
import ToastLayout

/// What is seen through glass wherever on its path the toast is: blurred in the middle, nearly
/// sharp at the rim. As large as the backdrop.
struct GlassPlates {
  let body: Pixels
  let rim: Pixels
  let origin: PixelPoint

  /// How glass looks, in pixels of the layout (`facts/screen.md`).
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
    let step = max(Int(scale.rounded()), 1)
    let rimCells = try CellGrid(of: backdrop.pixels, step: step)
    let bodyCells = try rimCells.halved()

    try bodyCells.blur(sigma: Float(Recipe.blur * scale / Double(2 * step)))
    let ground = ink == .light ? Color(rgb: 0x0C0C0E) : .white
    let film = (tint ?? .clear).over(ground.opacity(Recipe.tint))
    bodyCells.color(saturation: Recipe.bodySaturation, film)
    LuminanceLimiter(limit).apply(to: bodyCells)
    body = try Pixels(width: backdrop.pixels.width, height: backdrop.pixels.height)
    bodyCells.enlarge(into: body, roundsUp: ink == .dark)

    try rimCells.soften()
    rimCells.color(saturation: Recipe.rimSaturation, film.opacity(Recipe.rimTint))
    LuminanceLimiter(limit.loosened).apply(to: rimCells)
    rim = try Pixels(width: backdrop.pixels.width, height: backdrop.pixels.height)
    rimCells.enlarge(into: rim, roundsUp: ink == .dark)
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

extension CellGrid {
  /// Strengthens colours, and lays a film over them.
  fileprivate func color(saturation: Float, _ film: Color) {
    let share = Float(film.alpha)
    let added =
      Cell(Float(film.blue), Float(film.green), Float(film.red), 0) * (255 * share)
    forEachCell { cell in
      let grey = 0.0722 * cell.x + 0.7152 * cell.y + 0.2126 * cell.z
      var strong = cell * saturation + grey * (1 - saturation)
      strong.replace(with: Cell(repeating: 0), where: strong .< 0)
      strong.replace(with: Cell(repeating: 255), where: strong .> 255)
      cell = strong * (1 - share) + added
    }
  }

  /// Enlarges to opaque pixels, between four cells each.
  ///
  /// - Parameter roundsUp: whether to the next whole number, and not to the one before: the limit of
  ///   luminance holds for what is rounded, too.
  fileprivate func enlarge(into pixels: Pixels, roundsUp: Bool) {
    let size = Float(step)
    let places = (0..<pixels.width).map { x in
      let place = max((Float(x) + 0.5) / size - 0.5, 0)
      let cell = min(Int(place), max(width - 2, 0))
      return (cell: Int32(cell), part: min(place - Float(cell), 1))
    }
    // Added, it leaves a whole number in the lower bits, rounded to the nearest.
    let magic = Cell(repeating: 12_582_912)
    let bias = Cell(repeating: roundsUp ? 0.499 : -0.499)
    let next = width > 1 ? 1 : 0
    var line = [Cell](repeating: .zero, count: width)
    line.withUnsafeMutableBufferPointer { line in
      places.withUnsafeBufferPointer { places in
        for y in 0..<pixels.height {
          let place = max((Float(y) + 0.5) / size - 0.5, 0)
          let row = min(Int(place), max(height - 2, 0))
          let part = min(place - Float(row), 1)
          let upper = cells + row * width
          let lower = cells + min(row + 1, height - 1) * width
          for x in 0..<width { line[x] = upper[x] + (lower[x] - upper[x]) * part }
          let result = pixels.line(y)
          for x in 0..<pixels.width {
            let cell = Int(places[x].cell)
            let mixed = line[cell] + (line[cell + next] - line[cell]) * places[x].part
            let bits = unsafeBitCast(mixed + bias + magic, to: SIMD4<UInt32>.self)
            result[x] = 0xFF00_0000 | (bits.z & 0xFF) << 16 | (bits.y & 0xFF) << 8 | bits.x & 0xFF
          }
        }
      }
    }
  }
}
