import SystemKit

extension CellGrid {
  /// Blurs by three boxes, which together are nearly a Gaussian.
  ///
  /// - Parameter sigma: the blur, in cells.
  func blur(sigma: Float) throws(SystemError) {
    // Three boxes of a width have together three of its variances, (w² − 1) / 12.
    let width = (4 * sigma * sigma + 1).squareRoot()
    let radius = max(Int(((width - 1) / 2).rounded()), 1)
    let other = try CellGrid(width: self.width, height: height, step: step)
    blurRows(radius, into: other)
    other.blurRows(radius, into: self)
    blurRows(radius, into: other)
    other.blurColumns(radius, into: self)
    blurColumns(radius, into: other)
    other.blurColumns(radius, into: self)
  }

  private func blurRows(_ radius: Int, into other: CellGrid) {
    let part = 1 / Float(2 * radius + 1)
    let last = width - 1
    for y in 0..<height {
      let line = cells + y * width
      let result = other.cells + y * width
      var sum = line[0] * Float(radius + 1)
      for x in 1...radius { sum += line[min(x, last)] }
      for x in 0..<width {
        result[x] = sum * part
        sum += line[min(x + radius + 1, last)] - line[max(x - radius, 0)]
      }
    }
  }

  /// Line by line, with a sum for each column: memory is read in order.
  private func blurColumns(_ radius: Int, into other: CellGrid) {
    let part = 1 / Float(2 * radius + 1)
    let last = height - 1
    var sums = [Cell](repeating: .zero, count: width)
    sums.withUnsafeMutableBufferPointer { sums in
      for row in -radius...radius {
        let line = cells + min(max(row, 0), last) * width
        for x in 0..<width { sums[x] += line[x] }
      }
      for y in 0..<height {
        let result = other.cells + y * width
        let entering = cells + min(y + radius + 1, last) * width
        let leaving = cells + max(y - radius, 0) * width
        for x in 0..<width {
          result[x] = sums[x] * part
          sums[x] += entering[x] - leaving[x]
        }
      }
    }
  }
}
