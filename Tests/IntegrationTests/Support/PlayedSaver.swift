import ToastTesting

/// A screen saver in a session, which is told to lock and unlock.
struct PlayedSaver: Sendable {
  private let program: Program

  /// Starts it, unlocked; it has its name when this returns.
  init(in session: PrivateSession) async throws {
    program = try session.start("/usr/bin/python3", ["-c", Self.script], input: .pipe)
    try await program.waitForLine("the name") { $0 == "ready" }
  }

  /// Locks or unlocks the session; returns once it has said so.
  func lock(_ isLocked: Bool) async throws {
    let word = isLocked ? "locked" : "unlocked"
    let count = program.output.lines.count { $0 == word }
    try await program.write("\(word)\n")
    try await waitUntil(word) {
      self.program.output.lines.count { $0 == word } > count ? () : nil
    }
  }

  private static let script = """
    import sys, threading
    from gi.repository import Gio, GLib
    name, path = 'org.gnome.ScreenSaver', '/org/gnome/ScreenSaver'
    xml = '''<node><interface name="org.gnome.ScreenSaver">
      <method name="GetActive"><arg type="b" direction="out"/></method>
      <signal name="ActiveChanged"><arg type="b"/></signal></interface></node>'''
    locked = False
    def called(bus, sender, path, interface, method, arguments, invocation):
      invocation.return_value(GLib.Variant('(b)', (locked,)))
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object(path, Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0], called, None, None)
    bus.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
      'RequestName', GLib.Variant('(su)', (name, 0)), None, 0, -1)
    loop = GLib.MainLoop()
    def change(word):
      global locked
      locked = word == 'locked'
      bus.emit_signal(None, path, name, 'ActiveChanged', GLib.Variant('(b)', (locked,)))
      bus.flush_sync()
      print(word, flush=True)
    def read():
      for line in sys.stdin:
        GLib.idle_add(change, line.strip())
      GLib.idle_add(loop.quit)
    threading.Thread(target=read, daemon=True).start()
    print('ready', flush=True)
    loop.run()
    """
}
