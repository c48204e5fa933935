import CCairo
import ToastCore

extension Canvas {
  /// Draws an icon into a square at zero, in its own proportions.
  ///
  /// - Parameters:
  ///   - color: the colour of what has none of its own, and of all of a symbolic one; of a picture
  ///     with colours, where it is to be tinted.
  ///   - isTinted: whether colours give way to that one.
  func draw(
    _ icon: IconSource.Icon, _ color: Color, isTinted: Bool, size: Double, from source: IconSource
  ) {
    switch icon {
    case .vector(let picture, let isSymbolic):
      draw(picture, color, hasOneColor: isSymbolic || isTinted, size: size)
    case .raster(let picture, let isSymbolic):
      draw(picture, isSymbolic || isTinted ? color : nil, size: size)
    case .document(let bytes):
      clipped(to: size) {
        layer {
          _ = source.loadedLibrary()?.draw(bytes, on: self, size: size)
          guard isTinted else { return }
          setColor(color)
          cairo_set_operator(context, CAIRO_OPERATOR_IN)
          cairo_paint(context)
        }
      }
    }
  }

  private func clipped(to size: Double, _ draw: () -> Void) {
    saved {
      clip(to: Outline(x: 0, y: 0, width: size, height: size, radius: 0))
      draw()
    }
  }

  private func draw(_ picture: VectorPicture, _ color: Color, hasOneColor: Bool, size: Double) {
    func resolved(_ paint: VectorPicture.Paint?, _ opacity: Double) -> Color? {
      switch paint {
      case nil: nil
      case .color(let own) where !hasOneColor: own.opacity(opacity)
      case .color(let own): color.opacity(opacity * own.alpha)
      case .current: color.opacity(opacity)
      }
    }
    clipped(to: size) {
      let scale = size / max(picture.width, picture.height)
      move(
        x: (size - picture.width * scale) / 2, y: (size - picture.height * scale) / 2)
      self.scale(x: scale, y: scale)
      for shape in picture.shapes {
        if let fill = resolved(shape.fill, shape.opacity) {
          self.fill(shape.outline, fill, rule: shape.isEvenOdd ? .evenOdd : .winding)
        }
        if let stroke = resolved(shape.stroke, shape.opacity) {
          self.stroke(shape.outline, stroke, width: shape.strokeWidth)
        }
      }
    }
  }

  private func draw(_ picture: RasterPicture, _ color: Color?, size: Double) {
    clipped(to: size) {
      let scale = size / Double(max(picture.width, picture.height))
      move(
        x: (size - Double(picture.width) * scale) / 2,
        y: (size - Double(picture.height) * scale) / 2)
      self.scale(x: scale, y: scale)
      if let color {
        setColor(color)
        cairo_mask_surface(context, picture.surface.pointer, 0, 0)
      } else {
        cairo_set_source_surface(context, picture.surface.pointer, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
        cairo_paint(context)
      }
    }
  }
}
