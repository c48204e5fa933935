// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target here is built with.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "ToastMessage",
  products: [],
  targets: [
    .systemLibrary(
      name: "CGLib", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CSystem"),

    room("SystemKit", ["CSystem"]),
    room("ToastCore"),
    room("GLibKit", ["CGLib", "SystemKit"]),

    // The voice: the protocol is ours to link anywhere, everything below it is GPL-3.0-or-later
    // because of eSpeak NG.
    room("VoiceProtocol"),
    .systemLibrary(
      name: "CESpeakNG", pkgConfig: "espeak-ng", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CPulse", pkgConfig: "libpulse", providers: [.apt(["libpulse-dev"])]),
    .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
    .target(
      name: "ToastVoice",
      dependencies: ["VoiceProtocol", "SystemKit", "CESpeakNG", "CPulse", "CALSA"],
      exclude: ["LICENSE"], swiftSettings: settings),
    .executableTarget(name: "toast-voice", dependencies: ["ToastVoice"], swiftSettings: settings),
    tests("VoiceProtocolTests", ["VoiceProtocol"]),
    tests("ToastVoiceTests", ["ToastVoice", "VoiceProtocol", "SystemKit", "toast-voice"]),

    tests("SystemKitTests", ["SystemKit"]),
    tests("ToastCoreTests", ["ToastCore"]),
    tests("GLibKitTests", ["GLibKit"]),
  ],
  swiftLanguageModes: [.v6]
)
