import SystemKit
import ToastCore
import ToastLayout

/// What the frames of a toast share: the picture below the content, and the content.
final class PreparedToast {
  let scene: ToastScene
  /// Shadow and surface, as large as the scene's bounds.
  private let below: Layer
  private let drawing: SurfaceDrawing
  /// What is on the surface, as large as that.
  private let content: Layer
  /// What is between them, where the surface is glass.
  private let glass: GlassFrame?
  private let rim: RimLight?
  private var state: ContentState?
  /// Where a toast is put together that does not cover everything behind it.
  private var whole: Pixels?

  init(
    _ scene: ToastScene, over backdrop: Backdrop?, _ fonts: PangoFonts, _ icons: IconSource,
    reusing old: PreparedToast?
  ) throws(SystemError) {
    self.scene = scene
    content = Layer(try Pixels(width: scene.shape.width, height: scene.shape.height))
    glass = try GlassFrame(scene, backdrop, reusing: old?.glass)
    rim = glass.map { RimLight(unit: scene.scale, reach: $0.geometry.bezel.width) }
    drawing = SurfaceDrawing(scene, isGlass: glass != nil)
    if let old, old.drawing == drawing {
      below = old.below
    } else {
      below = Layer(try Pixels(width: scene.bounds.width, height: scene.bounds.height))
      drawing.draw(into: below.pixels)
      below.index()
    }
    show(old?.state ?? ContentState(), fonts, icons)
  }

  /// Draws the content, where it is not as it was.
  func show(_ state: ContentState, _ fonts: PangoFonts, _ icons: IconSource) {
    guard state != self.state else { return }
    if self.state != nil { content.pixels.clear() }
    self.state = state
    rim?.draw(scene.shape, into: content.pixels)
    let edge = glass?.geometry.bezel.width ?? 0
    let drawing = ContentDrawing(scene: scene, state: state, fonts: fonts, icons: icons, edge: edge)
    drawing.draw(into: content.pixels)
    drawing.drawButtonLight(into: content.pixels)
    content.index()
  }

  func paint(into pixels: Pixels, at point: PixelPoint, opacity: UInt8) {
    guard opacity < 255, let whole = wholePicture() else {
      paintCovering(into: pixels, at: point)
      return
    }
    let bounds = scene.bounds
    whole.clear()
    paintCovering(into: whole, at: PixelPoint(x: -bounds.x, y: -bounds.y))
    pixels.blend(
      whole, at: PixelPoint(x: point.x + bounds.x, y: point.y + bounds.y), opacity: opacity)
  }

  private func wholePicture() -> Pixels? {
    if whole == nil { whole = try? Pixels(width: scene.bounds.width, height: scene.bounds.height) }
    return whole
  }

  private func paintCovering(into pixels: Pixels, at point: PixelPoint) {
    let bounds = scene.bounds
    below.blend(into: pixels, at: PixelPoint(x: point.x + bounds.x, y: point.y + bounds.y))
    glass?.paint(into: pixels, at: point)
    content.blend(into: pixels, at: point)
  }
}
