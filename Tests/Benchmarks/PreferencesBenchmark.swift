import GLibKit
import ToastDesktop
import ToastTesting

/// Reading what a person prefers from every source, on a session bus with a portal.
enum PreferencesBenchmark {
  private static let path: ObjectPath = "/org/freedesktop/portal/desktop"

  static func rows(runs: Int) async throws -> [Row] {
    let live = try await PrivateSession()
    let desktop = try await portal(in: live) { call in
      call.reply(.tuple([Variant.boxed(UInt32(1))]))
    }
    let (read, deliverable) = try await measure(live, runs: runs)
    let peer = try await gsettings(live, runs: runs)
    withExtendedLifetime(desktop) {}

    let hung = try await PrivateSession()
    let silent = Silence()
    let dead = try await portal(in: hung) { call in silent.owe(call.deferred()) }
    let (late, undelayed) = try await measure(hung, runs: min(runs, 9))
    withExtendedLifetime(dead) {}
    return [
      Row(
        what: "every preference read, a portal answering", measured: read.text,
        peer: "gsettings get, a whole process: \(peer.text)", ratio: read.median / peer.median,
        budget: "at most 30 ms", isMet: read.median <= .milliseconds(30)),
      Row(
        what: "the same with a portal that never answers", measured: late.text,
        budget: "at most 300 ms, and some for waking up", isMet: late.median <= .milliseconds(310)),
      Row(
        what: "until the first toast may go, that portal or one that answers",
        measured: undelayed.text, peer: "one that answers: \(deliverable.text)",
        ratio: undelayed.median / deliverable.median, budget: "no delay: at most 30 ms",
        isMet: undelayed.median <= .milliseconds(30)),
    ]
  }

  private static func portal(
    in session: PrivateSession, answer: @escaping @Sendable (consuming IncomingCall) -> Void
  ) async throws -> BusConnection {
    let connection = try await BusConnection.open(session.address, on: EventLoop(name: "portal"))
    let description = InterfaceDescription(
      xml: """
        <node><interface name="org.freedesktop.portal.Settings"><method name="ReadOne">
          <arg name="namespace" type="s" direction="in"/><arg name="key" type="s" direction="in"/>
          <arg name="value" type="v" direction="out"/>
        </method></interface></node>
        """)
    let exported: Result<Void, BusError> = await withCheckedContinuation { continuation in
      connection.loop.run {
        continuation.resume(
          returning: Result { () throws(BusError) in
            _ = try connection.export(ExportedInterface(description, call: answer), at: path)
          })
      }
    }
    try exported.get()
    _ = try await connection.requestName("org.freedesktop.portal.Desktop")
    return connection
  }

  /// The times until everything is read, and until a toast may go.
  private static func measure(
    _ session: PrivateSession, runs: Int
  ) async throws -> (all: Samples, delivery: Samples) {
    var (all, delivery): ([Duration], [Duration]) = ([], [])
    for _ in 0..<runs {
      let connection = try await BusConnection.open(session.address, on: EventLoop(name: "bench"))
      let start = EventLoop.now
      let settings = DesktopSettings(
        session: connection, environment: session.environment, complain: { _ in }, changed: {})
      let times = await withCheckedContinuation { continuation in
        settings.whenRead(.delivery) {
          let early = EventLoop.now - start
          settings.whenRead { continuation.resume(returning: (early, EventLoop.now - start)) }
        }
      }
      delivery.append(times.0)
      all.append(times.1)
    }
    return (Samples(all), Samples(delivery))
  }

  private static func gsettings(_ session: PrivateSession, runs: Int) async throws -> Samples {
    var times: [Duration] = []
    for _ in 0..<runs {
      let start = EventLoop.now
      _ = try await session.run(
        "gsettings", ["get", "org.gnome.desktop.interface", "text-scaling-factor"])
      times.append(EventLoop.now - start)
    }
    return Samples(times)
  }
}

/// Answers that never come.
private actor Silence {
  private var owed: [DeferredReply] = []

  nonisolated func owe(_ reply: DeferredReply) { Task { await keep(reply) } }

  private func keep(_ reply: DeferredReply) { owed.append(reply) }
}
