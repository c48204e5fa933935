import Synchronization
import Testing
import ToastTesting

@testable import ToastCore

@Suite struct ToastCenterTests {
  private typealias Bench = CenterBench

  /// Events without the content of reports.
  private func names(_ events: [ToastEvent]) -> [String] {
    events.map { event in
      switch event {
      case .print: "print"
      case .accepted: "accepted"
      case .acted(let index): "acted \(index)"
      case .spoke(let word): "spoke \(word.text)"
      case .finished(let sense, let report): "\(sense) \(report.state)"
      case .ended(let outcome): "ended \(outcome.word)"
      case .reported: "reported"
      }
    }
  }

  @Test func `an announced toast: accepted, ended at its time, reported`() throws {
    let bench = Bench(Bench.reader, announced: Bench.read)
    let id = bench.submit()
    let told = ["accepted", "announcement delivered"]
    #expect(names(bench.events(of: id)) == told)
    #expect(bench.announcement.calls == [.present(id)])
    #expect(bench.scheduler.timers == [bench.scheduler.now + .seconds(3)])
    bench.scheduler.advance(by: .milliseconds(2999))
    #expect(names(bench.events(of: id)) == told)
    bench.scheduler.advance(by: .milliseconds(1))
    #expect(names(bench.events(of: id)) == told + ["ended expired", "reported"])
    #expect(bench.announcement.calls == [.present(id), .end(id, .expired)])
    #expect(bench.voice.calls.isEmpty)
    let report = try #require(bench.reports(of: id).first)
    #expect(report.channels[.announcement] == Bench.read)
    #expect(report.channels[.voice] == ChannelReport(.skipped, reason: "a screen reader listens"))
    #expect(report.channels[.text] == ChannelReport(.skipped, reason: "a screen reader listens"))
    #expect(report.title.hasPrefix("Saved"))
    #expect(report.isDelivered)
    #expect(bench.scheduler.timers.isEmpty, "33: no timer while the queue is empty")
  }

  @Test func `what is submitted before the centre is open waits for that`() {
    let bench = Bench(Bench.voiceOnly, announced: Bench.unheard, isOpen: false)
    let ids = [bench.submit(), bench.submit()]
    #expect(bench.events.isEmpty)
    bench.change(Bench.reader)
    bench.open()
    #expect(bench.events.prefix(2) == [.init(1, .accepted), .init(2, .accepted)])
    #expect(bench.announcement.calls == [.present(ids[0])])
  }

