import CXCB

/// What the keys of a keyboard mean to a toast.
struct XKeyboard: Equatable {
  /// Tab, and that of the number pad, which turn round with shift.
  private static let tabs: Set<UInt32> = [0xFF09, 0xFF89]

  /// What a key means alone: those of the number pad are arrows then.
  private let symbols: [xcb_keycode_t: UInt32]

  /// Asks which keys there are; `nil` where the server is gone.
  init?(_ connection: XConnection) {
    let codes = connection.keycodes
    let cookie = xcb_get_keyboard_mapping(connection.pointer, codes.lowerBound, UInt8(codes.count))
    let keyboard = connection.ask(cookie, xcb_get_keyboard_mapping_reply) { reply in
      let symbols = UnsafeBufferPointer(
        start: xcb_get_keyboard_mapping_keysyms(reply),
        count: Int(xcb_get_keyboard_mapping_keysyms_length(reply)))
      return XKeyboard(
        symbols: Array(symbols), width: Int(reply.pointee.keysyms_per_keycode),
        first: codes.lowerBound)
    }
    guard let keyboard else { return nil }
    self = keyboard
  }

  /// - Parameters:
  ///   - symbols: what each key means, alone and with others held.
  ///   - width: how many of them a key has.
  ///   - first: the first key.
  init(symbols: [UInt32], width: Int, first: xcb_keycode_t) {
    var alone: [xcb_keycode_t: UInt32] = [:]
    for index in 0..<(width > 0 ? symbols.count / width : 0) {
      guard let code = UInt8(exactly: Int(first) + index) else { break }
      alone[code] = symbols[index * width]
    }
    self.symbols = alone
  }

  /// The key that was pressed; `nil` for one that means nothing, or with a modifier that makes it
  /// somebody else's.
  ///
  /// - Parameters:
  ///   - code: the key's number.
  ///   - modifiers: what is held with it.
  func key(_ code: xcb_keycode_t, _ modifiers: UInt16) -> SurfaceKey? {
    let held = UInt32(modifiers)
    let others = [XCB_MOD_MASK_CONTROL, XCB_MOD_MASK_1, XCB_MOD_MASK_4]
    guard others.allSatisfy({ held & $0.rawValue == 0 }), let symbol = symbols[code]
    else { return nil }
    let isShifted = held & XCB_MOD_MASK_SHIFT.rawValue != 0
    return isShifted && Self.tabs.contains(symbol) ? .previous : Self.keys[symbol]
  }

  /// The symbols of `X11/keysymdef.h`.
  private static let keys: [UInt32: SurfaceKey] = [
    // Tab, with shift, on the number pad.
    0xFF09: .next, 0xFE20: .previous, 0xFF89: .next,
    // Left, up, right, down.
    0xFF51: .left, 0xFF52: .up, 0xFF53: .right, 0xFF54: .down,
    0xFF96: .left, 0xFF97: .up, 0xFF98: .right, 0xFF99: .down,
    0xFF55: .pageUp, 0xFF56: .pageDown, 0xFF9A: .pageUp, 0xFF9B: .pageDown,
    // Return, Enter, space.
    0xFF0D: .activate, 0xFF8D: .activate, 0x20: .activate,
    0xFF1B: .escape,
  ]
}
