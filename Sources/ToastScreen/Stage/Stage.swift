import GLibKit
import Synchronization
import SystemKit
import ToastCore
import ToastDrawing

/// All toasts on a display, and the clock of their movements: it ticks only while something moves.
actor Stage {
  /// A frame at 60 Hz.
  private static let frame: Duration = .microseconds(16_667)
  /// A newer text of a toast comes within this time after the older has ended.
  private static let returnTime: Duration = .milliseconds(50)
  /// So long after the last toast its memory is given back: the next one may follow at once.
  private static let restTime: Duration = .seconds(1)
  /// While a person holds a toast's time the display is asked for a sign of life this often: nothing
  /// is drawn then that would tell of one that hangs, and the toast would stay for ever.
  private static let lifeTime: Duration = .seconds(5)

  private nonisolated let loop: EventLoop
  private let place: @Sendable (ToastID, ToastPlaces?) -> Void
  private var display: (any Display)?
  /// In the order in which they came; those that leave are among them until they are gone.
  private var toasts: [ShownToast] = []
  private var measurers: [String: PangoMeasurer] = [:]
  private var timer: EventLoop.Timer?
  private var lifeTimer: EventLoop.Timer?
  private var told: [ToastID: ToastPlaces] = [:]

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// - Parameter place: is told where each toast is; `nil` once it is not there any more.
  init(loop: EventLoop, place: @escaping @Sendable (ToastID, ToastPlaces?) -> Void) {
    self.loop = loop
    self.place = place
  }

  // What it holds is the loop's alone, whoever lets go of it last.
  isolated deinit {}

  // MARK: The display

  /// Whether there is a display.
  var hasDisplay: Bool { display != nil }

  /// What the display's settings say of preferences.
  var settings: [PreferenceLayer] { display?.preferences ?? [] }

  /// Connects to a display, and shows toasts there from now on.
  ///
  /// - Parameters:
  ///   - makeDisplay: connects.
  ///   - changed: is told when ``settings`` may be other ones.
  ///   - gone: is told when there is no display any more, and why.
  /// - Returns: why there is none; `nil` where there is.
  func connect(
    _ makeDisplay: () throws(DisplayError) -> any Display,
    changed: @escaping @Sendable () -> Void, gone: @escaping @Sendable (String) -> Void
  ) -> DisplayError? {
    do throws(DisplayError) {
      let display = try makeDisplay()
      display.changed = { [weak self] in
        changed()
        self?.assumeIsolated { $0.outputsChanged() }
      }
      display.gone = { [weak self] reason in
        self?.assumeIsolated { $0.displayGone() }
        gone(reason)
      }
      self.display = display
      return nil
    } catch {
      return error
    }
  }

  /// What shows is gone with it.
  private func displayGone() {
    display = nil
    let lost = toasts
    toasts = []
    for toast in lost { toast.letGo() }
    tellPlaces()
  }

  // MARK: Toasts

  /// Shows a toast, or a newer revision of one that shows.
  ///
  /// - Returns: why it cannot be seen; `nil` where it can.
  func show(
    _ presentation: ToastPresentation, events: @escaping @Sendable (ToastChannelEvent) -> Void
  ) -> DisplayError? {
    do throws(DisplayError) {
      guard try put(presentation, events: events) else {
        throw DisplayError("the display did not take the picture")
      }
    } catch {
      return display?.failure.map { DisplayError($0) } ?? error
    }
    tellPlaces()
    schedule()
    return nil
  }

  /// - Parameter anew: the same toast as it is elsewhere, and has come already.
  /// - Returns: whether the display has it.
  private func put(
    _ presentation: ToastPresentation, events: (@Sendable (ToastChannelEvent) -> Void)?,
    anew: ShownToast? = nil
  ) throws(DisplayError) -> Bool {
    guard let display else { throw DisplayError("there is no display") }
    let earlier = toasts.firstIndex {
      $0.presentation.id == presentation.id && !$0.movement.isOver
    }
    let others = toasts.indices.filter {
      $0 != earlier && !toasts[$0].movement.isOver && !toasts[$0].isEnding
    }
    let toast = try ShownToast(
      presentation, on: display, taken: others.map { toasts[$0].place },
      replacing: earlier.map { toasts[$0] }, measurer: measurer(for: presentation),
      now: ShownToast.now, events: events ?? earlier.flatMap { toasts[$0].events },
      held: { [weak self] in self?.assumeIsolated { $0.watchLife() } }
    ) { [weak self] in self?.assumeIsolated { $0.stirred() } }
    if anew != nil { toast.rest() }
    let last = anew ?? earlier.map { toasts[$0] }
    if let earlier { toasts[earlier] = toast } else { toasts.append(toast) }
    // The one before is still there while this one comes, so that neither the place nor the keyboard
    // is nobody's.
    defer { withExtendedLifetime(last) {} }
    guard toast.draw(at: ShownToast.now) else {
      toasts.removeAll { $0 === toast }
      if let last { toast.takeOver(from: last) }
      toast.letGo()
      return false
    }
    if let last { toast.takeOver(from: last) }
    return true
  }

  private func measurer(for presentation: ToastPresentation) -> PangoMeasurer {
    let language = presentation.request.content.language ?? ""
    if let measurer = measurers[language] { return measurer }
    // Each holds fonts; a session has few languages, and a sender of many gets them made anew.
    if measurers.count >= 8 { measurers = [:] }
    let measurer = PangoMeasurer(language: language.isEmpty ? nil : language)
    measurers[language] = measurer
    return measurer
  }

  /// Shows a small change in place.
  func amend(_ presentation: ToastPresentation) {
    guard let toast = live(presentation.id), !toast.amend(presentation) else { return }
    _ = try? put(presentation, events: nil)
    tellPlaces()
  }

  /// Takes a toast away. A newer text of the toast may come in the next moment, and then takes its
  /// place where it is.
  func end(_ id: ToastID, mayReturn: Bool) {
    guard let toast = live(id) else { return }
    guard mayReturn else { return toast.leave(at: ShownToast.now) }
    toast.isEnding = true
    loop.after(Self.returnTime) { [weak self] in
      self?.assumeIsolated { stage in
        guard let toast = stage.live(id), toast.isEnding else { return }
        toast.leave(at: ShownToast.now)
      }
    }
  }

  /// Draws all toasts by other preferences.
  func preferencesChanged(_ preferences: AccessibilityPreferences) {
    for toast in toasts where !toast.movement.isOver {
      var presentation = toast.presentation
      presentation.preferences = preferences.adapted(to: presentation.request)
      if presentation.preferences != toast.presentation.preferences { amend(presentation) }
    }
  }

  /// The outputs are other ones: what shows is placed anew.
  private func outputsChanged() {
    let shown = toasts.filter { !$0.movement.isOver }
    toasts = []
    for toast in shown {
      _ = try? put(toast.presentation, events: toast.events, anew: toast)
      // Where it has no place any more.
      toast.letGo()
    }
    tellPlaces()
    schedule()
  }

  private func live(_ id: ToastID) -> ShownToast? {
    toasts.last { $0.presentation.id == id && !$0.movement.isOver }
  }

  // MARK: The keyboard

  /// Moves the keyboard to the newest toast.
  ///
  /// - Returns: why that is not possible; `nil` where it is done.
  func focus() -> String? {
    guard display != nil else { return "there is no display" }
    guard let toast = toasts.last(where: { !$0.movement.isOver }) else {
      return "no toast is on the screen"
    }
    for other in toasts where other !== toast { other.loseKeyboard() }
    guard toast.takeKeyboard() else { return "the display does not give the keyboard away" }
    tellPlaces()
    return nil
  }

  // MARK: Frames

  private func stirred() {
    // From within an event: the next frame is at once, and one for all of them.
    guard timer == nil else { return }
    timer = loop.after(.zero) { [weak self] in self?.assumeIsolated { $0.tick() } }
  }

  private func schedule() {
    guard timer == nil, toasts.contains(where: { $0.movement.isMoving }) else { return }
    timer = loop.after(Self.frame) { [weak self] in self?.assumeIsolated { $0.tick() } }
  }

  private func tick() {
    timer = nil
    let now = ShownToast.now
    for toast in toasts { toast.draw(at: now) }
    toasts.removeAll { $0.movement == .gone }
    if toasts.isEmpty { giveMemoryBack() }
    tellPlaces()
    schedule()
  }

  private func watchLife() {
    guard lifeTimer == nil else { return }
    lifeTimer = loop.after(Self.lifeTime) { [weak self] in
      self?.assumeIsolated { stage in
        stage.lifeTimer = nil
        guard stage.toasts.contains(where: \.isHeld) else { return }
        stage.display?.askForLife()
        stage.watchLife()
      }
    }
  }

  /// Pictures go back with their toasts; what drawing them took of the heap stays there otherwise.
  private func giveMemoryBack() {
    loop.after(Self.restTime) { [weak self] in
      self?.assumeIsolated { if $0.toasts.isEmpty { Heap.giveBack() } }
    }
  }

  private func tellPlaces() {
    var places: [ToastID: ToastPlaces] = [:]
    for toast in toasts where !toast.movement.isOver {
      places[toast.presentation.id] = toast.places
    }
    for id in told.keys.sorted() where places[id] == nil { place(id, nil) }
    for (id, new) in places.sorted(by: { $0.key < $1.key }) where told[id] != new { place(id, new) }
    told = places
  }
}
