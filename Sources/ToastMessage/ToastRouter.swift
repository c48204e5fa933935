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

  private struct Order {
    let request: ToastRequest
    let handle: ToastHandle
  }

  /// Where toasts come in, from any thread.
  private struct Entrance {
    var wanted = Toast.Presentation.automatic
    /// How many toasts came in and are not handed on yet: none may overtake them.
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

  nonisolated func show(_ request: ToastRequest) -> ToastHandle {
    var request = request
    request.origin = origin
    if let name = request.content.applicationName { request.origin.application = name }
    let order = Order(request: request, handle: ToastHandle())
    let presenter = entrance.withLock { entrance -> Presenter? in
      if entrance.inside == 0, let presenter = entrance.presenter { return presenter }
      entrance.inside += 1
      return nil
    }
    if let presenter {
      present(order, by: presenter)
    } else {
      loop.run { self.assumeIsolated { $0.take(order) } }
    }
    return order.handle
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
      case .agent(let agent): await hand(order, to: agent)
      case .ownPresenter(let presenter): present(order, by: presenter)
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

  private func hand(_ order: Order, to agent: AgentClient) async {
    let text = SenderText(order.request, environment: environment)
    let actions = ActionRunner(order.request.content.actions)
    do {
      let id = try await agent.show(order.request, text: text, start: .activated) {
        [loop] id, event in
        order.handle.note(event)
        if case .acted(let index) = event {
          actions.run(index) { outcome in loop.task { await agent.end(id, outcome) } }
        }
      }
      order.handle.taken { [loop] in loop.task { await agent.end(id, .closedByCaller) } }
    } catch {
      switch error {
      case .invalid(let reason), .refused(let reason): order.handle.refuse(reason)
      case .absent, .unreachable, .lost:
        // The agent cannot be had any more: this process presents the toast and all that follow.
        let presenter = makePresenter(session: agent.connection)
        route = .ownPresenter(presenter)
        present(order, by: presenter)
      }
    }
  }

  // MARK: This process

  private func makePresenter(session: BusConnection?) -> Presenter {
    Presenter(
      name: origin.application, loop: loop, session: session, environment: environment)
  }

  private nonisolated func present(_ order: Order, by presenter: Presenter) {
    let text = SenderText(order.request, environment: environment)
    let actions = ActionRunner(order.request.content.actions)
    let id = presenter.submit(order.request) { id, event in
      order.handle.note(event)
      switch event {
      case .print: presenter.printed(id, text.print())
      case .acted(let index): actions.run(index) { presenter.end(id, $0) }
      case .accepted, .finished, .ended, .reported: break
      }
    }
    order.handle.taken { presenter.end(id, .closedByCaller) }
  }
}
