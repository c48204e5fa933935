// SPDX-License-Identifier: GPL-3.0-or-later

import SystemKit
import Testing
import ToastTesting
import VoiceProtocol

extension RunningVoiceTests {
  /// Prints what the budgets are about; how busy the machine is decides too much to judge it here.
  @Suite(.enabled(if: Environment.current["TOAST_TIMINGS"] != nil, "set TOAST_TIMINGS=1"))
  struct TimingProbe {
    private let server: StageServer

    init() throws { server = try StageServer() }

    private func report(_ what: String, _ values: [Duration]) {
      let sorted = values.sorted()
      let (median, largest) = (sorted[sorted.count / 2], sorted[sorted.count - 1])
      print("timing: \(what): median \(median), largest \(largest)")
    }

    @Test func `how quick it is`() throws {
      var ready: [Duration] = []
      var cold: [Duration] = []
      for _ in 0..<15 {
        let start = SuspendingClock.now
        let voice = try VoiceProcess(environment: server.environment)
        ready.append(SuspendingClock.now - start)
        try voice.send(.speak(SpeakRequest(id: 1, text: "Saved")))
        cold += try voice.events { $0.start != nil }.compactMap(\.start?.firstSample)
      }
      report("start to ready", ready)
      report("request to first sample, cold", cold)

      let voice = try VoiceProcess(environment: server.environment)
      _ = try voice.say(SpeakRequest(id: 1, text: "Saved"))
      var warm: [Duration] = []
      var cuts: [Duration] = []
      for id in UInt64(2)...41 {
        let text = "Build finished, all the tests have passed."
        try voice.send(.speak(SpeakRequest(id: id, text: text)))
        // Alternately as soon as it is heard and once its end is made.
        let events = try voice.events { event in
          id % 2 == 0 ? event.wordPosition != nil : (event.wordPosition ?? 0) > 6
        }
        warm += events.compactMap(\.start?.firstSample)
        try voice.send(.cut(id: id))
        guard case .cut(_, _, let acknowledged) = try voice.events(through: { $0.ends == id }).last
        else { throw TestingError(.failed, "it was not cut") }
        cuts.append(acknowledged)
      }
      report("request to first sample, warm", warm)
      report("cut to acknowledgement", cuts)
    }
  }
}
