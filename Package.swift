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

    // The command and its plain text.
    room("ToastText", ["ToastCore", "SystemKit"]),
    room("ToastCommand", ["ToastCore"]),
    tests("ToastCommandTests", ["ToastCommand", "ToastCore"]),
    tests("ToastTextTests", ["ToastText", "ToastCore", "SystemKit"]),

    tests("SystemKitTests", ["SystemKit"]),
    tests("ToastCoreTests", ["ToastCore"]),
    tests("GLibKitTests", ["GLibKit"]),
  ],
  swiftLanguageModes: [.v6]
)
