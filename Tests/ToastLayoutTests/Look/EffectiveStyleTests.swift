import Testing
import ToastCore

@testable import ToastLayout

@Suite struct EffectiveStyleTests {
  private static func look(
    _ style: ToastStyle = ToastStyle(), severity: ToastSeverity? = nil, icon: ToastIcon? = nil,
    backdrop: [Double]? = nil, _ change: (inout AccessibilityPreferences) -> Void = { _ in }
  ) -> EffectiveStyle {
    var preferences = AccessibilityPreferences()
    change(&preferences)
    return EffectiveStyle(
      style, severity: severity, icon: icon, preferences: preferences, backdrop: backdrop)
  }

  private static func corrected(_ look: EffectiveStyle) -> [StyleCorrection.Part] {
    look.corrections.map(\.part)
  }

  @Test func `the default style needs no correction, and is drawn as it is`() {
    let look = Self.look()
    #expect(look.surface == .solid(Color(rgb: 0x141416)))
    #expect(look.title == .white && look.message == .white.opacity(0.7))
    #expect(look.button.label == .white && look.button.border == nil && look.border == nil)
    #expect(look.button.fill == Color.white.opacity(0.14).over(Color(rgb: 0x141416)))
    #expect(look.corrections.isEmpty && look.ink == .white && look.shadow == .default)
  }

  @Test(arguments: ToastSeverity.allCases)
  func `15: on the presets every text can be read as it is`(severity: ToastSeverity) {
    let look = Self.look(ToastStyle.preset(severity))
    #expect(Self.corrected(look).allSatisfy { $0 == .severity })
    #expect(look.glyph.contrast(on: ToastStyle.preset(severity).backgroundColor) >= 3)
  }

  @Test func `16: under a light scheme the unset colours are dark on light`() {
    let look = Self.look { $0.colorScheme = .light }
    #expect(look.surface == .solid(Color(rgb: 0xF7F7F9)))
    #expect(look.title == Color(rgb: 0x141416) && look.button.label == Color(rgb: 0x141416))
    #expect(look.message == Color(rgb: 0x141416).opacity(0.7))
    #expect(look.ink == .black && look.corrections.isEmpty)
    for scheme in [AccessibilityPreferences.ColorScheme.dark, nil] {
      #expect(Self.look { $0.colorScheme = scheme } == Self.look())
    }
  }

  @Test func `16: under a light scheme a set surface stays, and unset text fits it`() {
    let dark = Self.look(.custom { $0.backgroundColor = Color(rgb: 0x14532D) }) {
      $0.colorScheme = .light
    }
    #expect(dark.surface == .solid(Color(rgb: 0x14532D)) && dark.title == .white)
    let set = Self.look(.custom { $0.titleColor = Color(rgb: 0x7F1D1D) }) {
      $0.colorScheme = .light
    }
    #expect(set.title == Color(rgb: 0x7F1D1D) && set.corrections.isEmpty)
  }

  @Test func `what cannot be read is corrected, and the audit is told`() throws {
    let look = Self.look(.custom { $0.backgroundColor = .green })
    #expect(look.surface == .solid(.green))
    #expect(Self.corrected(look) == [.title, .message, .buttonLabel])
    let title = try #require(look.corrections.first).correction
    #expect(title.original == .white && title.corrected == look.title)
    #expect(title.required == 4.5 && title.ratioBefore < 2.3 && title.ratioAfter >= 4.5)
  }

  @Test func `large text needs 3 to 1, and the user's scale relaxes nothing`() {
    let grey = Color(rgb: 0x949494)
    func corrected(
      _ font: Font, _ change: (inout AccessibilityPreferences) -> Void = { _ in }
    ) -> Bool {
      let style = ToastStyle.custom {
        $0.backgroundColor = .white
        $0.titleColor = grey
        $0.titleFont = font
      }
      return Self.corrected(Self.look(style, change)).contains(.title)
    }
    #expect(!corrected(.system(size: 24)) && !corrected(.system(size: 19, weight: .bold)))
    #expect(corrected(.system(size: 23)) && corrected(.system(size: 18, weight: .bold)))
    #expect(corrected(.system(size: 19, weight: .semibold)))
    #expect(corrected(.system(size: 17)) { $0.textScale = 5 })
    #expect(corrected(.system(size: 24)) { $0.textScale = 0.5 })
    #expect(corrected(.system(size: 24)) { $0.contrast = .more })
  }

  @Test func `with more contrast everything is opaque, at least 7 to 1, and has edges`() {
    let style = ToastStyle.custom {
      $0.backgroundUsesGlass = true
      $0.buttonUsesGlass = true
    }
    let look = Self.look(style, backdrop: [0.5]) { $0.contrast = .more }
    #expect(look.surface == .solid(Color(rgb: 0x141416)) && !look.button.isGlass)
    #expect(look.border == EffectiveStyle.Border(color: .white, width: 2))
    #expect(look.button.border != nil && look.button.fill.alpha == 1)
    #expect(look.message.contrast(on: Color(rgb: 0x141416)) >= 7)
  }

