"""An accessible application that shares no code with ours, told what to do on standard input.

It speaks the AT-SPI protocol through GLib's D-Bus bindings. Each command is a line of JSON with a
"do"; each is answered by one line.
"""

import json
import os
import sys
import time

from gi.repository import Gio, GLib

NAME = sys.argv[1]
# The toolkit it is as: its name and version as it tells them, and the last argument of its events.
# GTK 4 sends an empty dictionary as AT-SPI has it since 2.0; Qt still sends the application.
TOOLKITS = {
    "plain": ("plain", "1.0", "a{sv}"),
    "gtk4": ("GTK", "4.14.5", "a{sv}"),
    "qt6": ("Qt", "6.8.2", "(so)"),
}
TOOLKIT, TOOLKIT_VERSION, LAST = TOOLKITS[sys.argv[2] if len(sys.argv) > 2 else "plain"]
ROOT = "/org/a11y/atspi/accessible/root"
PREFIX = "/org/a11y/atspi/accessible/"
CACHE = "/org/a11y/atspi/cache"
NULL = ("", "/org/a11y/atspi/null")
EVENTS = "org.a11y.atspi.Event.Object"
LABEL, APPLICATION = 29, 75
ROLES = {
    2: "alert", 23: "frame", LABEL: "label", 39: "panel", 43: "push button",
    APPLICATION: "application", 101: "notification",
}
# Enabled, sensitive, showing, visible; then the high half.
STATES = [1 << 8 | 1 << 24 | 1 << 25 | 1 << 30, 0]
ITEM = "((so)(so)(so)iiassusau)"

INTERFACES = Gio.DBusNodeInfo.new_for_xml(
    """
<node>
 <interface name="org.a11y.atspi.Accessible">
  <property name="Name" type="s" access="read"/>
  <property name="Description" type="s" access="read"/>
  <property name="Parent" type="(so)" access="read"/>
  <property name="ChildCount" type="i" access="read"/>
  <property name="Locale" type="s" access="read"/>
  <property name="AccessibleId" type="s" access="read"/>
  <method name="GetChildAtIndex"><arg direction="in" type="i"/><arg direction="out" type="(so)"/>
  </method>
  <method name="GetChildren"><arg direction="out" type="a(so)"/></method>
  <method name="GetIndexInParent"><arg direction="out" type="i"/></method>
  <method name="GetRelationSet"><arg direction="out" type="a(ua(so))"/></method>
  <method name="GetRole"><arg direction="out" type="u"/></method>
  <method name="GetRoleName"><arg direction="out" type="s"/></method>
  <method name="GetLocalizedRoleName"><arg direction="out" type="s"/></method>
  <method name="GetState"><arg direction="out" type="au"/></method>
  <method name="GetAttributes"><arg direction="out" type="a{ss}"/></method>
  <method name="GetApplication"><arg direction="out" type="(so)"/></method>
  <method name="GetInterfaces"><arg direction="out" type="as"/></method>
 </interface>
 <interface name="org.a11y.atspi.Application">
  <property name="ToolkitName" type="s" access="read"/>
  <property name="Version" type="s" access="read"/>
  <property name="ToolkitVersion" type="s" access="read"/>
  <property name="AtspiVersion" type="s" access="read"/>
  <property name="Id" type="i" access="readwrite"/>
  <method name="GetLocale"><arg direction="in" type="u"/><arg direction="out" type="s"/></method>
  <method name="GetApplicationBusAddress"><arg direction="out" type="s"/></method>
 </interface>
 <interface name="org.a11y.atspi.Cache">
  <method name="GetItems"><arg direction="out" type="a((so)(so)(so)iiassusau)"/></method>
 </interface>
</node>
"""
)


