# A window of another program: it tells what reaches it, one event a line, with places on the root.
#
# Arguments: its kind, and its place.
#   window    as a program has it, told by the window manager where it is and who has the keyboard
#   full      the same over the whole screen
#   popup     one that no window manager has a part in
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

kind, (x, y, width, height) = sys.argv[1], map(int, sys.argv[2:6])
window = Gtk.Window(type=Gtk.WindowType.POPUP if kind == "popup" else Gtk.WindowType.TOPLEVEL)
window.set_title("watched")
window.set_decorated(False)
window.move(x, y)
window.set_default_size(width, height)
window.resize(width, height)
if kind == "full":
    window.fullscreen()
window.add_events(
    Gdk.EventMask.BUTTON_PRESS_MASK
    | Gdk.EventMask.BUTTON_RELEASE_MASK
    | Gdk.EventMask.KEY_PRESS_MASK
    | Gdk.EventMask.FOCUS_CHANGE_MASK
    | Gdk.EventMask.STRUCTURE_MASK
)


def say(*words):
    print(*words, flush=True)


def button(_, event):
    if event.type == Gdk.EventType.BUTTON_PRESS:
        say("press", event.button, int(event.x_root), int(event.y_root))
    elif event.type == Gdk.EventType.BUTTON_RELEASE:
        say("release", event.button, int(event.x_root), int(event.y_root))
    return True


def key(_, event):
    say("key", Gdk.keyval_name(event.keyval))
    return True


window.connect("button-press-event", button)
window.connect("button-release-event", button)
window.connect("key-press-event", key)
window.connect("focus-in-event", lambda *_: say("focus in"))
window.connect("focus-out-event", lambda *_: say("focus out"))
window.connect("map-event", lambda *_: say("shown", window.get_window().get_xid()))
gi.require_version("GdkX11", "3.0")
from gi.repository import GdkX11  # noqa: E402,F401

window.show_all()
Gtk.main()