  @Test func `27: toasts are presented one after the other, errors first`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    for urgent in [false, false, true, false, true] {
      bench.submit(Bench.request(urgent: urgent))
    }
    bench.scheduler.advance(by: .seconds(15))
    #expect(bench.announcement.presented.map(\.id) == [1, 3, 5, 2, 4])
    #expect(bench.scheduler.timers.isEmpty)
  }

  @Test func `text is printed at acceptance, before its turn, and once`() {
    let bench = Bench(Bench.silence, announced: Bench.unheard)
    bench.submit()
    let second = bench.submit()
    #expect(names(bench.events(of: second)) == ["print", "accepted"])
    bench.run { $0.printed(second, ChannelReport(.delivered)) }
    let told = ["print", "accepted", "text delivered"]
    #expect(names(bench.events(of: second)) == told)
    #expect(bench.announcement.presented.map(\.id) == [1], "the others wait for its turn")
    bench.scheduler.advance(by: .seconds(7))
    #expect(
      names(bench.events(of: second))
        == told + ["announcement skipped", "ended expired", "reported"])
    #expect(bench.reports(of: second).first?.channels[.text] == ChannelReport(.delivered))
    // The first one's sender never said what came of its text.
    #expect(bench.reports(of: 1).map { $0.channels[.text]?.state } == [.failed])
    bench.run { $0.printed(1, ChannelReport(.delivered)) }
    #expect(bench.reports(of: 1).count == 1)
  }

  @Test func `speech into a file does not wait for its turn, nor is it done twice`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    bench.submit()
    var request = Bench.request()
    request.speech.destination = .descriptor(9)
    let id = bench.submit(request)
    #expect(bench.voice.calls == [.present(id)])
    bench.voice.finish(id)
    bench.scheduler.runUntilIdle()
    #expect(names(bench.events(of: id)) == ["accepted", "voice delivered"])
    #expect(bench.announcement.presented.map(\.id) == [1], "the others wait for its turn")
    bench.scheduler.advance(by: .seconds(7))
    #expect(bench.announcement.presented.map(\.id) == [1, id])
    #expect(bench.voice.presented.map(\.id) == [id])
    #expect(bench.reports(of: id).map { $0.channels[.voice]?.state } == [.delivered])
  }

  @Test func `speech into a file that is still under way at its turn holds nobody up`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    bench.submit()
    var request = Bench.request()
    request.speech.destination = .descriptor(9)
    let id = bench.submit(request)
    bench.run { $0.tell(.currentEnded(among: nil, .closedByPerson)) }
    bench.scheduler.advance(by: .seconds(4))
    #expect(bench.voice.calls == [.present(id), .end(id, .expired)])
    #expect(bench.reports(of: id).isEmpty)
    bench.voice.finish(id)
    bench.scheduler.runUntilIdle()
    #expect(bench.reports(of: id).map { $0.channels[.voice]?.state } == [.delivered])
  }

  @Test func `a sender may print at once, inside of the observer`() {
    let bench = Bench(Bench.silence, announced: Bench.unheard)
    let id = bench.submit { bench, id, event in
      if event == .print { bench.center.printed(id, ChannelReport(.delivered)) }
    }
    bench.scheduler.advance(by: .seconds(3))
    #expect(
      names(bench.events(of: id)) == [
        "print", "accepted", "announcement skipped", "text delivered", "ended expired", "reported",
      ])
    #expect(bench.reports(of: id).first?.channels[.text]?.state == .delivered)
  }

  @Test func `text comes late where the voice fails`() {
    let bench = Bench(Bench.voiceOnly, announced: Bench.unheard)
    let id = bench.submit()
    #expect(names(bench.events(of: id)) == ["accepted", "announcement skipped"])
    #expect(bench.voice.underWay == [id])
    bench.voice.finish(id, ChannelReport(.failed, reason: "no device"))
    bench.scheduler.runUntilIdle()
    let told = ["accepted", "announcement skipped", "voice failed", "print"]
    #expect(names(bench.events(of: id)) == told)
    bench.run { $0.printed(id, ChannelReport(.delivered)) }
    bench.scheduler.advance(by: .seconds(5))
    #expect(
      names(bench.events(of: id)) == told + ["text delivered", "ended expired", "reported"])
  }

  @Test func `the voice takes over where no reader has read it, even after its time`() {
    let bench = Bench(Bench.reader)
    let id = bench.submit(Bench.request(seconds: 1))
    bench.scheduler.advance(by: .seconds(2))
    #expect(names(bench.events(of: id)) == ["accepted", "ended expired"])
    #expect(bench.voice.calls.isEmpty)
    bench.announcement.finish(id, Bench.unread)
    bench.scheduler.runUntilIdle()
    #expect(bench.voice.calls == [.present(id)])
    bench.voice.finish(id)
    bench.scheduler.runUntilIdle()
    #expect(bench.reports(of: id).map { $0.channels[.voice]?.state } == [.delivered])
    #expect(bench.reports(of: id).first?.channels[.text]?.reason == "it was spoken")
  }

  @Test func `20: a toast outlasts its speech by a second`() {
    let bench = Bench(Bench.voiceOnly, announced: Bench.unheard)
    let id = bench.submit()
    bench.scheduler.advance(by: .seconds(4))
    #expect(names(bench.events(of: id)) == ["accepted", "announcement skipped"])
    bench.voice.finish(id)
    bench.scheduler.advance(by: .milliseconds(999))
    let told = ["accepted", "announcement skipped", "voice delivered"]
    #expect(names(bench.events(of: id)) == told)
    bench.scheduler.advance(by: .milliseconds(1))
    #expect(names(bench.events(of: id)) == told + ["ended expired", "reported"])
  }

  @Test func `29: a refused toast is told so, and reported, and nothing else`() throws {
    let bench = Bench(Bench.silence, announced: Bench.unheard, limit: 1)
    for _ in 0..<2 { bench.submit() }
    let id = bench.submit()
    #expect(names(bench.events(of: id)) == ["ended refused", "reported"])
    let report = try #require(bench.reports(of: id).first)
    #expect(!report.isDelivered)
    #expect(report.channels.values.allSatisfy { $0.state == .failed && $0.reason != nil })
    #expect(Set(report.channels.keys) == Set(ToastSense.allCases))
  }

  @Test(arguments: [ToastContent(), .init(title: " \n"), .init(title: "", message: "\t")])
  func `8: a toast that says nothing is refused, never shown blank`(content: ToastContent) {
    let bench = Bench(Bench.silence)
    let id = bench.submit(ToastRequest(content: content))
    #expect(names(bench.events(of: id)) == ["ended refused", "reported"])
    #expect(bench.announcement.calls.isEmpty)
    #expect(bench.scheduler.timers.isEmpty)
  }

  @Test func `a toast that is dismissed while it waits is never presented`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    let first = bench.submit()
    let second = bench.submit()
    bench.run { $0.end(second, .closedByCaller) }
    #expect(names(bench.events(of: second)) == ["accepted", "ended closed-by-caller", "reported"])
    bench.scheduler.advance(by: .seconds(9))
    #expect(bench.announcement.presented.map(\.id) == [first])
    let report = bench.reports(of: second).first?.channels[.announcement]
    #expect(report?.state == .skipped)
    #expect(report?.reason?.hasSuffix("before its turn") == true)
  }

  @Test func `a toast that is dismissed while it is presented is cut, and its report waits`() {
    let bench = Bench(Bench.voiceOnly, announced: Bench.unheard)
    let id = bench.submit()
    bench.run { $0.tell(.currentEnded(among: nil, .closedByPerson)) }
    bench.run { $0.end(id, .closedByCaller) }
    #expect(bench.voice.calls == [.present(id), .end(id, .closedByPerson)])
    let told = ["accepted", "announcement skipped", "ended closed-by-person"]
    #expect(names(bench.events(of: id)) == told)
    bench.voice.finish(id, ChannelReport(.failed, reason: "it was cut short"))
    bench.scheduler.runUntilIdle()
    // Whoever closed it does not want it as text either.
    #expect(names(bench.events(of: id)) == told + ["voice failed", "reported"])
    #expect(bench.scheduler.timers.isEmpty)
  }

  @Test func `4: everything is ended at once, each told once`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    for _ in 0..<3 { bench.submit() }
    bench.run { $0.tell(.allEnded(among: nil, .cleared)) }
    for number in 1...3 as ClosedRange<UInt64> {
      let told = number == 1 ? ["announcement delivered"] : []
      #expect(
        names(bench.events(of: ToastID(number)))
          == ["accepted"] + told + ["ended cleared", "reported"])
    }
    #expect(bench.announcement.presented.count == 1)
    #expect(bench.scheduler.timers.isEmpty)
  }

  @Test func `4: at the program's end everything that waits is announced at once`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    for _ in 0..<3 { bench.submit() }
    let delivered = Mutex(false)
    bench.run { center in
      center.hurry()
      center.whenDelivered { delivered.withLock { $0 = true } }
    }
    bench.scheduler.advance(by: .zero)
    #expect(bench.announcement.presented.map(\.id) == [1, 2, 3])
    #expect(delivered.withLock { $0 })
    bench.run { $0.printRest {} }
    #expect(!bench.events.map(\.event).contains(.print))
  }

  @Test func `4: what cannot be said in time at the program's end is printed`() {
    let bench = Bench(Bench.voiceOnly, announced: Bench.unheard)
    for _ in 0..<3 { bench.submit() }
    let silent = bench.submit(Bench.request(wishes: DeliveryWishes(text: .never)))
    let closed = bench.submit()
    bench.run { $0.end(closed, .closedByCaller) }
    bench.run { $0.hurry() }
    bench.voice.finish(1)
    bench.scheduler.advance(by: .zero)
    let done = Mutex(0)
    for _ in 0..<2 {
      bench.run { center in center.printRest { done.withLock { $0 += 1 } } }
    }
    #expect(done.withLock { $0 } == 2)
    #expect(bench.events.filter { $0.event == .print }.map(\.id) == [2, 3])
    #expect(bench.reports(of: silent).isEmpty)
  }

  @Test func `a channel that this program does not have is skipped with that reason`() {
    let scheduler = ManualScheduler()
    let reports = Mutex<[ToastReport]>([])
    let center = ToastCenter(scheduler: scheduler, channels: []) { Bench.voiceOnly }
    center.open()
    center.submit(Bench.request(wishes: DeliveryWishes(text: .never))) { _, event in
      if case .reported(let report) = event { reports.withLock { $0.append(report) } }
    }
    scheduler.advance(by: .seconds(5))
    let report = reports.withLock { $0 }.first
    #expect(report?.channels[.voice]?.reason == "this program has no such channel")
    #expect(report?.channels[.text]?.reason == "not wanted")
    #expect(report?.isDelivered == false)
  }
}
