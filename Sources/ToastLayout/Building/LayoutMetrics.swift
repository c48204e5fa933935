import ToastCore

/// The sizes of everything but text, at a text scale and in a room.
///
/// All of them grow with the text. Where that would leave no room for the text itself, as at scale
/// 5 on 320 pixels, space grows less, and never below what it is at scale 1 as long as that fits.
struct LayoutMetrics {
  let scale: Double
  /// The least width and height of what can be pressed.
  let target: Double
  /// The least size of the surface: a tap on it ends it, which makes it a target too.
  let leastSurface: Double
  private let style: ToastStyle
  /// What the edge of the surface takes of its padding at least, and what is usual there.
  private let edge: (least: Double, usual: Double)
  /// The width of the output without a gap at both sides.
  private let room: Double
  private let greatestHeight: Double
  /// The least width that a style can give to the content.
  private let narrowest: Double

  /// - Parameters:
  ///   - em: the largest font of the text, in pixels at its scale.
  ///   - available: the size of the output.
  init(
    _ style: ToastStyle, _ preferences: AccessibilityPreferences, em: Double, available: Size
  ) {
    self.style = style
    let scale = preferences.textScale
    self.scale = scale
    edge =
      if style.backgroundUsesGlass, !preferences.isOpaque {
        (Self.bezel, Self.glassPadding)
      } else if preferences.contrast == .more {
        (Self.borderPadding, Self.borderPadding)
      } else {
        (0, 0)
      }
    let output = Size(width: Self.finite(available.width), height: Self.finite(available.height))
    // The surface keeps this distance from the edges of the output.
    let gap = min(8, output.width / 40, output.height / 40)
    room = output.width - 2 * gap
    let least = preferences.minimumTargetSize
    leastSurface = min(least, room)
    // A target of the usual size grows as the text does; one that is large already needs not.
    target = max(least, min(least, 44) * scale)
    narrowest = max(target, Self.leastColumn * em)
    greatestHeight = max(output.height - 2 * gap, 1)
  }

  /// The greatest size of the surface. A style's width that has no room for a few letters or a
  /// target is none for a text, and counts as one that has.
  var greatest: Size {
    let padding = padding(besideButton: false)
    let wanted = style.maxWidth.map { maxWidth in
      max(maxWidth * scale, narrowest + padding.leading + padding.trailing)
    }
    return Size(width: min(room, wanted ?? room), height: greatestHeight)
  }

  /// The column in em that a style's width leaves to a text at least.
  static let leastColumn = 2.0
  /// The column in em that a text needs beside a picture.
  static let narrowColumn = 6.0
  /// The column in em that a text needs beside buttons.
  static let wideColumn = 10.0
  /// From this scale on buttons are below the text.
  static let largeScale = 2.0
  /// Text on glass keeps this distance from the edge, and at least the width of the bezel where its
  /// contrast does not hold (`facts/screen.md`).
  static let glassPadding = 24.0
  static let bezel = 22.0
  /// With more contrast text keeps this distance from the edge, which is a line of two pixels.
  static let borderPadding = 4.0

  /// The space around the content.
  func padding(besideButton: Bool) -> EdgeInsets {
    let insets = style.padding(besideButton: besideButton)
    func space(_ inset: Double) -> Double {
      let space = self.space(inset.isFinite ? max(inset, 0) : 0)
      return max(space, style.contentPadding == nil ? edge.usual : edge.least)
    }
    return EdgeInsets(
      top: space(insets.top), leading: space(insets.leading), bottom: space(insets.bottom),
      trailing: space(insets.trailing))
  }

  /// The width that is left for the content.
  func contentWidth(besideButton: Bool) -> Double {
    let padding = padding(besideButton: besideButton)
    return max(greatest.width - padding.leading - padding.trailing, 1)
  }

  /// The width and height of a picture.
  func mark(in width: Double) -> Double { min(24 * scale, max((width - markGap) / 2, 0)) }
  /// Between pictures, and between them and the text.
  var markGap: Double { space(12) }
  /// Between title and message.
  var lineGap: Double { space(2) }
  /// Between text and progress.
  var progressGap: Double { space(8) }
  /// The height of a bar.
  var progressHeight: Double { max(4 * scale, 3) }
  /// The least width of a bar.
  var progressWidth: Double { 120 * scale }
  /// Between text and buttons.
  var buttonGap: Double { space(12) }
  /// Between targets: grown, and never so small that a finger presses two.
  var targetGap: Double { max(space(8), 8) }
  /// Between a button's edge and its name.
  var labelPadding: Size { Size(width: space(16), height: space(6)) }
  /// The size of the cross of the close button.
  func cross(in target: Double) -> Double { min(16 * scale, target * 0.6) }

  private func space(_ size: Double) -> Double {
    let unscaled = min(size, size * scale)
    return max(min(size * scale, room / 12), min(unscaled, room / 5))
  }

  private static func finite(_ length: Double) -> Double {
    length.isNaN ? 1 : min(max(length, 1), 1e6)
  }
}

/// Corners that leave what is in them whole.
enum Corner {
  /// The greatest radius of a corner whose content begins at a distance from both edges: the
  /// content's corner then lies on the curve.
  static func greatestRadius(besideX x: Double, y: Double) -> Double {
    x + y + (2 * x * y).squareRoot()
  }
}
