import GLibKit
import Glibc
import Synchronization
import Testing
import ToastCore
import ToastTesting

@testable import ToastDesktop

/// The whole of what is read, against services that a test plays, and files that it writes.
@Suite struct DesktopSettingsTests {
  private final class Complaints: Sendable {
    private let state = Mutex<[String]>([])
    var all: [String] { state.withLock { $0 } }
    func add(_ text: String) { state.withLock { $0.append(text) } }
  }

  private let session: PrivateSession
  private let desktop: PlayedDesktop
  private let complaints = Complaints()

  init() async throws {
    session = try await PrivateSession()
    desktop = try await PlayedDesktop(session)
  }

  private func settings(
    _ variables: [String: String] = [:], isRead: Bool = true
  ) async throws -> DesktopSettings {
    let connection = try await BusConnection.open(
      session.address, on: EventLoop(name: "settings"))
    let complaints = complaints
    let environment = session.environment
      .merging(["DBUS_SYSTEM_BUS_ADDRESS": session.address]) { $1 }.merging(variables) { $1 }
    let settings = DesktopSettings(
      session: connection, environment: environment, complain: { complaints.add($0) },
      changed: {})
    if isRead {
      await withCheckedContinuation { continuation in
        settings.whenRead { continuation.resume() }
      }
    }
    return settings
  }

  private func wait(
    _ what: String, _ settings: DesktopSettings, within limit: Duration = .seconds(30),
    _ condition: (DesktopSettings) -> Bool
  ) async throws {
    try await waitUntil(
      what, within: limit, there: { "\(settings.desktop) \(settings.content)" }
    ) { condition(settings) ? () : nil }
  }

  private func write(_ name: String, _ text: String) throws {
    try session.folder.write("home/config/\(name)", text.utf8)
  }

  @Test(arguments: [PlayedDesktop.Portal.current, .older])
  func `the portal is read in both its ways, and followed`(portal: PlayedDesktop.Portal)
    async throws
  {
    try await desktop.startPortal(
      portal, ["color-scheme": 1, "contrast": 1, "reduced-motion": 1])
    let settings = try await settings()
    #expect(settings.preferences.colorScheme == .dark && settings.preferences.contrast == .more)
    #expect(settings.preferences.motion == .reduced)
    desktop.changeSetting("contrast", 0)
    desktop.changeSetting("color-scheme", 2)
    try await wait("the change", settings) {
      $0.preferences.contrast == .standard && $0.preferences.colorScheme == .light
    }
  }

  @Test func `a portal that knows fewer keys says nothing of the others`() async throws {
    try await desktop.startPortal(.current, ["color-scheme": 1])
    let settings = try await settings()
    #expect(settings.preferences.colorScheme == .dark && settings.preferences.contrast == .standard)
  }

  @Test func `a portal that does not answer holds nobody up, and counts when it does`()
    async throws
  {
    try await desktop.startPortal(.silent, [:])
    let start = EventLoop.now
    let settings = try await settings()
    let time = EventLoop.now - start
    #expect(time >= .milliseconds(290) && time < .seconds(20), "\(time)")
    #expect(desktop.owedAnswers == 3)
    #expect(settings.late == ["color-scheme", "contrast", "reduced-motion"])
    #expect(settings.preferences.contrast == .standard)
    desktop.answerLate(1)
    try await wait("the answer", settings) {
      $0.preferences.contrast == .more && $0.preferences.motion == .reduced
    }
    try await wait("everybody", settings) { $0.late.isEmpty }
  }

  @Test func `a portal that does not answer delays no toast`() async throws {
    try await desktop.startPortal(.silent, [:])
    let settings = try await settings(isRead: false)
    let order = Mutex<[DesktopSettings.Extent]>([])
    await withCheckedContinuation { continuation in
      settings.whenRead {
        order.withLock { $0.append(.all) }
        continuation.resume()
      }
      settings.whenRead(.delivery) { order.withLock { $0.append(.delivery) } }
    }
    #expect(order.withLock { $0 } == [.delivery, .all])
  }

  @Test func `a portal that comes later is read, and one that goes says nothing any more`()
    async throws
  {
    let settings = try await settings()
    #expect(settings.late.isEmpty, "nobody was waited for: \(settings.late)")
    #expect(settings.preferences.contrast == .standard)
    try await desktop.startPortal(.current, ["contrast": 1])
    try await wait("the portal", settings) { $0.preferences.contrast == .more }
    try await desktop.connection.releaseName("org.freedesktop.portal.Desktop")
    try await wait("its end", settings) { $0.preferences.contrast == .standard }
  }

  @Test(arguments: ["org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver"])
  func `a screen saver locks and unlocks`(name: String) async throws {
    try await desktop.startSaver(name, isActive: true)
    let settings = try await settings()
    #expect(settings.isLocked)
    desktop.lock(name, false)
    try await wait("unlocked", settings) { !$0.isLocked }
    desktop.lock(name, true)
    try await wait("locked", settings) { $0.isLocked }
    await desktop.connection.close()
    try await wait("the saver to be gone", settings) { !$0.isLocked }
  }

