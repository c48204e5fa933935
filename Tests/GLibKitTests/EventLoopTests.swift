import Synchronization
import Testing
import ToastTesting

@testable import GLibKit

@Suite struct EventLoopTests {
  private actor Confined {
    nonisolated let loop: EventLoop
    var seen: [Int] = []
    init(_ loop: EventLoop) { self.loop = loop }
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
    func note(_ number: Int) { seen.append(number) }
  }

  @Test func `an actor on a loop is isolated in the loop's callbacks`() async {
    let loop = EventLoop(name: "test")
    let confined = Confined(loop)
    await withCheckedContinuation { continuation in
      loop.after(.milliseconds(1)) {
        confined.assumeIsolated { $0.note(1) }
        continuation.resume()
      }
    }
    #expect(await confined.seen == [1])
  }

  @Test func `a task stays on the loop after an await`() async {
    let loop = EventLoop(name: "test")
    let stayed = await withCheckedContinuation { continuation in
      loop.task {
        let before = loop.isCurrent
        await loop.sleep(.milliseconds(1))
        continuation.resume(returning: before && loop.isCurrent)
      }
    }
    #expect(stayed)
  }

  @Test func `timers fire in the order of their times, and a cancelled one never`() async {
    let loop = EventLoop(name: "test")
    let fired = Mutex<[Int]>([])
    loop.after(.milliseconds(20)) { fired.withLock { $0.append(2) } }
    loop.after(.milliseconds(5)) { fired.withLock { $0.append(1) } }
    loop.after(.milliseconds(10)) { fired.withLock { $0.append(9) } }.cancel()
    await loop.sleep(.milliseconds(30))
    #expect(fired.withLock { $0 } == [1, 2])
  }

  @Test func `a timer for the end of time is one that does not fire`() async {
    let loop = EventLoop(name: "test")
    let fired = Mutex(false)
    let timer = loop.after(.seconds(Int64.max)) { fired.withLock { $0 = true } }
    await loop.sleep(.milliseconds(1))
    #expect(!fired.withLock { $0 })
    timer.cancel()
  }

  @Test func `where the system has no room for another thread, that is an error and not the end`()
    async throws
  {
    #expect(try await run("toast-test-threadless", []).exit == .status(0))
  }
}
