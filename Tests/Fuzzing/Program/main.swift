import Glibc
import VoiceFuzzing
import VoiceProtocol

// toast-voice-fuzz [COUNT] [SEED] [START]: hostile texts in the languages that have aborted the
// engine and in some others, from the START-th text of the seed on, so that a run that was ended can
// be taken up again. Ends with 1 where any text silenced the next message.

let numbers = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard numbers.count <= 3, !numbers.contains(nil), let given = numbers as? [UInt64] else {
  print("usage: toast-voice-fuzz [COUNT, 100000] [SEED, 1] [START, 0]")
  exit(64)
}
let count = Int(clamping: given.first ?? 100_000)
let start = Int(clamping: given.dropFirst(2).first ?? 0)
let languages = ["en", "de", "fr", "es", "ru", "ar", "cmn", "hi"].compactMap(VoiceLanguage.init)
var texts = HostileText(seed: given.dropFirst().first ?? 1)
for _ in 0..<start { _ = texts.next() }

var told: Set<String> = []
/// Prints what was found since the last time: nobody knows how far a long run gets.
@MainActor func tell(_ result: VoiceFuzz.Result) {
  for (what, found) in [
    ("died", result.deaths), ("hung", result.hangs), ("ended", result.ends),
    ("refused", result.failures), ("lost", result.lost), ("silenced", result.silenced),
  ] {
    for text in found where told.insert("\(what): \(text)").inserted {
      print("\(what): \(String(reflecting: text))")
    }
  }
  print(result)
  fflush(nil)
}

var fuzz = try VoiceFuzz()
let end = start + count
for first in stride(from: start, to: end, by: 2000) {
  try fuzz.run(
    (first..<min(first + 2000, end)).map { (texts.next(), languages[$0 % languages.count]) })
  tell(fuzz.result)
}
exit(fuzz.result.silenced.isEmpty && fuzz.result.lost.isEmpty ? 0 : 1)
