public import GLibKit
import Glibc
import Synchronization
import SystemKit

/// The floor as a locked file, where there is no session bus. The kernel keeps the line, and a
/// process that dies leaves it; nobody can be asked to yield.
public final class LockFloor: Floor {
  private let loop: EventLoop
  private let environment: [String: String]
  /// A holder that keeps the floor longer is taken for stuck, and spoken over.
  private let stuckTime: Duration
  private let held = Mutex<Held>(Held())

  private struct Held: ~Copyable {
    var file: Descriptor?
  }

  /// The floor of the processes that share this environment's runtime folder.
  public init(
    loop: EventLoop, environment: [String: String], stuckTime: Duration = .seconds(60)
  ) {
    self.loop = loop
    self.environment = environment
    self.stuckTime = stuckTime
  }

  /// Waits for the lock. Where no lock can be had, nobody can be waited for.
  public func take(isUrgent: Bool, mustYield: @escaping @Sendable () -> Void) async {
    guard let folder = try? PrivateFolder.open(environment: environment) else { return }
    let number = openat(
      folder.number, "floor.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard number >= 0 else { return }
    held.withLock { $0.file = Descriptor(owning: number) }
    if flock(number, LOCK_EX | LOCK_NB) != 0 { await wait(for: number) }
  }

  /// Nobody can be asked.
  public func hurry() async {}

  /// Gives the lock back.
  public func giveBack() async { held.withLock { $0.file = nil } }

  private func wait(for file: CInt) async {
    // The thread's own: it may wait on when the floor was taken without the lock and given back. A
    // lock is the open file's, and free when the last descriptor of that file is closed.
    let own = fcntl(file, F_DUPFD_CLOEXEC, 0)
    guard own >= 0 else { return }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let first = FirstResult(continuation)
      do {
        try onOwnThread("toast-floor") {
          let file = Descriptor(owning: own)
          // A signal may end the wait before the lock is there.
          while flock(file.number, LOCK_EX) != 0, errno == EINTR {}
          first.resume(returning: ())
        }
        loop.after(stuckTime) { first.resume(returning: ()) }
      } catch {
        close(own)
        // Spoken over somebody is better than not at all.
        first.resume(returning: ())
      }
    }
  }
}
