import Testing

@testable import ToastClient

@Suite struct AgentEnvironmentTests {
  private static let address = "unix:path=/run/user/1000/bus"

  @Test func `an agent gets what belongs to the session`() {
    let session = [
      "HOME": "/home/ada", "PATH": "/usr/bin", "LANG": "de_DE.UTF-8", "LC_TIME": "C",
      "DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "XAUTHORITY": "/x",
      "XDG_RUNTIME_DIR": "/run/user/1000", "XDG_CONFIG_HOME": "/c", "TOAST_VOICE": "anna",
      "PULSE_SERVER": "unix:/p", "AT_SPI_BUS_ADDRESS": "unix:path=/a",
    ]
    var expected = session
    expected["DBUS_SESSION_BUS_ADDRESS"] = Self.address
    #expect(AgentEnvironment.select(from: session, sessionBus: Self.address) == expected)
  }

  @Test(arguments: [
    "LD_PRELOAD", "LD_LIBRARY_PATH", "GIO_EXTRA_MODULES", "PYTHONPATH", "SSH_CONNECTION", "TERM",
    "COLUMNS", "NO_COLOR", "PWD", "OLDPWD", "SHLVL", "_", "BASH_FUNC_x%%", "toast_x", "G_DEBUG",
    "DBUS_STARTER_ADDRESS", "NOTIFY_SOCKET", "MAIL",
  ])
  func `an agent gets nothing that belongs to the job that started it`(name: String) {
    let selected = AgentEnvironment.select(
      from: [name: "x", "HOME": "/h"], sessionBus: Self.address)
    #expect(selected[name] == nil)
    #expect(selected["HOME"] == "/h")
  }

  @Test(
    arguments: [
      (address, nil, "/run/user/1000"), (address, "/mine", "/mine"),
      ("unix:path=/tmp/bus", nil, nil), ("unix:abstract=/run/user/1/bus", nil, nil),
      ("unix:path=/run/user/1000/bus,guid=12", nil, nil),
    ] as [(String, String?, String?)])
  func `from cron the runtime folder is the one beside the bus`(
    address: String, folder: String?, expected: String?
  ) {
    var environment = ["HOME": "/h"]
    environment["XDG_RUNTIME_DIR"] = folder
    let selected = AgentEnvironment.select(from: environment, sessionBus: address)
    #expect(selected["XDG_RUNTIME_DIR"] == expected)
    #expect(selected["DBUS_SESSION_BUS_ADDRESS"] == address)
  }

  @Test func `without a session bus there is no address, whatever the starter had`() {
    let selected = AgentEnvironment.select(
      from: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/other"], sessionBus: nil)
    #expect(selected.isEmpty)
  }
}
