/// The name of a display as `DISPLAY` has it: `:0`, `localhost:10.0`.
struct XAddress: Equatable {
  /// The machine; empty for this one.
  let host: String
  /// Which of the machine's displays.
  let number: Int

  /// Reads a name; `nil` where it is none.
  init?(_ name: String) {
    guard let colon = name.lastIndex(of: ":") else { return nil }
    let digits = name[name.index(after: colon)...].prefix { $0 != "." }
    guard let number = Int(digits), (0...65_535).contains(number) else { return nil }
    self.number = number
    host = String(name[..<colon])
  }

  /// Whether the way to it ends on this machine, be it that of a tunnel: its cookie is then kept
  /// under this machine's name.
  var isLocal: Bool {
    host.isEmpty || host.hasPrefix("/")
      || ["unix", "localhost", "127.0.0.1", "[::1]", "::1"]
        .contains(host)
  }
}
