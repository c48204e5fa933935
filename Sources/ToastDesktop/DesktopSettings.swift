public import GLibKit
import Glibc
import Synchronization
import SystemKit
public import ToastCore

/// What a person prefers, read from our file and from the desktop, and whether the session is
/// locked; each change is told as it happens.
///
/// Reading is done on a loop of its own: a home folder that does not answer holds nobody up.
public final class DesktopSettings: Sendable {
  /// What has not answered by then counts as its default, and is applied when it comes.
  public static let readLimit: Duration = .milliseconds(300)

  /// When a watch that could not be had is asked for again.
  private static let watchRetry: Duration = .seconds(5)

  private let loop: EventLoop
  private let file: PreferencesFile?
  private let folder: String?
  private let environment: [String: String]
  private let changed: @Sendable () -> Void
  private let complain: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// The desktop's sources, in the order in which they count where they help alike.
  private enum Part: Hashable, Comparable {
    case portal(String)
    case gsettings, kde, theme, notifications, display
  }

  /// How much of it somebody waits for.
  public enum Extent: Sendable {
    /// All of it.
    case all
    /// What decides who gets a toast, and what of it. The desktop's portal tells of looks alone, and
    /// one that hangs delays no toast.
    case delivery
  }

  private struct Waiter {
    let extent: Extent
    let body: @Sendable () -> Void
  }

  private struct State {
    var content = PreferencesFile.Content()
    var desktop: [Part: [PreferenceLayer]] = [:]
    /// As the two above come to.
    var preferences = AccessibilityPreferences()
    var lockedBy: Set<String> = []
    /// Who has not said anything yet.
    var awaited: Set<String> = []
    /// Who has not, when the time was over.
    var late: Set<String> = []
    var waiters: [Waiter] = []
    var settings: GNOMESettings?
    var watch: FileWatch?

    /// Whether everything has answered that is of concern.
    func isRead(_ extent: Extent) -> Bool {
      extent == .all ? awaited.isEmpty : awaited.isSubset(of: PortalSettings.keys)
    }

