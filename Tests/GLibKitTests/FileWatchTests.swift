import Glibc
import Synchronization
import SystemKit
import Testing
import ToastTesting

@testable import GLibKit

@Suite struct FileWatchTests {
  private let folder: TemporaryFolder
  private let told = Collected<String>()
  private let loop = EventLoop(name: "files")

  init() throws { folder = try TemporaryFolder() }

  private func watch(_ names: String...) async throws -> FileWatch {
    let (told, loop) = (told, loop)
    let paths = names.map { "\(folder.path)/\($0)" }
    let watch: Result<FileWatch, SystemError> = await withCheckedContinuation { continuation in
      loop.run {
        continuation.resume(
          returning: Result { () throws(SystemError) in
            try FileWatch(paths, on: loop) { path in
              told.add(path.split(separator: "/").last.map(String.init) ?? "")
            }
          })
      }
    }
    return try watch.get()
  }

  /// Does something, and waits until it is told.
  private func change(_ body: () throws -> Void) async throws {
    let before = told.values.count
    try body()
    try await told.waitFor(before + 1, "changes")
  }

  @Test func `a file that is written, replaced, removed and comes again`() async throws {
    try folder.write("a", "1".utf8)
    let watch = try await watch("a", "b")
    try await change { _ = try folder.write("a", "2".utf8) }
    try await change { try FileBytes.replace("\(folder.path)/a", with: Array("3".utf8)) }
    try await change { unlink("\(folder.path)/a") }
    #expect(Set(told.values) == ["a"])
    try folder.write("other", "1".utf8)
    try await change { _ = try folder.write("b", "1".utf8) }
    #expect(Set(told.values) == ["a", "b"] && told.values.last == "b")
    withExtendedLifetime(watch) {}
  }

  @Test func `a file whose folders come one after the other, go and come again`() async throws {
    let watch = try await watch("x/y/a")
    try folder.folder("x")
    try folder.folder("x/y")
    try folder.write("x/y/a", "1".utf8)
    func waitForLast(_ text: String) async throws {
      try await waitUntil("a told after \(text)", there: { "\(self.told.values)" }) {
        self.told.values.isEmpty ? nil : ()
      }
    }
    try await waitForLast("it came")
    let before = told.values.count
    unlink("\(folder.path)/x/y/a")
    rmdir("\(folder.path)/x/y")
    rmdir("\(folder.path)/x")
    try await told.waitFor(before + 1, "changes")
    try folder.folder("x")
    try folder.folder("x/y")
    let later = told.values.count
    try folder.write("x/y/a", "1".utf8)
    try await told.waitFor(later + 1, "changes")
    withExtendedLifetime(watch) {}
  }

  @Test func `what a link leads to is watched too`() async throws {
    try folder.folder("far")
    try folder.write("far/real", "1".utf8)
    let watch = try await watch("link")
    symlink("\(folder.path)/far/real", "\(folder.path)/link")
    try await told.waitFor(1, "changes")
    try folder.write("far/real", "2".utf8)
    try await told.waitFor(2, "changes")
    #expect(Set(told.values) == ["link"])
    withExtendedLifetime(watch) {}
  }

  @Test func `a watch that is given up tells nothing more`() async throws {
    var watch: FileWatch? = try await watch("a")
    withExtendedLifetime(watch) {}
    watch = nil
    try folder.write("a", "1".utf8)
    let other = try await self.watch("a", "b")
    try await change { _ = try folder.write("b", "2".utf8) }
    #expect(told.values == ["b"])
    withExtendedLifetime(other) {}
  }
}
