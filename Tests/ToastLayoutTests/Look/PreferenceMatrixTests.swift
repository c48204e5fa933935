import Testing
import ToastCore

@testable import ToastLayout

/// Every combination of the preferences that bear on how a toast looks: what each promises holds
/// whatever the others say.
@Suite struct PreferenceMatrixTests {
  private static let content = ToastContent(
    icon: .systemImage("mail-unread"), title: "Backup finished",
    message: "3,214 files were copied to the disk in the cellar, and none was lost.",
    actions: [ToastAction(named: "Undo"), ToastAction(named: "Open the folder")], progress: 0.4)

  private static let styles: [(style: ToastStyle, severity: ToastSeverity?)] = [
    (ToastStyle(), nil), (.standard(.error), .error),
    (ToastStyle(backgroundColor: Color(rgb: 0x808080), titleColor: Color(rgb: 0x7F7F7F)), .warning),
  ]

  /// Backdrops as luminances: none, light, dark, striped.
  private static let backdrops: [[Double]?] = [nil, [0.95], [0.02], [0, 1]]

  private static func preferences(
    _ scale: Double, _ target: Double, _ change: (inout AccessibilityPreferences) -> Void
  ) -> AccessibilityPreferences {
    var preferences = AccessibilityPreferences()
    preferences.textScale = scale
    preferences.minimumTargetSize = target
    change(&preferences)
    return preferences
  }

  private static var looks: [AccessibilityPreferences] {
    var all: [AccessibilityPreferences] = []
    for contrast in AccessibilityPreferences.Contrast.allCases {
      for scheme in AccessibilityPreferences.ColorScheme.allCases {
        for transparency in [true, false] {
          for shapes in [true, false] {
            all.append(
              preferences(1, 44) {
                $0.contrast = contrast
                $0.colorScheme = scheme
                $0.reduceTransparency = transparency
                $0.statusShapes = shapes
              })
          }
        }
      }
    }
    return all
  }

  @Test(arguments: [0.5, 1, 1.5, 2, 3, 5], [24, 44, 60, 96] as [Double])
  func `places: targets, text in its box, nothing cut`(scale: Double, target: Double) {
    for width in [320.0, 800, 1920] {
      for close in ToastConfiguration.CloseButton.allCases {
        for shapes in [true, false] {
          for (style, severity) in Self.styles {
            let preferences = Self.preferences(scale, target) {
              $0.closeButton = close
              $0.statusShapes = shapes
            }
            let layout = ToastLayout(
              Self.content, severity: severity, style: style, preferences: preferences,
              available: Size(width: width, height: 1080), measurer: FixedAdvanceMeasurer())
            let what = Comment("\(scale), \(target), \(width), \(close), \(shapes)")
            #expect(layout.surface.width <= width && layout.surface.height <= 1080, what)
            #expect(layout.targets.allSatisfy { min($0.width, $0.height) >= target - 1e-3 }, what)
            let texts = [layout.title, layout.message].compactMap(\.self)
            #expect(texts.count == 2, what)
            for box in texts + layout.buttons.map(\.label) {
              #expect(box.shown.joined() == box.text, what)
              #expect(box.lines.allSatisfy { box.frame.contains($0.frame) }, what)
              #expect(layout.content.contains(box.frame), what)
            }
            if severity != nil, shapes { #expect(layout.severity != nil, what) }
          }
        }
      }
    }
  }

  @Test func `colours: contrast at least what is required, and opaque where that is wanted`() {
    for preferences in Self.looks {
      for (style, severity) in Self.styles {
        for backdrop in Self.backdrops {
          let look = EffectiveStyle(
            style, severity: severity, icon: Self.content.icon, preferences: preferences,
            backdrop: backdrop)
          let what = Comment("\(preferences), \(style), \(String(describing: backdrop))")
          let required = preferences.contrast == .more ? 7.0 : 4.5
          func ratio(_ color: Color, _ behind: ClosedRange<Double>) -> Double {
            Contrast.ratio(color.luminance, behind)
          }
          #expect(ratio(look.title, look.behind) >= required - 1e-9, what)
          #expect(ratio(look.message, look.behind) >= required - 1e-9, what)
          #expect(ratio(look.button.label, look.button.behind) >= required - 1e-9, what)
          #expect(ratio(look.glyph, look.behind) >= 3 - 1e-9, what)
          #expect(ratio(look.ink, look.behind) >= 3 - 1e-9, what)
          if preferences.contrast == .more { #expect(look.border != nil, what) }
          let wantsOpaque = preferences.contrast == .more || preferences.reduceTransparency
          if case .glass = look.surface {
            #expect(!wantsOpaque && backdrop != nil, what)
          } else if case .solid(let color) = look.surface, wantsOpaque {
            #expect(color.alpha == 1, what)
          }
        }
      }
    }
  }

  @Test(arguments: AccessibilityPreferences.Motion.allCases, MotionPlan.Phase.allCases)
  func `motion: places change only where motion is full, and nothing lasts where it is off`(
    motion: AccessibilityPreferences.Motion, phase: MotionPlan.Phase
  ) {
    let plan = MotionPlan(motion, phase)
    let states = (0...50).map { plan.state(at: plan.duration * Double($0) / 50) }
    let places = Set(states.map(\.distance))
    switch motion {
    case .full: #expect(places.count > 10)
    case .reduced: #expect(places == [0] && (0...0.2).contains(plan.duration))
    case .none: #expect(plan.duration == 0 && Set(states).count == 1)
    }
  }
}
