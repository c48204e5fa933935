import ToastCore
import ToastLayout

/// The pictures of the severities, each with an outline of its own: a disc, an octagon, a triangle,
/// a square. Who sees no colours tells them apart, even where they are small.
///
/// They are drawn in a square of 24.
enum SeverityGlyph {
  static let size = 24.0

  /// What is filled.
  static func body(_ severity: ToastSeverity) -> Outline {
    switch severity {
    case .success: Outline(centerX: 12, y: 12, radiusX: 11, radiusY: 11)
    case .info: Outline(x: 1.6, y: 1.6, width: 20.8, height: 20.8, radius: 5.5)
    case .warning: Outline(polygon: [(12, 3.2), (22, 20.8), (2, 20.8)])
    case .error: octagon
    }
  }

  /// How wide a line around the body makes its corners round.
  static func rounding(_ severity: ToastSeverity) -> Double {
    switch severity {
    case .success, .info: 0
    case .warning: 3
    case .error: 2
    }
  }

  /// A sign in it, that is cut out.
  struct Sign {
    let lines: Outline
    let dots: Outline
    let width: Double
  }

  static func sign(_ severity: ToastSeverity) -> Sign {
    switch severity {
    case .success:
      Sign(
        lines: Outline([.move(6.9, 12.4), .line(10.6, 16), .line(17.2, 8.6)]), dots: Outline(),
        width: 2.4)
    case .info:
      Sign(lines: Outline([.move(12, 11.2), .line(12, 17)]), dots: dot(y: 7.2), width: 2.6)
    case .warning:
      Sign(lines: Outline([.move(12, 9.4), .line(12, 14)]), dots: dot(y: 17.7), width: 2.4)
    case .error:
      Sign(
        lines: Outline([
          .move(8.3, 8.3), .line(15.7, 15.7), .move(15.7, 8.3), .line(8.3, 15.7),
        ]), dots: Outline(), width: 2.4)
    }
  }

  private static func dot(y: Double) -> Outline {
    Outline(centerX: 12, y: y, radiusX: 1.5, radiusY: 1.5)
  }

  private static var octagon: Outline {
    let (near, far) = (7.7, 16.3)
    return Outline(polygon: [
      (near, 2), (far, 2), (22, near), (22, far), (far, 22), (near, 22), (2, far), (2, near),
    ])
  }
}

extension Canvas {
  /// Draws the glyph of a severity into a square at zero.
  func draw(_ severity: ToastSeverity, _ color: Color, size: Double) {
    saved {
      scale(x: size / SeverityGlyph.size, y: size / SeverityGlyph.size)
      clip(
        to: Outline(x: 0, y: 0, width: SeverityGlyph.size, height: SeverityGlyph.size, radius: 0))
      layer(opacity: color.alpha) {
        let body = SeverityGlyph.body(severity)
        fill(body, color.opaque)
        let rounding = SeverityGlyph.rounding(severity)
        if rounding > 0 { stroke(body, color.opaque, width: rounding) }
        let sign = SeverityGlyph.sign(severity)
        cutting {
          stroke(sign.lines, .black, width: sign.width)
          fill(sign.dots, .black)
        }
      }
    }
  }
}
