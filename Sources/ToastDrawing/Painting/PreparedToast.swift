import SystemKit
import ToastCore
import ToastLayout

/// What the frames of a toast share: the picture below the content, and the content.
final class PreparedToast {
  let scene: ToastScene
  /// Shadow and surface, as large as the scene's bounds.
  private let below: Pixels
  /// What is on the surface, as large as that.
  private let content: Pixels
  /// What is between them, where the surface is glass.
  private let glass: GlassFrame?
  private let rim: RimLight?
  private var state: ContentState?
  /// Where a toast is put together that does not cover everything behind it.
  private var whole: Pixels?

  init(
    _ scene: ToastScene, over backdrop: Backdrop?, _ fonts: PangoFonts, reusing old: PreparedToast?
  ) throws(SystemError) {
    self.scene = scene
    let bounds = scene.bounds
    below = try Pixels(width: bounds.width, height: bounds.height)
    content = try Pixels(width: scene.shape.width, height: scene.shape.height)
    glass = try Self.glass(scene, backdrop, reusing: old)
    rim = glass.map { RimLight(unit: scene.scale, reach: $0.geometry.bezel.width) }
    SurfaceDrawing(scene: scene, isGlass: glass != nil).draw(into: below)
    show(old?.state ?? ContentState(), fonts)
  }

  /// Draws the content, where it is not as it was.
  func show(_ state: ContentState, _ fonts: PangoFonts) {
    guard state != self.state else { return }
    if self.state != nil { content.clear() }
    self.state = state
    rim?.draw(scene.shape, into: content)
    let edge = glass?.geometry.bezel.width ?? 0
    let drawing = ContentDrawing(scene: scene, state: state, fonts: fonts, edge: edge)
    drawing.draw(into: content)
    drawing.drawButtonLight(into: content)
  }

  private static func glass(
    _ scene: ToastScene, _ backdrop: Backdrop?, reusing old: PreparedToast?
  ) throws(SystemError) -> GlassFrame? {
    guard case .glass(let tint, let ink, let limit) = scene.style.surface, let backdrop else {
      return nil
    }
    return GlassFrame(
      plates: try GlassPlates(backdrop, scale: scene.scale, tint: tint, ink: ink, limit: limit),
      geometry: try GlassGeometry(scene.shape, Bezel(for: scene.layout), scale: scene.scale))
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
    if whole == nil { whole = try? Pixels(width: below.width, height: below.height) }
    return whole
  }

  private func paintCovering(into pixels: Pixels, at point: PixelPoint) {
    let bounds = scene.bounds
    pixels.blend(below, at: PixelPoint(x: point.x + bounds.x, y: point.y + bounds.y))
    glass?.paint(into: pixels, at: point)
    pixels.blend(content, at: point)
  }
}
