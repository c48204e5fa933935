import ToastDrawing

/// What a panel keeps free of a display, as its window's `_NET_WM_STRUT_PARTIAL` says: the desktop's
/// one area for all outputs leaves out a panel between two of them.
struct XPanel: Equatable {
  /// An edge of the display.
  enum Edge: CaseIterable {
    case left, right, top, bottom
  }

  /// The edge that it is counted from.
  let edge: Edge
  /// From the edge on.
  let frame: PixelRect

  /// The panels that a property names; none where it is none.
  ///
  /// - Parameters:
  ///   - numbers: twelve: how far from each edge, and for each edge from where to where.
  ///   - whole: the display.
  static func panels(_ numbers: [UInt32], on whole: PixelRect) -> [XPanel] {
    guard numbers.count == 12 else { return [] }
    let numbers = numbers.map { Int(Int32(truncatingIfNeeded: $0)) }
    return Edge.allCases.enumerated().compactMap { index, edge in
      let (reach, start, end) = (numbers[index], numbers[4 + 2 * index], numbers[5 + 2 * index])
      guard reach > 0, end >= start else { return nil }
      let length = end - start + 1
      let frame =
        switch edge {
        case .left: PixelRect(x: whole.x, y: start, width: reach, height: length)
        case .right: PixelRect(x: whole.maxX - reach, y: start, width: reach, height: length)
        case .top: PixelRect(x: start, y: whole.y, width: length, height: reach)
        case .bottom: PixelRect(x: start, y: whole.maxY - reach, width: length, height: reach)
        }
      return XPanel(edge: edge, frame: frame)
    }
  }

  /// What panels leave of an area. One that is between two outputs reaches over the whole of the
  /// other: what would leave less than half of an output is not meant for it.
  ///
  /// - Parameters:
  ///   - output: the output.
  ///   - area: what is known to be left of it.
  static func area(of output: PixelRect, _ area: PixelRect, _ panels: [XPanel]) -> PixelRect {
    var area = area
    for panel in panels where !panel.frame.intersection(output).isEmpty {
      let rest = panel.rest(of: area)
      if 2 * rest.width >= output.width, 2 * rest.height >= output.height { area = rest }
    }
    return area
  }

  private func rest(of area: PixelRect) -> PixelRect {
    var (left, top, right, bottom) = (area.x, area.y, area.maxX, area.maxY)
    switch edge {
    case .left: left = max(left, frame.maxX)
    case .right: right = min(right, frame.x)
    case .top: top = max(top, frame.maxY)
    case .bottom: bottom = min(bottom, frame.y)
    }
    return PixelRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}
