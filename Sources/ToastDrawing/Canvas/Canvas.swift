import CCairo
import ToastCore
import ToastLayout

/// Draws into a picture, in pixels that are independent of the output's scale.
struct Canvas: ~Copyable {
  let context: OpaquePointer
  private let surface: ImageSurface

  /// - Parameters:
  ///   - pixels: the picture.
  ///   - origin: where in it zero is.
  ///   - scale: output pixels for each of ours.
  init(_ pixels: Pixels, origin: PixelPoint = .zero, scale: Double = 1) {
    surface = ImageSurface(pixels)
    context = cairo_create(surface.pointer)
    cairo_translate(context, Double(origin.x), Double(origin.y))
    cairo_scale(context, scale, scale)
  }

  deinit { cairo_destroy(context) }

  func setColor(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// How lines are filled: by counting their direction, or by counting them.
  enum FillRule {
    case winding, evenOdd
  }

  func fill(_ outline: Outline, _ color: Color, rule: FillRule = .winding) {
    guard color.alpha > 0 else { return }
    setColor(color)
    cairo_set_fill_rule(
      context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    add(outline)
    cairo_fill(context)
  }

  /// Draws a line of round ends along an outline.
  func stroke(_ outline: Outline, _ color: Color, width: Double) {
    setColor(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    add(outline)
    cairo_stroke(context)
  }

  func clip(to outline: Outline) {
    add(outline)
    cairo_clip(context)
  }

  /// Draws with a state of its own, which ends with the call.
  func saved(_ draw: () -> Void) {
    cairo_save(context)
    draw()
    cairo_restore(context)
  }

  /// Draws into a layer of its own, as large as the clip, and that over the rest.
  func layer(opacity: Double = 1, _ draw: () -> Void) {
    cairo_push_group(context)
    draw()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Takes away what is drawn, instead of covering.
  func cutting(_ draw: () -> Void) {
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    draw()
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  func move(x: Double, y: Double) { cairo_translate(context, x, y) }

  func scale(x: Double, y: Double) { cairo_scale(context, x, y) }

  private func add(_ outline: Outline) {
    cairo_new_path(context)
    for step in outline.steps {
      switch step {
      case .move(let x, let y): cairo_move_to(context, x, y)
      case .line(let x, let y): cairo_line_to(context, x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        cairo_curve_to(context, x1, y1, x2, y2, x, y)
      case .close: cairo_close_path(context)
      }
    }
  }
}

extension Outline {
  /// A rectangle of the layout, with round corners.
  init(_ rect: Rect, radius: Double = 0) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height, radius: radius)
  }
}
