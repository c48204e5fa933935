import Glibc
import ToastCore

/// A colour of the OKLab space, in which equal steps look about equally large.
///
/// Its polar form is OKLCH: scaling ``a`` and ``b`` together changes the chroma and keeps the hue.
/// Source of the figures: B. Ottosson, "A perceptual color space for image processing", 2020.
struct OKLab: Equatable {
  /// From 0 (black) to 1 (white).
  var lightness: Double
  /// From green to red.
  var a: Double
  /// From blue to yellow.
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Of a colour's parts, its opacity left out.
  init(_ color: Color) {
    let red = Transfer.linear(color.red)
    let green = Transfer.linear(color.green)
    let blue = Transfer.linear(color.blue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The colour of this hue at another lightness, with as much of the chroma as sRGB has there.
  func color(lightness: Double) -> Color {
    if lightness <= 0 { return .black }
    if lightness >= 1 { return .white }
    let whole = OKLab(lightness: lightness, a: a, b: b)
    if whole.isInGamut { return whole.clamped }
    var least = 0.0
    var most = 1.0
    for _ in 0..<16 {
      let middle = (least + most) / 2
      if whole.scaled(middle).isInGamut { least = middle } else { most = middle }
    }
    return whole.scaled(least).clamped
  }

  private func scaled(_ factor: Double) -> OKLab {
    OKLab(lightness: lightness, a: a * factor, b: b * factor)
  }

  /// Its light in sRGB's primaries, out of 0…1 where sRGB does not have it.
  private var light: SIMD3<Double> {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }

  private var isInGamut: Bool {
    let light = light
    // The figures of the two directions agree to about eight digits.
    return light.min() >= -1e-6 && light.max() <= 1 + 1e-6
  }

  private var clamped: Color {
    let light = light
    return Color(
      red: Transfer.encoded(light.x), green: Transfer.encoded(light.y),
      blue: Transfer.encoded(light.z))
  }
}
