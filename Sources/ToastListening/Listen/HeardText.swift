import Glibc
import SystemKit
import ToastCore

extension Hearing {
  /// The texts to find something in: each one by itself, and all of them as they are read out.
  var texts: [String] {
    var texts: [String] = []
    for part in [text, description ?? ""] + (labels ?? []) where !part.isEmpty {
      if !texts.contains(part) { texts.append(part) }
    }
    return texts.count > 1 ? texts + [texts.joined(separator: " ")] : texts
  }

  /// A line for people, line end included: `14:03:22.118  Editor  notification  polite  Saved`. The
  /// texts come from other programs.
  func text(at time: Duration) -> String {
    let parts = [
      Self.clock(time), application ?? "", role ?? "", politeness ?? "shown", texts.last ?? "",
    ]
    return parts.map { part in
      part.isEmpty ? "-" : TextSafety.neutralize(part, for: .terminal)
    }.joined(separator: "  ") + "\n"
  }

  /// A line of JSON, line end included, with the time of day.
  func json(at time: Duration) -> String {
    let members = [JSONText.Member("time", .string(Self.iso(time)))] + self.members
    return JSONText.object(members).text + "\n"
  }

  private static func clock(_ time: Duration) -> String {
    var (parts, seconds) = (tm(), time_t(time.components.seconds))
    localtime_r(&seconds, &parts)
    return written(parts, "%H:%M:%S") + "." + milliseconds(time)
  }

  private static func iso(_ time: Duration) -> String {
    var (parts, seconds) = (tm(), time_t(time.components.seconds))
    gmtime_r(&seconds, &parts)
    return "\(written(parts, "%Y-%m-%dT%H:%M:%S")).\(milliseconds(time))Z"
  }

  private static func written(_ time: tm, _ format: String) -> String {
    var time = time
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, format, &time)
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func milliseconds(_ time: Duration) -> String {
    let number = String(time.components.attoseconds / 1_000_000_000_000_000)
    return String(repeating: "0", count: 3 - number.count) + number
  }
}
