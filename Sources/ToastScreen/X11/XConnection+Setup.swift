import CXCB

extension XConnection {
  /// What a server says of itself when it is connected to.
  struct Setup {
    let root: xcb_window_t
    let visual: xcb_visualid_t
    let transparentVisual: xcb_visualid_t?
    let keycodes: ClosedRange<xcb_keycode_t>

    /// - Throws: ``DisplayError`` where the server's pixels are not those of pictures here.
    init(_ connection: OpaquePointer, screen number: CInt, _ name: String) throws(DisplayError) {
      guard let setup = xcb_get_setup(connection) else {
        throw DisplayError("\(name): the X server says nothing of itself")
      }
      var screens = xcb_setup_roots_iterator(setup)
      for _ in 0..<number where screens.rem > 0 { xcb_screen_next(&screens) }
      guard screens.rem > 0, let screen = screens.data else {
        throw DisplayError("\(name): the X server has no screen \(number)")
      }
      let isLittle = setup.pointee.image_byte_order == UInt8(XCB_IMAGE_ORDER_LSB_FIRST.rawValue)
      guard isLittle == (1.littleEndian == 1) else {
        throw DisplayError("\(name): the X server has pixels of another byte order")
      }
      let visuals = Self.visuals(of: screen)
      let depth = screen.pointee.root_depth
      guard Self.bits(setup, depth) == 32, [24, 32].contains(depth),
        let own = visuals.first(where: { $0.id == screen.pointee.root_visual }), own.isPlain
      else {
        throw DisplayError(
          "\(name): the X server's pixels have \(depth) bits, and 24 in 32 are needed")
      }
      root = screen.pointee.root
      visual = own.id
      transparentVisual =
        Self.bits(setup, 32) == 32 ? visuals.first { $0.depth == 32 && $0.isPlain }?.id : nil
      keycodes =
        setup.pointee.min_keycode...max(setup.pointee.min_keycode, setup.pointee.max_keycode)
    }

    private struct Visual {
      let id: xcb_visualid_t
      let depth: UInt8
      /// Whether its colours are where those of ``Pixels`` are.
      let isPlain: Bool
    }

    private static func visuals(of screen: UnsafeMutablePointer<xcb_screen_t>) -> [Visual] {
      var found: [Visual] = []
      var depths = xcb_screen_allowed_depths_iterator(screen)
      while depths.rem > 0, let depth = depths.data {
        var visuals = xcb_depth_visuals_iterator(depth)
        while visuals.rem > 0, let visual = visuals.data?.pointee {
          found.append(
            Visual(
              id: visual.visual_id, depth: depth.pointee.depth,
              isPlain: visual._class == UInt8(XCB_VISUAL_CLASS_TRUE_COLOR.rawValue)
                && visual.red_mask == 0xFF_0000 && visual.green_mask == 0xFF00
                && visual.blue_mask == 0xFF))
          xcb_visualtype_next(&visuals)
        }
        xcb_depth_next(&depths)
      }
      return found
    }

    /// How many bits a pixel of a depth takes in a picture; `nil` where there is no such depth.
    private static func bits(_ setup: UnsafePointer<xcb_setup_t>, _ depth: UInt8) -> UInt8? {
      var formats = xcb_setup_pixmap_formats_iterator(setup)
      while formats.rem > 0, let format = formats.data?.pointee {
        if format.depth == depth { return format.bits_per_pixel }
        xcb_format_next(&formats)
      }
      return nil
    }
  }
}
