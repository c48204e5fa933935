import Glibc
import ToastLayout

/// The rounded rim of a piece of glass, in pixels of the layout (`facts/screen.md`).
///
/// At a distance of `t` of its width from the edge it is (1 − (1 − t)⁴)^¼ of its height high, and
/// what is seen through it is bent as Snell's law has it.
struct Bezel: Hashable {
  /// How wide and high the rim is.
  let width: Double

  static let greatestWidth = 22.0
  private static let refraction = 1.5
  /// How far what is seen lies behind the glass.
  private static let depth = 34.0

  /// The rim of a toast: so wide that no text and no button is on it.
  init(for layout: ToastLayout) {
    var width = min(
      Self.greatestWidth, layout.surface.width / 2, layout.surface.height / 2)
    if !layout.scrolls {
      let places =
        (layout.title?.lines ?? []).map(\.frame) + (layout.message?.lines ?? []).map(\.frame)
        + layout.buttons.map(\.label.frame)
      for place in places {
        width = min(width, layout.distance(of: place))
      }
    }
    self.width = max(width, 4)
  }

  /// How far inward of a place that is seen lies what is seen there.
  ///
  /// - Parameter distance: how far the place is from the edge.
  func displacement(at distance: Double) -> Double {
    let t = min(max(distance / width, 1e-4), 1)
    let rest = 1 - t
    let height = pow(1 - pow(rest, 4), 0.25)
    let slope = pow(rest, 3) / pow(1 - pow(rest, 4), 0.75)
    let incoming = atan(slope)
    let refracted = asin(sin(incoming) / Self.refraction)
    // A narrow rim bends less far.
    let depth = Self.depth * min(width / Self.greatestWidth, 1)
    return (width * height / 2 + depth) * tan(incoming - refracted)
  }

  /// How much of the rim is seen, and not of the body, 0…1.
  func rimShare(at distance: Double) -> Double {
    let rest = min(max(1 - distance / width, 0), 1)
    return rest * rest * (3 - 2 * rest)
  }
}

extension ToastLayout {
  /// How far the nearest corner or side of a place is from the edge of the surface.
  fileprivate func distance(of place: Rect) -> Double {
    let dx = min(place.x, surface.width - place.maxX)
    let dy = min(place.y, surface.height - place.maxY)
    let (x, y) = (cornerRadius - dx, cornerRadius - dy)
    guard x > 0, y > 0 else { return min(dx, dy) }
    return cornerRadius - (x * x + y * y).squareRoot()
  }
}