class Item:
    """An object of the tree."""

    def __init__(self, path, role, name, parent, description=""):
        self.path, self.role, self.name, self.parent = path, role, name, parent
        self.description = description
        self.children = []
        self.registrations = []

    @property
    def reference(self):
        return (bus.get_unique_name(), self.path)

    @property
    def parent_reference(self):
        return self.parent.reference if self.parent else desktop

    @property
    def index(self):
        return self.parent.children.index(self) if self.parent else -1

    @property
    def interfaces(self):
        names = ["org.a11y.atspi.Accessible"]
        return names + ["org.a11y.atspi.Application"] if self is root else names

    @property
    def cached(self):
        application = root.reference
        return (
            self.reference, application, self.parent_reference, self.index, len(self.children),
            self.interfaces, self.name, self.role, self.description, STATES,
        )

    def everything(self):
        yield self
        for child in self.children:
            yield from child.everything()


calls = []
desktop = NULL
next_number = 1
application_id = 0


def answer(item, method, arguments):
    """The result of a method of Accessible: a signature and its values."""
    if method == "GetChildAtIndex":
        index = arguments[0]
        found = 0 <= index < len(item.children)
        return "((so))", (item.children[index].reference if found else NULL,)
    if method == "GetChildren":
        return "(a(so))", ([child.reference for child in item.children],)
    if method == "GetIndexInParent":
        return "(i)", (item.index,)
    if method == "GetRelationSet":
        return "(a(ua(so)))", ([],)
    if method == "GetRole":
        return "(u)", (item.role,)
    if method in ("GetRoleName", "GetLocalizedRoleName"):
        return "(s)", (ROLES[item.role],)
    if method == "GetState":
        return "(au)", (STATES,)
    if method == "GetAttributes":
        return "(a{ss})", ({},)
    if method == "GetApplication":
        return "((so))", (root.reference,)
    if method == "GetInterfaces":
        return "(as)", (item.interfaces,)
    if method == "GetLocale":
        return "(s)", ("C.UTF-8",)
    return "(s)", ("",)


def export(item):
    def called(_connection, sender, _path, _interface, method, parameters, invocation):
        calls.append([method, item.path, sender])
        signature, values = answer(item, method, parameters.unpack())
        invocation.return_value(GLib.Variant(signature, values))

    def asked(_connection, sender, _path, _interface, name):
        calls.append([name, item.path, sender])
        return {
            "Name": lambda: GLib.Variant("s", item.name),
            "Description": lambda: GLib.Variant("s", item.description),
            "Parent": lambda: GLib.Variant("(so)", item.parent_reference),
            "ChildCount": lambda: GLib.Variant("i", len(item.children)),
            "Locale": lambda: GLib.Variant("s", "C.UTF-8"),
            "AccessibleId": lambda: GLib.Variant("s", ""),
            "ToolkitName": lambda: GLib.Variant("s", TOOLKIT),
            "Version": lambda: GLib.Variant("s", TOOLKIT_VERSION),
            "ToolkitVersion": lambda: GLib.Variant("s", TOOLKIT_VERSION),
            "AtspiVersion": lambda: GLib.Variant("s", "2.1"),
            "Id": lambda: GLib.Variant("i", application_id),
        }[name]()

    def told(_connection, _sender, _path, _interface, _name, value):
        global application_id
        application_id = value.unpack()
        return True

    for name in item.interfaces:
        information = INTERFACES.lookup_interface(name)
        item.registrations.append(
            bus.register_object(item.path, information, called, asked, told)
        )


def export_cache():
    def called(_connection, _sender, _path, _interface, _method, _parameters, invocation):
        items = [item.cached for item in root.everything()]
        invocation.return_value(GLib.Variant("(a" + ITEM + ")", (items,)))

    bus.register_object(CACHE, INTERFACES.lookup_interface("org.a11y.atspi.Cache"), called)


def emit(path, member, detail, first, second, value, destination=None):
    last = {} if LAST == "a{sv}" else root.reference
    body = GLib.Variant("(siiv" + LAST + ")", (detail, first, second, value, last))
    bus.emit_signal(destination, path, EVENTS, member, body)


def embed(_command=None):
    global desktop
    try:
        reply = call_embed()
    except GLib.Error as error:
        # A registry that was killed a moment ago may still have its name; the next call starts
        # another.
        if "NoReply" not in error.message:
            raise
        reply = call_embed()
    desktop = reply.unpack()[0]
    return {}


