import Testing

@testable import GLibKit

@Suite struct SettingsTests {
  private let loop = EventLoop(name: "settings")

  private func onLoop<Result: Sendable>(
    _ body: @escaping @Sendable (EventLoop) -> Result
  ) async -> Result {
    let loop = loop
    return await withCheckedContinuation { continuation in
      loop.run { continuation.resume(returning: body(loop)) }
    }
  }

  @Test func `a schema or key that is missing is nothing, and not the end of the process`() async {
    let found = await onLoop { loop -> (Bool, Bool, String?) in
      let none = Settings("org.example.NotThere", on: loop)
      // One that has a path for each of its objects cannot be opened by its name.
      let relocatable = Settings("org.gnome.desktop.notifications.application", on: loop)
      let settings = Settings("org.gnome.desktop.interface", on: loop)
      settings?.onChange(of: "not-there") {}
      return (
        none == nil && relocatable == nil, settings?.value("not-there") == nil,
        settings?.value("enable-animations")?.signature
      )
    }
    #expect(found.0 && found.1)
    #expect(found.2 == "b" || found.2 == nil)
  }
}
