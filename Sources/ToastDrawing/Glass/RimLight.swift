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
    let quarter = Quarter(self, shape)
    for y in 0..<shape.height {
      let isLower = y >= quarter.rows
      let values = quarter.row(isLower ? shape.height - 1 - y : y)
      guard values.end > values.begin, clip.y..<clip.maxY ~= point.y + y else { continue }
      let line = pixels.line(point.y + y)
      let left = isLower ? values.lowerLeft : values.upperLeft
      let right = isLower ? values.lowerRight : values.upperRight
      let last = shape.width - 1
      for x in values.begin..<values.end {
        Self.add(left[x], line, point.x + x, clip)
        if last - x != x { Self.add(right[x], line, point.x + last - x, clip) }
      }
    }
  }

  @inline(__always) private static func add(
    _ light: UInt32, _ line: UnsafeMutablePointer<UInt32>, _ x: Int, _ clip: PixelRect
  ) {
    guard light != 0, x >= clip.x, x < clip.maxX else { return }
    line[x] = line[x] == 0 ? light : PixelMath.over(light, line[x])
  }

  /// The lights of one row of all four quarters, from their outer side.
  private struct Row {
    var begin = 0
    var end = 0
    var upperLeft: [UInt32]
    var upperRight: [UInt32]
    var lowerLeft: [UInt32]
    var lowerRight: [UInt32]
  }

  /// The lights of a quarter of a shape, row by row.
  private struct Quarter {
    let rows: Int
    private let light: RimLight
    private let tables: Tables
    private let edge: EdgeDistance
    private let columns: Int
    private let radius: Int
    private var rowsOfLight: [Row] = []

    init(_ light: RimLight, _ shape: RoundedShape) {
      self.light = light
      tables = Tables(reach: light.reach)
      edge = EdgeDistance(shape)
      columns = (shape.width + 1) / 2
      rows = (shape.height + 1) / 2
      radius = Int(shape.radius.rounded(.up))
      // From here on rows are alike: only their left and right ends are lit.
      let last = min(max(radius, Int((light.reach * light.unit).rounded(.up))), rows - 1)
      rowsOfLight = (0...last).map(makeRow)
    }

    func row(_ y: Int) -> Row { rowsOfLight[min(y, rowsOfLight.count - 1)] }

    private func makeRow(_ y: Int) -> Row {
      let none = [UInt32](repeating: 0, count: columns)
      var row = Row(
        end: columns, upperLeft: none, upperRight: none, lowerLeft: none, lowerRight: none)
      for x in 0..<columns {
        if x > radius, x > y + 1, x > row.begin {
          // The side goes on straight.
          row.upperLeft[x] = row.upperLeft[x - 1]
          row.upperRight[x] = row.upperRight[x - 1]
          row.lowerLeft[x] = row.lowerLeft[x - 1]
          row.lowerRight[x] = row.lowerRight[x - 1]
          continue
        }
        let place = edge.place(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if place.distance <= -0.5 {
          row.begin = x + 1
          continue
        }
        if place.distance / light.unit >= light.reach {
          row.end = x
          break
        }
        row.upperLeft[x] = pixel(place, x: place.x, y: place.y)
        row.upperRight[x] = pixel(place, x: -place.x, y: place.y)
        row.lowerLeft[x] = pixel(place, x: place.x, y: -place.y)
        row.lowerRight[x] = pixel(place, x: -place.x, y: -place.y)
      }
      return row
    }

    private func pixel(_ place: EdgeDistance.Place, x: Double, y: Double) -> UInt32 {
      let entry = Int(max(place.distance, 0) / light.unit * Tables.steps)
      let facing = RimLight.light.x * x + RimLight.light.y * y
      return RimLight.pixel(
        light.light(facing, entry, tables), min(max(place.distance + 0.5, 0), 1))
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
