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

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func library(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
  name: "ToastMessage",
  products: [
    .library(name: "ToastMessage", targets: ["ToastMessage"]),
    .library(name: "ToastTesting", targets: ["ToastTesting"]),
    .executable(name: "toast", targets: ["toast"]),
    .executable(name: "toastd", targets: ["toastd"]),
    .executable(name: "toast-voice", targets: ["toast-voice"]),
    .executable(name: "toast-ear", targets: ["toast-ear"]),
  ],
  targets: [
    // C libraries, each with one importer.
    .systemLibrary(name: "CSystem"),
    library("CGLib", "gio-unix-2.0", "libglib2.0-dev"),
    library("CAtspi", "atspi-2", "libatspi2.0-dev"),
    library("CESpeakNG", "espeak-ng", "libespeak-ng-dev"),
    library("CPulse", "libpulse", "libpulse-dev"),
    library("CALSA", "alsa", "libasound2-dev"),
    library("CCairo", "cairo", "libcairo2-dev"),
    .systemLibrary(
      name: "CXCB", pkgConfig: "xcb-randr",
      providers: [
        .apt(["libxcb1-dev", "libxcb-shape0-dev", "libxcb-randr0-dev", "libxcb-xfixes0-dev"])
      ]),
    library("CPango", "pangocairo", "libpango1.0-dev"),

    // The ground: the system's calls, the bus, and the heart, which is pure.
    room("SystemKit", ["CSystem"]),
    room("GLibKit", ["CGLib", "SystemKit"]),
    room("ToastCore"),
    room("ToastLayout", ["ToastCore"]),
    tests("SystemKitTests", ["SystemKit", "ToastTesting"]),
    .executableTarget(
      name: "toast-test-threadless", dependencies: ["GLibKit", "SystemKit"],
      path: "Tests/GLibKitTests/Programs/Threadless", swiftSettings: settings),
    .testTarget(
      name: "GLibKitTests",
      dependencies: ["GLibKit", "SystemKit", "ToastTesting", "toast-test-threadless"],
      exclude: ["Programs"], swiftSettings: settings),
    tests("ToastCoreTests", ["ToastCore", "SystemKit", "ToastTesting"]),

    // The channels and what they stand on.
    room("ToastDesktop", ["ToastCore", "GLibKit", "SystemKit"]),
    room("ToastText", ["ToastCore", "SystemKit"]),
    room("ToastATSPI", ["ToastCore", "GLibKit", "SystemKit"]),
    room("VoiceProtocol", ["SystemKit"]),
    room(
      "ToastSpeech",
      [
        "ToastCore", "ToastDesktop", "ToastVoices", "VoiceProtocol", "GLibKit", "SystemKit",
      ]),
    tests("ToastTextTests", ["ToastText", "ToastCore", "SystemKit"]),
    tests("VoiceProtocolTests", ["VoiceProtocol", "ToastTesting"]),
    tests("ToastATSPITests", ["ToastATSPI", "ToastCore", "GLibKit", "ToastTesting"]),

    // The doors: the library, the agent, the command.
    room("ToastClient", ["ToastCore", "ToastText", "GLibKit", "SystemKit"]),
    room(
      "ToastMessage",
      [
        "ToastCore", "ToastLayout", "ToastClient", "ToastATSPI", "ToastSpeech", "ToastDesktop",
        "GLibKit", "SystemKit",
      ]),
    room(
      "ToastAgent",
      [
        "ToastMessage", "ToastCore", "ToastClient", "ToastDrawing", "ToastScreen", "GLibKit",
        "SystemKit",
      ]),
    room(
      "ToastCommand",
      [
        "ToastCore", "ToastText", "ToastClient", "ToastDesktop", "VoiceProtocol", "GLibKit",
        "SystemKit",
      ]),
    program("toastd", ["ToastAgent"]),
    program("toast", ["ToastCommand"]),
    tests("ToastCommandTests", ["ToastCommand", "ToastCore", "SystemKit", "ToastTesting"]),

    // Our own voices and sounds: text and arithmetic that link nothing.
    .target(
      name: "ToastVoices", path: "Voices",
      resources: ["neutral", "success", "info", "warning", "error", "progress"].map {
        .embedInCode("\($0).voice")
      }, swiftSettings: settings),

    // The voice: everything here is GPL-3.0-or-later because of eSpeak NG.
    .target(
      name: "ToastVoice",
      dependencies: ["VoiceProtocol", "ToastVoices", "SystemKit", "CESpeakNG", "CPulse", "CALSA"],
      exclude: ["LICENSE"], swiftSettings: settings),
    program("toast-voice", ["ToastVoice"]),
    tests(
      "ToastVoiceTests",
      [
        "ToastVoice", "ToastVoices", "VoiceFuzzing", "VoiceProtocol", "GLibKit", "SystemKit",
        "ToastTesting", "toast-voice",
      ]),
    tests("ToastVoicesTests", ["ToastVoices"]),

    // The ear, and what an accessibility test starts.
    room("ToastListening", ["ToastCore", "ToastCommand", "ToastText", "SystemKit", "CAtspi"]),
    program("toast-ear", ["ToastListening"]),
    .target(
      name: "ToastTesting", dependencies: ["SystemKit", "ToastCore"],
      resources: [
        .embedInCode("Python/application.py"), .embedInCode("Python/setproctitle.py"),
        .embedInCode("Python/speechd.py"), .embedInCode("Python/window.py"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "toast-bench",
      dependencies: [
        "ToastMessage", "ToastAudit", "ToastClient", "ToastCore", "ToastDesktop", "ToastDrawing",
        "ToastLayout", "ToastTesting", "VoiceProtocol", "GLibKit", "SystemKit", "CXCB",
      ], path: "Tests/Benchmarks", exclude: ["Peer"], swiftSettings: settings),
    tests("ToastListeningTests", ["ToastListening", "ToastCommand"]),
    tests("ToastTestingTests", ["ToastTesting", "SystemKit"]),

    // Everything together: real buses, readers and sound, driven through the built programs.
    .executableTarget(
      name: "toast-example-inprocess", dependencies: ["ToastMessage"],
      path: "Tests/IntegrationTests/Programs/InProcess", swiftSettings: settings),
    .executableTarget(
      name: "toast-test-cue", dependencies: ["ToastMessage"],
      path: "Tests/IntegrationTests/Programs/Cue", swiftSettings: settings),
    .executableTarget(
      name: "toast-test-speaker", dependencies: ["ToastMessage"],
      path: "Tests/IntegrationTests/Programs/speaker", swiftSettings: settings),
    .executableTarget(
      name: "toast-example-forms", dependencies: ["ToastMessage"],
      path: "Tests/IntegrationTests/Programs/CallForms", swiftSettings: settings),
    .executableTarget(
      name: "toast-example-forms-mainactor", dependencies: ["ToastMessage"],
      path: "Tests/IntegrationTests/Programs/CallFormsMainActor",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "IntegrationTests",
      dependencies: [
        "ToastTesting", "SystemKit", "toast", "toastd", "toast-voice", "toast-ear", "toast-audit",
        "toast-example-inprocess", "toast-example-forms", "toast-example-forms-mainactor",
        "toast-test-speaker", "toast-test-glib", "toast-test-async", "toast-test-blocking", "notes",
      ], exclude: ["Programs"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Tests of the rooms between the heart and the programs.
package.targets += [
  tests(
    "ToastClientTests",
    ["ToastClient", "ToastCore", "ToastText", "GLibKit", "SystemKit", "ToastTesting"]),
  tests("ToastLayoutTests", ["ToastLayout", "ToastCore", "ToastTesting"]),
  tests(
    "ToastDesktopTests", ["ToastDesktop", "ToastCore", "GLibKit", "SystemKit", "ToastTesting"]),
  tests(
    "ToastMessageTests", ["ToastMessage", "ToastCore", "ToastLayout", "GLibKit", "ToastTesting"]),
]

// The rules of an audit, and its reports.
package.targets += [
  room("ToastAudit", ["ToastCore", "ToastLayout"]),
  room("ToastAuditing", ["ToastAudit", "ToastCommand", "ToastCore", "ToastText", "SystemKit"]),
  program("toast-audit", ["ToastAuditing"]),
  tests("ToastAuditTests", ["ToastAudit", "ToastCore", "ToastLayout", "ToastTesting"]),
]
package.products += [
  .library(name: "ToastAudit", targets: ["ToastAudit"]),
  .executable(name: "toast-audit", targets: ["toast-audit"]),
]

// Programs of each kind, whose handlers run on the main actor.
package.targets += [
  .target(
    name: "ActionScene", dependencies: ["ToastMessage", "GLibKit", "SystemKit"],
    path: "Tests/IntegrationTests/Programs/ActionScene", swiftSettings: settings),
  .executableTarget(
    name: "toast-test-glib", dependencies: ["ActionScene", "ToastMessage", "CGLib"],
    path: "Tests/IntegrationTests/Programs/GLibLoop", swiftSettings: settings),
  .executableTarget(
    name: "toast-test-async", dependencies: ["ActionScene"],
    path: "Tests/IntegrationTests/Programs/AsyncMain", swiftSettings: settings),
  .executableTarget(
    name: "toast-test-blocking", dependencies: ["ActionScene", "ToastMessage"],
    path: "Tests/IntegrationTests/Programs/Blocking", swiftSettings: settings),
]

// What the documentation shows: a program, and the tests of it.
package.targets += [
  .executableTarget(
    name: "toast-example-notes", dependencies: ["ToastMessage"],
    path: "Tests/IntegrationTests/Programs/Documentation", exclude: ["Tests"],
    swiftSettings: settings),
  .testTarget(
    name: "DocumentationTests",
    dependencies: ["ToastTesting", "toast-example-notes", "toast", "toastd", "toast-ear"],
    path: "Tests/IntegrationTests/Programs/Documentation/Tests", swiftSettings: settings),
]

// The agent's own rules.
package.targets += [
  tests(
    "ToastAgentTests",
    [
      "ToastAgent", "ToastClient", "ToastCore", "ToastMessage", "GLibKit", "SystemKit",
      "ToastTesting",
    ]
  )
]

// A program whose toasts an agent has.
package.targets += [
  .executableTarget(
    name: "toast-test-handover", dependencies: ["ToastMessage"],
    path: "Tests/IntegrationTests/Programs/HandOver", swiftSettings: settings)
]

// What is said, and the voice of our own.
package.targets += [
  tests(
    "ToastSpeechTests",
    [
      "ToastSpeech", "ToastCore", "ToastDesktop", "ToastVoices", "VoiceProtocol", "GLibKit",
      "SystemKit", "ToastTesting", "toast-voice",
    ])
]

// The voice against its own engine.
package.targets.append(
  .executableTarget(
    name: "toast-bench-espeak", dependencies: ["CESpeakNG"], path: "Tests/Benchmarks/Peer",
    swiftSettings: settings))

// Hostile texts for the voice: a short run in the tests, a long one by Scripts/fuzz-voice.
package.targets += [
  .target(
    name: "VoiceFuzzing",
    dependencies: ["ToastSpeech", "VoiceProtocol", "SystemKit", "ToastTesting"],
    path: "Tests/Fuzzing/Runner", swiftSettings: settings),
  .executableTarget(
    name: "toast-voice-fuzz", dependencies: ["VoiceFuzzing", "VoiceProtocol"],
    path: "Tests/Fuzzing/Program", swiftSettings: settings),
]

// A toast as a picture.
package.targets += [
  room("ToastDrawing", ["ToastCore", "ToastLayout", "SystemKit", "CCairo", "CPango"]),
  tests(
    "ToastDrawingTests", ["ToastDrawing", "ToastCore", "ToastLayout", "SystemKit", "ToastTesting"]),
  room(
    "ToastScreen",
    [
      "ToastDrawing", "ToastDesktop", "ToastCore", "ToastLayout", "GLibKit", "SystemKit", "CXCB",
    ]),
  tests(
    "ToastScreenTests",
    ["ToastScreen", "ToastDrawing", "ToastCore", "ToastLayout", "GLibKit", "ToastTesting"]),
]

// What somebody else's package looks like that tests its announcements; it has a manifest of its own.
package.targets += [
  .executableTarget(
    name: "notes", dependencies: ["ToastMessage"], path: "Tests/ExamplePackage/Sources/Notes"),
  .testTarget(
    name: "NotesTests",
    dependencies: ["notes", "ToastMessage", "ToastTesting", "ToastAudit", "toast-ear"],
    path: "Tests/ExamplePackage/Tests/NotesTests"),
]
