"""A program of GTK 3 that announces and shows what it is told to, one order a line."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Atk", "1.0")
from gi.repository import Atk, GLib, Gtk

GLib.set_prgname("gtk-program")
loop = GLib.MainLoop()
window = Gtk.Window(title="Document")
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
window.add(box)
box.add(Gtk.Entry())
window.show_all()


def announce(text):
    window.get_accessible().emit("announcement", text)


def show(text):
    bar = Gtk.Frame()
    bar.add(Gtk.Label(label=text))
    accessible = bar.get_accessible()
    accessible.set_role(Atk.Role.NOTIFICATION)
    accessible.set_name(text)
    box.add(bar)
    bar.show_all()


def focus(_text):
    box.get_children()[0].grab_focus()


ORDERS = {"announce": announce, "show": show, "focus": focus}
unread = b""


def obey(number, _condition):
    global unread
    data = os.read(number, 65536)
    if not data:
        loop.quit()
        return False
    *lines, unread = (unread + data).split(b"\n")
    for line in lines:
        order, _, text = line.decode().partition(" ")
        ORDERS[order](text)
    return True


GLib.unix_fd_add_full(GLib.PRIORITY_DEFAULT, 0, GLib.IOCondition.IN | GLib.IOCondition.HUP, obey)
print("ready", flush=True)
loop.run()