  @Test
  func `with more contrast a surface that no text has 7 to 1 on changes as little as it must`()
    throws
  {
    let style = ToastStyle.custom { $0.backgroundColor = Color(rgb: 0x777777) }
    let look = Self.look(style) { $0.contrast = .more }
    guard case .solid(let surface) = look.surface else {
      Issue.record("another surface")
      return
    }
    #expect(Self.corrected(look).contains(.surface))
    // #959595 is the darkest grey with 7:1 to black, #595959 the lightest with 7:1 to white; to the
    // eye the first is nearer.
    #expect(surface.description == "#959595" && look.title == .black)
    let darker = Self.look(.custom { $0.backgroundColor = Color(rgb: 0x6F6F6F) }) {
      $0.contrast = .more
    }
    #expect(darker.surface == .solid(Color(rgb: 0x595959)) && darker.title == .white)
    #expect(Self.look(style).surface == .solid(Color(rgb: 0x777777)))
  }

  @Test func `a translucent surface stays where it can be read on anything, else it is opaque`() {
    let readable = Color.black.opacity(0.8)
    #expect(Self.look(.custom { $0.backgroundColor = readable }).surface == .solid(readable))
    let faint = Color.black.opacity(0.3)
    #expect(Self.look(.custom { $0.backgroundColor = faint }).surface == .solid(.black))
    let reduced = Self.look(.custom { $0.backgroundColor = readable }) {
      $0.reduceTransparency = true
    }
    #expect(reduced.surface == .solid(.black))
  }

  @Test func `glass needs a backdrop that can be read, and a person that likes it`() {
    let style = ToastStyle.custom {
      $0.backgroundUsesGlass = true
      $0.backgroundTint = Color.indigo.opacity(0.5)
    }
    let tinted = Color.indigo.opacity(0.5).over(Color(rgb: 0x141416))
    #expect(Self.look(style).surface == .solid(tinted))
    let opaque = Self.look(style, backdrop: [0]) { $0.reduceTransparency = true }
    #expect(opaque.surface == .solid(tinted))
    guard
      case .glass(let tint, let ink, .ceiling(let limit)) = Self.look(style, backdrop: [0]).surface
    else {
      Issue.record("another surface")
      return
    }
    #expect(tint == Color.indigo.opacity(0.5) && ink == .light)
    #expect(abs(limit - (1.05 / (4.5 * 1.01) - 0.05)) < 1e-12)
  }

  @Test func `on glass the ink follows the backdrop, and is opaque`() {
    let style = ToastStyle.custom { $0.backgroundUsesGlass = true }
    let dark = Self.look(style, backdrop: [0.9, 0.8])
    #expect(dark.title == .black && dark.message == .black && dark.button.label == .black)
    #expect(dark.button.fill == .white.opacity(0.38) && dark.ink == .black)
    let light = Self.look(style, backdrop: [0.1, 0])
    #expect(light.title == .white && light.message == .white && light.button.label == .white)
    #expect(light.button.fill == .black.opacity(0.26))
    #expect(dark.corrections.isEmpty && light.corrections.isEmpty)
  }

  @Test func `on glass a set ink stays, whatever is behind, and the limit serves it`() {
    let style = ToastStyle.custom {
      $0.backgroundUsesGlass = true
      $0.titleColor = .yellow
    }
    let look = Self.look(style, backdrop: [1])
    guard case .glass(_, .light, .ceiling(let limit)) = look.surface else {
      Issue.record("another surface")
      return
    }
    #expect(look.title == .yellow && look.message == .white)
    #expect(Contrast.ratio(Color.yellow.luminance, limit) >= 4.5)
  }

  @Test func `an icon has its own colour, the style's, or the text's, and can be seen`() {
    let bell = ToastIcon.systemImage("bell", tint: .yellow)
    #expect(Self.look(icon: bell).icon == .yellow)
    #expect(Self.look(.custom { $0.iconColor = .mint }, icon: bell).icon == .mint)
    #expect(Self.look(icon: .systemImage("bell")).icon == .white)
    #expect(Self.look(icon: .image(Image("logo.png"))).icon == nil)
    let hidden = Self.look(.custom { $0.iconColor = Color(rgb: 0x202020) }, icon: bell)
    #expect(Self.corrected(hidden) == [.icon])
    #expect(Self.look(.custom { $0.iconColor = .mint }, severity: .info).glyph == .mint)
  }

  @Test func `the buttons' glass does not hang on the surface's`() {
    let look = Self.look(
      .custom {
        $0.buttonUsesGlass = true
        $0.buttonTint = .yellow
      })
    #expect(look.button.isGlass && look.button.fill == .yellow)
    #expect(Self.corrected(look) == [.buttonLabel])
    let unused = Self.look(.custom { $0.buttonTint = .yellow })
    #expect(unused == Self.look())
  }

  @Test(arguments: [
    (Color.yellow, Color.black), (.indigo, .white), (.black, .white), (.white, .black),
    (.orange, .black), (.purple, .black),
  ])
  func `46: on a tint the text is white or black and needs no correction`(tint: Color, ink: Color) {
    for scheme in [AccessibilityPreferences.ColorScheme.light, .dark, nil] {
      let look = Self.look(.tinted(tint)) { $0.colorScheme = scheme }
      #expect(look.surface == .solid(tint) && look.title == ink && look.message == ink)
      #expect(!Self.corrected(look).contains(.title))
    }
    #expect(ToastStyle.tinted(nil) == ToastStyle())
  }
}
