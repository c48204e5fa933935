import GLibKit
import Glibc
import SystemKit
import ToastMessage
import ToastTesting

/// From `Toast.show` in this process to the announcement at a listener in another one, against a
/// bare signal on the same bus to the same listener.
enum AnnouncementBenchmark {
  static func rows(runs: Int) async throws -> [Row] {
    let session = try await PrivateSession()
    let address = try await session.startAccessibility(within: .seconds(10))
    let ear = try await Ear(in: session, callsBack: false)
    // The library finds its session as every program does.
    for (name, value) in session.environment { setenv(name, value, 1) }
    Toast.presentation = .inProcess
    let configuration = ToastConfiguration(duration: .seconds(0.001), exactDuration: true)

    let loop = EventLoop(name: "bench")
    let bus = try await BusConnection.open(address, on: loop)
    var toasts: [Duration] = []
    var signals: [Duration] = []
    for number in 0...runs {
      let toast = try await time("toast \(number).", ear) {
        Toast.show(
          content: ToastContent(title: "toast \(number)"), configuration: configuration)
      }
      let signal = try await time("signal \(number)", ear) {
        bus.emit(
          "org.a11y.atspi.Event.Object", "Announcement", from: "/org/a11y/atspi/accessible/root",
          .tuple("", Int32(1), Int32(0), "signal \(number)".variant, [String: Variant]()))
      }
      // The first of each finds its way, and is not counted.
      guard number > 0 else { continue }
      toasts.append(toast)
      signals.append(signal)
    }
    let (mine, peer) = (Samples(toasts), Samples(signals))
    let ratio = mine.median / peer.median
    return [
      Row(
        what: "Toast.show to the announcement at a listener", measured: mine.text,
        peer: "a bare GDBus signal \(peer.text)", ratio: ratio,
        budget: "median at most 1 ms and 1.5 ×",
        isMet: mine.median <= .milliseconds(1) && ratio <= 1.5)
    ]
  }

  private static func time(
    _ text: String, _ ear: Ear, _ action: () -> Void
  ) async throws -> Duration {
    let start = EventLoop.now
    action()
    let heard = try await ear.waitFor(1, within: .seconds(5)) { $0.text == text }
    return .microseconds(heard[0].microseconds) - start
  }
}
