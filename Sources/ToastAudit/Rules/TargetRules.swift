import ToastCore
import ToastLayout

/// What can be pressed: 2.5.5, 2.5.8, 2.4.3 and 2.4.11.
struct TargetRules {
  let layout: ToastLayout
  let preferences: AccessibilityPreferences
  var configuration = ToastConfiguration()

  private struct Target {
    let element: AuditElement
    let frame: Rect
    let size: Double
  }

  /// The buttons: all of each can be pressed, its corners too.
  private var buttons: [Target] {
    let close: [(AuditElement, Rect)] = layout.close.map { [(.close, $0.frame)] } ?? []
    return (layout.buttons.map { (.action($0.action), $0.frame) } + close).map { element, frame in
      Target(element: element, frame: frame, size: min(frame.width, frame.height))
    }
  }

  /// The surface, where a tap on it ends the toast: as large as its round corners leave it.
  private var surface: [Target] {
    guard configuration.dismissOnTap else { return [] }
    let size = TargetGeometry.largestSquare(in: layout.surface, cornerRadius: layout.cornerRadius)
    return [Target(element: .toast, frame: layout.surface, size: size)]
  }

  func findings(_ rules: Set<AuditRule>) -> [Finding] {
    let buttons = buttons
    let surface = surface
    var findings: [Finding] = []
    for rule in [AuditRule.targetSize, .targetSizeEnhanced, .focusNotHidden, .focusOrder]
    where rules.contains(rule) {
      let isAboutSize = rule == .targetSize || rule == .targetSizeEnhanced
      if buttons.isEmpty, !isAboutSize || surface.isEmpty {
        findings.append(Finding(rule, .toast, .inapplicable, "nothing in it can be pressed"))
        continue
      }
      switch rule {
      case .targetSize: findings += (surface + buttons).map { minimum($0, among: buttons) }
      case .targetSizeEnhanced: findings += (surface + buttons).map(enhanced)
      case .focusNotHidden: findings += buttons.map(inSight)
      default: findings.append(order(buttons))
      }
    }
    return findings
  }

  private func minimum(_ target: Target, among all: [Target]) -> Finding {
    let least = 24.0
    let others = all.filter { $0.element != target.element }
      .map { (frame: $0.frame, isUndersized: $0.size < least - 1e-6) }
    let isLarge = target.size >= least - 1e-6
    if isLarge
      || target.element != .toast
        && TargetGeometry.hasRoom(target.frame, among: others, diameter: least)
    {
      return Finding(
        .targetSize, target.element, .passed, measured: target.size, required: least,
        isLarge ? "it is large enough" : "it is small, with enough room around it")
    }
    return small(.targetSize, target, least)
  }

  private func enhanced(_ target: Target) -> Finding {
    let least = 44.0
    if target.size >= least - 1e-6 {
      return Finding(
        .targetSizeEnhanced, target.element, .passed, measured: target.size, required: least,
        "it is large enough")
    }
    if preferences.minimumTargetSize < least {
      return Finding(
        .targetSizeEnhanced, target.element, .inapplicable, measured: target.size,
        required: least, "the person asked for smaller targets")
    }
    return small(.targetSizeEnhanced, target, least)
  }

  private func small(_ rule: AuditRule, _ target: Target, _ least: Double) -> Finding {
    let (size, limit) = (Figure.text(target.size, below: least), Figure.text(least))
    return Finding(
      rule, target.element, .failed, measured: target.size, required: least,
      "a square of \(size) pixels fits in it and one of \(limit) is needed: give it less round "
        + "corners or more space")
  }

  /// A toast that is taller than the output scrolls to what has the focus.
  private func inSight(_ target: Target) -> Finding {
    if layout.surface.contains(target.frame) {
      return Finding(.focusNotHidden, target.element, .passed, "it is in sight")
    }
    return Finding(
      .focusNotHidden, target.element, layout.scrolls ? .cantTell : .failed,
      layout.scrolls
        ? "the toast is taller than the output: see that it scrolls to what has the focus"
        : "it is outside of the surface: shorten the texts")
  }

  private func order(_ all: [Target]) -> Finding {
    let frames = all.map(\.frame)
    guard let index = ReadingOrder.firstBackwards(frames, layout.direction) else {
      return Finding(.focusOrder, .toast, .passed, "the buttons are in the order of reading")
    }
    return Finding(
      .focusOrder, all[index].element, .failed, "it is before the one that comes first in order")
  }
}

/// Whether places come one after the other.
enum ReadingOrder {
  /// The first place that neither comes after the one before it on its line, nor lies below it.
  static func firstBackwards(_ frames: [Rect], _ direction: TextDirection) -> Int? {
    frames.indices.dropFirst().first { index in
      let (one, next) = (frames[index - 1], frames[index])
      let isAfter =
        direction == .leftToRight
        ? next.x >= one.maxX - 1e-3 : next.maxX <= one.x + 1e-3
      return !isAfter && next.y < one.maxY - 1e-3
    }
  }
}