def call_embed():
    return bus.call_sync(
        "org.a11y.atspi.Registry", ROOT, "org.a11y.atspi.Socket", "Embed",
        GLib.Variant("((so))", (root.reference,)), GLib.VariantType("((so))"),
        Gio.DBusCallFlags.NONE, 5000, None,
    )


def add(command):
    """A new object below the root, with labels."""
    global next_number
    wanted = command.get("role", "notification")
    role = next(number for number, name in ROLES.items() if name == wanted)
    item = Item(
        PREFIX + str(next_number), role, command["name"], root, command.get("description", "")
    )
    next_number += 1
    root.children.append(item)
    for text in command.get("labels", []):
        item.children.append(Item(PREFIX + str(next_number), LABEL, text, item))
        next_number += 1
    for each in item.everything():
        export(each)
        bus.emit_signal(
            None, CACHE, "org.a11y.atspi.Cache", "AddAccessible",
            GLib.Variant("(" + ITEM + ")", (each.cached,)),
        )
    emit(ROOT, "ChildrenChanged", "add", item.index, 0, GLib.Variant("(so)", item.reference))
    return {"path": item.path}


def announce(command):
    numbers = range(command.get("count", 1))
    for number in numbers:
        text = command["text"].replace("%", str(number)) if len(numbers) > 1 else command["text"]
        emit(
            command["path"], "Announcement", "", command.get("politeness", 1), 0,
            GLib.Variant("s", text), command.get("destination"),
        )
    return {}


def show(command):
    emit(
        command["path"], "StateChanged", "showing", 1, 0, GLib.Variant("i", 0),
        command.get("destination"),
    )
    return {}


def focus(command):
    emit(command["path"], "StateChanged", "focused", 1, 0, GLib.Variant("i", 0))
    return {}


def remove(command):
    item = next(child for child in root.children if child.path == command["path"])
    index = item.index
    emit(ROOT, "ChildrenChanged", "remove", index, 0, GLib.Variant("(so)", item.reference))
    for each in item.everything():
        bus.emit_signal(
            None, CACHE, "org.a11y.atspi.Cache", "RemoveAccessible",
            GLib.Variant("((so))", (each.reference,)),
        )
        for registration in each.registrations:
            bus.unregister_object(registration)
    root.children.remove(item)
    return {}


def listeners(_command):
    reply = bus.call_sync(
        "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
        "GetRegisteredEvents", None, None, Gio.DBusCallFlags.NONE, 5000, None,
    )
    return {"listeners": [list(pair[:2]) for pair in reply.unpack()[0]]}


COMMANDS = {
    "embed": embed,
    "add": add,
    "announce": announce,
    "show": show,
    "focus": focus,
    "remove": remove,
    "listeners": listeners,
    "calls": lambda _command: {"calls": list(calls)},
}


def obey(line):
    sent = time.monotonic_ns() // 1000
    try:
        command = json.loads(line)
        reply = COMMANDS[command["do"]](command)
        bus.flush_sync(None)
    except Exception as error:  # Whatever it is, the test shall read it.
        reply = {"error": repr(error)}
    reply["time_us"] = sent
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()


unread = b""


def input_arrived(number, _condition):
    global unread
    data = os.read(number, 65536)
    if not data:
        loop.quit()
        return False
    *lines, unread = (unread + data).split(b"\n")
    for line in lines:
        obey(line)
    return True


session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
address = session.call_sync(
    "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
    Gio.DBusCallFlags.NONE, 10000, None,
).unpack()[0]
bus = Gio.DBusConnection.new_for_address_sync(
    address,
    Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
    None, None,
)
root = Item(ROOT, APPLICATION, NAME, None)
export(root)
export_cache()
embed()
print(json.dumps({"bus": bus.get_unique_name()}), flush=True)
loop = GLib.MainLoop()
GLib.unix_fd_add_full(GLib.PRIORITY_DEFAULT, 0, GLib.IOCondition.IN | GLib.IOCondition.HUP,
                      input_arrived)
loop.run()
