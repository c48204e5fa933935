import Synchronization
import Testing
import ToastTesting

@testable import ToastCore

/// What people and scripts want of toasts that are there.
@Suite struct ToastCenterAskingTests {
  private typealias Bench = CenterBench

  private func find(
    _ bench: Bench, _ id: ToastID?, among ids: Set<ToastID>? = nil
  ) -> Result<LiveToast, ToastAbsence>? {
    let found = Mutex<Result<LiveToast, ToastAbsence>?>(nil)
    bench.run { $0.find(id, among: ids) { result in found.withLock { $0 = result } } }
    return found.withLock { $0 }
  }

  private func records(_ bench: Bench) -> [ToastCenter.Record] {
    let records = Mutex<[ToastCenter.Record]>([])
    bench.run { $0.record { all in records.withLock { $0 = all } } }
    return records.withLock { $0 }
  }

  private func again(
    _ bench: Bench, among ids: Set<ToastID>? = nil
  ) -> Result<ToastCenter.Repeated, ToastAbsence>? {
    let said = Mutex<Result<ToastCenter.Repeated, ToastAbsence>?>(nil)
    bench.run { $0.repeatLast(among: ids) { result in said.withLock { $0 = result } } }
    return said.withLock { $0 }
  }

  @Test func `a toast is found where it is, or it is said why not`() throws {
    let bench = Bench(Bench.reader, announced: Bench.read)
    #expect(find(bench, nil) == .failure(.nothingShows))
    #expect(find(bench, 1) == .failure(.unknown(1)))
    let (first, second) = (bench.submit(), bench.submit())
    #expect(try find(bench, nil)?.get().id == first)
    #expect(try find(bench, first)?.get().place == .showing)
    #expect(try find(bench, second)?.get().place == .waiting)
    #expect(find(bench, nil, among: [second]) == .failure(.nothingShows))
    bench.run { $0.end(first, .closedByPerson) }
    #expect(find(bench, first) == .failure(.ended(first, .closedByPerson)))
    #expect(try find(bench, nil)?.get().id == second)
  }

  @Test func `22: one that was put away is found in the history, and its action is told once`()
    throws
  {
    let bench = Bench(Bench.reader, announced: Bench.read)
    var request = Bench.request("Deleted")
    request.content.actions = [ToastAction("Undo") {}]
    let id = bench.submit(request)
    bench.submit()
    bench.scheduler.advance(by: .seconds(4))
    #expect(try find(bench, id)?.get().place == .history)
    #expect(records(bench).map(\.place) == [.history, .showing])
    let taken = Mutex<[Bool]>([])
    for place in [1, 0] {
      bench.run { $0.act(id, place) { isDone in taken.withLock { $0.append(isDone) } } }
    }
    #expect(taken.withLock { $0 } == [false, true])
    #expect(bench.events(of: id).filter { $0 == .acted(0) }.count == 1)
    bench.run { $0.end(id, .action("Undo")) }
    #expect(find(bench, id) == .failure(.ended(id, .action("Undo"))))
    bench.run { $0.act(id, 0) { isDone in taken.withLock { $0.append(isDone) } } }
    #expect(taken.withLock { $0 } == [false, true, false])
  }

