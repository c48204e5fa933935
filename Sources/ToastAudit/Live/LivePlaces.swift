import ToastLayout

/// Where the parts of a toast are, as far as they say.
struct LivePlaces {
  let toast: LiveToast

  private var buttons: [(element: AuditElement, object: LiveToast.Object)] { toast.buttons }

  func findings(_ rule: AuditRule) -> [Finding] {
    switch rule {
    case .readingOrder:
      let parts = (toast.texts + buttons).map { ($0.element, $0.object.extents) }
      return [order(rule, parts, "it is read out as it is seen")]
    case .focusOrder:
      let parts = buttons.map { ($0.element, $0.object.extents) }
      return [order(rule, parts, "the buttons are in the order of reading")]
    default:
      guard !buttons.isEmpty else {
        return [Finding(rule, .toast, .inapplicable, "nothing in it can be pressed")]
      }
      return buttons.map { element, button in
        guard let frame = button.extents else { return unknown(rule, element) }
        return switch rule {
        case .focusNotHidden: inSight(element, frame)
        case .targetSize: size(rule, 24, element, frame)
        default: size(rule, 44, element, frame)
        }
      }
    }
  }

  private func unknown(_ rule: AuditRule, _ element: AuditElement) -> Finding {
    Finding(rule, element, .cantTell, "it does not say where it is")
  }

  private func order(
    _ rule: AuditRule, _ parts: [(AuditElement, Rect?)], _ good: String
  ) -> Finding {
    guard parts.count > 1 else {
      return Finding(rule, .toast, .inapplicable, "there is at most one such thing in it")
    }
    let frames = parts.compactMap(\.1)
    guard frames.count == parts.count else { return unknown(rule, .toast) }
    // Nobody says from which side it is read: one of them has to fit.
    let isOrdered = [TextDirection.leftToRight, .rightToLeft].contains {
      ReadingOrder.firstBackwards(frames, $0) == nil
    }
    return isOrdered
      ? Finding(rule, .toast, .passed, good)
      : Finding(rule, .toast, .failed, "something is seen before what is read out first")
  }

  private func inSight(_ element: AuditElement, _ frame: Rect) -> Finding {
    guard let surface = toast.object.extents else { return unknown(.focusNotHidden, element) }
    return surface.contains(frame)
      ? Finding(.focusNotHidden, element, .passed, "it is in sight")
      : Finding(.focusNotHidden, element, .failed, "it is outside of the toast")
  }

  private func size(
    _ rule: AuditRule, _ least: Double, _ element: AuditElement, _ frame: Rect
  ) -> Finding {
    let size = min(frame.width, frame.height)
    func finding(_ outcome: AuditOutcome, _ message: String) -> Finding {
      Finding(rule, element, outcome, measured: size, required: least, message)
    }
    if size >= least { return finding(.passed, "it is large enough") }
    if rule == .targetSize {
      let others = buttons.filter { $0.element != element }
      let frames = others.compactMap(\.object.extents)
      guard frames.count == others.count else { return unknown(rule, element) }
      let around = frames.map { (frame: $0, isUndersized: min($0.width, $0.height) < least) }
      if TargetGeometry.hasRoom(frame, among: around, diameter: least) {
        return finding(.passed, "it is small, with enough room around it")
      }
    }
    let (given, needed) = (Figure.text(size, below: least), Figure.text(least))
    return finding(.failed, "it is \(given) pixels small and \(needed) are needed")
  }
}
