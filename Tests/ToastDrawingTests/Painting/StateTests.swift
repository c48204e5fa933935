import Testing
import ToastCore
import ToastLayout

@testable import ToastDrawing

/// What has the focus and what is pressed can be seen, and is where it is.
@Suite struct StateTests {
  private static let backgrounds: [Color] = [
    Color(rgb: 0x141416), .white, Color(rgb: 0x1E3A8A), Color(rgb: 0x757575), Color(rgb: 0xFFCC00),
  ]

  private func stage(_ background: Color) -> Stage {
    var stage = Stage(usualContent)
    stage.style.backgroundColor = background
    stage.configuration.closeButton = .always
    stage.scale = 2
    return stage
  }

  @Test(arguments: backgrounds) func `the ring of the focus is around its target, at 3 to 1`(
    background: Color
  ) throws {
    let stage = stage(background)
    let without = try stage.painted()
    for (index, target) in without.layout.targets.enumerated() {
      let painting = try stage.painted(ContentState(focus: index))
      let ring = try #require(painting.difference(from: without))
      let place = painting.part(target)
      #expect(ring.contains(place) && place.grown(by: 16).contains(ring), "\(ring) \(place)")
      // Along a line from the middle of the target upward, the ring stands out from what was there.
      let x = place.x + place.width / 2
      let best = (ring.y..<place.y).map { y in
        painting.pixels.color(x, y).contrast(on: without.pixels.color(x, y))
      }.max()
      #expect(try #require(best) >= 3)
    }
  }

  @Test func `a focus or a press of what is not there changes nothing`() throws {
    let stage = stage(.white)
    let whole = try stage.painted()
    #expect(try whole.difference(from: stage.painted(ContentState(focus: 9, pressed: -1))) == nil)
  }

  @Test(arguments: backgrounds) func `a pressed target changes alone, and can still be read`(
    background: Color
  ) throws {
    let stage = stage(background)
    let without = try stage.painted()
    for (index, target) in without.layout.targets.enumerated() {
      let painting = try stage.painted(ContentState(pressed: index))
      let change = try #require(painting.difference(from: without))
      #expect(painting.part(target).grown(by: 1).contains(change))
    }
    let label = try #require(without.layout.buttons.first?.label.frame)
    let look = without.scene.style.button.label
    // So little of it that nothing is seen.
    let pressed = try stage.painted(ContentState(pressed: 0)) {
      $0.button.label = look.opaque.opacity(0.001)
    }
    let least = pressed.colors(in: pressed.part(label))
      .map { look.over($0).contrast(on: $0) }.min()
    #expect(try #require(least) >= 4.5)
  }
}
