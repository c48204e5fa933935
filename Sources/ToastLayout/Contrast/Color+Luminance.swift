import Glibc
public import ToastCore

/// The transfer function of sRGB, between a part of a colour as it is written and its light.
public enum Transfer {
  /// The light of an encoded part, both 0…1.
  ///
  /// Source: WCAG 2.2, "relative luminance", whose threshold is 0.04045 since its errata of May
  /// 2021 (0.03928 before); no 8-bit colour lies between the two.
  public static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// The encoded part of this much light, both 0…1. Source: IEC 61966-2-1.
  public static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}

extension Color {
  /// How light it is, from 0 (black) to 1 (white), its opacity left out (WCAG 2.2, "relative
  /// luminance").
  public var luminance: Double {
    0.2126 * Transfer.linear(red) + 0.7152 * Transfer.linear(green)
      + 0.0722 * Transfer.linear(blue)
  }

  /// The contrast of what is seen of it on an opaque colour, from 1 (none) to 21; never rounded
  /// (WCAG 2.2, "contrast ratio").
  public func contrast(on backdrop: Color) -> Double {
    Contrast.ratio(over(backdrop).luminance, backdrop.luminance)
  }

  /// What is seen where it lies on another colour (source over, on the encoded parts, as it is
  /// painted).
  public func over(_ backdrop: Color) -> Color {
    let covered = backdrop.alpha * (1 - alpha)
    let whole = alpha + covered
    guard whole > 0 else { return .clear }
    func mixed(_ own: Double, _ other: Double) -> Double {
      (own * alpha + other * covered) / whole
    }
    return Color(
      red: mixed(red, backdrop.red), green: mixed(green, backdrop.green),
      blue: mixed(blue, backdrop.blue), opacity: whole)
  }

  /// The same colour, covering everything.
  public var opaque: Color { Color(red: red, green: green, blue: blue) }
}

/// The arithmetic of contrast (WCAG 2.2).
public enum Contrast {
  /// The contrast of two luminances, from 1 to 21.
  public static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The least contrast of a luminance with any in a range: 1 where the range holds it.
  public static func ratio(_ luminance: Double, _ range: ClosedRange<Double>) -> Double {
    if range.contains(luminance) { return 1 }
    return min(ratio(luminance, range.lowerBound), ratio(luminance, range.upperBound))
  }

  /// White or black, whichever is easier to read on an opaque colour.
  public static func blackOrWhite(on backdrop: Color) -> Color {
    let luminance = backdrop.luminance
    return ratio(1, luminance) >= ratio(0, luminance) ? .white : .black
  }

  /// The least and the greatest contrast that opaque text can have on a colour through which
  /// anything may show; `nil` for translucent text, of which the ends do not tell enough.
  ///
  /// What is behind the text then lies between that colour on black and on white. The least is 1
  /// where the text's luminance lies between them.
  public static func overAnything(of text: Color, on color: Color) -> ClosedRange<Double>? {
    guard text.alpha == 1 else { return nil }
    let range = color.over(.black).luminance...color.over(.white).luminance
    let luminance = text.luminance
    let best = max(ratio(luminance, range.lowerBound), ratio(luminance, range.upperBound))
    return ratio(luminance, range)...best
  }
}
