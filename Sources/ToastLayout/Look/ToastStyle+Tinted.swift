public import ToastCore

extension ToastStyle {
  /// The style of the small form with a tint (`spec/toast.md` 46): the surface has the tint, and
  /// everything on it is white or black, whichever passes. Without a tint it is the default style,
  /// which follows the colour scheme.
  public static func tinted(_ tint: Color?) -> ToastStyle {
    guard let tint else { return ToastStyle() }
    let surface = tint.over(ToastStyle().backgroundColor)
    let ink = Contrast.blackOrWhite(on: surface)
    return .custom { style in
      style.backgroundColor = surface
      style.titleColor = ink
      style.messageColor = ink
      style.iconColor = ink
      style.buttonForegroundColor = ink
      style.buttonBackgroundColor = ink.opacity(0.14)
    }
  }
}
