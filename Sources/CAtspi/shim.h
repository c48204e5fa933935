// The listening side of AT-SPI, and what of it the Swift importer cannot see: GLib's cast macros.
#include <atspi/atspi.h>
#include <dbus/dbus.h>
#include <glib-unix.h>

/// The text that an event carries, or NULL; it belongs to the event.
static inline const char *toast_event_text(const AtspiEvent *event) {
  return G_VALUE_HOLDS_STRING(&event->any_data) ? g_value_get_string(&event->any_data) : NULL;
}

/// The unique bus name that an object lives at, or NULL; it belongs to the object.
static inline const char *toast_object_bus(AtspiAccessible *accessible) {
  AtspiApplication *application = accessible->parent.app;
  return application ? application->bus_name : NULL;
}

/// The object path, or NULL; it belongs to the object.
static inline const char *toast_object_path(AtspiAccessible *accessible) {
  return accessible->parent.path;
}
