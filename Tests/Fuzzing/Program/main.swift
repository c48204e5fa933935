import Glibc
import VoiceFuzzing
import VoiceProtocol

// toast-voice-fuzz [COUNT] [SEED]: hostile texts in the languages that have aborted the engine and
// in some others. Ends with 1 where any text silenced the next message.

let arguments = CommandLine.arguments.dropFirst()
guard let count = Int(arguments.first ?? "100000"), count > 0, arguments.count <= 2,
  let seed = UInt64(arguments.dropFirst().first ?? "1")
else {
  print("usage: toast-voice-fuzz [COUNT] [SEED], both positive numbers")
  exit(64)
}
let languages = ["en", "de", "fr", "es", "ru", "ar", "cmn", "hi"].compactMap(VoiceLanguage.init)
var texts = HostileText(seed: seed)
var fuzz = try VoiceFuzz()
let step = 2000
for start in stride(from: 0, to: count, by: step) {
  try fuzz.run(
    (start..<min(start + step, count)).map { (texts.next(), languages[$0 % languages.count]) })
  print(fuzz.result)
  fflush(nil)
}
for (what, found) in [
  ("died", fuzz.result.deaths), ("hung", fuzz.result.hangs), ("ended", fuzz.result.ends),
  ("refused", fuzz.result.failures),
  ("lost", fuzz.result.lost), ("silenced", fuzz.result.silenced),
] {
  for text in found { print("\(what): \(String(reflecting: text))") }
}
exit(fuzz.result.silenced.isEmpty && fuzz.result.lost.isEmpty ? 0 : 1)
