import Testing

@testable import ToastDrawing

@Suite struct RoundedShapeTests {
  @Test(arguments: [(100, 40, 20.0), (100, 41, 7.5), (8, 8, 50), (30, 10, 0), (1, 1, 3)])
  func `its rectangles are the pixels in it`(width: Int, height: Int, radius: Double) {
    let shape = RoundedShape(width: width, height: height, radius: radius)
    var inside: Set<PixelPoint> = []
    var isApart = true
    for rect in shape.rectangles {
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX {
          isApart = inside.insert(PixelPoint(x: x, y: y)).inserted && isApart
        }
      }
    }
    let isSame = (-1...height).allSatisfy { y in
      (-1...width).allSatisfy { x in
        let point = PixelPoint(x: x, y: y)
        let mirrored = PixelPoint(x: width - 1 - x, y: height - 1 - y)
        return shape.contains(point) == inside.contains(point)
          && shape.contains(point) == shape.contains(mirrored)
      }
    }
    #expect(isApart && isSame)
    #expect(shape.contains(PixelPoint(x: width / 2, y: height / 2)))
    #expect(shape.contains(.zero) == (shape.radius < 2))
  }
}
