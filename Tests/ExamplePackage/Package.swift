// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else's that tests what its program announces. Where yours is, the path is
// an address: .package(url: "…", from: "0.1.0").
let package = Package(
  name: "Notes",
  dependencies: [.package(name: "toastmessage", path: "../..")],
  targets: [
    .executableTarget(
      name: "notes",
      dependencies: [.product(name: "ToastMessage", package: "toastmessage")],
      path: "Sources/Notes"),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "notes",
        .product(name: "ToastMessage", package: "toastmessage"),
        .product(name: "ToastTesting", package: "toastmessage"),
        .product(name: "ToastAudit", package: "toastmessage"),
        .product(name: "toast-ear", package: "toastmessage"),
      ]),
  ]
)
