extension Display {
  /// What a program of this display has in its environment, and nothing else. It has no session: a
  /// toolkit is kept from asking for one.
  package var environment: [String: String] {
    [
      "DISPLAY": name, "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path,
      "XDG_CACHE_HOME": folder.path, "LANG": "C.UTF-8", "NO_AT_BRIDGE": "1",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/none",
    ]
  }

  /// Starts a program on this display.
  ///
  /// - Throws: as ``Program/init(_:_:environment:input:folder:)`` does.
  package func start(_ program: String, _ arguments: [String] = []) throws -> Program {
    try Program(program, arguments, environment: environment, folder: folder.path)
  }

  /// Runs a program on this display to its end, which must be a success, and returns what it
  /// printed.
  ///
  /// - Throws: ``TestingError``: `missing` where there is no such program, `late`, or `failed`.
  @discardableResult
  package func run(_ program: String, _ arguments: [String]) async throws -> String {
    let result = try await ToastTesting.run(
      program, arguments, environment: environment, folder: folder.path)
    guard result.exit == .status(0) else {
      throw TestingError(
        .failed, "\(program) \(arguments.joined(separator: " ")): \(result.exit), \(result.errors)")
    }
    return result.output
  }

  /// Starts a window manager, openbox; it manages windows when this returns.
  package func startWindowManager() async throws -> Program {
    let manager = try start("openbox", ["--sm-disable"])
    try await waitUntil("the window manager", there: { manager.state(of: "") }) {
      try await run("xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"]).contains("window id").whenTrue
    }
    return manager
  }

  /// Starts a compositor, picom, on a display whose root nobody has painted; it shows windows when
  /// this returns.
  package func startCompositor() async throws -> Program {
    let compositor = try start("picom", ["--config", "/dev/null", "--backend", "xrender"])
    // It says that it is there before it shows anything: its grey in the place of the server's black.
    try await waitUntil(
      "the compositor's picture", within: .seconds(20), there: { compositor.state(of: "") }
    ) {
      try await (picture()[0, 0].luminance > 0).whenTrue
    }
    return compositor
  }

  /// Paints the root: arguments of hsetroot.
  package func paintRoot(_ arguments: String...) async throws {
    try await run("hsetroot", arguments)
  }

  // MARK: Outputs

  /// Parts the screen into outputs side by side, of the same width.
  package func split(into names: [String], width: Int, height: Int) async throws {
    let part = width / names.count
    for (index, name) in names.enumerated() {
      // The first takes the place of the whole.
      let output = index == 0 ? "screen" : "none"
      try await run(
        "xrandr",
        ["--setmonitor", name, "\(part)/100x\(height)/100+\(index * part)+0", output])
    }
  }

  /// Gives the only output another size, which has to be a smaller one.
  package func resize(width: Int, height: Int) async throws {
    let mode = "\(width)x\(height)"
    let timings = [
      "25", "\(width)", "\(width + 16)", "\(width + 112)", "\(width + 160)", "\(height)",
      "\(height + 10)", "\(height + 12)", "\(height + 45)",
    ]
    try await run("xrandr", ["--newmode", mode] + timings)
    try await run("xrandr", ["--addmode", "screen", mode])
    try await run("xrandr", ["--output", "screen", "--mode", mode])
  }
}
