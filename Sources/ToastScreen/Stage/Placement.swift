import ToastCore
import ToastDrawing
import ToastLayout

/// Where toasts are on an output: pure arithmetic in pixels of the display.
struct Placement: Equatable, Sendable {
  /// Between a toast and its edge, and between two toasts, in pixels of a layout. On narrow outputs
  /// it is less.
  static let margin = 12.0

  /// The output.
  let output: Output
  /// Output pixels for each pixel of a layout.
  let scale: Double

  private var margin: Double {
    min(Self.margin, Double(output.workArea.width) / scale * 0.025)
  }

  private var pixels: Int { Int((margin * scale).rounded()) }

  /// The room that a layout has, in its own pixels.
  var available: Size {
    Size(
      width: Double(output.workArea.width) / scale - 2 * margin,
      height: Double(output.workArea.height) / scale - 2 * margin)
  }

  /// The place of a toast: in the middle of its edge, beside the toasts that are there already, so
  /// that none moves while somebody reads it or reaches for it. Where there is no room left it lies
  /// over those at the edge, since a toast that is not seen helps nobody.
  ///
  /// - Parameter taken: the places of the others.
  func place(
    of shape: RoundedShape, at edge: ToastConfiguration.Edge, taken: [PixelRect]
  ) -> PixelRect {
    let area = output.workArea
    let x = area.x + (area.width - shape.width) / 2
    func rect(_ y: Int) -> PixelRect {
      PixelRect(x: x, y: y, width: shape.width, height: shape.height)
    }
    let atEdge =
      rect(edge == .top ? area.y + pixels : area.maxY - pixels - shape.height)
    // Each other toast, and the edge, may have room behind it.
    let beside = taken.map { edge == .top ? $0.maxY + pixels : $0.y - pixels - shape.height }
      .sorted { edge == .top ? $0 < $1 : $0 > $1 }
    let candidates = [atEdge] + beside.map(rect)
    return candidates.first { candidate in
      candidate.y >= area.y && candidate.maxY <= area.maxY
        && !taken.contains { !$0.grown(by: pixels - 1).intersection(candidate).isEmpty }
    } ?? atEdge
  }

  /// What a toast and its shadow take on their whole way from the edge of the output to the place.
  ///
  /// - Parameter bounds: what is painted, from the corner of the place on.
  func path(
    to place: PixelRect, painting bounds: PixelRect, at edge: ToastConfiguration.Edge
  ) -> PixelRect {
    let painted = PixelRect(
      x: place.x + bounds.x, y: place.y + bounds.y, width: bounds.width, height: bounds.height)
    let (top, bottom) = (output.frame.y, output.frame.maxY)
    let way =
      edge == .top
      ? PixelRect(x: painted.x, y: top, width: painted.width, height: painted.maxY - top)
      : PixelRect(x: painted.x, y: painted.y, width: painted.width, height: bottom - painted.y)
    // The next output is not ours to slide over.
    return way.intersection(output.frame)
  }

  /// How far a toast is moved until nothing of it is seen.
  func travel(
    of place: PixelRect, painting bounds: PixelRect, at edge: ToastConfiguration.Edge
  ) -> Int {
    edge == .top
      ? place.y + bounds.maxY - output.frame.y : output.frame.maxY - place.y - bounds.y
  }
}

extension PixelRect {
  /// The same with more on each side.
  fileprivate func grown(by margin: Int) -> PixelRect {
    PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
