import ToastTesting

/// Everything that goes over a message bus, whoever it is for, as dbus-monitor sees it.
struct Wire: Sendable {
  /// One message, with the lines that tell its arguments.
  struct Message: Sendable, CustomStringConvertible {
    /// When, in seconds.
    let time: Double
    /// `signal`, `method call`, …
    let kind: String
    let sender: String
    let destination: String
    let path: String
    let member: String
    var arguments: [String] = []

    var description: String { "\(member) of \(path) to \(destination) \(arguments)" }
  }

  private let monitor: Program

  /// Begins to look at a bus; everything from then on is seen.
  init(_ address: String, in session: PrivateSession) async throws {
    monitor = try session.start("dbus-monitor", ["--address", address])
    // The monitor's own name is taken from it when it begins to see everything.
    try await monitor.waitForLine("its beginning") { $0.contains("member=NameLost") }
  }

  /// All messages so far.
  var messages: [Message] {
    var messages: [Message] = []
    for line in monitor.output.lines {
      if line.hasPrefix(" ") {
        messages[messages.count - 1].arguments.append(String(line.drop { $0 == " " }))
      } else if let message = Message(line) {
        messages.append(message)
      }
    }
    return messages
  }
}

extension Wire.Message {
  /// Reads `signal time=1.5 sender=:1.2 -> destination=:1.3 serial=4 path=/a; interface=b; member=c`.
  fileprivate init?(_ line: String) {
    func field(_ name: String) -> String {
      guard let start = line.firstRange(of: " \(name)=")?.upperBound else { return "" }
      return String(line[start...].prefix { $0 != " " && $0 != ";" })
    }
    guard let time = Double(field("time")), let kind = line.firstRange(of: " time=") else {
      return nil
    }
    self.time = time
    self.kind = String(line[..<kind.lowerBound])
    sender = field("sender")
    destination = field("destination")
    path = field("path")
    member = field("member")
  }
}
