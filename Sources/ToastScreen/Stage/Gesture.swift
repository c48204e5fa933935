import ToastCore
import ToastLayout

/// What a pointer or a finger does to a toast: events in, wishes out (`spec/toast.md` 25). Places
/// are in pixels of the layout, times in seconds.
struct Gesture: Equatable, Sendable {
  /// Less than this is no movement, but a hand that shakes.
  static let slop = 8.0
  /// The speed of a swipe is that of its last part of this length.
  private static let speedWindow = 0.1

  /// What is wanted.
  enum Wish: Equatable, Sendable {
    /// The pointer has come, or has gone.
    case entered, left
    /// A finger or a button is down, or is up again.
    case held, released
    /// A target is drawn as held down; `nil` none.
    case highlight(Int?)
    /// A target was pressed.
    case press(Int)
    /// The toast itself was tapped.
    case tap
    /// It is moved this far toward its edge.
    case drag(Double)
    /// It was swiped away.
    case swipe
    /// It was let go of, and goes back.
    case springBack
  }

  /// What it needs to know of the toast.
  struct Toast: Equatable, Sendable {
    /// The targets, scrolled as they are seen.
    var targets: [Rect]
    /// Its height.
    var height: Double
    /// Its edge.
    var edge: ToastConfiguration.Edge
    /// Whether a swipe ends it.
    var endsOnSwipe: Bool
  }

  private enum State: Equatable {
    case idle
    case onTarget(Int)
    case onSurface(from: Double, since: Double)
    case dragging(from: Double, samples: [Sample])
  }

  private struct Sample: Equatable {
    let time: Double
    let distance: Double
  }

  private var state = State.idle

  init() {}

  mutating func entered() -> [Wish] { [.entered] }

  mutating func left() -> [Wish] { [.left] }

  mutating func pressed(x: Double, y: Double, at time: Double, on toast: Toast) -> [Wish] {
    if let target = toast.target(x, y) {
      state = .onTarget(target)
      return [.held, .highlight(target)]
    }
    state = .onSurface(from: y, since: time)
    return [.held]
  }

  mutating func moved(x: Double, y: Double, at time: Double, on toast: Toast) -> [Wish] {
    switch state {
    case .idle: return []
    case .onTarget(let target):
      // Off it and up again is no press; back on it before that is one.
      return [.highlight(toast.target(x, y) == target ? target : nil)]
    case .onSurface(let from, let since):
      guard abs(toast.distance(from, y)) > Self.slop else { return [] }
      // A quick swipe may be told of by one movement alone.
      state = .dragging(from: from, samples: [Sample(time: since, distance: 0)])
      return moved(x: x, y: y, at: time, on: toast)
    case .dragging(let from, var samples):
      let distance = toast.distance(from, y)
      samples.removeAll { $0.time < time - Self.speedWindow }
      samples.append(Sample(time: time, distance: distance))
      state = .dragging(from: from, samples: samples)
      // It is moved away from its edge by nobody: there it would be in the way.
      return [.drag(max(distance, 0))]
    }
  }

  mutating func released(x: Double, y: Double, at time: Double, on toast: Toast) -> [Wish] {
    defer { state = .idle }
    switch state {
    case .idle: return []
    case .onTarget(let target):
      let isOn = toast.target(x, y) == target
      return [.released, .highlight(nil)] + (isOn ? [.press(target)] : [])
    case .onSurface: return [.released, .tap]
    case .dragging(let from, let samples):
      let distance = toast.distance(from, y)
      let first = samples.first { $0.time >= time - Self.speedWindow }
      let speed =
        first.map { time > $0.time ? (distance - $0.distance) / (time - $0.time) : 0 } ?? 0
      let ends =
        toast.endsOnSwipe
        && SwipeRule.ends(distance: distance, speed: speed, height: toast.height)
      return [.released, ends ? .swipe : .springBack]
    }
  }
}

extension Gesture.Toast {
  fileprivate func target(_ x: Double, _ y: Double) -> Int? {
    targets.firstIndex { ($0.x..<$0.maxX).contains(x) && ($0.y..<$0.maxY).contains(y) }
  }

  /// How far a place is toward the edge.
  fileprivate func distance(_ from: Double, _ y: Double) -> Double {
    edge == .top ? from - y : y - from
  }
}
