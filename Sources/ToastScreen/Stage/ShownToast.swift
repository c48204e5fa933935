import GLibKit
import ToastCore
import ToastDrawing
import ToastLayout

/// One toast on a display: how it looks, where it is, and what a person does to it. It belongs to
/// the screen's loop.
final class ShownToast {
  private(set) var presentation: ToastPresentation
  /// Told what a person does, until the toast has ended.
  var events: (@Sendable (ToastChannelEvent) -> Void)?
  /// Its place when it rests, in pixels of the display.
  private(set) var place: PixelRect
  private(set) var movement: Movement
  /// It goes, unless a newer text of it comes.
  var isEnding = false
  /// Its walk with the keyboard, while it has that.
  private(set) var walk: KeyboardWalk?

  private let display: any Display
  private let placement: Placement
  private let measurer: PangoMeasurer
  private let icons: IconSource
  private let painter: ToastPainter
  private let surface: any ToastSurface
  private var backdrop: Backdrop?
  private var scene: ToastScene
  private var gesture = Gesture()
  private var highlighted: Int?
  private var scrolled = 0.0
  private var isDrawn = false
  /// The pauses that were told and are not over.
  private var pauses: Set<QueueMachine.PauseReason> = []
  /// Wants another frame, or to be taken away.
  private let stirred: () -> Void
  private let held: () -> Void

  /// A toast that comes, or that takes the place of one of an earlier revision without moving.
  ///
  /// - Parameters:
  ///   - taken: the places of other toasts.
  ///   - earlier: the same toast as it was.
  ///   - held: is called when a person begins to hold its time.
  ///   - stirred: is called when the stage has to look at it.
  init(
    _ presentation: ToastPresentation, on display: any Display, taken: [PixelRect],
    replacing earlier: ShownToast? = nil, measurer: PangoMeasurer, now: Double,
    events: (@Sendable (ToastChannelEvent) -> Void)?, held: @escaping () -> Void,
    stirred: @escaping () -> Void
  ) throws(DisplayError) {
    self.presentation = presentation
    self.display = display
    self.measurer = measurer
    self.events = events
    self.held = held
    self.stirred = stirred
    icons = display.iconTheme.map { IconSource(theme: $0) } ?? IconSource()
    painter = ToastPainter(icons: icons)
    let output = earlier?.placement.output ?? display.presentOutput
    placement = Placement(output: output, scale: display.scale)
    let edge = presentation.request.configuration.edge
    let layout = Self.layout(presentation, placement, measurer, icons)
    // The shape and what is painted do not hang on the colours.
    let plain = ToastScene(
      layout: layout, style: EffectiveStyle(presentation.request.style), scale: display.scale)
    place = placement.place(of: plain.shape, at: edge, taken: taken)
    let path = placement.path(to: place, painting: plain.bounds, at: edge)
    // Behind an earlier revision lies that revision.
    backdrop = Self.backdrop(presentation, path, display, earlier)
    scene = Self.scene(presentation, layout, path, backdrop, display.scale)
    let handler = Handler()
    surface = try display.makeSurface(path, name: presentation.wording.announcement) {
      handler.toast?.handle($0)
    }
    movement = earlier == nil ? .entering(since: now) : .resting
    do {
      try painter.prepare(scene, over: backdrop)
    } catch {
      surface.close()
      throw DisplayError("\(error)")
    }
    handler.toast = self
    if presentation.preferences.motion == .none { movement = .resting }
  }

  deinit { surface.close() }

  /// Breaks the circle between a surface and its toast.
  private final class Handler {
    weak var toast: ShownToast?
  }

  // MARK: Looks

  private static func layout(
    _ toast: ToastPresentation, _ placement: Placement, _ measurer: PangoMeasurer,
    _ icons: IconSource
  ) -> ToastLayout {
    let request = toast.request
    func layout(_ content: ToastContent) -> ToastLayout {
      ToastLayout(
        content, severity: request.severity, style: request.style,
        configuration: request.configuration, preferences: toast.preferences,
        available: placement.available, language: request.wordingLanguage, measurer: measurer)
    }
    let whole = layout(request.content)
    // How large an icon is, which may be another file, is known of a layout alone.
    guard let size = whole.icon?.frame.width else { return whole }
    let content = icons.drawable(request.content, size: size, scale: placement.scale)
    return content.icon == nil ? layout(content) : whole
  }

