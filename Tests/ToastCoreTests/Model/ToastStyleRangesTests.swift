import Testing

@testable import ToastCore

/// What numbers of a style that make no sense count as.
@Suite struct ToastStyleRangesTests {
  @Test(arguments: [
    (-1.0, 0.0), (.nan, 0), (.infinity, 1024), (0, 0), (16, 16), (-Double.infinity, 0),
  ])
  func `13: a radius or a padding that there is not counts as the nearest one`(
    given: Double, kept: Double
  ) {
    #expect(ToastStyle(cornerRadius: given).cornerRadius == kept)
    #expect(ToastStyle.custom { $0.cornerRadius = given }.cornerRadius == kept)

    let same = EdgeInsets(top: kept, leading: kept, bottom: kept, trailing: kept)
    #expect(EdgeInsets(top: given, leading: given, bottom: given, trailing: given) == same)
    var insets = EdgeInsets()
    insets.top = given
    insets.leading = given
    insets.bottom = given
    insets.trailing = given
    #expect(insets == same)
  }

  @Test(arguments: [
    (-1.0, 0.0, -1.0), (.nan, 0, 0), (.infinity, 512, 512), (-Double.infinity, 0, -512),
    (18, 18, 18),
  ])
  func `13: a shadow stays within its limits`(given: Double, radius: Double, offset: Double) {
    let kept = ToastShadow(color: .black, radius: radius, x: offset, y: offset)
    #expect(ToastShadow(color: .black, radius: given, x: given, y: given) == kept)
    var shadow = ToastShadow.none
    shadow.color = .black
    shadow.radius = given
    shadow.x = given
    shadow.y = given
    #expect(shadow == kept)
  }

  @Test(arguments: [(0.5, 1.0), (300, 300), (1e9, 65536)])
  func `13: a greatest width stays within its limits`(given: Double, kept: Double) {
    #expect(ToastStyle(maxWidth: given).maxWidth == kept)
  }
}
