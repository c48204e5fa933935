public import ToastCore
import ToastLayout

/// What lies behind the whole path of a toast, for its glass.
///
/// It is a picture of one moment: what is behind at another moment is another value, even in the
/// same memory. It belongs to the thread that uses it.
public struct Backdrop {
  /// The picture; its opacity does not count.
  public let pixels: Pixels
  /// Where its corner is in the pictures that the toast is painted into.
  public let origin: PixelPoint
  /// Which moment it is of.
  private let moment = Moment()

  private final class Moment {}

  /// Whether another one is of the same moment.
  func isSame(as other: Backdrop) -> Bool { moment === other.moment }

  /// What lies behind.
  ///
  /// - Parameters:
  ///   - pixels: the picture; beyond it, its edge counts as going on.
  ///   - origin: where its corner is in the pictures that the toast is painted into.
  public init(_ pixels: Pixels, origin: PixelPoint = .zero) {
    self.pixels = pixels
    self.origin = origin
  }

  /// About as much of it as glass shows as one, in pixels of the layout.
  private static let cell = 12.0

  /// Samples of its luminance as glass shows it, blurred and tinted, 0…1: what an `EffectiveStyle`
  /// chooses its ink by. At least one.
  ///
  /// - Parameters:
  ///   - scale: output pixels for each pixel of the layout.
  ///   - tint: the tint of the glass that the style asks for.
  ///   - part: the pixels that are asked for, in the pictures that the toast is painted into; all
  ///     of them when `nil`.
  public func luminances(
    scale: Double = 1, tint: Color? = nil, in part: PixelRect? = nil
  ) -> [Double] {
    let asked = part?.moved(by: PixelPoint(x: -origin.x, y: -origin.y)).intersection(pixels.bounds)
    let part = asked.flatMap { $0.isEmpty ? nil : $0 } ?? pixels.bounds
    let step = max(Int((Self.cell * scale).rounded()), 1)
    var luminances: [Double] = []
    for y in Swift.stride(from: part.y, to: part.maxY, by: step) {
      for x in Swift.stride(from: part.x, to: part.maxX, by: step) {
        // Each sample is the average of three cells by three.
        let around = PixelRect(x: x - step, y: y - step, width: 3 * step, height: 3 * step)
        let seen = pixels.average(around.intersection(pixels.bounds))
        luminances.append((tint.map { $0.over(seen) } ?? seen).luminance)
      }
    }
    return luminances
  }
}

extension Pixels {
  /// The average of the encoded parts of a part that is not empty, as if it were opaque; of a
  /// large part, of a grid of its pixels.
  fileprivate func average(_ part: PixelRect) -> Color {
    let step = max(max(part.width, part.height) / 12, 1)
    var (red, green, blue, count) = (0, 0, 0, 0)
    for y in Swift.stride(from: part.y, to: part.maxY, by: step) {
      let line = line(y)
      for x in Swift.stride(from: part.x, to: part.maxX, by: step) {
        let pixel = Int(line[x])
        red += pixel >> 16 & 0xFF
        green += pixel >> 8 & 0xFF
        blue += pixel & 0xFF
        count += 1
      }
    }
    let whole = Double(max(count, 1)) * 255
    return Color(
      red: Double(red) / whole, green: Double(green) / whole, blue: Double(blue) / whole)
  }
}
