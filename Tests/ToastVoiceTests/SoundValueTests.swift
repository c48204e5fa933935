// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import ToastVoice

@Suite struct SoundValueTests {
  @Test func `a fade goes down to nothing without a step`() {
    var samples = [Int16](repeating: 20_000, count: 400)
    Fade.out(&samples, frames: 176)
    let steps = zip(samples, samples.dropFirst()).map { Int($0) - Int($1) }
    #expect((20_000 - Int(samples[0])) < 400)
    #expect(steps.allSatisfy { (0..<400).contains($0) })
    #expect(samples[175...].allSatisfy { $0 == 0 })
  }

  @Test(arguments: [0, 1, 2, 100]) func `a fade fits into what there is`(count: Int) {
    var samples = [Int16](repeating: .min, count: count)
    Fade.out(&samples, frames: 176)
    #expect(samples.last ?? 0 == 0)
  }

  @Test func `the history keeps the last samples`() {
    var history = SampleHistory(limit: 10)
    for value in 0..<100 { history.append([Int16(value)]) }
    #expect(history.count >= 10)
    #expect(history.takeLast(3) == [97, 98, 99])
    history.append([1])
    #expect(history.takeLast(2) == [96, 1])
    #expect(history.takeLast(1000).count >= 7)
    #expect(history.count == 0)
  }

  @Test func `a WAV header says how much follows`() {
    let bytes = WaveHeader(rate: 22050, frames: 1000).bytes
    #expect(bytes.count == WaveHeader.size)
    #expect(Array(bytes[4..<8]) == [0xF4, 0x07, 0, 0])
    #expect(Array(bytes[24..<28]) == [0x22, 0x56, 0, 0])
    #expect(Array(bytes[40..<44]) == [0xD0, 0x07, 0, 0])
    let endless = WaveHeader(rate: 22050, frames: .max / 2).bytes
    #expect(Array(endless[40..<44]) == [255, 255, 255, 255])
  }

  @Test func `words only go forward`() {
    let text = SafeText("one two three four")
    var timeline = Timeline()
    timeline.mark(EngineMark(frame: 0, position: 1, length: 3), in: text)
    timeline.mark(EngineMark(frame: 100, position: 5, length: 3), in: text)
    timeline.mark(EngineMark(frame: 150, position: 5, length: 3), in: text)
    timeline.mark(EngineMark(frame: 160, position: 1, length: 3), in: text)
    timeline.mark(EngineMark(frame: 90, position: 9, length: 5), in: text)
    timeline.mark(EngineMark(frame: 200, position: 15, length: 0), in: text)
    timeline.mark(EngineMark(frame: 200, position: 99, length: 4), in: text)
    #expect(timeline.due(heard: 0).isEmpty)
    #expect(timeline.due(heard: 1).map(\.position) == [0])
    #expect(timeline.next == 100)
    #expect(timeline.due(heard: 100).isEmpty)
    #expect(timeline.due(heard: 500).map(\.position) == [4, 8])
    #expect(timeline.next == nil)
  }

  @Test func `what is heard is never more than was taken, nor trusted for long`() {
    let now = Instant.now
    let playing = PulseClock(read: 2000, latency: 500, silence: nil, time: now, rate: 1000)
    #expect(playing.heard(at: now, written: 9000) == 1500)
    #expect(playing.heard(at: now + .milliseconds(100), written: 9000) == 1600)
    #expect(playing.heard(at: now + .milliseconds(100), written: 1550) == 1550)
    #expect(playing.heard(at: now + .seconds(9), written: 9000) == 1650)
    let dry = PulseClock(read: 2000, latency: 500, silence: 300, time: now, rate: 1000)
    #expect(dry.heard(at: now + .seconds(9), written: 9000) == 1800)
    let silent = PulseClock(read: 2000, latency: 500, silence: 90_000, time: now, rate: 1000)
    #expect(silent.heard(at: now, written: 9000) == 2000)
  }
}
