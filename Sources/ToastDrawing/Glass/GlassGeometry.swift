import SystemKit

/// What glass of a shape does to each of its pixels, whatever is behind it.
///
/// The four quarters are mirrored, so one is kept: the upper left one, the middle row and column
/// with it.
struct GlassGeometry {
  /// What one pixel of the rim shows.
  struct RimPixel: BitwiseCopyable {
    /// Where what is seen lies, from here, in 64ths of a pixel.
    var x: Int16
    var y: Int16
    /// How much of it is the rim, from 0 to 256; the rest is the body.
    var share: UInt16
    /// How much of the pixel is in the shape, from 0 to 255.
    var coverage: UInt16
  }

  let shape: RoundedShape
  let bezel: Bezel
  let scale: Double
  /// The columns and rows of a quarter.
  let columns: Int
  let rows: Int
  /// For each row, where the shape begins and where its rim ends.
  private(set) var spans: [(begin: Int, end: Int)] = []
  private let memory: MappedArray<RimPixel>

  /// The pixels of the rim in a row of the quarter; those from its span count.
  func row(_ y: Int) -> UnsafeMutablePointer<RimPixel> { memory.start + y * columns }

  init(_ shape: RoundedShape, _ bezel: Bezel, scale: Double) throws(SystemError) {
    self.shape = shape
    self.bezel = bezel
    self.scale = scale
    columns = (shape.width + 1) / 2
    rows = (shape.height + 1) / 2
    memory = try MappedArray(count: columns * rows)
    fill()
  }

  /// Entries of a table for each pixel of the output.
  private static let steps = 4

  private mutating func fill() {
    let width = bezel.width * scale
    let entries = Int(width.rounded(.up)) * Self.steps + 2
    let table = (0..<entries).map { entry in
      let distance = Double(entry) / Double(Self.steps) / scale
      return (
        displacement: bezel.displacement(at: distance) * scale * 64,
        share: (bezel.rimShare(at: distance) * 256).rounded()
      )
    }
    let edge = EdgeDistance(shape)
    let lens = EdgeDistance(shape, leastRadius: 1.2 * width)
    for y in 0..<rows {
      let line = row(y)
      var begin = 0
      var end = columns
      for x in 0..<columns {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let distance = edge.place(x: px, y: py).distance
        if distance <= -0.5 {
          begin = x + 1
          continue
        }
        let place = lens.place(x: px, y: py)
        if place.distance >= width {
          end = x
          break
        }
        let entry = min(Int(max(place.distance, 0) * Double(Self.steps)), entries - 1)
        let (displacement, share) = table[entry]
        line[x] = RimPixel(
          x: Int16(-place.x * displacement), y: Int16(-place.y * displacement),
          share: UInt16(share), coverage: UInt16(min(max(distance + 0.5, 0), 1) * 255))
      }
      spans.append((min(begin, end), end))
    }
  }
}
