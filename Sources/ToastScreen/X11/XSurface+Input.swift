import CXCB
import ToastDrawing

/// What is down of a surface, and what came up last.
struct XPress: Equatable {
  /// The pointer's first button is down.
  var isDown = false
  /// The pointer is over what can be pressed.
  var isOver = false
  /// The key that came up last, and when.
  var lastKey: (code: UInt8, time: UInt32)?

  static func == (first: XPress, second: XPress) -> Bool {
    first.isDown == second.isDown && first.isOver == second.isOver
      && first.lastKey?.code == second.lastKey?.code
      && first.lastKey?.time == second.lastKey?.time
  }
}

extension XSurface {
  private static let firstButton: UInt8 = 1
  private static let wheel: [UInt8: Double] = [4: -1, 5: 1]

  /// Tells what a person does.
  func handle(_ event: XEvent) {
    switch event {
    case .crossing(_, let isOver):
      guard press.isOver != isOver else { return }
      press.isOver = isOver
      handler(isOver ? .entered : .left)
    case .button(_, Self.firstButton, let isDown, let place, let time):
      guard press.isDown != isDown else { return }
      press.isDown = isDown
      let seconds = Self.seconds(time)
      handler(isDown ? .pressed(place, at: seconds) : .released(place, at: seconds))
    case .button(_, let number, isDown: true, _, _):
      if let steps = Self.wheel[number] { handler(.scrolled(steps)) }
    case .motion(_, let place, let time):
      if press.isDown { handler(.moved(place, at: Self.seconds(time))) }
    case .key(_, let code, let modifiers, let isDown, let time):
      key(code, modifiers, isDown: isDown, at: time)
    case .focusLost:
      guard earlierFocus != nil else { return }
      earlierFocus = nil
      handler(.keyboardLost)
    case .button, .placed, .destroyed, .property, .manager, .mapping, .other: break
    }
  }

  private static func seconds(_ time: UInt32) -> Double { Double(time) / 1000 }

  private func key(_ code: UInt8, _ modifiers: UInt16, isDown: Bool, at time: UInt32) {
    guard isDown else {
      press.lastKey = (code, time)
      return
    }
    // Held down, a key comes up and down again in the same moment.
    let isRepeat = press.lastKey.map { $0 == (code, time) } ?? false
    guard let display, earlierFocus != nil else { return }
    if display.keyboard == nil { display.keyboard = XKeyboard(connection) }
    guard let key = display.keyboard?.key(code, modifiers) else { return }
    // A key that is still down from before does nothing that cannot be taken back.
    if isRepeat, key == .activate || key == .escape { return }
    handler(.key(key))
  }

  // MARK: The keyboard

  func takeKeyboard() -> Bool {
    guard !isLost, isMapped else { return false }
    defer { display?.settle() }
    guard let focus = connection.focus() else { return false }
    if focus.window == window, earlierFocus != nil { return true }
    // From another toast, it goes back to who had it before that one.
    let other = display?.living.first { $0 !== self && $0.window == focus.window }
    let fallback = UInt8(XCB_INPUT_FOCUS_POINTER_ROOT.rawValue)
    xcb_set_input_focus(
      connection.pointer, fallback, window, xcb_timestamp_t(XCB_CURRENT_TIME))
    guard connection.focus()?.window == window else { return false }
    earlierFocus = other?.earlierFocus ?? focus
    return true
  }

  func giveKeyboardBack() {
    guard !isLost, let earlier = earlierFocus else { return }
    earlierFocus = nil
    defer { display?.settle() }
    guard connection.focus()?.window == window else { return }
    let now = xcb_timestamp_t(XCB_CURRENT_TIME)
    let back = xcb_set_input_focus_checked(
      connection.pointer, earlier.fallback, earlier.window, now)
    guard !connection.succeeds(back) else { return }
    // Who had it is gone: it goes to whatever the pointer is over.
    let fallback = XCB_INPUT_FOCUS_POINTER_ROOT.rawValue
    xcb_set_input_focus(connection.pointer, UInt8(fallback), fallback, now)
    connection.flush()
  }
}
