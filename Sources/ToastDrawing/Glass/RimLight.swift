import Glibc
import ToastCore

/// The light that runs along the edge of glass, from the upper left, and the shade on its far side
/// (`facts/screen.md`).
struct RimLight {
  /// Output pixels for each pixel that the figures below are in.
  let unit: Double
  /// How far inward it reaches, in the same pixels: none is under text.
  let reach: Double
  /// Whether the edge glows too, and not only the line along it.
  var glows = true

  private static let light = (x: -0.55, y: -0.835)

  /// What is added at a place: white, and black below it, 0…1.
  private struct Light {
    var white: Double
    var black: Double
  }

  /// Tables by distance and by how much the edge faces the light.
  private struct Tables {
    static let steps = 8.0
    static let facings = 128
    var line: [Double] = []
    var glow: [Double] = []
    var shade: [Double] = []
    var facing: [Double] = []

    init(reach: Double) {
      for entry in 0...Int(reach * Self.steps) + 1 {
        let distance = Double(entry) / Self.steps
        let fading = max(1 - distance / reach, 0)
        let fromLine = (distance - 0.55) / 0.75
        line.append(0.9 * exp(-fromLine * fromLine))
        glow.append(0.18 * exp(-distance / 4.5) * fading)
        shade.append(0.16 * exp(-distance / 7) * fading)
      }
      facing = (0...Self.facings).map { pow(Double($0) / Double(Self.facings), 1.4) }
    }
  }

  /// Draws it into a picture that holds the glass's content.
  ///
  /// - Parameters:
  ///   - pixels: the picture.
  ///   - shape: the glass.
  ///   - point: where the corner of the glass is in the picture.
  ///   - clip: what of the picture may change; all of it when `nil`.
  func draw(
    _ shape: RoundedShape, into pixels: Pixels, at point: PixelPoint = .zero,
    clip: PixelRect? = nil
  ) {
    let clip = clip?.intersection(pixels.bounds) ?? pixels.bounds
    let tables = Tables(reach: reach)
    let edge = EdgeDistance(shape)
    let (columns, rows) = ((shape.width + 1) / 2, (shape.height + 1) / 2)
    for y in 0..<rows {
      for x in 0..<columns {
        let place = edge.place(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if place.distance <= -0.5 { continue }
        if place.distance / unit >= reach { break }
        let coverage = min(max(place.distance + 0.5, 0), 1)
        let entry = Int(max(place.distance, 0) / unit * Tables.steps)
        for (isRight, isLower) in [(false, false), (true, false), (false, true), (true, true)] {
          let column = point.x + (isRight ? shape.width - 1 - x : x)
          let row = point.y + (isLower ? shape.height - 1 - y : y)
          if isRight && shape.width - 1 - x == x || isLower && shape.height - 1 - y == y {
            continue
          }
          guard clip.contains(column, row) else { continue }
          let facing =
            Self.light.x * (isRight ? -place.x : place.x)
            + Self.light.y * (isLower ? -place.y : place.y)
          let light = light(facing, entry, tables)
          pixels[column, row] = PixelMath.over(
            Self.pixel(light, coverage), pixels[column, row])
        }
      }
    }
  }

  @inline(__always) private func light(
    _ facing: Double, _ entry: Int, _ tables: Tables
  ) -> Light {
    let glow = glows ? tables.glow[entry] : 0
    if facing >= 0 {
      let lit = tables.facing[Int(min(facing, 1) * Double(Tables.facings))]
      return Light(white: tables.line[entry] * (0.16 + 0.84 * lit) + glow * lit, black: 0)
    }
    let away = min(-facing, 1)
    return Light(
      white: tables.line[entry] * max(0.16, 0.62 * away * away),
      black: glows ? tables.shade[entry] * away : 0)
  }

  @inline(__always) private static func pixel(_ light: Light, _ coverage: Double) -> UInt32 {
    let white = min(light.white, 1) * coverage
    let alpha = white + light.black * coverage * (1 - white)
    let part = UInt32(white * 255 + 0.5)
    return UInt32(alpha * 255 + 0.5) << 24 | part << 16 | part << 8 | part
  }
}

extension PixelRect {
  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }
}
