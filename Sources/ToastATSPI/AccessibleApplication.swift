public import GLibKit
import Synchronization
public import ToastCore

/// The accessible application: a tree of toasts on every accessibility bus of the session, each
/// toast announced exactly once to every listener, by name, in the form that the listener takes.
public actor AccessibleApplication {
  /// Within this time a listener has read an event, or the voice takes over.
  static let readLimit: Duration = .seconds(2)
  /// A reader that has read an event looks at its source soon after; the report waits that long.
  static let lookGrace: Duration = .milliseconds(100)
  /// An event's source lives at least five seconds after the event has arrived, since readers come
  /// back to it.
  static let sourceLife: Duration = .milliseconds(5100)
  /// After this silence a reader is done with a toast.
  private static let silence: Duration = .milliseconds(500)
  /// Where no time is left, what was sent still has a moment to be written.
  private static let flushTime: Duration = .milliseconds(50)

  /// The loop: it serves D-Bus, and runs nothing that waits or takes longer than a moment.
  public nonisolated let loop: EventLoop
  /// The language of our texts, as a POSIX locale name.
  nonisolated let locale: String
  private nonisolated let published = Mutex(Surroundings.Listeners.unknown)

  private(set) var tree: AccessibleTree
  private(set) var links: [BusLink] = []
  private var bus: AccessibilityBus?
  private var unreachable = "there is no accessibility bus in this session"
  /// It has been found out who listens, or that nobody can.
  private var isLookedFor = false
  var announcements: [ObjectPath: Announcement] = [:]
  var order: [ObjectPath] = []
  /// Where the toasts are that are on the screen.
  private var places: [ToastID: ToastPlaces] = [:]
  var pacing: [Announcement.Address: Pacing] = [:]
  /// When a listener last gave a sign of life.
  var lastHeard: [Announcement.Address: Duration] = [:]
  private var onListenersKnown: [@Sendable () -> Void] = []
  /// Who waits until a listener is done with a toast.
  var onSettling: [@Sendable () -> Void] = []
  private var lastBus = 0

  /// The thread of the application.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// An application that is on no bus yet.
  ///
  /// - Parameters:
  ///   - name: what screen readers call the application.
  ///   - locale: the language of its texts, as a POSIX locale name.
  ///   - hasScreen: whether its toasts may come to be on a screen.
  public init(name: String, locale: String, hasScreen: Bool = false) {
    loop = EventLoop(name: "toast-a11y")
    tree = AccessibleTree(applicationName: name, hasScreen: hasScreen)
    self.locale = locale
  }

  /// Who listens now; may be asked from any thread.
  public nonisolated var listeners: Surroundings.Listeners { published.withLock { $0 } }

  /// Calls back once it is known who listens, or that nobody can.
  public func whenListenersKnown(_ body: @escaping @Sendable () -> Void) {
    onListenersKnown.append(body)
    publish()
  }

  /// The programs that listen now, readers first.
  public func findListeners() -> [DeliveryDiagnosis.Listener] {
    everybody.map { $0.1 }.map { listener in
      DeliveryDiagnosis.Listener(
        process: listener.process ?? listener.busName, event: listener.event(.automatic),
        isReader: listener.isReader)
    }
    .sorted { ($1.isReader ? 1 : 0, $0.process) < ($0.isReader ? 1 : 0, $1.process) }
  }

  // MARK: Buses

  /// Keeps what finds the buses, for as long as there is an application to join them.
  func keep(_ bus: AccessibilityBus) { self.bus = bus }

  /// Joins a bus; does nothing when it is on that bus already.
  func join(_ connection: BusConnection) async {
    lastBus += 1
    let bus = BusLink.ID(number: lastBus)
    let link = BusLink(
      bus, connection: connection, locale: locale,
      handlers: BusLink.Handlers(
        // A bus may ask in the very moment in which the application goes.
        tree: { [weak self] in
          self?.assumeIsolated { $0.tree } ?? AccessibleTree(applicationName: "")
        },
        tableRead: { [weak self] reading in self?.assumeIsolated { $0.tableRead(of: bus, reading) }
        },
        listenerLost: { [weak self] in self?.assumeIsolated { $0.listenersLost() } },
        named: { [weak self] name, process in
          self?.assumeIsolated { $0.named(.init(bus: bus, name: name), process) }
        },
        looked: { [weak self] name, path in
          self?.assumeIsolated { $0.looked(.init(bus: bus, name: name), path) }
        },
        pressed: { [weak self] path in self?.assumeIsolated { $0.pressed(path) } },
        lost: { [weak self] in self?.assumeIsolated { $0.lost(bus) } }))
    if !isLookedFor, links.isEmpty {
      // What came before anybody was looked for is told to whoever is found now, however late.
      for path in order where announcements[path]?.isEnded == false {
        announcements[path]?.awaited.insert(bus)
      }
    }
    links.append(link)
    await link.start()
  }

  /// No bus can be joined; the text says why.
  func cannotJoin(_ reason: String) {
    unreachable = reason
    publish(isFinal: true)
  }

  private func lost(_ bus: BusLink.ID) {
    links.removeAll { $0.id == bus }
    unreachable = "the accessibility bus has ended"
    for path in order { announcements[path]?.awaited.remove(bus) }
    listenersLost()
    for path in order { concludeIfSettled(path) }
  }

  func link(_ bus: BusLink.ID) -> BusLink? { links.first { $0.id == bus } }

  private func listenersLost() {
    dropLost()
    publish()
  }

  private func tableRead(of bus: BusLink.ID, _ reading: BusLink.Reading) {
    dropLost()
    if reading.isFirstAfterSilence { excuse(everybody.filter { $0.0.bus == bus }) }
    for path in order { tellWhoCame(path, bus, reading) }
    publish()
  }

  /// All listeners on all buses.
  var everybody: [(Announcement.Address, Listener)] {
    links.flatMap { link in
      link.assumeIsolated { link in
        link.listeners.map { (.init(bus: link.id, name: $0.busName), $0) }
      }
    }
  }

  private func publish(isFinal: Bool = false) {
    let registries = links.map { $0.assumeIsolated { $0.registry } }
    let listeners: Surroundings.Listeners
    if links.isEmpty {
      listeners = .unreachable(unreachable)
    } else if registries.contains(.known) {
      let all = everybody.map(\.1)
      let readers = all.count(where: \.isReader)
      listeners = .known(
        readers: readers, others: all.count(where: { !$0.isReader && $0.event(.automatic) != nil }))
    } else {
      listeners = .unknown
    }
    if links.isEmpty ? isFinal : !registries.contains(.unheard) { isLookedFor = true }
    // That nobody can listen is not known before somebody has looked.
    guard isLookedFor || !links.isEmpty else { return }
    published.withLock { $0 = listeners }
    if isLookedFor {
      let waiting = onListenersKnown
      onListenersKnown = []
      for body in waiting { body() }
    }
  }

  // MARK: Toasts

  /// Publishes a toast and announces it.
  func present(
    _ toast: ToastPresentation, events: @escaping @Sendable (ToastChannelEvent) -> Void
  ) {
    let path = tree.insert(
      toast.id, revision: toast.revision, toast.wording, closeButton: toast.closeButton)
    announcements[path] = Announcement(
      id: toast.id, path: path, text: toast.wording.announcement,
      actions: toast.wording.buttons.count,
      politeness: toast.request.politeness, form: toast.preferences.announce, events: events)
    order.append(path)
    for link in links { link.assumeIsolated { $0.serve(path) } }
    // The announcement first, then the object's appearance: that keeps it quick, and every Orca
    // bears it.
    for (address, listener) in everybody { tell(path, address, listener) }
    for link in links {
      let (registry, isTableAwaited) = link.assumeIsolated { ($0.registry, $0.isTableAwaited) }
      // Whoever is in the table that is on its way is told then.
      if isTableAwaited { announcements[path]?.awaited.insert(link.id) }
      if registry == .silent { broadcast(path, link.id) }
    }
    for link in links { link.assumeIsolated { $0.tellAdded(path) } }
    // A newer revision is where the earlier one was, until the screen says something else.
    if let places = places[toast.id] { place(toast.id, places) }
    startLimit(path)
    concludeIfSettled(path)
  }

  /// A toast is over: its object goes once its last event is old enough.
  ///
  /// - Parameter isRecalled: somebody ended it, so what was not sent yet is not sent any more.
  func end(_ id: ToastID, isRecalled: Bool) {
    // An earlier revision may still be there, as the source of its last event.
    guard let path = order.last(where: { announcements[$0]?.id == id }) else { return }
    announcements[path]?.isEnded = true
    if isRecalled { recall(path) }
    removeWhenDone(path)
  }

  private func recall(_ path: ObjectPath) {
    announcements[path]?.awaited = []
    for (address, telling) in announcements[path]?.tellings ?? [:] where telling.sentAt == nil {
      pacing[address]?.withdraw(path)
      settle(path, address)
    }
    concludeIfSettled(path)
  }

  /// Notes where a toast is on the screen; `nil` where it is not there any more.
  public func place(_ id: ToastID, _ places: ToastPlaces?) {
    self.places[id] = places
    // An earlier revision is only the source of its last event.
    let paths = order.filter { announcements[$0]?.id == id }
    let changes = paths.flatMap { tree.place($0, $0 == paths.last ? places : nil) }
    for change in changes {
      if case .state(let path, .focused, _) = change, let node = tree[path] {
        announcements[tree.toast(of: node)]?.lastEvent = EventLoop.now
      }
      for link in links { link.assumeIsolated { $0.tell(change) } }
    }
  }

  func removeWhenDone(_ path: ObjectPath) {
    guard let announcement = announcements[path], announcement.isEnded, announcement.isReported
    else { return }
    let now = EventLoop.now
    let due = announcement.lastEvent.map { $0 + Self.sourceLife } ?? now
    guard due <= now else {
      loop.after(due - now) { [weak self] in self?.assumeIsolated { $0.removeWhenDone(path) } }
      return
    }
    guard let node = tree[path] else { return }
    let (index, subtree) = (tree.index(of: node), tree.subtree(path))
    tree.remove(path)
    announcements[path] = nil
    order.removeAll { $0 == path }
    for link in links {
      link.assumeIsolated { $0.withdraw(path, index: index, subtree: subtree) }
    }
  }

  // MARK: Leaving

  /// Waits until every reader has read what was announced and has then been silent about it, so
  /// that the process may end: an event whose source is gone is lost.
  public func settle(within limit: Duration) async {
    let deadline = EventLoop.now + limit
    while EventLoop.now < deadline, let wait = timeToSettle(now: EventLoop.now) {
      await settling(within: min(wait, deadline - EventLoop.now))
    }
    for link in links {
      await link.connection.flush(within: max(deadline - EventLoop.now, Self.flushTime))
    }
  }

  /// Waits until a listener is done with a toast, or for a time.
  private func settling(within limit: Duration) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let first = FirstResult(continuation)
      onSettling.append { first.resume(returning: ()) }
      loop.after(limit) { first.resume(returning: ()) }
    }
  }

  /// How long to wait before looking again; `nil` when every reader is done.
  private func timeToSettle(now: Duration) -> Duration? {
    var longest: Duration?
    for announcement in announcements.values {
      let readers = announcement.tellings.values.filter(\.isReader)
      guard !readers.isEmpty else { continue }
      let quietSince = max(announcement.lastEvent ?? .zero, announcement.lastLook ?? .zero)
      let isOpen = readers.contains { !$0.isSettled }
      // Its answer, or that it is late, is told by then.
      let wait = isOpen ? Self.readLimit : quietSince + Self.silence - now
      if wait > .zero { longest = max(longest ?? .zero, wait) }
    }
    return longest
  }
}