  @Test func `45: what is sensitive is in no record, not even while it shows`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    var secret = Bench.request("Code 1234")
    secret.content.sensitive = true
    bench.submit(secret)
    let open = bench.submit(Bench.request("Saved"))
    #expect(records(bench).isEmpty)
    bench.scheduler.advance(by: .seconds(4))
    #expect(records(bench).map(\.entry.id) == [open])
    bench.scheduler.advance(by: .seconds(4))
    #expect(records(bench).map(\.entry.outcome) == [.expired])
  }

  @Test func `a record tells when its toast came`() {
    let scheduler = ManualScheduler(now: .seconds(10))
    let center = ToastCenter(
      scheduler: scheduler, channels: [], wallTime: { scheduler.now + .seconds(1000) }
    ) { Bench.voiceOnly }
    center.open()
    scheduler.advance(by: .seconds(5))
    center.submit(Bench.request()) { _, _ in }
    scheduler.advance(by: .seconds(9))
    let times = Mutex<[Duration?]>([])
    center.record { records in times.withLock { $0 = records.map(\.entry.time) } }
    scheduler.runUntilIdle()
    #expect(times.withLock { $0 } == [.seconds(1015)])
  }

  @Test func `a toast that is showing is said again in its place, and its time begins anew`() {
    let bench = Bench(Bench.reader, announced: Bench.read)
    let id = bench.submit()
    bench.scheduler.advance(by: .seconds(2))
    #expect(again(bench) == .success(.init(id: id, line: nil)))
    #expect(bench.announcement.presented.map(\.id) == [id, id])
    bench.scheduler.advance(by: .seconds(2))
    #expect(bench.reports(of: id).isEmpty)
    bench.scheduler.advance(by: .seconds(1))
    #expect(bench.reports(of: id).map(\.outcome) == [.expired])
    #expect(records(bench).count == 1)
  }

  @Test func `the last toast is said again, as none of its sender's and not in the history`() throws
  {
    let bench = Bench(Bench.reader, announced: Bench.read)
    #expect(again(bench) == .failure(.nothingWas))
    var request = Bench.request("Saved")
    request.configuration.duration = .indefinite
    request.origin.application = "editor"
    let id = bench.submit(request)
    bench.run { $0.end(id, .closedByPerson) }
    let before = bench.events.count
    // At the same moment: two that say the same would be said once, with a count.
    let said = try #require(try again(bench)?.get())
    #expect(said == .init(id: 2, line: nil))
    let words = bench.announcement.presented.map(\.wording.announcement)
    #expect(words == ["Saved.", "Saved."])
    bench.scheduler.advance(by: .seconds(10))
    #expect(bench.scheduler.timers.isEmpty, "it ends by itself")
    #expect(records(bench).map(\.entry.id) == [id])
    #expect(bench.events.count == before, "nobody else is told")
    #expect(again(bench, among: [9]) == .failure(.nothingWas))
  }

  @Test func `what is said again tells what can still be done, and has no buttons of its own`()
    throws
  {
    let bench = Bench(Bench.reader, announced: Bench.read)
    var request = Bench.request("Deleted")
    request.content.actions = [ToastAction("Undo") {}]
    let id = bench.submit(request)
    bench.run { $0.tell(.escaped(id)) }
    bench.run { $0.end(id, .expired) }
    _ = again(bench)
    #expect(bench.announcement.presented.last?.wording.announcement == "Deleted.")

    request.configuration = ToastConfiguration(
      duration: .indefinite, dismissOnTap: false, dismissOnSwipe: false)
    let kept = bench.submit(request)
    bench.scheduler.advance(by: .seconds(5))
    bench.run { $0.tell(.escaped(kept)) }
    let said = try #require(try again(bench)?.get())
    let shown = try #require(bench.announcement.presented.last)
    #expect(shown.id == said.id)
    #expect(shown.wording.announcement == "Deleted. Undo available.")
    #expect(shown.wording.buttons.isEmpty && shown.request.content.actions.isEmpty)
    #expect(try find(bench, nil)?.get().original == kept)
  }

  @Test func `where text is the channel, whoever asks gets the line`() throws {
    let bench = Bench(Bench.silence, announced: Bench.unheard)
    let id = bench.submit(Bench.request("Saved"))
    bench.run { $0.printed(id, ChannelReport(.delivered)) }
    #expect(try again(bench)?.get().line?.text == "Saved.")
    #expect(bench.events(of: id).filter { $0 == .print }.count == 1, "not its sender once more")
    bench.scheduler.advance(by: .seconds(9))
    #expect(try again(bench)?.get().line?.text == "Saved.")
    #expect(bench.reports(of: id).count == 1)
  }

  @Test func `31: a change of one that waits is printed too where its text was`() {
    let bench = Bench(Bench.silence, announced: Bench.unheard)
    bench.submit()
    let id = bench.submit(Bench.request("Two"))
    let changed = Mutex<[Bool]>([])
    bench.run { center in
      center.printed(id, ChannelReport(.delivered))
      center.update(id, Bench.request("Three")) { isDone in changed.withLock { $0.append(isDone) } }
    }
    #expect(bench.events(of: id).filter { $0 == .print }.count == 2)
    bench.scheduler.advance(by: .seconds(20))
    bench.run {
      $0.update(id, Bench.request("Four")) { isDone in changed.withLock { $0.append(isDone) } }
    }
    #expect(changed.withLock { $0 } == [true, false])
  }
}