  private static func scene(
    _ toast: ToastPresentation, _ layout: ToastLayout, _ path: PixelRect, _ backdrop: Backdrop?,
    _ scale: Double
  ) -> ToastScene {
    let request = toast.request
    let look = EffectiveStyle(
      request.style, severity: request.severity,
      icon: layout.icon == nil ? nil : request.content.icon,
      preferences: toast.preferences,
      backdrop: backdrop?.luminances(scale: scale, tint: request.style.backgroundTint))
    return ToastScene(
      layout: layout, style: look, scale: scale, language: request.content.language)
  }

  private static func backdrop(
    _ toast: ToastPresentation, _ path: PixelRect, _ display: any Display, _ earlier: ShownToast?
  ) -> Backdrop? {
    let style = toast.request.style
    guard style.backgroundUsesGlass || style.buttonUsesGlass, !toast.preferences.isOpaque else {
      return nil
    }
    guard let earlier, let backdrop = earlier.backdrop else { return display.backdrop(of: path) }
    let origin = PixelPoint(
      x: backdrop.origin.x + earlier.surface.frame.x - path.x,
      y: backdrop.origin.y + earlier.surface.frame.y - path.y)
    return Backdrop(backdrop.pixels, origin: origin)
  }

  /// What it says or how it is to look has changed a little; `false` where it needs another place.
  func amend(_ presentation: ToastPresentation) -> Bool {
    let layout = Self.layout(presentation, placement, measurer, icons)
    guard layout.surface == scene.layout.surface,
      layout.shadowMargin == scene.layout.shadowMargin
    else { return false }
    let scene = Self.scene(presentation, layout, surface.frame, backdrop, display.scale)
    guard (try? painter.prepare(scene, over: backdrop)) != nil else { return false }
    self.presentation = presentation
    self.scene = scene
    walk?.adopt(layout)
    scrolled = walk?.scrolled ?? min(scrolled, scene.scrollRange.upperBound)
    stirred()
    return true
  }

  /// Shows it as it is at a moment.
  ///
  /// - Returns: whether the display has it.
  @discardableResult
  func draw(at now: Double) -> Bool {
    // Getting ready takes a while at first, and is no part of the movement.
    if !isDrawn, case .entering = movement { movement = .entering(since: now) }
    isDrawn = true
    movement = movement.settled(at: now, motion)
    if movement == .resting { note(.appearing, false) } else { noteAppearing() }
    let state = movement.state(at: now, motion)
    let edge = presentation.request.configuration.edge
    let travel = Double(placement.travel(of: place, painting: scene.bounds, at: edge))
    let offset = Int((state.distance * travel).rounded())
    let point = PixelPoint(
      x: place.x - surface.frame.x,
      y: place.y - surface.frame.y + (edge == .top ? -offset : offset))
    return surface.show(movement.isOver ? nil : scene.shape, at: point) { pixels in
      painter.paint(
        into: pixels, at: point, opacity: state.opacity, focus: walk?.focus,
        pressed: highlighted, scrolled: scrolled)
    }
  }

  private var motion: AccessibilityPreferences.Motion { presentation.preferences.motion }

  /// Where its parts are on the display.
  var places: ToastPlaces {
    let layout = scene.layout
    func frame(_ rect: Rect) -> ToastPlaces.Frame {
      let y = rect.y - scrolled
      let (left, top) = (Int((rect.x * scene.scale).rounded()), Int((y * scene.scale).rounded()))
      return ToastPlaces.Frame(
        x: place.x + left, y: place.y + top,
        width: Int((rect.maxX * scene.scale).rounded()) - left,
        height: Int(((y + rect.height) * scene.scale).rounded()) - top)
    }
    return ToastPlaces(
      surface: .init(x: place.x, y: place.y, width: place.width, height: place.height),
      texts: [layout.title, layout.message].compactMap { $0.map { frame($0.frame) } },
      buttons: layout.buttons.map { frame($0.frame) }, close: layout.close.map { frame($0.frame) },
      focus: walk?.focus)
  }

  // MARK: Its end

  /// It is in its place, at once.
  func rest() { movement = .resting }

  /// It goes.
  func leave(at now: Double) {
    guard !movement.isOver else { return }
    events = nil
    if walk != nil { surface.giveKeyboardBack() }
    walk = nil
    let distance = motion == .full ? movement.state(at: now, motion).distance : 0
    movement = .leaving(from: max(distance, 0), since: now)
    stirred()
  }

  // MARK: What a person does

  /// Takes the keyboard.
  func takeKeyboard() -> Bool {
    guard !movement.isOver, surface.takeKeyboard() else { return false }
    let walk = KeyboardWalk(scene.layout, scrolled: scrolled)
    self.walk = walk
    scrolled = walk.scrolled
    note(.focus, true)
    stirred()
    return true
  }

