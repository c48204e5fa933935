import ToastCore
import ToastTesting

@testable import ToastLayout

/// A toast out of a seed: any text, any style, any preferences, any output.
struct RandomToast {
  var content: ToastContent
  var severity: ToastSeverity?
  var style: ToastStyle
  var configuration: ToastConfiguration
  var preferences = AccessibilityPreferences()
  var available: Size
  private var random: SplitMix

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    content = Self.content(&random)
    severity =
      random.next(below: 3) == 0 ? nil : ToastSeverity.allCases.randomElement(using: &random)
    style = Self.style(&random)
    configuration = ToastConfiguration(
      closeButton: [.automatic, .always, .never][random.next(below: 3)])
    preferences.textScale = [0.5, 0.75, 1, 1.5, 2, 3, 4, 5][random.next(below: 8)]
    preferences.minimumTargetSize = [24, 44, 64, 96][random.next(below: 4)]
    preferences.statusShapes = random.next(below: 2) == 0
    preferences.contrast = random.next(below: 3) == 0 ? .more : .standard
    preferences.reduceTransparency = random.next(below: 3) == 0
    preferences.colorScheme = [nil, .light, .dark][random.next(below: 3)]
    available = Size(
      width: [320, 360, 480, 800, 1280, 2560][random.next(below: 6)],
      height: [240, 480, 600, 1440][random.next(below: 4)])
    self.random = random
  }

  func laidOut() -> ToastLayout {
    ToastLayout(
      content, severity: severity, style: style, configuration: configuration,
      preferences: preferences, available: available, measurer: FixedAdvanceMeasurer())
  }

  private static let words = [
    "Saved", "a", "Donaudampfschifffahrtsgesellschaftskapitän", "漢字かな交じり文", "שלום", "مرحبا",
    "\n", "👩‍👩‍👧", "é", "…", "100 %", "ไม่", "\t", "https://example.org/a/very/long/path?with=query",
  ]

  private static func text(_ random: inout SplitMix, upTo limit: Int) -> String? {
    switch random.next(below: 6) {
    case 0: return nil
    case 1: return ""
    case 2: return String(repeating: "x", count: random.next(below: limit) + 1)
    default: break
    }
    var text = ""
    let length = random.next(below: limit) + 1
    while text.utf8.count < length {
      text += words[random.next(below: words.count)] + " "
    }
    return text
  }

  private static func content(_ random: inout SplitMix) -> ToastContent {
    let icons: [ToastIcon?] = [
      nil, .systemImage("bell"), .systemImage("no.such"), .image(Image("logo.png")),
    ]
    return ToastContent(
      icon: icons[random.next(below: icons.count)], title: text(&random, upTo: 80),
      message: text(&random, upTo: random.next(below: 4) == 0 ? 2000 : 200),
      actions: (0..<random.next(below: 5)).map { _ in
        ToastAction(named: text(&random, upTo: 24) ?? "Undo")
      },
      language: [nil, "he", "de"][random.next(below: 3)],
      progress: random.next(below: 4) == 0 ? Double(random.next(below: 101)) / 100 : nil)
  }

  static func color(_ random: inout SplitMix) -> Color {
    let color = Color(rgb: UInt32(random.next(below: 0x100_0000)))
    return random.next(below: 2) == 0
      ? color : color.opacity([0, 0.3, 0.7, 0.85, 0.95][random.next(below: 5)])
  }

  private static func style(_ random: inout SplitMix) -> ToastStyle {
    var style = ToastStyle()
    func change(_ set: (inout ToastStyle, inout SplitMix) -> Void) {
      if random.next(below: 3) == 0 { set(&style, &random) }
    }
    change { $0.cornerRadius = Double($1.next(below: 60)) }
    change { $0.titleFont = .system(size: Double(8 + $1.next(below: 60)), weight: .bold) }
    change { $0.messageFont = .system(size: Double(8 + $1.next(below: 40))) }
    change { $0.maxWidth = Double(1 + $1.next(below: 600)) }
    change {
      let inset = Double($1.next(below: 80))
      $0.contentPadding = EdgeInsets(
        top: inset, leading: inset / 2, bottom: inset, trailing: inset * 1.5)
    }
    change { $0.backgroundColor = color(&$1) }
    change { $0.titleColor = color(&$1) }
    change { $0.messageColor = color(&$1) }
    change { $0.iconColor = color(&$1) }
    change { $0.buttonForegroundColor = color(&$1) }
    change { $0.buttonBackgroundColor = color(&$1) }
    change { style, _ in style.backgroundUsesGlass = true }
    change { style, _ in style.buttonUsesGlass = true }
    change { $0.backgroundTint = color(&$1) }
    change { $0.buttonTint = color(&$1) }
    return style
  }
}
