public import SystemKit
import ToastCore
import ToastLayout

/// Paints a toast.
///
/// ``prepare(_:over:)`` makes what the frames of an animation share, and ``paint(into:at:opacity:focus:pressed:scrolled:)``
/// paints one of them. It belongs to the thread that made it.
public final class ToastPainter {
  private var prepared: PreparedToast?
  private var fonts: (key: FontKey, fonts: PangoFonts)?

  private struct FontKey: Equatable {
    let language: String?
    let scale: Double
  }

  private let icons: IconSource

  /// A painter, which has nothing to paint yet.
  ///
  /// - Parameter icons: where icons come from.
  public init(icons: IconSource = IconSource()) { self.icons = icons }

  /// What is painted.
  public var scene: ToastScene? { prepared?.scene }

  /// Makes what all frames of a toast share.
  ///
  /// - Parameters:
  ///   - scene: what is to be drawn.
  ///   - backdrop: what lies behind its whole path, for glass; without it glass is a plain colour.
  /// - Throws: ``SystemError`` where there is no memory for the pictures; what was prepared before
  ///   stays.
  public func prepare(_ scene: ToastScene, over backdrop: Backdrop? = nil) throws(SystemError) {
    prepared = try PreparedToast(scene, over: backdrop, fonts(for: scene), icons, reusing: prepared)
  }

  /// Gives all memory of pictures back.
  public func release() { prepared = nil }

  /// Paints one frame over what is in a picture, the shadow with it. Without a call of
  /// ``prepare(_:over:)`` before it nothing is painted.
  ///
  /// - Parameters:
  ///   - pixels: the picture: transparent, or what is behind the toast.
  ///   - point: where the corner of the surface comes to be; the shadow reaches beyond it, see
  ///     ``ToastScene/bounds``.
  ///   - opacity: how much the toast covers, 0…1.
  ///   - focus: which of the layout's targets has the focus, and a ring around it.
  ///   - pressed: which of the layout's targets is held down.
  ///   - scrolled: how far the content is scrolled, in pixels of the layout, within
  ///     ``ToastScene/scrollRange``.
  public func paint(
    into pixels: Pixels, at point: PixelPoint, opacity: Double = 1, focus: Int? = nil,
    pressed: Int? = nil, scrolled: Double = 0
  ) {
    guard let prepared else { return }
    let range = prepared.scene.scrollRange
    let scrolled = scrolled.isNaN ? 0 : min(max(scrolled, range.lowerBound), range.upperBound)
    let covering = UInt8(opacity.isNaN ? 255 : (min(max(opacity, 0), 1) * 255).rounded())
    guard covering > 0 else { return }
    prepared.show(
      ContentState(focus: focus, pressed: pressed, scrolled: scrolled), fonts(for: prepared.scene),
      icons)
    prepared.paint(into: pixels, at: point, opacity: covering)
  }

  private func fonts(for scene: ToastScene) -> PangoFonts {
    let key = FontKey(language: scene.language, scale: scene.scale)
    if let fonts, fonts.key == key { return fonts.fonts }
    let new = PangoFonts(language: scene.language, scale: scene.scale)
    fonts = (key, new)
    return new
  }
}
