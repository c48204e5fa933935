/// Buttons that are beside each other.
struct TargetRow {
  /// The sizes of the targets before they are in a row, in order.
  private(set) var sizes: [Size] = []
  let gap: Double

  init(_ sizes: [Size] = [], gap: Double) {
    self.sizes = sizes
    self.gap = gap
  }

  var width: Double {
    sizes.lazy.map(\.width).reduce(0, +) + gap * Double(max(sizes.count - 1, 0))
  }
  var height: Double { sizes.lazy.map(\.height).max() ?? 0 }

  /// Rows that are no wider than they may be, filled in order.
  static func rows(_ sizes: [Size], gap: Double, width: Double) -> [TargetRow] {
    var rows: [TargetRow] = []
    for size in sizes {
      if let last = rows.last, last.width + gap + size.width <= width + 1e-6 {
        rows[rows.count - 1].sizes.append(size)
      } else {
        rows.append(TargetRow([size], gap: gap))
      }
    }
    return rows
  }

  /// The places of the targets, all as tall as the tallest.
  func frames(x: Double, y: Double) -> [Rect] {
    var left = x
    return sizes.map { size in
      defer { left += size.width + gap }
      return Rect(x: left, y: y, width: size.width, height: height)
    }
  }
}
