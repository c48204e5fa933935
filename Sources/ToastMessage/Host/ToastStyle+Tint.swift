import Glibc
import ToastCore

extension ToastStyle {
  /// The default style on a colour, its ink white or black: whichever has more contrast with it.
  static func tinted(_ tint: Color) -> ToastStyle {
    let ink = tint.ink
    return .custom {
      $0.backgroundColor = tint
      $0.iconColor = ink
      $0.titleColor = ink
      $0.messageColor = ink
      $0.buttonForegroundColor = ink
      $0.buttonBackgroundColor = ink.opacity(0.14)
    }
  }
}

extension Color {
  /// White or black, whichever has more contrast on this colour; one that can be seen through counts
  /// as if it could not.
  ///
  /// Source: contrast and relative luminance as WCAG 2.2 defines them. White has (1.05)/(L + 0.05)
  /// and black (L + 0.05)/0.05.
  fileprivate var ink: Color {
    let light = luminance + 0.05
    return 1.05 / light >= light / 0.05 ? .white : .black
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
