// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeakNG
import Glibc

// The raw API of eSpeak NG, as a program that links it has it: prints the microseconds from asking
// for a word to its first sample, once for each of so many runs.

private nonisolated(unsafe) var firstSample = timespec()
private nonisolated(unsafe) var isFirst = false

private func take(
  _ samples: UnsafeMutablePointer<Int16>?, _ count: CInt, _: UnsafeMutablePointer<espeak_EVENT>?
) -> CInt {
  if isFirst, samples != nil, count > 0 {
    clock_gettime(CLOCK_MONOTONIC, &firstSample)
    isFirst = false
  }
  return 0
}

let runs = Int(CommandLine.arguments.dropFirst().first ?? "31") ?? 31
guard espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 60, nil, CInt(espeakINITIALIZE_DONT_EXIT)) > 0,
  espeak_SetVoiceByName("en") == EE_OK
else { exit(70) }
espeak_SetSynthCallback(take)
for _ in 0...runs {
  var start = timespec()
  clock_gettime(CLOCK_MONOTONIC, &start)
  isFirst = true
  espeak_Synth("word", 5, 0, POS_CHARACTER, 0, CUnsignedInt(espeakCHARS_UTF8), nil, nil)
  let nanoseconds =
    (firstSample.tv_sec - start.tv_sec) * 1_000_000_000 + firstSample.tv_nsec - start.tv_nsec
  print(Double(nanoseconds) / 1000)
}
