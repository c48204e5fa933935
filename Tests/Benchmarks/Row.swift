/// Times of one thing that was done many times.
struct Samples {
  private let sorted: [Duration]

  init(_ times: [Duration]) { sorted = times.sorted() }

  var median: Duration { sorted.isEmpty ? .zero : sorted[sorted.count / 2] }
  var least: Duration { sorted.first ?? .zero }
  var most: Duration { sorted.last ?? .zero }

  /// The time that so many of a hundred were at most.
  func percentile(_ part: Int) -> Duration {
    sorted.isEmpty ? .zero : sorted[min(sorted.count * part / 100, sorted.count - 1)]
  }

  /// `0.41 (0.32–1.02) ms`
  var text: String { "\(ms(median)) (\(ms(least))–\(ms(most))) ms" }
  /// `1.24 (1.19–1.61) µs`
  var microseconds: String { "\(us(median)) (\(us(least))–\(us(most))) µs" }

  private func us(_ time: Duration) -> String { decimal(time / .microseconds(1)) }
  private func ms(_ time: Duration) -> String { decimal(time / .milliseconds(1)) }
}

/// One line of the result: what was measured, against which peer in the same run, and the budget.
struct Row {
  let what: String
  let measured: String
  var peer = ""
  var ratio: Double?
  let budget: String
  let isMet: Bool

  var text: String {
    let ratio = self.ratio.map { ", \(decimal($0)) × that" } ?? ""
    let peer = self.peer.isEmpty ? "" : "\n    against \(self.peer)\(ratio)"
    return "\(what)\n    \(measured)\(peer)\n    budget: \(budget): \(isMet ? "met" : "MISSED")\n"
  }
}

/// Two places after the point.
func decimal(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}
