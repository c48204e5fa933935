import GLibKit
import Glibc
import ToastAudit
import ToastCore

/// Checking many toasts of all kinds by the rules of WCAG 2.2, AA.
enum AuditBenchmark {
  private static let count = 10_000

  static func rows(runs: Int) -> [Row] {
    let toasts = (0..<count).map(toast)
    var times: [Duration] = []
    let before = Resident.bytes
    var most = before
    for _ in 0..<max(runs, 3) {
      let start = EventLoop.now
      let report = audit(toasts)
      times.append(EventLoop.now - start)
      most = max(most, Resident.bytes)
      precondition(report.results.count > 10 * count && !report.failures.isEmpty)
    }
    let samples = Samples(times)
    let megabytes = Double(most - before) / 1e6
    return [
      Row(
        what: "audit \(count) toasts", measured: samples.text, budget: "at most 1 s",
        isMet: samples.median <= .seconds(1)),
      Row(
        what: "memory of that audit, its report included", measured: "\(decimal(megabytes)) MB",
        budget: "at most 200 MB", isMet: megabytes <= 200),
    ]
  }

  /// A toast of one of many kinds: some cannot be read, some have actions, some are on glass.
  private static func toast(_ number: Int) -> AuditedToast {
    let severities: [ToastSeverity?] = [nil] + ToastSeverity.allCases
    let actions = (0..<(number % 3)).map { ToastAction("Action \($0)") {} }
    let content = ToastContent(
      icon: number % 4 == 0 ? .systemImage("bell") : nil, title: "Toast number \(number) is done",
      message: number % 2 == 0
        ? "It took \(number) seconds, and all files are in their place." : nil,
      actions: actions, language: "en")
    let style = ToastStyle.custom { style in
      style.backgroundUsesGlass = number % 7 == 0
      if number % 5 == 0 { style.backgroundColor = Color(rgb: UInt32(number * 1327)) }
    }
    return AuditedToast(content, severity: severities[number % 5], style: style)
  }
}

/// What of this process is in memory.
enum Resident {
  static var bytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, CInt(line.count), file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
