import Glibc
import SystemKit
import Testing
import ToastTesting

/// `toast demo --png`: pictures without a display.
@Suite struct PicturesTests {
  @Test func `a folder gets the gallery, whatever its name`() async throws {
    let folder = try TemporaryFolder()
    let result = try await Surroundings.toast(
      ["demo", "--png", "\(folder.path)/pictures of mine"], within: .seconds(60))
    #expect(result.exit == .status(0), "\(result.errors)")
    let names = result.output.split(separator: "\n").map(String.init)
    #expect(names.count > 40)
    for name in names {
      #expect(name.hasPrefix("\(folder.path)/pictures of mine/"))
      let bytes = try FileBytes.read(name, limit: 1 << 22)
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test func `a folder that cannot be made or written to is told`() async throws {
    let folder = try TemporaryFolder()
    try FileBytes.replace("\(folder.path)/file", with: [])
    for name in ["/proc/nowhere", "\(folder.path)/file", "\(folder.path)/no/such"] {
      let result = try await Surroundings.toast(["demo", "--png", name])
      #expect(result.exit == .status(73))
      #expect(result.errors.contains("--png: ") && result.errors.contains(name), "\(result.errors)")
    }
  }
}
