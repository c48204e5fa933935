import ToastLayout

/// What a person does to a toast with the keyboard: keys in, wishes out (`spec/screen.md` 6).
struct KeyboardWalk: Equatable, Sendable {
  /// What is wanted.
  enum Wish: Equatable, Sendable {
    /// A target was pressed.
    case press(Int)
    /// The toast is to go, or to the history.
    case escape
    /// It is to be drawn anew: something else has the focus, or it is scrolled.
    case redraw
  }

  /// How much of what is seen a page is, so that a line of it stays.
  private static let page = 0.8
  /// How far an arrow scrolls where there is nothing to walk, in pixels of the layout.
  private static let step = 40.0

  /// Which of the targets has the focus; `nil` where there is none, or the toast itself has it.
  private(set) var focus: Int?
  /// How far the content is scrolled, in pixels of the layout.
  var scrolled: Double
  private var layout: ToastLayout

  /// The keyboard has come to a toast: its first target has the focus.
  init(_ layout: ToastLayout, scrolled: Double = 0) {
    self.layout = layout
    self.scrolled = scrolled
    focus = layout.targets.isEmpty ? nil : 0
    if let focus { reveal(focus) }
  }

  /// The toast has changed in place.
  mutating func adopt(_ layout: ToastLayout) {
    self.layout = layout
    focus = layout.targets.isEmpty ? nil : min(focus ?? 0, layout.targets.count - 1)
    scrolled = clamped(scrolled)
    if let focus { reveal(focus) }
  }

  /// What a key wants.
  mutating func handle(_ key: SurfaceKey) -> Wish? {
    let count = layout.targets.count
    // The first target is where a line begins.
    let isMirrored = layout.direction == .rightToLeft
    switch key {
    case .left: return handle(isMirrored ? .next : .previous)
    case .right: return handle(isMirrored ? .previous : .next)
    case .escape: return .escape
    case .activate: return focus.map { .press($0) }
    case .pageDown: return scroll(by: layout.surface.height * Self.page)
    case .pageUp: return scroll(by: -layout.surface.height * Self.page)
    case .next where count > 0, .down where count > 0:
      return move(to: ((focus ?? -1) + 1) % count)
    case .previous where count > 0, .up where count > 0:
      return move(to: ((focus ?? 0) + count - 1) % count)
    case .down: return scroll(by: Self.step)
    case .up: return scroll(by: -Self.step)
    case .next, .previous: return nil
    }
  }

  private mutating func move(to target: Int) -> Wish {
    focus = target
    reveal(target)
    return .redraw
  }

  private mutating func scroll(by distance: Double) -> Wish? {
    let old = scrolled
    scrolled = clamped(scrolled + distance)
    return scrolled == old ? nil : .redraw
  }

  /// Scrolls as little as it takes to see all of a target.
  private mutating func reveal(_ target: Int) {
    let rect = layout.targets[target]
    scrolled = clamped(max(min(scrolled, rect.y), rect.maxY - layout.surface.height))
  }

  private func clamped(_ distance: Double) -> Double {
    min(max(distance, 0), max(layout.content.height - layout.surface.height, 0))
  }
}
