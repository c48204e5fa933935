import SystemKit
import ToastTesting

@testable import ToastDrawing

/// An icon theme of a test's own, in folders of its own.
struct TestTheme {
  let folder: TemporaryFolder
  private var index = "[Icon Theme]\nName=Test\n"

  /// - Parameters:
  ///   - folders: the folders of icons, with what the index says of each.
  ///   - inherits: the themes that it builds on.
  init(_ folders: [String: String] = [:], inherits: String = "") throws {
    folder = try TemporaryFolder()
    index += "Inherits=\(inherits)\nDirectories=\(folders.keys.sorted().joined(separator: ","))\n"
    for (name, values) in folders { index += "\n[\(name)]\n\(values)\n" }
    try write("icons/Test/index.theme", Array(index.utf8))
  }

  /// Where this and nothing of the machine is found.
  var environment: [String: String] { ["XDG_DATA_DIRS": folder.path, "HOME": "/nowhere"] }

  var finder: IconFinder { IconFinder(theme: "Test", environment: environment) }
  var source: IconSource { IconSource(theme: "Test", environment: environment) }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let whole = "\(folder.path)/\(path)"
    let parent = whole.split(separator: "/").dropLast().joined(separator: "/")
    try FileBytes.makeFolder("/\(parent)")
    try FileBytes.replace(whole, with: bytes)
  }

  /// A symbolic icon: a square that leaves a quarter of its picture free at each side.
  static let square = Array(
    """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16">
      <g fill="#2e3436"><path d="m 4 4 h 8 v 8 h -8 z"/></g>
    </svg>
    """.utf8)

  /// A picture that has a gradient.
  static let gradient = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
      <defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/>
      <stop offset="1" stop-color="#00f"/></linearGradient></defs>
      <rect width="10" height="10" fill="url(#a)"/>
    </svg>
    """.utf8)

  /// A picture of one colour.
  static func png(_ color: UInt32, size: Int = 8) throws -> [UInt8] {
    let pixels = try Pixels(width: size, height: size)
    for y in 0..<size { for x in 0..<size { pixels[x, y] = color } }
    return pixels.png() ?? []
  }
}
