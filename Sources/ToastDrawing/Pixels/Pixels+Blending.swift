extension Pixels {
  /// Makes a part transparent; all of it when `nil`.
  public func clear(_ part: PixelRect? = nil) {
    let part = (part ?? bounds).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.y..<part.maxY {
      (line(y) + part.x).update(repeating: 0, count: part.width)
    }
  }

  /// Copies another picture into this one; what lies outside is left out.
  ///
  /// - Parameters:
  ///   - other: the picture.
  ///   - point: where its corner comes to be.
  public func copy(_ other: Pixels, at point: PixelPoint) {
    let part = other.bounds.moved(by: point).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.y..<part.maxY {
      (line(y) + part.x).update(
        from: other.line(y - point.y) + (part.x - point.x), count: part.width)
    }
  }

  /// Paints another picture over this one; what lies outside is left out.
  ///
  /// - Parameters:
  ///   - other: the picture.
  ///   - point: where its corner comes to be.
  ///   - opacity: how much it covers, from 0 to 255.
  func blend(_ other: Pixels, at point: PixelPoint, opacity: UInt8 = 255) {
    let part = other.bounds.moved(by: point).intersection(bounds)
    guard !part.isEmpty, opacity > 0 else { return }
    for y in part.y..<part.maxY {
      let above = other.line(y - point.y) + (part.x - point.x)
      let below = line(y) + part.x
      if opacity == 255 {
        Self.blend(above, over: below, count: part.width)
      } else {
        Self.blend(above, over: below, count: part.width, opacity: UInt64(opacity))
      }
    }
  }

  @inline(__always) static func blend(
    _ above: UnsafePointer<UInt32>, over below: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for x in 0..<count {
      let pixel = above[x]
      if pixel >> 24 == 255 {
        below[x] = pixel
      } else if pixel != 0 {
        below[x] = PixelMath.over(pixel, below[x])
      }
    }
  }

  private static func blend(
    _ above: UnsafePointer<UInt32>, over below: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt64
  ) {
    for x in 0..<count where above[x] != 0 {
      let pixel = PixelMath.packed(PixelMath.scaled(PixelMath.spread(above[x]), by: opacity))
      below[x] = PixelMath.over(pixel, below[x])
    }
  }
}
