import GLibKit
import Synchronization
public import ToastCore

/// The accessible application: a tree of toasts on every accessibility bus of the session, each
/// toast announced exactly once to every listener, by name, in the form that the listener takes.
public actor AccessibleApplication {
  /// Within this time a listener has read an event, or the voice takes over.
  static let readLimit: Duration = .seconds(2)
  /// A reader that has read an event looks at its source soon after; the report waits that long.
  private static let lookGrace: Duration = .milliseconds(100)
  /// An event's source lives at least this long, since readers come back to it.
  static let sourceLife: Duration = .seconds(5)
  /// After this silence a reader is done with a toast.
  private static let silence: Duration = .milliseconds(500)

  /// The loop: it serves D-Bus and never runs anything else.
  nonisolated let loop: EventLoop
  /// The language of our texts, as a POSIX locale name.
  nonisolated let locale: String
  private nonisolated let published = Mutex(
    Surroundings.Listeners.unreachable("the accessibility bus was not looked for yet"))

  private(set) var tree: AccessibleTree
  private(set) var links: [BusLink] = []
  private var bus: AccessibilityBus?
  private var unreachable = "there is no accessibility bus in this session"
  private var announcements: [ObjectPath: Announcement] = [:]
  private var order: [ObjectPath] = []
  private var pacing: [Announcement.Address: Pacing] = [:]
  /// When a listener last gave a sign of life.
  private var lastHeard: [Announcement.Address: Duration] = [:]
  private var onListenersKnown: [@Sendable () -> Void] = []

  /// The thread of the application.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// An application that is on no bus yet.
  ///
  /// - Parameters:
  ///   - name: what screen readers call the application.
  ///   - locale: the language of its texts, as a POSIX locale name.
  public init(name: String, locale: String) {
    loop = EventLoop(name: "toast-a11y")
    tree = AccessibleTree(applicationName: name)
    self.locale = locale
  }

  /// Who listens now; may be asked from any thread.
  public nonisolated var listeners: Surroundings.Listeners { published.withLock { $0 } }

  /// Calls back once it is known who listens, or that nobody can.
  public func whenListenersKnown(_ body: @escaping @Sendable () -> Void) {
    onListenersKnown.append(body)
    publish()
  }

  // MARK: Buses

  /// Keeps what finds the buses, for as long as there is an application to join them.
  func keep(_ bus: AccessibilityBus) { self.bus = bus }

  /// Joins a bus; does nothing when it is on that bus already.
  func join(_ connection: BusConnection) async {
    let identity = ObjectIdentifier(connection)
    let link = BusLink(
      connection: connection, locale: locale,
      handlers: BusLink.Handlers(
        tree: { [unowned self] in assumeIsolated { $0.tree } },
        listenersChanged: { [weak self] in self?.assumeIsolated { $0.listenersChanged() } },
        looked: { [weak self] name, path in
          self?.assumeIsolated { $0.looked(.init(bus: identity, name: name), path) }
        },
        pressed: { [weak self] path in self?.assumeIsolated { $0.pressed(path) } },
        lost: { [weak self] in self?.assumeIsolated { $0.lost(identity) } }))
    links.append(link)
    await link.start()
  }

  /// No bus can be joined; the text says why.
  func cannotJoin(_ reason: String) {
    unreachable = reason
    publish(isFinal: true)
  }

  private func lost(_ bus: ObjectIdentifier) {
    links.removeAll { ObjectIdentifier($0.connection) == bus }
    unreachable = "the accessibility bus has ended"
    listenersChanged()
  }

  private func link(_ bus: ObjectIdentifier) -> BusLink? {
    links.first { ObjectIdentifier($0.connection) == bus }
  }

  private func listenersChanged() {
    dropLost()
    for path in order where announcements[path]?.isEnded == false {
      for (address, listener) in everybody where listener.isReader { tell(path, address, listener) }
    }
    publish()
  }

  /// All listeners on all buses.
  private var everybody: [(Announcement.Address, Listener)] {
    links.flatMap { link in
      link.assumeIsolated { link in
        link.listeners.map { (.init(bus: ObjectIdentifier(link.connection), name: $0.busName), $0) }
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
        readers: readers, others: all.count(where: { !$0.isReader && $0.event != nil }))
    } else {
      listeners = .unknown
    }
    published.withLock { $0 = listeners }
    let isSettled = links.isEmpty ? isFinal : !registries.contains(.unheard)
    if isSettled {
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
    let path = tree.insert(toast.id, toast.wording)
    announcements[path] = Announcement(
      id: toast.id, path: path, text: toast.wording.announcement,
      politeness: toast.request.politeness, events: events)
    order.append(path)
    for link in links { link.assumeIsolated { $0.serve(path) } }
    // The announcement first, then the object's appearance: that keeps it quick, and every Orca
    // bears it.
    for (address, listener) in everybody { tell(path, address, listener) }
    for link in links where link.assumeIsolated({ $0.registry != .known }) { broadcast(path, link) }
    for link in links { link.assumeIsolated { $0.tellAdded(path) } }
    loop.after(Self.readLimit) { [weak self] in self?.assumeIsolated { $0.limitReached(path) } }
    concludeIfSettled(path)
  }

  /// A toast is over: its object goes once its last event is old enough.
  ///
  /// - Parameter isRecalled: somebody ended it, so what was not sent yet is not sent any more.
  func end(_ id: ToastID, isRecalled: Bool) {
    guard let path = order.first(where: { announcements[$0]?.id == id }) else { return }
    announcements[path]?.isEnded = true
    if isRecalled { recall(path) }
    removeWhenDone(path)
  }

  private func recall(_ path: ObjectPath) {
    for (address, telling) in announcements[path]?.tellings ?? [:] where telling.sentAt == nil {
      pacing[address]?.withdraw(path)
      settle(path, address)
    }
  }

  private func removeWhenDone(_ path: ObjectPath) {
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

  // MARK: Telling

  private func tell(_ path: ObjectPath, _ address: Announcement.Address, _ listener: Listener) {
    guard let event = listener.event, announcements[path]?.tellings[address] == nil else { return }
    announcements[path]?.tellings[address] = Announcement.Telling(
      event: event, isReader: listener.isReader, process: listener.process ?? listener.busName)
    if pacing[address] == nil { pacing[address] = Pacing(isPaced: event == .showing) }
    send(pacing[address]?.add(path), address)
  }

  private func broadcast(_ path: ObjectPath, _ link: BusLink) {
    let address = Announcement.Address(bus: ObjectIdentifier(link.connection), name: nil)
    announcements[path]?.tellings[address] = Announcement.Telling(
      event: .showing, isReader: true, process: "everybody")
    send(path, address)
  }

  private func send(_ path: ObjectPath?, _ address: Announcement.Address) {
    guard let path, let announcement = announcements[path],
      let telling = announcement.tellings[address], let link = link(address.bus)
    else { return }
    let now = EventLoop.now
    link.assumeIsolated { link in
      switch telling.event {
      case .announcement:
        link.emit(
          "Announcement", from: path, "", announcement.politenessNumber, 0,
          announcement.text.variant, to: address.name)
      case .showing:
        link.emit(
          "StateChanged", from: path, "showing", 1, 0, Int32(0).variant, to: address.name)
      }
      guard let name = address.name else { return }
      link.ping(name, limit: Self.readLimit) { [weak self] in
        self?.assumeIsolated { $0.read(path, address) }
      }
    }
    announcements[path]?.lastEvent = now
    announcements[path]?.tellings[address]?.sentAt = now
    if telling.event == .showing {
      loop.after(Pacing.patience) { [weak self] in
        self?.assumeIsolated { $0.send($0.pacing[address]?.settle(path), address) }
      }
    }
  }

  /// A listener has answered: it has read the event.
  private func read(_ path: ObjectPath, _ address: Announcement.Address) {
    lastHeard[address] = EventLoop.now
    guard let telling = announcements[path]?.tellings[address], let sentAt = telling.sentAt else {
      return
    }
    if telling.receipt == nil {
      announcements[path]?.tellings[address]?.receipt = .read(EventLoop.now - sentAt)
    }
    guard telling.isReader, telling.receipt == nil else { return settle(path, address) }
    loop.after(Self.lookGrace) { [weak self] in
      self?.assumeIsolated { $0.settle(path, address) }
    }
  }

  /// A listener has called on an object of a toast.
  private func looked(_ address: Announcement.Address, _ path: ObjectPath) {
    guard let node = tree[path], node.role != .application else { return }
    let now = EventLoop.now
    let toast = tree.toast(of: node)
    announcements[toast]?.lastLook = now
    let everybody = Announcement.Address(bus: address.bus, name: nil)
    for address in [address, everybody] {
      guard let telling = announcements[toast]?.tellings[address], let sentAt = telling.sentAt
      else {
        continue
      }
      lastHeard[address] = now
      if case .lookedAt = telling.receipt {
      } else {
        announcements[toast]?.tellings[address]?.receipt = .lookedAt(now - sentAt)
        settle(toast, address)
      }
      send(pacing[address]?.settle(toast), address)
    }
  }

  private func settle(_ path: ObjectPath, _ address: Announcement.Address) {
    announcements[path]?.tellings[address]?.isSettled = true
    concludeIfSettled(path)
  }

  /// Listeners that have left are not waited for, and forgotten.
  private func dropLost() {
    let present = Set(everybody.map(\.0))
    let buses = Set(links.map { ObjectIdentifier($0.connection) })
    let isLost = { (address: Announcement.Address) in
      address.name == nil ? !buses.contains(address.bus) : !present.contains(address)
    }
    for path in order {
      for (address, telling) in announcements[path]?.tellings ?? [:]
      where !telling.isSettled && isLost(address) {
        settle(path, address)
      }
    }
    pacing = pacing.filter { !isLost($0.key) }
    lastHeard = lastHeard.filter { !isLost($0.key) }
  }

  // MARK: Concluding

  private func concludeIfSettled(_ path: ObjectPath) {
    if announcements[path]?.isSettled == true { conclude(path) }
  }

  private func limitReached(_ path: ObjectPath) {
    guard let announcement = announcements[path], !announcement.isReported else { return }
    let now = EventLoop.now
    for (address, telling) in announcement.tellings where !telling.isSettled {
      let isAlive = lastHeard[address].map { now - $0 < Self.readLimit } ?? false
      // A listener that is paced and answers gets its turn; one that does not answer will hear it
      // from the voice, and must not say it again when it wakes.
      if telling.sentAt == nil, isAlive { continue }
      pacing[address]?.withdraw(path)
      settle(path, address)
    }
    if announcements[path]?.isReported == false {
      loop.after(Self.readLimit) { [weak self] in self?.assumeIsolated { $0.limitReached(path) } }
    }
  }

  private func conclude(_ path: ObjectPath) {
    guard let announcement = announcements[path], !announcement.isReported else { return }
    announcements[path]?.isReported = true
    announcement.events(
      .finished(announcement.tellings.isEmpty ? unheard : announcement.report))
    if announcement.isEnded { removeWhenDone(path) }
  }

  private var unheard: ChannelReport {
    if case .unreachable(let reason) = listeners { return ChannelReport(.skipped, reason: reason) }
    return ChannelReport(.skipped, reason: "nobody listens on the accessibility bus")
  }

  private func pressed(_ path: ObjectPath) {
    guard let node = tree[path], let toast = tree[tree.toast(of: node)] else { return }
    let buttons = toast.children.filter { tree[$0]?.role == .pushButton }
    guard let index = buttons.firstIndex(of: path) else { return }
    announcements[toast.path]?.events(.acted(index))
  }

  // MARK: Leaving

  /// Waits until every reader has read what was announced and has then been silent about it, so
  /// that the process may end: an event whose source is gone is lost.
  public func settle(within limit: Duration) async {
    let deadline = EventLoop.now + limit
    while let wait = timeToSettle(now: EventLoop.now), EventLoop.now < deadline {
      await loop.sleep(min(wait, deadline - EventLoop.now))
    }
    for link in links { await link.connection.flush() }
  }

  /// How long to wait before looking again; `nil` when every reader is done.
  private func timeToSettle(now: Duration) -> Duration? {
    var longest: Duration?
    for announcement in announcements.values {
      let readers = announcement.tellings.values.filter(\.isReader)
      guard !readers.isEmpty else { continue }
      let quietSince = max(announcement.lastEvent ?? .zero, announcement.lastLook ?? .zero)
      let isOpen = readers.contains { !$0.isSettled }
      let wait = isOpen ? .milliseconds(20) : quietSince + Self.silence - now
      if wait > .zero { longest = max(longest ?? .zero, wait) }
    }
    return longest
  }
}
