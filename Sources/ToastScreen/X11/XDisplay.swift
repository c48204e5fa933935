import CXCB
import GLibKit
import ToastCore
import ToastDesktop
import ToastDrawing

/// An X server's display.
///
/// At rest the server tells of changed outputs and settings alone. What happens on the desktop is
/// followed while a surface is there, and asked for before that.
final class XDisplay: Display {
  var changed: () -> Void = {}
  var gone: (String) -> Void = { _ in }

  let connection: XConnection
  let loop: EventLoop
  var settingsWatch: XSettingsWatch
  /// The surfaces, the oldest first. They are their makers'.
  var surfaces: [WeakSurface] = []
  var stacking = XStacking()
  var keyboard: XKeyboard?
  private var screens: XConnection.Screens
  private let randrEvents: UInt8?
  private let selectionEvents: UInt8?
  private var watch: DescriptorWatch?
  private var events = XEventQueue()
  private var isGone = false

  /// A surface that somebody else keeps.
  struct WeakSurface {
    weak var surface: XSurface?
  }

  /// Connects to a server; called on the loop, which the display belongs to.
  ///
  /// - Parameters:
  ///   - address: the display's name; that of this process's environment when `nil`.
  ///   - authority: the file of cookies that belongs to the name; that of this process's environment
  ///     when `nil`.
  ///   - loop: where events are told.
  /// - Throws: ``DisplayError`` where no server answers, or one whose pixels are others.
  init(
    address: String?, authority: String?, on loop: EventLoop, attempts: XAttempts = XAttempts()
  ) throws(DisplayError) {
    loop.checkIsolated()
    connection = try XConnection(
      address: address, authority: authority, attempts: attempts)
    self.loop = loop
    guard let screens = connection.findScreens() else {
      throw DisplayError("\(connection.name): \(connection.failure ?? "the X server says nothing")")
    }
    self.screens = screens
    randrEvents = connection.firstEvent(of: "RANDR")
    selectionEvents = connection.followSelection(Self.compositor(of: connection))
    guard connection.firstEvent(of: "SHAPE") != nil else {
      throw DisplayError("\(connection.name): the X server has no windows of other shapes (SHAPE)")
    }
    settingsWatch = XSettingsWatch(connection)
    let holder = Holder(self)
    watch = DescriptorWatch(connection.descriptor, on: loop) { holder.display?.takeEvents() }
    if randrEvents != nil {
      let mask =
        XCB_RANDR_NOTIFY_MASK_SCREEN_CHANGE.rawValue
        | XCB_RANDR_NOTIFY_MASK_OUTPUT_CHANGE.rawValue
      xcb_randr_select_input(connection.pointer, connection.root, UInt16(mask))
    }
    selectEvents()
    settingsWatch.follow(connection)
    settle()
  }

  /// The display for the callbacks of its loop, which want something that is `Sendable`. What is in
  /// it is set once, on the loop (`checkIsolated` in the initialiser), is read by work of the loop
  /// alone, and ends on the loop, where the stage lets go of its display; a weak reference that
  /// nobody follows may be dropped anywhere.
  private final class Holder: @unchecked Sendable {
    private(set) weak var display: XDisplay?
    init(_ display: XDisplay) { self.display = display }
  }

  // MARK: What there is

  var outputs: [Output] {
    look()
    return screens.outputs
  }

  var presentOutput: Output {
    look()
    defer { settle() }
    let outputs = screens.outputs
    if let active = connection.activeWindow(), let frame = connection.frame(of: active),
      let output = outputs.holding(frame)
    {
      return output
    }
    let pointer = connection.pointerPlace()
    return pointer.flatMap { place in
      outputs.first { $0.frame.contains(place) }
    } ?? outputs[0]
  }

  var scale: Double { Double(XSettings.windowScale(settings: settingsWatch.settings)) }

  var iconTheme: String? { XSettings.iconTheme(settings: settingsWatch.settings) }

  var preferences: [PreferenceLayer] {
    XSettings.layers(settings: settingsWatch.settings, resources: settingsWatch.resources)
  }

  /// Whether a compositor puts windows together, so that one may be seen through.
  var isComposited: Bool {
    connection.transparentVisual != nil
      && connection.owner(of: Self.compositor(of: connection)) != nil
  }

  /// The selection of who puts windows together.
  private static func compositor(of connection: XConnection) -> String {
    "_NET_WM_CM_S\(connection.screenNumber)"
  }

  /// Looks at the outputs, which nobody has followed where there is no surface.
  private func look() {
    if living.isEmpty { lookAgain() }
  }

  private func lookAgain() {
    defer { settle() }
    if let found = connection.findScreens() { screens = found }
  }

  func askForLife() {
    _ = connection.finish()
    settle()
  }

