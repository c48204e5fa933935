import CGLib

/// A group of the desktop's settings (GSettings), of which only what is installed is asked for: a
/// schema or key that is missing would end the process.
public final class Settings: Sendable {
  /// GSettings may be read from one thread at a time; everything here is done on its loop.
  private nonisolated(unsafe) let pointer: UnsafeMutablePointer<GSettings>
  private let keys: Set<String>
  private let loop: EventLoop

  /// Opens the settings of a schema; `nil` where it is not installed. Call it on the loop, where
  /// changes are told too.
  public init?(_ schema: String, on loop: EventLoop) {
    precondition(loop.isCurrent, "changes arrive where the settings were opened")
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return nil }
    defer { g_settings_schema_unref(found) }
    // One with a path of its own for each object cannot be opened by its name.
    guard g_settings_schema_get_path(found) != nil,
      let pointer = g_settings_new_full(found, nil, nil)
    else { return nil }
    self.pointer = pointer
    self.loop = loop
    var keys: Set<String> = []
    if let names = g_settings_schema_list_keys(found) {
      var next = names
      while let name = next.pointee {
        keys.insert(String(cString: name))
        next += 1
      }
      g_strfreev(names)
    }
    self.keys = keys
  }

  deinit {
    // It may be the loop's own thread that tells a change to.
    let held = pointer
    g_object_unref(gpointer(held))
  }

  /// The value of a key; `nil` where the schema has none of that name. Call it on the loop.
  public func value(_ key: String) -> Variant? {
    keys.contains(key) ? Variant(g_settings_get_value(pointer, key)) : nil
  }

  /// The value of a key where somebody has set it. Call it on the loop.
  public func userValue(_ key: String) -> Variant? {
    guard keys.contains(key), let value = g_settings_get_user_value(pointer, key) else {
      return nil
    }
    return Variant(value)
  }

  /// Calls back on the loop when a key has changed, for as long as the settings live. A key that the
  /// schema has not changes never.
  public func onChange(of key: String, _ body: @escaping @Sendable () -> Void) {
    guard keys.contains(key) else { return }
    g_signal_connect_data(
      gpointer(pointer), "changed::\(key)", toast_settings_callback(settingChanged),
      retainedBox(body), { data, _ in releaseBox(data) }, GConnectFlags(rawValue: 0))
    // A backend tells only of keys that were read while somebody listened.
    _ = value(key)
  }
}

private func settingChanged(
  _ settings: UnsafeMutablePointer<GSettings>?, _ key: UnsafePointer<gchar>?, _ data: gpointer?
) {
  unbox(data, as: (@Sendable () -> Void).self)?()
}
