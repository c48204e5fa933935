import Glibc
import Synchronization
import SystemKit
import Testing
import ToastTesting

@testable import ToastCore

/// What comes in at awkward moments: from inside of an observer, from many threads, too late.
@Suite struct ToastCenterOrderTests {
  private typealias Bench = CenterBench

  @Test func `an observer may call the centre: what it asks for comes after what is under way`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    let first = bench.submit { bench, _, event in
      guard event == .accepted else { return }
      bench.post()
      bench.center.tell(.currentEnded(among: nil, .closedByPerson))
    }
    #expect(bench.announcement.calls.prefix(2) == [.present(first), .end(first, .closedByPerson)])
    #expect(bench.announcement.presented.map(\.id) == [1, 2])
    #expect(bench.events(of: first).first == .accepted)
    #expect(bench.events(of: first).contains(.ended(.closedByPerson)))
  }

  @Test func `a toast may follow from the report of another, for ever`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    @Sendable func next(_ bench: Bench, _ id: ToastID, _ event: ToastEvent) {
      if case .reported = event, id < 50 { bench.post(then: next) }
    }
    bench.submit(then: next)
    bench.scheduler.advance(by: .seconds(200))
    #expect(bench.announcement.presented.map(\.id) == (1...50).map { ToastID($0) })
  }

  @Test func `ids ascend in the order in which toasts are presented, from any number of threads`()
    async throws
  {
    let bench = Bench(Bench.reader, announced: Bench.read, limit: 1000)
    let ids = Mutex<[ToastID]>([])
    let done = (0..<8).map { _ in Latch() }
    for latch in done {
      Thread.start {
        for _ in 0..<50 {
          let id = bench.post()
          ids.withLock { $0.append(id) }
        }
        latch.open()
      }
    }
    for latch in done { latch.wait() }
    bench.scheduler.advance(by: .seconds(3 * 400))
    #expect(ids.withLock { $0.sorted() } == (1...400).map { ToastID($0) })
    #expect(bench.announcement.presented.map(\.id) == (1...400).map { ToastID($0) })
    #expect(bench.events.filter { $0.event == .accepted }.map(\.id.number) == Array(1...400))
  }

  @Test func `10: a button works as long as its toast is there, and not longer`() {
    let bench = Bench(Bench.reader)
    var request = Bench.request()
    request.content.actions = ["Retry", "Undo"].map { ToastAction($0) {} }
    let id = bench.submit(request)
    bench.announcement.act(id, 0)
    bench.announcement.finish(id, Bench.read)
    bench.scheduler.runUntilIdle()
    // The reader has read it long before its user presses.
    bench.announcement.act(id, 1)
    bench.announcement.act(id, 2)
    bench.run { $0.end(id, .action("Undo")) }
    bench.announcement.act(id, 1)
    bench.scheduler.runUntilIdle()
    let presses = bench.events(of: id).filter { if case .acted = $0 { true } else { false } }
    #expect(presses == [.acted(0), .acted(1)])
    #expect(bench.reports(of: id).map(\.outcome) == [.action("Undo")])
  }

  @Test func `24: what a channel says after its report changes nothing`() {
    let bench = Bench(Bench.reader)
    let id = bench.submit(Bench.request(wishes: DeliveryWishes(speak: true)))
    bench.announcement.finish(id, Bench.read)
    bench.announcement.finish(id, Bench.unread)
    bench.voice.finish(id)
    bench.scheduler.advance(by: .seconds(9))
    bench.voice.finish(id, ChannelReport(.failed))
    bench.scheduler.runUntilIdle()
    #expect(bench.reports(of: id).count == 1)
    #expect(bench.reports(of: id).first?.channels[.announcement] == Bench.read)
  }

  @Test func `delivered is when nothing waits and no channel is at work, though one still shows`() {
    let bench = Bench(Bench.voiceOnly, announced: Bench.unheard)
    let delivered = Mutex(0)
    let count = { delivered.withLock { $0 } }
    bench.submit()
    let second = bench.submit()
    bench.run { $0.whenDelivered { delivered.withLock { $0 += 1 } } }
    bench.voice.finish(1)
    bench.scheduler.advance(by: .seconds(2))
    #expect(count() == 0)
    bench.scheduler.advance(by: .seconds(1))
    #expect(bench.voice.underWay == [second])
    #expect(count() == 0)
    bench.voice.finish(second)
    bench.scheduler.runUntilIdle()
    #expect(count() == 1)
    #expect(!bench.scheduler.timers.isEmpty, "it is still showing")
    bench.run { $0.whenDelivered { delivered.withLock { $0 += 1 } } }
    #expect(count() == 2, "where all is delivered it is told at once")
  }

  @Test func `delivered waits for a centre that is not open yet`() {
    let bench = Bench(Bench.reader, announced: Bench.read, isOpen: false)
    let isDelivered = Mutex(false)
    bench.submit()
    bench.run { $0.whenDelivered { isDelivered.withLock { $0 = true } } }
    #expect(!isDelivered.withLock { $0 })
    bench.open()
    #expect(isDelivered.withLock { $0 })
  }

  @Test func `whoever is told that all is delivered may show the next toast`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    bench.submit(Bench.request(seconds: 1))
    bench.run { center in center.whenDelivered { bench.post() } }
    bench.scheduler.advance(by: .seconds(1))
    bench.submit()
    bench.scheduler.advance(by: .seconds(9))
    #expect(bench.announcement.presented.map(\.id) == [1, 2, 3])
  }

  @Test func `a voice that comes takes the toast that is showing, and none that waits`() {
    let bench = Bench(Bench.silence, announced: Bench.unheard)
    let ids = [bench.submit(), bench.submit()]
    bench.change(Bench.voiceOnly)
    #expect(bench.voice.calls.isEmpty)
    bench.run { $0.surroundingsChanged() }
    #expect(bench.voice.calls == [.present(ids[0])])
    bench.run { $0.surroundingsChanged() }
    #expect(bench.voice.calls == [.present(ids[0])])
  }

  @Test func `a reader that leaves before the toast's turn leaves it to the voice`() {
    let bench = Bench(Bench.reader)
    bench.submit()
    bench.submit()
    bench.announcement.finish(1, Bench.read)
    bench.change(Bench.voiceOnly)
    bench.scheduler.advance(by: .seconds(3))
    #expect(bench.voice.presented.map(\.id) == [2])
  }

  /// A thread of the C library's.
  private enum Thread {
    static func start(_ body: @escaping @Sendable () -> Void) {
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
          return nil
        }, Unmanaged.passRetained(Body(body)).toOpaque())
      pthread_detach(thread)
    }

    private final class Body: Sendable {
      let run: @Sendable () -> Void
      init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
  }
}