  func backdrop(of frame: PixelRect) -> Backdrop? {
    defer { settle() }
    guard !screens.isRootless, let whole = connection.frame(of: connection.root) else { return nil }
    let part = frame.intersection(whole)
    guard !part.isEmpty, let picture = connection.picture(of: part) else { return nil }
    // A toast does not lie behind itself or another.
    for surface in living { surface.uncover(picture, of: part) }
    return Backdrop(picture, origin: PixelPoint(x: part.x - frame.x, y: part.y - frame.y))
  }

  // MARK: Surfaces

  /// The surfaces that are there.
  var living: [XSurface] { surfaces.compactMap(\.surface) }

  func makeSurface(
    _ frame: PixelRect, name: String, handler: @escaping (SurfaceEvent) -> Void
  ) throws(DisplayError) -> any ToastSurface {
    defer { settle() }
    let surface = try XSurface(on: self, frame, name: name, handler)
    surfaces = surfaces.filter { $0.surface != nil } + [WeakSurface(surface: surface)]
    stacking = XStacking()
    let isFirst = surfaces.count == 1
    selectEvents()
    if isFirst { catchUp() }
    return surface
  }

  /// Resources change unnoticed while there is no surface.
  private func catchUp() {
    guard settingsWatch.readResources(connection) else { return }
    let holder = Holder(self)
    // Not now: who makes a surface is in the midst of something.
    loop.after(.zero) { holder.display?.changed() }
  }

  /// Forgets a surface that is off the display.
  func forget(_ surface: XSurface) {
    surfaces.removeAll { $0.surface == nil || $0.surface === surface }
    if surfaces.isEmpty { selectEvents() }
    settle()
  }

  /// Of the root, changes of the desktop and of the order of windows while there is a surface; else
  /// its size alone, and what daemons of a desktop announce.
  private func selectEvents() {
    if surfaces.isEmpty {
      connection.select(XCB_EVENT_MASK_STRUCTURE_NOTIFY, of: connection.root)
    } else {
      connection.select(
        XCB_EVENT_MASK_STRUCTURE_NOTIFY, XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY,
        XCB_EVENT_MASK_PROPERTY_CHANGE, of: connection.root)
    }
    connection.flush()
  }

  // MARK: Events

  /// Sees to what was received beside an answer: nothing else would tell of it. Called after
  /// questions, on whose way no event is handled.
  func settle() {
    events.collect(connection)
    guard !isGone, !events.isEmpty || connection.failure != nil, !events.isDue else { return }
    events.isDue = true
    let holder = Holder(self)
    loop.after(.zero) { holder.display?.takeEvents() }
  }

  private func takeEvents() {
    guard !isGone else { return }
    events.isDue = false
    var news = XNews()
    events.receive(connection)
    while let event = events.next(connection) { handle(event, &news) }
    if news.compositor { recompose() }
    let areOthers = news.outputs && compareScreens()
    if news.settings && settingsWatch.follow(connection) || areOthers { changed() }
    if news.order, !living.isEmpty {
      stacking.raise(living.map(\.window), connection, now: EventLoop.now)
    }
    connection.flush()
    settle()
    if let failure { end(failure) }
  }

  private func handle(_ event: XEvent, _ news: inout XNews) {
    if let window = event.surfaceWindow {
      living.first { $0.window == window }?.handle(event)
      return
    }
    if case .destroyed(let window) = event {
      for surface in living where surface.window == window { surface.isLost = true }
    }
    news.note(
      event, root: connection.root, own: Set(living.map(\.window)), settingsWatch, randrEvents,
      selectionEvents)
    if news.keys { keyboard = nil }
  }

  private func compareScreens() -> Bool {
    let before = screens
    lookAgain()
    return screens != before
  }

  private func recompose() {
    guard !living.isEmpty else { return }
    let isComposited = isComposited
    for surface in living { surface.recompose(isComposited) }
  }

  var failure: String? {
    connection.failure.map { "\(connection.name): the X server is gone: \($0)" }
  }

  private func end(_ reason: String) {
    isGone = true
    watch = nil
    let tell = gone
    for surface in living { surface.isLost = true }
    surfaces = []
    tell(reason)
  }
}

extension [Output] {
  /// The one that holds most of a frame; `nil` where none holds any of it.
  fileprivate func holding(_ frame: PixelRect) -> Output? {
    let shares = map { output in
      let part = output.frame.intersection(frame)
      return part.width * part.height
    }
    guard let most = shares.max(), most > 0 else { return nil }
    return shares.firstIndex(of: most).map { self[$0] }
  }
}

extension PixelRect {
  /// Whether a place is in it.
  func contains(_ place: PixelPoint) -> Bool {
    (x..<maxX).contains(place.x) && (y..<maxY).contains(place.y)
  }
}
