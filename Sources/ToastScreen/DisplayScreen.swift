import GLibKit
import Synchronization
public import ToastCore

/// The channel that shows toasts on a display. It connects when it is made, and again when a toast
/// comes after the display was gone.
public actor DisplayScreen: ScreenChannel {
  private nonisolated let loop: EventLoop
  private nonisolated let state = Mutex(State())
  private let stage: Stage
  private let makeDisplay: MakeDisplay
  private let address: DisplayAddress?
  private let noteSettings: @Sendable ([PreferenceLayer]) -> Void

  private struct State {
    var availability = Surroundings.Screen.unavailable("nobody has looked for a display yet")
    var isKnown = false
    var waiters: [@Sendable () -> Void] = []
  }

  /// The screen's loop.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// Connects to a display.
  typealias MakeDisplay = @Sendable (DisplayAddress) throws(DisplayError) -> any Display

  /// Looks for the display.
  ///
  /// - Parameters:
  ///   - address: where it is; with `nil` it is the display of whoever sends a toast.
  ///   - loop: the loop that the display belongs to.
  ///   - connect: connects to the display; called on the loop, again and again while there is none.
  ///   - noteSettings: takes what the display's settings say of preferences.
  ///   - place: takes where each toast is on the display; `nil` once it is not there any more.
  init(
    _ address: DisplayAddress?, loop: EventLoop, connect: @escaping MakeDisplay,
    noteSettings: @escaping @Sendable ([PreferenceLayer]) -> Void,
    place: @escaping @Sendable (ToastID, ToastPlaces?) -> Void
  ) {
    self.address = address
    self.loop = loop
    makeDisplay = connect
    self.noteSettings = noteSettings
    stage = Stage(loop: loop, place: place)
    loop.run { self.assumeIsolated { $0.connect(to: address) } }
  }

  /// Whether there is a display, as was found last; may be asked from any thread.
  public nonisolated var availability: Surroundings.Screen { state.withLock { $0.availability } }

  /// Calls back, on any thread, once it is known whether there is a display.
  public nonisolated func whenReady(_ body: @escaping @Sendable () -> Void) {
    let isKnown = state.withLock { state in
      if !state.isKnown { state.waiters.append(body) }
      return state.isKnown
    }
    if isKnown { body() }
  }

  // MARK: The display

  /// A toast could not be shown: a display may have come since.
  public nonisolated func lookAgain(
    at address: DisplayAddress?, found: @escaping @Sendable () -> Void
  ) {
    loop.run {
      self.assumeIsolated { screen in
        guard !screen.hasDisplay else { return }
        screen.connect(to: screen.address ?? address)
        if screen.hasDisplay { found() }
      }
    }
  }

  private var hasDisplay: Bool { stage.assumeIsolated { $0.hasDisplay } }

  private func connect(to address: DisplayAddress?) {
    guard let address else { return note(.unavailable("there is no display")) }
    let makeDisplay = makeDisplay
    let problem = stage.assumeIsolated { stage in
      stage.connect(
        { () throws(DisplayError) in try makeDisplay(address) },
        changed: { [weak self] in self?.assumeIsolated { $0.settingsChanged() } },
        gone: { [weak self] reason in self?.assumeIsolated { $0.lost(reason) } })
    }
    guard problem == nil else { return note(.unavailable(problem?.description ?? "")) }
    settingsChanged()
    note(.available)
  }

  private func settingsChanged() { noteSettings(stage.assumeIsolated { $0.settings }) }

  private func lost(_ reason: String) {
    noteSettings([])
    note(.unavailable(reason))
  }

  private func note(_ availability: Surroundings.Screen) {
    let waiters = state.withLock { state in
      state.availability = availability
      state.isKnown = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter() }
  }

  // MARK: Toasts

  /// Shows a toast, and reports once it can be seen.
  public nonisolated func present(
    _ toast: ToastPresentation, events: @escaping @Sendable (ToastChannelEvent) -> Void
  ) {
    loop.run { self.assumeIsolated { $0.show(toast, events) } }
  }

  private func show(
    _ toast: ToastPresentation, _ events: @escaping @Sendable (ToastChannelEvent) -> Void
  ) {
    if !hasDisplay { connect(to: address ?? toast.request.origin.display) }
    guard let problem = stage.assumeIsolated({ $0.show(toast, events: events) }) else {
      return events(.finished(ChannelReport(.delivered)))
    }
    var reason = "\(problem)"
    if !hasDisplay, case .unavailable(let why) = availability { reason = why }
    events(.finished(ChannelReport(.failed, reason: reason)))
  }

  /// Shows a change that is told to nobody.
  public nonisolated func amend(_ toast: ToastPresentation) {
    loop.run { self.stage.assumeIsolated { $0.amend(toast) } }
  }

  /// Takes a toast away.
  public nonisolated func end(_ id: ToastID, _ outcome: ToastOutcome) {
    loop.run { self.stage.assumeIsolated { $0.end(id, mayReturn: outcome == .replaced) } }
  }

  /// What the person prefers has changed; toasts that show are drawn anew.
  public nonisolated func preferencesChanged(_ preferences: AccessibilityPreferences) {
    loop.run { self.stage.assumeIsolated { $0.preferencesChanged(preferences) } }
  }

  /// Moves the keyboard to the newest toast that shows.
  public nonisolated func focus(_ body: @escaping @Sendable (_ problem: String?) -> Void) {
    loop.run { body(self.stage.assumeIsolated { $0.focus() }) }
  }
}
