import Testing
import ToastCore
import ToastDrawing
import ToastLayout

@testable import ToastScreen

@Suite struct PlacementTests {
  private static let output = Output(
    frame: PixelRect(x: 1920, y: 0, width: 1000, height: 800),
    workArea: PixelRect(x: 1920, y: 30, width: 1000, height: 740))
  private static let shape = RoundedShape(width: 400, height: 100, radius: 20)

  private func placement(_ scale: Double = 1) -> Placement {
    Placement(output: Self.output, scale: scale)
  }

  @Test func `in the middle of its edge, in the room that panels leave`() {
    let top = placement().place(of: Self.shape, at: .top, taken: [])
    #expect(top == PixelRect(x: 2220, y: 42, width: 400, height: 100))
    let bottom = placement(2).place(of: Self.shape, at: .bottom, taken: [])
    #expect(bottom == PixelRect(x: 2220, y: 770 - 24 - 100, width: 400, height: 100))
  }

  @Test(arguments: ToastConfiguration.Edge.allCases)
  func `each is beside the others, and takes a gap where one fits`(
    edge: ToastConfiguration.Edge
  ) {
    var taken: [PixelRect] = []
    for _ in 0..<4 { taken.append(placement().place(of: Self.shape, at: edge, taken: taken)) }
    for (index, one) in taken.enumerated() {
      for other in taken[(index + 1)...] { #expect(one.intersection(other).isEmpty) }
    }
    let second = taken.remove(at: 1)
    #expect(placement().place(of: Self.shape, at: edge, taken: taken) == second)
    let small = RoundedShape(width: 300, height: 60, radius: 20)
    let inGap = placement().place(of: small, at: edge, taken: taken)
    #expect(second.y <= inGap.y && inGap.maxY <= second.maxY, "a smaller one fits too")
  }

  @Test func `where there is no room left it is seen all the same`() {
    var taken: [PixelRect] = []
    for _ in 0..<20 {
      let place = placement().place(of: Self.shape, at: .top, taken: taken)
      #expect(place.y >= 30 && place.maxY <= 770)
      taken.append(place)
    }
  }

  @Test(arguments: ToastConfiguration.Edge.allCases)
  func `its way is on its own output, and ends out of sight`(edge: ToastConfiguration.Edge) {
    let place = placement().place(of: Self.shape, at: edge, taken: [])
    let bounds = PixelRect(x: -20, y: -10, width: 440, height: 140)
    let path = placement().path(to: place, painting: bounds, at: edge)
    #expect(path.intersection(Self.output.frame) == path)
    #expect(path.intersection(place) == place)
    let travel = placement().travel(of: place, painting: bounds, at: edge)
    let moved = place.moved(by: PixelPoint(x: 0, y: edge == .top ? -travel : travel))
    let painted = PixelRect(x: moved.x - 20, y: moved.y - 10, width: 440, height: 140)
    #expect(painted.intersection(Self.output.frame).isEmpty)
  }

  @Test func `a narrow output leaves less beside a toast`() {
    let narrow = Output(
      frame: PixelRect(x: 0, y: 0, width: 320, height: 600),
      workArea: PixelRect(x: 0, y: 0, width: 320, height: 600))
    #expect(Placement(output: narrow, scale: 1).available == Size(width: 304, height: 584))
    #expect(placement().available == Size(width: 976, height: 716))
    #expect(placement(2).available == Size(width: 476, height: 346))
  }
}
