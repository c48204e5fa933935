import ToastCore
import ToastLayout

/// Pictures of what toasts can look like.
package enum Gallery {
  /// All pictures, in order.
  package static var pictures: [GalleryPicture] {
    presets + glass + contrast + directions + long + schemes + states
  }

  private static let example = ToastContent(
    title: "Backup finished", message: "1,204 files, 3.1 GB in two minutes.",
    action: ToastAction("Show") {})

  private static func words(_ severity: ToastSeverity?) -> ToastContent {
    switch severity {
    case .success: ToastContent(title: "Saved", message: "All changes are on the server.")
    case .error:
      ToastContent(
        title: "Upload failed", message: "The server does not answer.",
        action: ToastAction("Retry") {})
    case .warning: ToastContent(title: "Battery low", message: "10 % left, about 20 minutes.")
    case .info:
      ToastContent(
        title: "Update ready", message: "It is installed at the next start.",
        action: ToastAction("Restart") {})
    case nil: example
    }
  }

  private static var presets: [GalleryPicture] {
    let severities: [ToastSeverity?] = [nil] + ToastSeverity.allCases
    return [1, 2, 3].flatMap { scale in
      severities.map { severity in
        var picture = GalleryPicture(
          "preset-\(severity?.rawValue ?? "plain")@\(scale)x", words(severity))
        picture.style = ToastStyle.standard(severity)
        picture.scale = Double(scale)
        return picture
      }
    }
  }

  private static var glass: [GalleryPicture] {
    let plain = [1, 2, 3].flatMap { scale in
      SampleBackdrop.allCases.map { backdrop in
        glass("glass-\(backdrop.rawValue)@\(scale)x", example, on: backdrop, scale: Double(scale))
      }
    }
    let severe = ToastSeverity.allCases.map { severity in
      var picture = glass("glass-\(severity.rawValue)@2x", words(severity), on: .photograph)
      picture.style = picture.style.named(severity)
      return picture
    }
    var tinted = glass("glass-tinted@2x", example, on: .photograph)
    tinted.style.backgroundTint = .indigo.opacity(0.5)
    var onSolid = GalleryPicture("glass-button-on-solid@2x", example)
    onSolid.style.buttonUsesGlass = true
    onSolid.style.buttonTint = .indigo
    onSolid.scale = 2
    return plain + severe + [tinted, onSolid]
  }

  private static func glass(
    _ name: String, _ content: ToastContent, on backdrop: SampleBackdrop, scale: Double = 2
  ) -> GalleryPicture {
    var picture = GalleryPicture(name, content)
    picture.style.backgroundUsesGlass = true
    picture.style.buttonUsesGlass = true
    picture.backdrop = backdrop
    picture.scale = scale
    return picture
  }

  private static var contrast: [GalleryPicture] {
    let severities: [ToastSeverity?] = [nil] + ToastSeverity.allCases
    return severities.map { severity in
      var picture = GalleryPicture(
        "contrast-\(severity?.rawValue ?? "plain")@2x", words(severity))
      picture.style = ToastStyle.standard(severity)
      picture.preferences.contrast = .more
      picture.scale = 2
      return picture
    }
  }

  private static var directions: [GalleryPicture] {
    let hebrew = ToastContent(
      title: "הגיבוי הסתיים", message: "1,204 קבצים נשמרו בשתי דקות.",
      action: ToastAction("הצג") {}, language: "he")
    let arabic = ToastContent(
      title: "اكتمل النسخ الاحتياطي", message: "تم حفظ جميع الملفات.",
      action: ToastAction("عرض") {}, language: "ar", progress: 0.4)
    var right = GalleryPicture("right-to-left-hebrew@2x", hebrew)
    right.style = ToastStyle.standard(.success)
    right.configuration.closeButton = .always
    right.scale = 2
    var other = GalleryPicture("right-to-left-arabic@2x", arabic)
    other.style = ToastStyle.standard(.info)
    other.scale = 2
    return [right, other, glass("right-to-left-glass@2x", hebrew, on: .photograph)]
  }

  private static var long: [GalleryPicture] {
    let sentence =
      "The backup of your documents took longer than usual since the disk is almost full. "
    var text = GalleryPicture(
      "long-text@1x",
      ToastContent(title: "Backup finished", message: String(repeating: sentence, count: 4)))
    text.style = ToastStyle.standard(.warning)
    text.style.maxWidth = 380
    var scrolling = GalleryPicture(
      "long-text-scrolled@1x",
      ToastContent(title: "Backup finished", message: String(repeating: sentence, count: 24)))
    scrolling.output = Size(width: 400, height: 300)
    scrolling.scrolled = 120
    var large = GalleryPicture("text-scale-3-at-320@1x", words(.error))
    large.style = ToastStyle.standard(.error)
    large.preferences.textScale = 3
    large.output = Size(width: 320, height: 640)
    var word = GalleryPicture(
      "long-word@1x",
      ToastContent(title: "Donaudampfschifffahrtsgesellschaftskapitänsmütze vergessen"))
    word.preferences.textScale = 2
    word.output = Size(width: 320, height: 640)
    return [text, scrolling, large, word]
  }

  private static var schemes: [GalleryPicture] {
    [AccessibilityPreferences.ColorScheme.light, .dark].flatMap { scheme in
      let severities: [ToastSeverity?] = [nil, .success]
      return severities.map { severity in
        var picture = GalleryPicture(
          "scheme-\(scheme.rawValue)-\(severity?.rawValue ?? "plain")@2x", words(severity))
        picture.style = ToastStyle.standard(severity)
        picture.preferences.colorScheme = scheme
        picture.configuration.closeButton = .always
        picture.scale = 2
        return picture
      }
    }
  }

  private static var states: [GalleryPicture] {
    var progress = GalleryPicture(
      "progress@2x", ToastContent(title: "Copying", message: "12 of 40 files", progress: 0.3))
    progress.configuration.closeButton = .always
    var focus = GalleryPicture("focus@2x", example)
    focus.focus = 0
    var focusOnGlass = glass("focus-glass@2x", example, on: .stripes)
    focusOnGlass.focus = 0
    var pressed = GalleryPicture("pressed@2x", example)
    pressed.pressed = 0
    var icon = GalleryPicture(
      "icon@2x",
      ToastContent(
        icon: .systemImage("bell"), title: "Meeting in ten minutes", message: "Room 4",
        action: ToastAction("Later") {}))
    icon.style = ToastStyle.standard(.info)
    let glassIcon = glass("icon-glass@2x", icon.content, on: .dark)
    let colors = GalleryPicture(
      "icon-colors@2x",
      ToastContent(
        icon: .systemImage("folder-pictures"), title: "12 pictures imported",
        message: "From the camera"))
    return [progress, focus, focusOnGlass, pressed, icon, glassIcon, colors].map { picture in
      var picture = picture
      picture.scale = 2
      return picture
    }
  }
}
