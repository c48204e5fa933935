/// Where everything of a toast is (`spec/screen.md` 2).
///
/// Pixels are independent of the output's scale, and counted from the top left corner of the
/// surface. Elements come in one order everywhere: severity, icon, title, message, progress,
/// actions, close; each is after the one before it in the direction of reading, or below it.
public struct ToastLayout: Sendable, Hashable {
  /// The surface, at 0, 0.
  public var surface: Rect
  /// The radius of the surface's corners, in pixels, no greater than what leaves its content whole.
  public var cornerRadius: Double
  /// All that the surface shows, as wide as it. Where it is taller than ``surface`` it scrolls in
  /// it; every place below is the one before any scrolling.
  public var content: Rect
  /// The room around the surface that its shadow takes.
  public var shadowMargin: Margins
  /// From which side it is read.
  public var direction: TextDirection
  /// The severity's glyph.
  public var severity: MarkBox?
  /// The content's own icon.
  public var icon: MarkBox?
  /// The primary line.
  public var title: TextBox?
  /// The second line.
  public var message: TextBox?
  /// How far something has come.
  public var progress: ProgressBox?
  /// The buttons, one for each action of the content, in order.
  public var buttons: [ButtonBox]
  /// The button that closes the toast.
  public var close: CloseBox?

  /// Whether the content is taller than the surface.
  public var scrolls: Bool { content.height > surface.height }

  /// The places of all elements, in the order in which they are read.
  public var order: [Rect] {
    [severity?.frame, icon?.frame, title?.frame, message?.frame, progress?.track].compactMap(\.self)
      + targets
  }

  /// The places that can be pressed, in order.
  public var targets: [Rect] {
    buttons.map(\.frame) + (close.map { [$0.frame] } ?? [])
  }
}

extension ToastLayout {
  /// The same toast, read from the other side.
  func mirrored() -> ToastLayout {
    let width = surface.width
    var mirrored = self
    mirrored.severity?.frame = severity?.frame.mirrored(in: width) ?? surface
    mirrored.icon?.frame = icon?.frame.mirrored(in: width) ?? surface
    mirrored.title = title?.mirrored(in: width)
    mirrored.message = message?.mirrored(in: width)
    mirrored.progress = progress.map { box in
      ProgressBox(track: box.track.mirrored(in: width), done: box.done.mirrored(in: width))
    }
    mirrored.buttons = buttons.map { button in
      var button = button
      button.frame = button.frame.mirrored(in: width)
      button.label = button.label.mirrored(in: width)
      return button
    }
    mirrored.close = close.map { box in
      CloseBox(
        name: box.name, frame: box.frame.mirrored(in: width), glyph: box.glyph.mirrored(in: width))
    }
    return mirrored
  }
}
