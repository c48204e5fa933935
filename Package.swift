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

    room("ToastDesktop", ["ToastCore", "GLibKit", "SystemKit"]),
    room("ToastClient", ["ToastCore", "ToastText", "GLibKit", "SystemKit"]),
    room("ToastATSPI", ["ToastCore", "GLibKit", "SystemKit"]),
    room(
      "ToastMessage",
      [
        "ToastCore", "ToastText", "ToastClient", "ToastATSPI", "ToastSpeech", "ToastDesktop",
        "GLibKit", "SystemKit",
      ]),
    room("ToastAgent", ["ToastMessage", "ToastCore", "ToastClient", "GLibKit", "SystemKit"]),
    .executableTarget(
      name: "toastd", dependencies: ["ToastAgent"], swiftSettings: settings),

    // The voice: the protocol is ours to link anywhere, everything below it is GPL-3.0-or-later
    // because of eSpeak NG.
    room("VoiceProtocol"),
    room(
      "ToastSpeech", ["ToastCore", "ToastDesktop", "VoiceProtocol", "GLibKit", "SystemKit"]),
    .systemLibrary(
      name: "CESpeakNG", pkgConfig: "espeak-ng", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CPulse", pkgConfig: "libpulse", providers: [.apt(["libpulse-dev"])]),
    .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
    tests("VoiceProtocolTests", ["VoiceProtocol"]),
    // The command and its plain text.
    room("ToastText", ["ToastCore", "SystemKit"]),
    tests("ToastTextTests", ["ToastText", "ToastCore", "SystemKit"]),

    tests("SystemKitTests", ["SystemKit", "ToastTesting"]),
    tests("ToastCoreTests", ["ToastCore", "SystemKit", "ToastTesting"]),
    tests("GLibKitTests", ["GLibKit", "SystemKit", "ToastTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

// Listening on the accessibility bus, and what an accessibility test starts.
package.products += [
  .executable(name: "toast-ear", targets: ["toast-ear"]),
  .library(name: "ToastTesting", targets: ["ToastTesting"]),
]
package.targets += [
  .systemLibrary(
    name: "CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),
  room("ToastListening", ["CAtspi"]),
  .executableTarget(
    name: "toast-ear", dependencies: ["ToastListening"], swiftSettings: settings),
  .target(
    name: "ToastTesting", dependencies: ["SystemKit", "ToastCore"],
    resources: [
      .embedInCode("Python/application.py"), .embedInCode("Python/setproctitle.py"),
      .embedInCode("Python/speechd.py"),
    ], swiftSettings: settings),
  tests("ToastListeningTests", ["ToastListening"]),
  tests("ToastTestingTests", ["ToastTesting", "SystemKit"]),
]

// Tests of the rooms between the heart and the programs.
package.targets += [
  tests("ToastATSPITests", ["ToastATSPI", "ToastCore", "GLibKit", "ToastTesting"]),
  tests("ToastClientTests", ["ToastClient", "ToastCore", "GLibKit", "SystemKit", "ToastTesting"]),
  tests("ToastDesktopTests", ["ToastDesktop", "GLibKit", "SystemKit", "ToastTesting"]),
]
