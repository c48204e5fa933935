import SystemKit
import ToastLayout

/// Paints glass at a place of its path.
struct GlassFrame {
  let plates: GlassPlates
  let geometry: GlassGeometry
  private let backdrop: Backdrop
  private let surface: EffectiveStyle.Surface

  /// `nil` where the surface is not glass, or nothing is known of what lies behind.
  ///
  /// - Parameter old: a frame of before, of which is kept what is still so.
  init?(
    _ scene: ToastScene, _ backdrop: Backdrop?, reusing old: GlassFrame?
  ) throws(SystemError) {
    surface = scene.style.surface
    guard case .glass(let tint, let ink, let limit) = surface, let backdrop else { return nil }
    self.backdrop = backdrop
    let bezel = Bezel(for: scene.layout)
    let isSameScale = old?.geometry.scale == scene.scale
    if let old, isSameScale, old.geometry.shape == scene.shape, old.geometry.bezel == bezel {
      geometry = old.geometry
    } else {
      geometry = try GlassGeometry(scene.shape, bezel, scale: scene.scale)
    }
    if let old, isSameScale, old.surface == surface, old.backdrop.isSame(as: backdrop) {
      plates = old.plates
    } else {
      plates = try GlassPlates(backdrop, scale: scene.scale, tint: tint, ink: ink, limit: limit)
    }
  }

  /// Paints over what is in a picture.
  ///
  /// - Parameters:
  ///   - pixels: the picture.
  ///   - point: where the corner of the shape comes to be.
  func paint(into pixels: Pixels, at point: PixelPoint) {
    let shape = geometry.shape
    let part = PixelRect(x: point.x, y: point.y, width: shape.width, height: shape.height)
      .intersection(pixels.bounds)
    guard !part.isEmpty else { return }
    for y in part.y..<part.maxY {
      paintRow(y, into: pixels, at: point, from: part.x, to: part.maxX)
    }
  }

  private func paintRow(
    _ y: Int, into pixels: Pixels, at point: PixelPoint, from first: Int, to last: Int
  ) {
    let own = y - point.y
    let isLower = own >= geometry.rows
    let row = isLower ? geometry.shape.height - 1 - own : own
    let (begin, end) = geometry.spans[row]
    let width = geometry.shape.width
    let line = pixels.line(y)
    // Left rim, body, right rim.
    let left =
      max(point.x + begin, first)..<max(min(point.x + end, last), max(point.x + begin, first))
    let rightEnd = point.x + width - begin
    let rightBegin = point.x + max(width - end, geometry.columns)
    paintRim(left, y, row, isRight: false, isLower: isLower, line, at: point)
    let bodyBegin = max(point.x + end, first)
    let bodyEnd = min(point.x + width - end, last)
    if bodyBegin < bodyEnd { copyBody(bodyBegin..<bodyEnd, y, line) }
    let right = max(rightBegin, first)..<max(min(rightEnd, last), max(rightBegin, first))
    paintRim(right, y, row, isRight: true, isLower: isLower, line, at: point)
  }

  private func copyBody(_ range: Range<Int>, _ y: Int, _ line: UnsafeMutablePointer<UInt32>) {
    let plate = plates.body
    let source = plate.line(min(max(y - plates.origin.y, 0), plate.height - 1))
    let inside = range.clamped(to: plates.origin.x..<(plates.origin.x + plate.width))
    if inside == range {
      (line + range.lowerBound).update(
        from: source + (range.lowerBound - plates.origin.x), count: range.count)
    } else {
      for x in range { line[x] = source[min(max(x - plates.origin.x, 0), plate.width - 1)] }
    }
  }

  private func paintRim(
    _ range: Range<Int>, _ y: Int, _ row: Int, isRight: Bool, isLower: Bool,
    _ line: UnsafeMutablePointer<UInt32>, at point: PixelPoint
  ) {
    guard !range.isEmpty else { return }
    let rims = geometry.row(row)
    let mirror = geometry.shape.width - 1 + point.x
    let (signX, signY) = (isRight ? -1 : 1, isLower ? -1 : 1)
    let rim = plates.rim
    let (lastX, lastY) = ((rim.width - 1) * 16, (rim.height - 1) * 16)
    // The middle of a pixel in 64ths, and from there to sixteenths of a cell.
    let originX = plates.origin.x * 64 - 32
    let originY = (y - plates.origin.y) * 64 + 32
    let perCell = 65_536 / (4 * plates.step)
    let body = plates.body.line(min(max(y - plates.origin.y, 0), plates.body.height - 1))
    let bodyLast = plates.body.width - 1
    for x in range {
      let pixel = rims[isRight ? mirror - x : x - point.x]
      let placeX = (((x * 64 - originX + signX * Int(pixel.x)) &* perCell) >> 16) &- 8
      let placeY = (((originY + signY * Int(pixel.y)) &* perCell) >> 16) &- 8
      let bent = Self.sample(rim, min(max(placeX, 0), lastX), min(max(placeY, 0), lastY))
      let straight = body[min(max(x - plates.origin.x, 0), bodyLast)]
      var mixed = PixelMath.mixed(PixelMath.spread(straight), bent, UInt64(pixel.share))
      if pixel.coverage == 255 {
        line[x] = PixelMath.packed(mixed)
      } else {
        mixed = PixelMath.scaled(mixed, by: UInt64(pixel.coverage))
        line[x] = PixelMath.over(PixelMath.packed(mixed), line[x])
      }
    }
  }

  /// A pixel between four, at a place in sixteenths.
  @inline(__always) private static func sample(_ pixels: Pixels, _ x: Int, _ y: Int) -> UInt64 {
    let (fractionX, fractionY) = (UInt64(x & 15), UInt64(y & 15))
    let column = x >> 4
    let row = y >> 4
    let upper = pixels.line(row)
    let lower = pixels.line(min(row + 1, pixels.height - 1))
    let next = min(column + 1, pixels.width - 1)
    // The four weights are together 256, so that sixteen bits a part are enough.
    let sum =
      PixelMath.spread(upper[column]) &* ((16 &- fractionX) &* (16 &- fractionY))
      &+ PixelMath.spread(upper[next]) &* (fractionX &* (16 &- fractionY))
      &+ PixelMath.spread(lower[column]) &* ((16 &- fractionX) &* fractionY)
      &+ PixelMath.spread(lower[next]) &* (fractionX &* fractionY)
    return sum >> 8 & 0x00FF_00FF_00FF_00FF
  }
}