  @Test func `the login manager's hint locks, and without any the session is unlocked`()
    async throws
  {
    let before = try await settings()
    #expect(!before.isLocked)
    try await desktop.startLogin(isLocked: true)
    let settings = try await settings()
    #expect(settings.isLocked)
    desktop.lockLogin(false)
    try await wait("unlocked", settings) { !$0.isLocked }
    desktop.lockLogin(true)
    try await wait("locked", settings) { $0.isLocked }
  }

  @Test func `a notification server that is told to disturb nobody makes it quiet`() async throws {
    try await desktop.startNotifications(isInhibited: true)
    let settings = try await settings()
    #expect(settings.preferences.quiet == .on)
    desktop.inhibit(false)
    try await wait("the end of it", settings) { $0.preferences.quiet == .off }
  }

  @Test func `our file is read, goes first, and is followed from before its folder is there`()
    async throws
  {
    try await desktop.startPortal(.current, ["contrast": 1, "reduced-motion": 1])
    let settings = try await settings()
    let file = try #require(PreferencesFile(environment: session.environment))
    try file.set(.motion, "none")
    try await wait("the file", settings) { $0.preferences.motion == .none }
    #expect(settings.preferences.contrast == .more)
    try file.set(.contrast, "standard")
    try await wait("the second value", settings) { $0.preferences.contrast == .standard }
    unlink(file.path)
    try await wait("the file to be gone", settings) {
      $0.preferences.motion == .reduced && $0.preferences.contrast == .more
    }
  }

  @Test func `a broken file is told once, the others count, and it counts once it is mended`()
    async throws
  {
    try session.folder.folder("home/config/toast")
    try write("toast/preferences.json", "{\"rate\": 100,")
    try await desktop.startPortal(.current, ["contrast": 1])
    let settings = try await settings()
    #expect(settings.preferences.contrast == .more && settings.preferences.rate == 175)
    #expect(complaints.all.count == 1)
    #expect(complaints.all.first?.contains("preferences.json: line 1") == true)
    // The same again, and something else that changes beside it.
    try write("toast/preferences.json", "{\"rate\": 100,")
    desktop.changeSetting("contrast", 0)
    try await wait("the portal", settings) { $0.preferences.contrast == .standard }
    try write("toast/preferences.json", "{\"rate\": 100, \"pitch\": 1000}")
    try await wait("the mended file", settings) { $0.preferences.rate == 100 }
    try await waitUntil("the second complaint") { complaints.all.count > 1 ? () : nil }
    #expect(complaints.all.count == 2)
    #expect(
      complaints.all.last?.hasSuffix("pitch: '1000' is not a whole number from 0 to 99") == true)
  }

  @Test func `a folder in the file's place is told, and a file in the folder's counts`()
    async throws
  {
    try session.folder.folder("home/config/toast")
    try session.folder.folder("home/config/toast/preferences.json")
    let settings = try await settings()
    #expect(complaints.all.count == 1)
    rmdir("\(session.folder.path)/home/config/toast/preferences.json")
    try write("toast/preferences.json", "{\"rate\": 100}")
    try await wait("the file", settings) { $0.preferences.rate == 100 }
  }

  @Test func `KDE's files are read and followed`() async throws {
    try write("kcmfonts", "[General]\nforceFontDPI=192\n")
    let settings = try await settings()
    #expect(settings.preferences.textScale == 2)
    try write("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n")
    try await wait("the animations", settings) { $0.preferences.motion == .none }
    let elsewhere = try await self.settings(["XDG_CURRENT_DESKTOP": "GNOME"])
    #expect(elsewhere.preferences.textScale == 1)
  }

  @Test func `the source of each value is told`() async throws {
    try await desktop.startPortal(.current, ["contrast": 1])
    let settings = try await settings(["GTK_THEME": "HighContrast"])
    let resolved = ResolvedPreferences([settings.content.layer], desktop: settings.desktop)
    #expect(resolved[.contrast].chosen.source == .desktop("portal contrast"))
    #expect(resolved[.contrast].others.map(\.source).contains(.desktop("GTK_THEME")))
  }

  @Test func `when the bus ends what was said on it counts no more`() async throws {
    try await desktop.startPortal(.current, ["contrast": 1])
    try await desktop.startSaver("org.gnome.ScreenSaver", isActive: true)
    let settings = try await settings()
    #expect(settings.preferences.contrast == .more && settings.isLocked)
    try await session.kill(.sessionBus)
    try await wait("the end", settings) { $0.preferences.contrast == .standard && !$0.isLocked }
  }

  @Test func `without a session everything has its default at once`() async {
    let settings = DesktopSettings(
      session: nil, environment: [:], complain: { _ in }, changed: {})
    await withCheckedContinuation { continuation in
      settings.whenRead { continuation.resume() }
    }
    #expect(settings.late.isEmpty)
    #expect(!settings.isLocked && settings.preferences.rate == 175)
  }
}
