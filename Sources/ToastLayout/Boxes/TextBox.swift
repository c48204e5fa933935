/// A text, broken into lines, at its place.
public struct TextBox: Sendable, Hashable {
  /// What is shown: the given text, made harmless line by line.
  public var text: String
  /// The font at its size in pixels. It is smaller than asked for only where a single character
  /// would be wider than the room.
  public var font: ScaledFont
  /// The room of all lines.
  public var frame: Rect
  /// The lines, from the top.
  public var lines: [TextLine]

  func moved(x dx: Double, y dy: Double) -> TextBox {
    var box = self
    box.frame = frame.moved(x: dx, y: dy)
    for index in lines.indices {
      box.lines[index].frame = lines[index].frame.moved(x: dx, y: dy)
      box.lines[index].baseline += dy
    }
    return box
  }

  func mirrored(in width: Double) -> TextBox {
    var box = self
    box.frame = frame.mirrored(in: width)
    for index in lines.indices {
      box.lines[index].frame = lines[index].frame.mirrored(in: width)
    }
    return box
  }
}

/// One line of a text, at its place.
public struct TextLine: Sendable, Hashable {
  /// Which part of the text it shows, as offsets in its UTF-8.
  public var range: Range<Int>
  /// Its room, from its ascent to its descent, without the spaces at its end.
  public var frame: Rect
  /// How far its baseline lies below the surface's upper edge, in pixels.
  public var baseline: Double
}
