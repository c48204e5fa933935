// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A PulseAudio server that is sure not to be there.
let nowhere = "unix:/dev/null/nowhere"

/// Runs something with `PULSE_SERVER` set to a value of ours.
///
/// Only for the player's thread, which is also the only one that reads the environment: eSpeak NG
/// and ALSA's PulseAudio plug-in would otherwise look for the server on their own, wait for one
/// that does not answer, or start one.
func withPulseServer<Result>(_ server: String, _ body: () -> Result) -> Result {
  let saved = getenv("PULSE_SERVER").map { String(cString: $0) }
  setenv("PULSE_SERVER", server, 1)
  defer {
    if let saved {
      setenv("PULSE_SERVER", saved, 1)
    } else {
      unsetenv("PULSE_SERVER")
    }
  }
  return body()
}
