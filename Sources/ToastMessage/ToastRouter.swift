import GLibKit
import Glibc
import Synchronization
import SystemKit
import ToastClient
import ToastCore

/// Takes this process's toasts, in order, to the session's agent or to a presenter of its own.
///
/// The one shared value of the library.
actor ToastRouter {
  static let shared = ToastRouter()

  nonisolated let loop = EventLoop(name: "toast")
  private nonisolated let environment = Environment.current
  private nonisolated let process = getpid()
  /// What is known of this process without asking anybody.
  private nonisolated let origin: ToastOrigin
  private nonisolated let entrance = Mutex(Entrance())

  private var route: Route? {
    didSet {
      guard case .ownPresenter(let presenter) = route else { return }
      entrance.withLock { $0.presenter = presenter }
    }
  }
  private var waiting: [Order] = []
  private var isWorking = false
  private var flushers: [@Sendable () -> Void] = []

  private enum Route {
    case agent(AgentClient)
    case ownPresenter(Presenter)
  }

  /// What a program asks for; done in the order of the calls.
  private enum Order {
    case show(ToastHandle)
    /// End the toast that is showing, or with it everything that waits.
    case dismiss(all: Bool)
  }

  /// Where orders come in, from any thread.
  private struct Entrance {
    var wanted = Toast.Presentation.automatic
    /// How many came in and are not handed on yet: none may overtake them.
    var inside = 0
    /// This process's own presenter, once it is known that toasts go there.
    var presenter: Presenter?
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private init() {
    origin = .thisProcess(environment: environment)
    atexit {
      // Toasts of the last moment are still given to the person: the process waits a little. A child
      // that was forked and ends has none of this process's threads to wait for.
      let router = ToastRouter.shared
      if getpid() == router.process { router.finishBlocking(within: .seconds(2)) }
    }
  }

  nonisolated var presentation: Toast.Presentation {
    get { entrance.withLock { $0.wanted } }
    set { entrance.withLock { $0.wanted = newValue } }
  }

  // MARK: Coming in, from any thread

  nonisolated func show(_ request: ToastRequest) -> ToastHandle {
    var request = request
    request.origin = origin
    if let name = request.content.applicationName { request.origin.application = name }
    let handle = ToastHandle(request, environment: environment)
    order(.show(handle))
    return handle
  }

  nonisolated func dismiss(all: Bool) { order(.dismiss(all: all)) }

  private nonisolated func order(_ order: Order) {
    let presenter = entrance.withLock { entrance -> Presenter? in
      if entrance.inside == 0, let presenter = entrance.presenter { return presenter }
      entrance.inside += 1
      return nil
    }
    if let presenter {
      carryOut(order, by: presenter)
    } else {
      loop.run { self.assumeIsolated { $0.take(order) } }
    }
  }

  func flush(within limit: Duration) async {
    let deadline = EventLoop.now + limit
    await handOn(within: limit)
    if case .ownPresenter(let presenter) = route {
      await presenter.flush(within: max(deadline - EventLoop.now, .zero))
    }
  }

  /// Waits until nothing waits to be handed on.
  private func handOn(within limit: Duration) async {
    guard isWorking else { return }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let first = FirstResult(continuation)
      flushers.append { first.resume(returning: ()) }
      loop.after(limit) { first.resume(returning: ()) }
    }
  }

  private func finish(within limit: Duration) async {
    let deadline = EventLoop.now + limit
    await handOn(within: limit)
    if case .ownPresenter(let presenter) = route {
      await presenter.finish(within: max(deadline - EventLoop.now, .zero))
    }
  }

  /// Blocks the calling thread: somewhat longer than the limit where the loop does not answer.
  private nonisolated func finishBlocking(within limit: Duration) {
    let done = Latch()
    loop.task {
      await self.finish(within: limit)
      done.open()
    }
    _ = done.wait(atMost: limit + .milliseconds(500))
  }

  private func take(_ order: Order) {
    waiting.append(order)
    guard !isWorking else { return }
    isWorking = true
    loop.task { await self.work() }
  }

  private func work() async {
    if route == nil { route = await findRoute() }
    while !waiting.isEmpty {
      let order = waiting.removeFirst()
      switch route {
      case .agent(let agent): await carryOut(order, by: agent)
      case .ownPresenter(let presenter): carryOut(order, by: presenter)
      case nil: break
      }
      entrance.withLock { $0.inside -= 1 }
    }
    isWorking = false
    let waiters = flushers
    flushers = []
    for waiter in waiters { waiter() }
  }

  // MARK: The agent

  private func findRoute() async -> Route {
    let address = SessionBus.address(environment: environment)
    guard let address = try? address.get(),
      let session = try? await BusConnection.open(address, on: loop)
    else { return .ownPresenter(makePresenter(session: nil)) }
    if presentation == .automatic, await AgentClient.isAvailable(on: session) {
      return .agent(AgentClient(session))
    }
    return .ownPresenter(makePresenter(session: session))
  }

  private func carryOut(_ order: Order, by agent: AgentClient) async {
    switch order {
    case .show(let handle): await hand(handle, to: agent)
    case .dismiss(let all): await agent.endOwn(all ? .all : .current)
    }
  }

  private func hand(_ handle: ToastHandle, to agent: AgentClient) async {
    let loop = loop
    do {
      let id = try await agent.show(handle.request, text: handle.text, start: .activated) {
        id, event in
        handle.note(event) { outcome in loop.task { await agent.end(id, outcome) } }
      }
      handle.taken(
        as: id,
        by: ToastHandle.Holder(
          end: { loop.task { await agent.end(id, .closedByCaller) } },
          change: {
            loop.task { if let request = handle.takeChange() { await agent.update(id, request) } }
          }))
    } catch {
      switch error {
      case .invalid(let reason), .refused(let reason), .noToast(let reason), .notYours(let reason):
        handle.refuse(reason)
      case .absent, .unreachable, .lost:
        // The agent cannot be had any more: this process presents the toast and all that follow.
        let presenter = makePresenter(session: agent.connection)
        route = .ownPresenter(presenter)
        present(handle, by: presenter)
      }
    }
  }

  // MARK: This process

  private func makePresenter(session: BusConnection?) -> Presenter {
    Presenter(
      name: origin.application, loop: loop, session: session, environment: environment)
  }

  private nonisolated func carryOut(_ order: Order, by presenter: Presenter) {
    switch order {
    case .show(let handle): present(handle, by: presenter)
    case .dismiss(all: false): presenter.tell(.currentEnded(among: nil, .closedByCaller))
    case .dismiss(all: true): presenter.tell(.allEnded(among: nil, .cleared))
    }
  }

  private nonisolated func present(_ handle: ToastHandle, by presenter: Presenter) {
    let id = presenter.submit(handle.request) { id, event in
      handle.note(event) { presenter.end(id, $0) }
      if case .print = event { presenter.printed(id, handle.text.print()) }
    }
    handle.taken(
      as: id,
      by: ToastHandle.Holder(
        end: { presenter.end(id, .closedByCaller) },
        change: { [loop] in
          // Where what is to be printed is asked for too.
          loop.run { if let request = handle.takeChange() { presenter.update(id, request) } }
        }))
  }
}
