import Synchronization
import ToastTesting

@testable public import ToastCore

/// A centre with everything around it in the hands of the test.
final class CenterBench: Sendable {
  let scheduler = ManualScheduler()
  let announcement: RecordingChannel
  let voice: RecordingChannel
  let center: ToastCenter
  private let asked: AskedSurroundings
  private let told = Mutex<[Told]>([])
  private let given = GivenFeedback()

  /// Feedback that was given of a toast.
  struct Felt: Equatable {
    let id: ToastID
    let isSpoken: Bool
  }

  /// The feedback that was given, in order.
  var felt: [Felt] { given.all.withLock { $0 } }

  /// An event and the toast that it is of.
  struct Told: Equatable {
    let id: ToastID
    let event: ToastEvent

    init(_ number: UInt64, _ event: ToastEvent) {
      id = ToastID(number)
      self.event = event
    }
  }

  private static let number = Atomic(0)

  static let silence = Surroundings(
    listeners: .unreachable("no bus"), voice: .unavailable("no sound"))
  static let reader = Surroundings(
    listeners: .known(readers: 1, others: 0), voice: .available)
  static let voiceOnly = Surroundings(
    listeners: .known(readers: 0, others: 0), voice: .available)

  /// What the announcement comes to where no reader is.
  static let unheard = ChannelReport(.skipped, reason: "nobody listens")
  /// What it comes to when a reader has read it.
  static let read = ChannelReport(
    .delivered,
    listeners: [
      ListenerReport(
        process: "orca", event: .announcement, isReader: true, receipt: .read(.milliseconds(3)))
    ])
  /// What it comes to when a reader has not.
  static let unread = ChannelReport(
    .unconfirmed, reason: "no listener has read it",
    listeners: [
      ListenerReport(process: "orca", event: .announcement, isReader: true, receipt: nil)
    ])

  /// - Parameters:
  ///   - announced: what the announcement comes to, at once; with `nil` when the test says so.
  ///   - spoken: the same of the voice.
  init(
    _ surroundings: Surroundings, announced: ChannelReport? = nil, spoken: ChannelReport? = nil,
    limit: Int = QueueMachine.standardLimit, isOpen: Bool = true
  ) {
    announcement = RecordingChannel(.announcement) { _ in announced }
    voice = RecordingChannel(.voice) { _ in spoken }
    let asked = AskedSurroundings(surroundings)
    self.asked = asked
    center = ToastCenter(
      scheduler: scheduler, channels: [announcement, voice], limit: limit,
      feedback: { [given] toast, isSpoken in
        given.all.withLock { $0.append(Felt(id: toast.id, isSpoken: isSpoken)) }
      }
    ) { asked.now.withLock { $0 } }
    if isOpen { open() }
  }

  /// What there is from now on; the centre is told by the test.
  func change(_ surroundings: Surroundings) { asked.now.withLock { $0 = surroundings } }

  func open() {
    center.open()
    scheduler.runUntilIdle()
  }

  /// Everything that observers were told, in order.
  var events: [Told] { told.withLock { $0 } }

  /// What the observer of one toast was told.
  func events(of id: ToastID) -> [ToastEvent] {
    events.filter { $0.id == id }.map(\.event)
  }

  /// The reports of a toast.
  func reports(of id: ToastID) -> [ToastReport] {
    events(of: id).compactMap { if case .reported(let report) = $0 { report } else { nil } }
  }

  /// Submits a toast and runs what that asks for.
  @discardableResult
  func submit(
    _ request: ToastRequest = request(),
    then act: @escaping @Sendable (CenterBench, ToastID, ToastEvent) -> Void = { _, _, _ in }
  ) -> ToastID {
    let id = post(request, then: act)
    scheduler.runUntilIdle()
    return id
  }

  /// Submits a toast; what that asks for waits.
  @discardableResult
  func post(
    _ request: ToastRequest = request(),
    then act: @escaping @Sendable (CenterBench, ToastID, ToastEvent) -> Void = { _, _, _ in }
  ) -> ToastID {
    center.submit(request) { [weak self] id, event in
      guard let self else { return }
      self.told.withLock { $0.append(Told(id.number, event)) }
      act(self, id, event)
    }
  }

  func run(_ body: (ToastCenter) -> Void) {
    body(center)
    scheduler.runUntilIdle()
  }

  static func request(
    _ title: String? = nil, seconds: Double = 3, urgent: Bool = false,
    wishes: DeliveryWishes = DeliveryWishes(), origin: ToastOrigin = ToastOrigin()
  ) -> ToastRequest {
    // Two that say the same would be said once.
    let title = title ?? "Saved \(number.add(1, ordering: .relaxed).newValue)"
    return ToastRequest(
      content: ToastContent(title: title), severity: urgent ? .error : nil,
      configuration: ToastConfiguration(duration: .seconds(seconds)), wishes: wishes,
      origin: origin)
  }
}

private final class GivenFeedback: Sendable {
  let all = Mutex<[CenterBench.Felt]>([])
}

/// What there is, as the test has it.
private final class AskedSurroundings: Sendable {
  let now: Mutex<Surroundings>
  init(_ surroundings: Surroundings) { now = Mutex(surroundings) }
}

extension ToastID: ExpressibleByIntegerLiteral {
  /// A number that is written in a test.
  public init(integerLiteral number: UInt64) { self.init(number) }
}
