// What of GLib the Swift importer cannot see: casts that are macros.
#include <gio/gio.h>
#include <gio/gunixfdlist.h>
#include <glib-unix.h>

static inline const GVariantType *toast_variant_type(const char *signature) {
  return G_VARIANT_TYPE(signature);
}

static inline GCallback toast_closed_callback(
    void (*callback)(GDBusConnection *, gboolean, GError *, gpointer)) {
  return G_CALLBACK(callback);
}

static inline GCallback toast_settings_callback(
    void (*callback)(GSettings *, const gchar *, gpointer)) {
  return G_CALLBACK(callback);
}
