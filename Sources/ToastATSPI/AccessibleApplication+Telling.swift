import GLibKit
import ToastCore

/// Who is told of a toast, and when; what they answer.
extension AccessibleApplication {
  // MARK: Whom

  /// Tells one listener, unless it was told.
  func tell(_ path: ObjectPath, _ address: Announcement.Address, _ listener: Listener) {
    guard let announcement = announcements[path], let event = listener.event(announcement.form),
      announcement.tellings[address] == nil, !announcement.excused.contains(address)
    else { return }
    announcements[path]?.tellings[address] = Announcement.Telling(
      event: event, isReader: listener.isReader, process: listener.process ?? listener.busName)
    let isPaced = event == .showing
    pacing[address, default: Pacing(isPaced: isPaced)].adapt(isPaced: isPaced)
    send(pacing[address]?.add(path), address)
  }

  /// Tells everybody on a bus whose registry does not say who that is.
  func broadcast(_ path: ObjectPath, _ bus: BusLink.ID) {
    let address = Announcement.Address(bus: bus, name: nil)
    guard announcements[path]?.tellings[address] == nil else { return }
    announcements[path]?.tellings[address] = Announcement.Telling(
      event: .showing, isReader: true, process: "everybody")
    send(path, address)
  }

  /// Who was there when the broadcasts were made has heard them.
  func excuse(_ listeners: [(Announcement.Address, Listener)]) {
    for path in order {
      for (address, listener) in listeners where listener.takesShowing {
        let everybody = Announcement.Address(bus: address.bus, name: nil)
        if announcements[path]?.tellings[everybody] != nil {
          announcements[path]?.excused.insert(address)
        }
      }
    }
  }

  /// A table was read: tells a toast to the readers that came while it is showing, and to
  /// everybody where it came while that table was awaited.
  func tellWhoCame(_ path: ObjectPath, _ bus: BusLink.ID, _ reading: BusLink.Reading) {
    guard let announcement = announcements[path] else { return }
    let isAwaited = announcement.awaited.contains(bus)
    for (address, listener) in everybody where address.bus == bus {
      if isAwaited || listener.isReader && !announcement.isEnded { tell(path, address, listener) }
    }
    guard isAwaited, reading.isLast else { return }
    if reading.isSilent { broadcast(path, bus) }
    announcements[path]?.awaited.remove(bus)
    concludeIfSettled(path)
  }

  /// The process of a listener is known now.
  func named(_ address: Announcement.Address, _ process: String) {
    for path in order { announcements[path]?.tellings[address]?.process = process }
  }

  // MARK: Sending

  func send(_ path: ObjectPath?, _ address: Announcement.Address) {
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
      link.ping(name) { [weak self] in self?.assumeIsolated { $0.read(path, address) } }
    }
    announcements[path]?.lastEvent = now
    announcements[path]?.tellings[address]?.sentAt = now
    if pacing[address]?.isPaced == true {
      loop.after(Pacing.patience) { [weak self] in
        self?.assumeIsolated { $0.sendNext(after: path, address, now: EventLoop.now) }
      }
    }
    loop.after(Self.readLimit) { [weak self] in
      self?.assumeIsolated { $0.answerIsLate(path, address) }
    }
  }

  /// Lets the next one go to a listener that has read this one and did not look at it in time.
  private func sendNext(after path: ObjectPath, _ address: Announcement.Address, now: Duration) {
    guard let telling = announcements[path]?.tellings[address], telling.receipt != nil,
      let sentAt = telling.sentAt, now - sentAt >= Pacing.patience
    else { return }
    send(pacing[address]?.settle(path), address)
  }

  // MARK: Answers

  /// A listener has answered: it has read the event.
  private func read(_ path: ObjectPath, _ address: Announcement.Address) {
    heard(from: address)
    guard let telling = announcements[path]?.tellings[address], let sentAt = telling.sentAt else {
      return
    }
    let now = EventLoop.now
    if telling.receipt == nil {
      announcements[path]?.tellings[address]?.receipt = .read(now - sentAt)
    }
    sendNext(after: path, address, now: now)
    guard telling.isReader, telling.receipt == nil else { return settle(path, address) }
    loop.after(Self.lookGrace) { [weak self] in
      self?.assumeIsolated { $0.settle(path, address) }
    }
  }

  /// A listener has called on an object of a toast.
  func looked(_ address: Announcement.Address, _ path: ObjectPath) {
    guard let node = tree[path], node.role != .application else { return }
    let now = EventLoop.now
    let toast = tree.toast(of: node)
    announcements[toast]?.lastLook = now
    noteVisit(toast, by: address, at: now)
    heard(from: address)
    let everybody = Announcement.Address(bus: address.bus, name: nil)
    for address in [address, everybody] {
      guard let telling = announcements[toast]?.tellings[address], let sentAt = telling.sentAt
      else {
        continue
      }
      if case .lookedAt = telling.receipt {
      } else {
        announcements[toast]?.tellings[address]?.receipt = .lookedAt(now - sentAt)
        settle(toast, address)
      }
      send(pacing[address]?.settle(toast), address)
    }
  }

  /// A listener lives: what was held back from it goes now.
  private func heard(from address: Announcement.Address) {
    lastHeard[address] = EventLoop.now
    for path in pacing[address]?.wake() ?? [] { send(path, address) }
  }

  /// A listener that has not answered by now hears of the next toasts only when it does: the voice
  /// says them meanwhile, and a reader that wakes must not say them again.
  private func answerIsLate(_ path: ObjectPath, _ address: Announcement.Address) {
    guard let telling = announcements[path]?.tellings[address], telling.receipt == nil else {
      return
    }
    pacing[address]?.fallSilent()
    settle(path, address)
  }

  func settle(_ path: ObjectPath, _ address: Announcement.Address) {
    announcements[path]?.tellings[address]?.isSettled = true
    concludeIfSettled(path)
    let waiting = onSettling
    onSettling = []
    for body in waiting { body() }
  }

  /// Listeners that have left are not waited for, and forgotten.
  func dropLost() {
    let present = Set(everybody.map(\.0))
    let isLost = { (address: Announcement.Address) in
      address.name == nil ? self.link(address.bus) == nil : !present.contains(address)
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

  func concludeIfSettled(_ path: ObjectPath) {
    if announcements[path]?.isSettled == true { conclude(path) }
  }

  /// A toast waits for its turn at a listener only as long as that one answers.
  func startLimit(_ path: ObjectPath) {
    loop.after(Self.readLimit) { [weak self] in self?.assumeIsolated { $0.limitReached(path) } }
  }

  private func limitReached(_ path: ObjectPath) {
    guard let announcement = announcements[path], !announcement.isReported else { return }
    announcements[path]?.awaited = []
    let now = EventLoop.now
    for (address, telling) in announcement.tellings
    where !telling.isSettled && telling.sentAt == nil {
      if let heard = lastHeard[address], now - heard < Self.readLimit { continue }
      pacing[address]?.withdraw(path)
      settle(path, address)
    }
    concludeIfSettled(path)
    guard announcements[path]?.isReported == false else { return }
    announcement.events(.working)
    startLimit(path)
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

  func pressed(_ path: ObjectPath) {
    guard let node = tree[path], let toast = tree[tree.toast(of: node)] else { return }
    let buttons = toast.children.filter { tree[$0]?.role == .pushButton }
    guard let index = buttons.firstIndex(of: path), let announcement = announcements[toast.path]
    else { return }
    announcement.events(index < announcement.actions ? .acted(index) : .closed)
  }
}
