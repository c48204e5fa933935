import Glibc

// Medians (least–most), peers in the same run, in turn.
let runs = 61
let benchmarks: [(String, () async throws -> [Row])] = [
  ("command", { try await CommandBenchmark.rows(runs: runs) }),
  ("announcement", { try await AnnouncementBenchmark.rows(runs: runs) }),
  ("listen", { try await ListenBenchmark.rows(runs: runs) }),
  ("queue", { QueueBenchmark.rows(runs: runs) }),
  ("audit", { AuditBenchmark.rows(runs: 9) }),
  ("preferences", { try await PreferencesBenchmark.rows(runs: 31) }),
  ("drawing", { try DrawingBenchmark.rows(runs: runs) }),
  ("screen", { try await ScreenBenchmark.rows(runs: 21) }),
  ("voice", { try await VoiceBenchmark.rows(runs: 31) }),
  ("voiceprocess", { try await VoiceProcessBenchmark.rows(runs: 15) }),
  ("rest", { try await RestBenchmark.rows(time: .seconds(60)) }),
]
let wanted = CommandLine.arguments.dropFirst()
for (name, rows) in benchmarks where wanted.isEmpty || wanted.contains(name) {
  do {
    for row in try await rows() { print(row.text) }
  } catch {
    print("\(name): not measured: \(error)\n")
    exit(1)
  }
}
