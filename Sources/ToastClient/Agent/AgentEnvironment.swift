/// What an agent gets of the environment of whoever starts it: what belongs to the session, and
/// nothing that belongs to the starter's job.
enum AgentEnvironment {
  private static let names: Set<String> = [
    "HOME", "USER", "LOGNAME", "SHELL", "PATH", "TMPDIR",
    "LANG", "LANGUAGE", "TZ",
    "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY",
    "AT_SPI_BUS_ADDRESS", "GSETTINGS_BACKEND",
    "PULSE_SERVER", "PULSE_RUNTIME_PATH", "PULSE_COOKIE", "PIPEWIRE_RUNTIME_DIR",
    "ALSA_CONFIG_PATH", "ESPEAK_DATA_PATH",
  ]
  private static let prefixes = ["LC_", "XDG_", "TOAST_"]

  static func select(
    from environment: [String: String], sessionBus address: String?
  ) -> [String: String] {
    var selected = environment.filter { variable in
      names.contains(variable.key) || prefixes.contains { variable.key.hasPrefix($0) }
    }
    // From cron the bus was found without it, and the runtime folder beside it.
    selected["DBUS_SESSION_BUS_ADDRESS"] = address
    if selected["XDG_RUNTIME_DIR"] == nil, let address,
      address.hasPrefix("unix:path=/run/user/"), address.hasSuffix("/bus")
    {
      selected["XDG_RUNTIME_DIR"] = String(address.dropFirst("unix:path=".count).dropLast(4))
    }
    return selected
  }
}
