package import GLibKit
import Synchronization
import SystemKit
import ToastATSPI
package import ToastCore
import ToastDesktop
import ToastSpeech

/// Presents toasts itself: the centre, wired to the accessible application and the voice. An agent
/// is built around one, and a program without an agent has one of its own.
package struct Presenter: Sendable {
  /// What nobody has answered by then counts as absent.
  private static let readyLimit: Duration = .seconds(1)

  /// The loop on which observers are told.
  let loop: EventLoop
  let center: ToastCenter
  private let application: AccessibleApplication
  private let voice: VoiceChannel
  let screen: (any ScreenChannel)?
  private let desktop: DesktopSettings
  private let surroundings: @Sendable () -> Surroundings

  /// Wires a presenter. What is submitted is held until it is known who listens, for a second at
  /// most, and what the person prefers, for ``DesktopSettings/readLimit``.
  ///
  /// - Parameters:
  ///   - name: what screen readers call the application.
  ///   - loop: the loop of the caller, where observers are told.
  ///   - session: the session bus; `nil` where there is none.
  ///   - environment: the environment of this process.
  ///   - screen: makes what shows toasts on a screen, where somebody does; it is told how what the
  ///     display says of preferences reaches the others.
  package init(
    name: String, loop: EventLoop, session: BusConnection?, environment: [String: String],
    screen makeScreen: ((ScreenParts) -> any ScreenChannel)? = nil
  ) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let application = AccessibleApplication(
      name: name, locale: locale ?? "C", hasScreen: makeScreen != nil)
    let floor: any Floor =
      if let session { BusFloor(session) } else { LockFloor(loop: loop, environment: environment) }
    let voice = VoiceChannel(
      loop: loop, environment: environment, floor: floor, session: session)
    let changed = Later()
    let desktop = DesktopSettings(
      session: session, environment: environment,
      complain: { Diagnostics.say("toast: \($0)") }, changed: { changed.call() })
    let screen = makeScreen?(
      ScreenParts(
        noteSettings: { desktop.noteDisplay($0) },
        place: { id, places in
          application.loop.run { application.assumeIsolated { $0.place(id, places) } }
        }))
    let surroundings = { @Sendable in
      Surroundings(
        listeners: application.listeners, voice: voice.availability,
        screen: screen?.availability ?? .noneHere, isLocked: desktop.isLocked,
        preferences: desktop.preferences)
    }
    var channels: [any ToastChannel] = [AnnouncementChannel(application), voice]
    if let screen { channels.append(screen) }
    let center = ToastCenter(
      scheduler: LoopScheduler(loop: application.loop), channels: channels,
      wallTime: { .wallTime },
      feedback: { voice.feel($0, isSpoken: $1) }, surroundings: surroundings)
    changed.set { [weak center] in
      center?.surroundingsChanged()
      screen?.preferencesChanged(desktop.preferences)
    }
    self.desktop = desktop
    self.surroundings = surroundings
    self.screen = screen
    self.loop = loop
    self.application = application
    self.voice = voice
    self.center = center
    loop.after(Self.readyLimit) { center.open() }
    let whenSeen = { @Sendable (_ body: @escaping @Sendable () -> Void) in
      desktop.whenRead(.delivery) { if let screen { screen.whenReady(body) } else { body() } }
    }
    AccessibilityBus.follow(for: application, session: session, environment: environment) {
      // Where a reader listens the voice has nothing to do, and is not started to ask.
      if application.listeners.mayRead { return whenSeen { center.open() } }
      loop.task {
        _ = await voice.probe()
        whenSeen { center.open() }
      }
    }
  }

  /// Takes a toast; ``ToastEvent`` says what is told of it.
  @discardableResult
  package func submit(
    _ request: ToastRequest, observer: @escaping ToastObserver
  ) -> ToastID {
    if voice.availability != .available, !application.listeners.mayRead {
      // A sound device may have come since: this toast finds out, and is spoken then.
      loop.task { [voice, center] in
        if await voice.probeAgain() == .available { center.surroundingsChanged() }
      }
    }
    if let screen, screen.availability != .available {
      screen.lookAgain(at: request.origin.display) { [center] in center.surroundingsChanged() }
    }
    // The centre works where the accessible application does, one hop nearer to the listeners; what
    // others do with its news is done elsewhere.
    return center.submit(request) { [loop] id, event in loop.run { observer(id, event) } }
  }

  /// What came of printing a toast's line.
  package func printed(_ id: ToastID, _ report: ChannelReport) { center.printed(id, report) }

  /// Ends a toast.
  package func end(_ id: ToastID, _ outcome: ToastOutcome) { center.end(id, outcome) }

  /// Changes what a toast says, and begins its time anew.
  package func update(_ id: ToastID, _ request: ToastRequest) { center.update(id, request) }

  /// Tells the queue what a person, or whoever showed a toast, does about it.
  package func tell(_ input: QueueMachine.Input) {
    center.tell(input)
    // What has expired is still said to its end, unless nobody wants to hear anything any more.
    if case .allEnded(among: nil, _) = input { voice.stop() }
  }

  /// Waits until everything shown so far has been delivered and readers are done with it.
  package func flush(within limit: Duration) async {
    let deadline = EventLoop.now + limit
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let first = FirstResult(continuation)
      center.whenDelivered { first.resume(returning: ()) }
      loop.after(limit) { first.resume(returning: ()) }
    }
    await application.settle(within: max(deadline - EventLoop.now, .zero))
  }
}