  private func handle(_ event: SurfaceEvent) {
    guard !movement.isOver else { return }
    switch event {
    case .entered: perform(gesture.entered())
    case .left: perform(gesture.left())
    case .pressed(let point, let time):
      let (x, y) = inLayout(point)
      perform(gesture.pressed(x: x, y: y, at: time, on: touched))
    case .moved(let point, let time):
      let (x, y) = inLayout(point)
      perform(gesture.moved(x: x, y: y, at: time, on: touched))
    case .released(let point, let time):
      let (x, y) = inLayout(point)
      perform(gesture.released(x: x, y: y, at: time, on: touched))
    case .scrolled(let steps): scroll(by: steps * 40)
    case .key(let key): handle(key)
    case .keyboardLost: loseKeyboard()
    case .exposed: stirred()
    }
  }

  static var now: Double { EventLoop.now / .seconds(1) }

  /// A place of the surface in pixels of the layout, as if the toast rested.
  private func inLayout(_ point: PixelPoint) -> (Double, Double) {
    let (x, y) = (point.x + surface.frame.x - place.x, point.y + surface.frame.y - place.y)
    return (Double(x) / scene.scale, Double(y) / scene.scale)
  }

  private var touched: Gesture.Toast {
    let configuration = presentation.request.configuration
    return Gesture.Toast(
      targets: scene.layout.targets.map {
        Rect(x: $0.x, y: $0.y - scrolled, width: $0.width, height: $0.height)
      },
      height: scene.layout.surface.height, edge: configuration.edge,
      endsOnSwipe: configuration.dismissOnSwipe)
  }

  private func perform(_ wishes: [Gesture.Wish]) {
    for wish in wishes {
      switch wish {
      case .entered: note(.pointer, true)
      case .left: note(.pointer, false)
      case .held: note(.touch, true)
      case .released: note(.touch, false)
      case .highlight(let target):
        guard highlighted != target else { continue }
        highlighted = target
        stirred()
      case .press(let target): press(target)
      case .tap: events?(.tapped)
      case .drag(let distance):
        movement = .held(at: distance * scene.scale / travel)
        stirred()
      case .swipe: events?(.swiped)
      case .springBack:
        let from = movement.state(at: Self.now, motion).distance
        movement = .returning(from: from, since: Self.now)
        stirred()
      }
    }
  }

  private var travel: Double {
    let edge = presentation.request.configuration.edge
    return Double(max(placement.travel(of: place, painting: scene.bounds, at: edge), 1))
  }

  private func press(_ target: Int) {
    let buttons = scene.layout.buttons
    events?(target < buttons.count ? .acted(buttons[target].action) : .closed)
  }

  private func handle(_ key: SurfaceKey) {
    guard var walk else { return }
    let wish = walk.handle(key)
    self.walk = walk
    scrolled = walk.scrolled
    switch wish {
    case .press(let target): press(target)
    case .escape:
      loseKeyboard()
      surface.giveKeyboardBack()
      events?(.escaped)
    case .redraw: stirred()
    case nil: break
    }
  }

  /// Somebody else has the keyboard.
  func loseKeyboard() {
    guard walk != nil else { return }
    walk = nil
    note(.focus, false)
    stirred()
  }

  private func scroll(by distance: Double) {
    let range = scene.scrollRange
    let next = min(max(scrolled + distance, range.lowerBound), range.upperBound)
    guard next != scrolled else { return }
    scrolled = next
    walk?.scrolled = next
    stirred()
  }

  // MARK: Pauses

  /// Goes on from the same toast as it was: with the keyboard, where that had it, and with what it
  /// told of a person who is busy with it. Its own surface tells anew who is over it.
  func takeOver(from earlier: ShownToast) {
    pauses.formUnion(earlier.pauses)
    earlier.pauses = []
    earlier.events = nil
    if earlier.walk == nil || !takeKeyboard() { note(.focus, false) }
    note(.pointer, false)
    note(.touch, false)
    if movement == .resting { note(.appearing, false) }
  }

  /// It cannot be seen any more: nobody is busy with it.
  func letGo() {
    for reason in QueueMachine.PauseReason.allCases { note(reason, false) }
  }

  /// Whether a person holds its time, with pointer, finger or keyboard.
  var isHeld: Bool { !pauses.isDisjoint(with: [.pointer, .touch, .focus]) }

  private func noteAppearing() {
    if case .entering = movement { note(.appearing, true) }
  }

  private func note(_ reason: QueueMachine.PauseReason, _ isPaused: Bool) {
    guard pauses.contains(reason) != isPaused else { return }
    if isPaused { pauses.insert(reason) } else { pauses.remove(reason) }
    events?(isPaused ? .paused(reason) : .resumed(reason))
    if isPaused, isHeld { held() }
  }
}
