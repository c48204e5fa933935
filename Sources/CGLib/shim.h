// What of GLib the Swift importer cannot see: macros and variadic functions.
#include <gio/gio.h>
#include <gio/gunixfdlist.h>
#include <glib-unix.h>