    var layers: [PreferenceLayer] {
      desktop.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - session: the session bus; `nil` where there is none.
  ///   - environment: where the folders and the system bus are.
  ///   - complain: is told, once, what is wrong with our file.
  ///   - changed: is told of each change, from whatever thread.
  public init(
    session: BusConnection?, environment: [String: String],
    complain: @escaping @Sendable (String) -> Void, changed: @escaping @Sendable () -> Void
  ) {
    loop = EventLoop(name: "toast-desktop")
    file = PreferencesFile(environment: environment)
    folder =
      KDESettings.mayRun(environment) ? PreferencesFile.configurationFolder(environment) : nil
    self.environment = environment
    self.complain = complain
    self.changed = changed
    state.withLock { state in
      state.awaited = ["files", "login"]
      guard session != nil else { return }
      state.awaited.formUnion(PortalSettings.keys)
      state.awaited.formUnion(SessionLock.savers.map(\.name))
      state.awaited.insert("notifications")
    }
    if let session { follow(session) }
    loop.run { [weak self] in self?.open() }
    loop.after(Self.readLimit) { [weak self] in self?.heard(nil) }
  }

  // MARK: What is known, from any thread

  /// What the person prefers now: our file, the desktop and the defaults.
  public var preferences: AccessibilityPreferences {
    state.withLock { $0.preferences }.at(second: Int64(time(nil)))
  }

  /// Whether the session is locked.
  public var isLocked: Bool { state.withLock { !$0.lockedBy.isEmpty } }

  /// What our file says, and what is wrong with it.
  package var content: PreferencesFile.Content { state.withLock { $0.content } }

  /// What the desktop's sources say.
  package var desktop: [PreferenceLayer] { state.withLock { $0.layers } }

  /// What the display's settings say, as they were last noted.
  package var display: [PreferenceLayer] { state.withLock { $0.desktop[.display] ?? [] } }

  /// The sources that had not answered in time, and have not since.
  package var late: Set<String> { state.withLock { $0.late } }

  /// Calls back once every source has answered that is of concern, or after ``readLimit``; from
  /// whatever thread.
  public func whenRead(_ extent: Extent = .all, _ body: @escaping @Sendable () -> Void) {
    let isRead = state.withLock { state in
      let isRead = state.isRead(extent)
      if !isRead { state.waiters.append(Waiter(extent: extent, body: body)) }
      return isRead
    }
    if isRead { body() }
  }

  // MARK: Sources

  private func follow(_ session: BusConnection) {
    PortalSettings.follow(session) { [weak self] key, value in
      let layer = value.flatMap { PortalSettings.layer(key, $0) }
      self?.note(.portal(key), layer.map { [$0] } ?? [], from: key)
    }
    NotificationInhibition.follow(session) { [weak self] isInhibited in
      let layer = isInhibited.map {
        PreferenceLayer(.desktop("notifications Inhibited"), [.quiet: $0 ? "on" : "off"])
      }
      self?.note(.notifications, layer.map { [$0] } ?? [], from: "notifications")
    }
    SessionLock.follow(session) { [weak self] in self?.note(isLocked: $1, by: $0) }
    session.onClosed { [weak self] in self?.forgetSession() }
  }

  private func open() {
    SessionLock.followLogin(environment, on: loop) { [weak self] in
      self?.note(isLocked: $0, by: "login")
    }
    let kde = folder.map { folder in KDESettings.files.map { "\(folder)/\($0)" } } ?? []
    let files = (file.map { [$0.path] } ?? []) + kde
    let settings = GNOMESettings(on: loop) { [weak self] in self?.settingsChanged() }
    state.withLock { $0.settings = settings }
    if environment["GTK_THEME"]?.hasPrefix("HighContrast") == true {
      note(.theme, [PreferenceLayer(.desktop("GTK_THEME"), [.contrast: "more"])])
    }
    watch(files)
    settingsChanged()
    heard("files")
  }

  /// Reads files and follows them. The kernel gives a user only so many watches (128 in most
  /// places): where others have them all the files count as they are, until there is one again.
  private func watch(_ files: [String]) {
    let watch = try? FileWatch(files, on: loop) { [weak self] in self?.fileChanged($0) }
    state.withLock { $0.watch = watch }
    for path in files { fileChanged(path) }
    guard watch == nil else { return }
    loop.after(Self.watchRetry) { [weak self] in self?.watch(files) }
  }

  private func settingsChanged() {
    guard let settings = state.withLock({ $0.settings }) else { return }
    note(.gsettings, settings.read())
  }

  private func fileChanged(_ path: String) {
    guard let file, path == file.path else {
      if let folder { note(.kde, KDESettings.read(in: folder)) }
      return
    }
    let content = file.read()
    let problems = change { state -> [String] in
      let old = state.content.problems
      state.content = content
      return content.problems.filter { !old.contains($0) }
    }
    for problem in problems { complain(problem) }
  }

  // MARK: What they say

  /// What the display's settings say, from whoever has a connection to it; see ``XSettings``.
  package func noteDisplay(_ layers: [PreferenceLayer]) { note(.display, layers) }

  private func note(_ part: Part, _ layers: [PreferenceLayer], from source: String? = nil) {
    change { $0.desktop[part] = layers }
    if let source { heard(source) }
  }

  /// Changes what is known, and tells it where it makes a difference.
  @discardableResult
  private func change<Result>(_ body: (inout State) -> Result) -> Result {
    let (result, isOther) = state.withLock { state in
      let result = body(&state)
      let resolved = ResolvedPreferences([state.content.layer], desktop: state.layers)
      defer { state.preferences = resolved.preferences }
      return (result, resolved.preferences != state.preferences)
    }
    if isOther { changed() }
    return result
  }

  private func note(isLocked: Bool, by name: String) {
    let isOther = state.withLock { state in
      let old = state.lockedBy.isEmpty
      if isLocked { state.lockedBy.insert(name) } else { state.lockedBy.remove(name) }
      return old != state.lockedBy.isEmpty
    }
    if isOther { changed() }
    heard(name)
  }

  /// A source has answered; `nil` stands for all of them.
  private func heard(_ source: String?) {
    let ready = state.withLock { state in
      if let source {
        state.awaited.remove(source)
        state.late.remove(source)
      } else {
        (state.late, state.awaited) = (state.awaited, [])
      }
      let waiters = state.waiters
      state.waiters = waiters.filter { !state.isRead($0.extent) }
      return waiters.filter { state.isRead($0.extent) }
    }
    for waiter in ready { waiter.body() }
  }

  /// Who said something on the session bus says nothing any more.
  private func forgetSession() {
    for key in PortalSettings.keys { note(.portal(key), [], from: key) }
    note(.notifications, [], from: "notifications")
    for (name, _) in SessionLock.savers { note(isLocked: false, by: name) }
  }
}