extension Presenter {
  /// What there is on this machine, and what would be done with a toast now. It waits until that is
  /// known, as the first toast does, and asks the voice anew.
  package func diagnose(_ request: ToastRequest) async -> DeliveryDiagnosis {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let first = FirstResult(continuation)
      loop.after(Self.readyLimit) { first.resume(returning: ()) }
      loop.task { [application] in
        await application.whenListenersKnown { first.resume(returning: ()) }
      }
    }
    await withCheckedContinuation { continuation in
      desktop.whenRead { continuation.resume() }
    }
    _ = await voice.probe()
    let (engine, device) = await voice.found
    return DeliveryDiagnosis(
      accessibility: application.listeners, listeners: await application.findListeners(),
      voice: voice.availability, engine: engine, device: device,
      screen: screen?.availability ?? .noneHere, isLocked: desktop.isLocked,
      steps: DeliveryPlan(for: request, in: surroundings()).steps)
  }

  /// What the display's settings say of preferences.
  package var displaySettings: [PreferenceLayer] { desktop.display }

  /// Gives what is still waiting to the person, since the program ends: as announcements and speech
  /// as far as the time goes, and the rest as text.
  public func finish(within limit: Duration) async {
    center.hurry()
    await flush(within: limit)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      // Behind what observers are told, printing among it.
      center.printRest { [loop] in loop.run { continuation.resume() } }
    }
  }
}

/// What a screen is given of the others when it is made.
package struct ScreenParts: Sendable {
  /// Takes what the display's settings say of preferences.
  package let noteSettings: @Sendable ([PreferenceLayer]) -> Void
  /// Takes where a toast is on the screen; `nil` once it is not there any more.
  package let place: @Sendable (ToastID, ToastPlaces?) -> Void
}

/// What is known only once those exist that call it.
private final class Later: Sendable {
  private let body = Mutex<(@Sendable () -> Void)?>(nil)
  func set(_ body: @escaping @Sendable () -> Void) { self.body.withLock { $0 = body } }
  func call() { body.withLock { $0 }?() }
}

/// The centre's place and clock: the loop of the accessible application. Its work is a few
/// microseconds a toast, and none of it waits for anything.
private struct LoopScheduler: ToastScheduler {
  let loop: EventLoop
  var executor: any SerialExecutor { loop }
  var now: Duration { EventLoop.now }

  func run(_ body: @escaping @Sendable () -> Void) { loop.run(body) }

  func schedule(
    at time: Duration, _ body: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let timer = loop.after(max(time - EventLoop.now, .zero), body)
    return { timer.cancel() }
  }
}
