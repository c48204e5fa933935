import GLibKit
import Glibc
import Testing
import ToastCore

@testable import ToastDesktop

/// What the desktop's values say, source by source.
@Suite struct DesktopValueTests {
  private func said(_ layers: [PreferenceLayer]) -> [PreferenceField: JSONText] {
    layers.reduce(into: [:]) { $0.merge($1.values) { $1 } }
  }

  @Test(
    arguments: [
      ("color-scheme", 0, .colorScheme, "light"), ("color-scheme", 1, .colorScheme, "dark"),
      ("color-scheme", 2, .colorScheme, "light"), ("color-scheme", 99, .colorScheme, "light"),
      ("contrast", 0, .contrast, "standard"), ("contrast", 1, .contrast, "more"),
      ("contrast", 7, .contrast, "standard"), ("reduced-motion", 0, .motion, "full"),
      ("reduced-motion", 1, .motion, "reduced"),
    ] as [(String, UInt32, PreferenceField, JSONText)])
  func `the portal`(key: String, number: UInt32, field: PreferenceField, value: JSONText) {
    for variant in [number.variant, Variant.boxed(number), Variant.boxed(number).variant] {
      let layer = PortalSettings.layer(key, variant)
      #expect(layer == PreferenceLayer(.desktop("portal \(key)"), [field: value]))
    }
    #expect(PortalSettings.layer(key, "1".variant) == nil)
    #expect(PortalSettings.layer("accent-color", number.variant) == nil)
  }

  @Test(
    arguments: [
      ("enable-animations", false.variant, .motion, "none"),
      ("enable-animations", true.variant, .motion, "full"),
      ("reduced-motion", "reduce".variant, .motion, "reduced"),
      ("reduced-motion", "no-preference".variant, .motion, "full"),
      ("reduced-motion", true.variant, .motion, "reduced"),
      ("text-scaling-factor", 1.25.variant, .textScale, 1.25),
      ("text-scaling-factor", 9.0.variant, .textScale, 5.0),
      ("high-contrast", true.variant, .contrast, "more"),
      ("gtk-theme", "HighContrastInverse".variant, .contrast, "more"),
      ("gtk-theme", "Adwaita".variant, .contrast, nil),
      ("color-scheme", "prefer-dark".variant, .colorScheme, "dark"),
      ("color-scheme", "default".variant, .colorScheme, "light"),
      ("show-status-shapes", true.variant, .statusShapes, true),
      ("show-status-shapes", false.variant, .statusShapes, nil),
      ("event-sounds", false.variant, .soundCues, false),
      ("show-banners", false.variant, .quiet, "on"), ("show-banners", true.variant, .quiet, "off"),
      ("text-scaling-factor", "big".variant, .textScale, nil),
    ] as [(String, Variant, PreferenceField, JSONText?)])
  func `GSettings`(key: String, variant: Variant, field: PreferenceField, value: JSONText?) throws {
    let key = try #require(GNOMESettings.keys.first { $0.key == key })
    #expect(key.field == field)
    #expect(key.layer(variant)?.values[field] == value)
  }

  @Test func `a file of groups and keys`() {
    let file = KeyFile(
      """
      Stray=1
      # [Comment]
      [KDE]
        AnimationDurationFactor = 0\u{20}
      Name[de]=Deutsch
      Locked[$i]=yes
      =nothing
      no entry
      [Notifications][Chat][$i]
      Popup=a=b
      [KDE]
      More=1\r
      """)
    #expect(file["KDE", "AnimationDurationFactor"] == "0")
    #expect(file["KDE", "Locked"] == "yes" && file["KDE", "More"] == "1")
    #expect(file["KDE", "Name"] == nil && file["KDE", ""] == nil)
    #expect(file["Notifications/Chat", "Popup"] == "a=b" && file["", "Stray"] == "1")
  }

  @Test(
    arguments: [
      ("kdeglobals", "[KDE]\nAnimationDurationFactor=0", [.motion: "none"]),
      ("kdeglobals", "[KDE]\nAnimationDurationFactor=1.4", [.motion: "full"]),
      ("kdeglobals", "[KDE]\nAnimationDurationFactor=x", [:]),
      ("kcmfonts", "[General]\nforceFontDPI=144", [.textScale: 1.5]),
      ("kcmfonts", "[General]\nforceFontDPI=0", [:]),
      ("kcmfonts", "[General]\nforceFontDPI=9999", [.textScale: 5.0]),
      ("kcmfonts", "[General]\nforceFontDPI=nan", [:]),
      ("plasmanotifyrc", "[DoNotDisturb]\nNotificationSoundsMuted=true", [.soundCues: false]),
      ("plasmanotifyrc", "[DoNotDisturb]\nNotificationSoundsMuted=false", [:]),
      ("plasmanotifyrc", "[Notifications]\nPopupTimeout=10000", [.durationMultiplier: 2.0]),
      ("plasmanotifyrc", "[Notifications]\nPopupTimeout=1000", [:]),
      ("plasmanotifyrc", "[Notifications]\nPopupTimeout=900000", [.durationMultiplier: 10.0]),
      ("plasmanotifyrc", "[DoNotDisturb]\nUntil=soon", [:]),
    ] as [(String, String, [PreferenceField: JSONText])])
  func `KDE`(name: String, text: String, values: [PreferenceField: JSONText]) {
    #expect(said(KDESettings.layers { $0 == name ? text : nil }) == values)
  }

  @Test func `KDE's do not disturb has a local time`() throws {
    let second = try #require(KDESettings.second(of: "2026,6,30,8,15,0"))
    var time = time_t(second)
    var local = tm()
    localtime_r(&time, &local)
    #expect(local.tm_year == 126 && local.tm_mon == 5 && local.tm_mday == 30)
    #expect(local.tm_hour == 8 && local.tm_min == 15)
    let layers = KDESettings.layers {
      $0 == "plasmanotifyrc" ? "[DoNotDisturb]\nUntil=2026,6,30,8,15,0" : nil
    }
    #expect(said(layers) == [.quiet: .string(PreferenceTime.text(of: second))])
    for bad in ["", "2026,6,30", "2026,13,1,0,0,0", "x,6,30,8,15,0"] {
      #expect(KDESettings.second(of: bad) == nil)
    }
  }

  @Test(arguments: [
    ([:], true), (["XDG_CURRENT_DESKTOP": "KDE"], true), (["XDG_CURRENT_DESKTOP": "X:KDE"], true),
    (["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"], false),
  ])
  func `what KDE has left in a home folder does not count elsewhere`(
    environment: [String: String], mayRun: Bool
  ) {
    #expect(KDESettings.mayRun(environment) == mayRun)
  }
}
