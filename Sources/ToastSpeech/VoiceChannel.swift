public import GLibKit
import Synchronization
public import ToastCore
public import ToastDesktop
import VoiceProtocol

/// The channel that speaks toasts, one after the other, each while it holds the session's floor.
public actor VoiceChannel: ToastChannel {
  /// The number of a WAV file in a helper of its own.
  private static let fileDescriptor: CInt = 3

  /// As many files are spoken into at the same time, each by a helper of its own.
  private static let filesAtOnce = 4

  /// Sound devices do not come and go faster.
  private static let probeInterval: Duration = .seconds(1)

  private nonisolated let loop: EventLoop
  private let environment: [String: String]
  private let floor: any Floor
  private let client: VoiceClient
  private nonisolated let state = Mutex(Surroundings.Voice.unknown)

  private var waiting: [Job] = []
  private var speaking: ToastID?
  private var isRunning = false
  private var waitingFiles: [Job] = []
  private var openFiles = 0
  private var lastProbe: Duration = .zero
  /// Somebody asked for the floor before anything was said with it.
  private var mustYield = false

  private struct Job {
    let toast: ToastPresentation
    let done: @Sendable (ToastChannelEvent) -> Void
    var wasRepeated = false
  }

  /// The loop that was given.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// A channel whose voice is not running yet.
  public init(loop: EventLoop, environment: [String: String], floor: any Floor) {
    self.loop = loop
    self.environment = environment
    self.floor = floor
    client = VoiceClient(loop: loop, environment: environment)
  }

  /// ``ToastSense/voice``
  public nonisolated var sense: ToastSense { .voice }

  /// Whether the voice can be heard, as was found last; may be asked from any thread.
  public nonisolated var availability: Surroundings.Voice { state.withLock { $0 } }

  /// Finds out whether the voice can be heard.
  public func probe() async -> Surroundings.Voice {
    lastProbe = EventLoop.now
    let found = await client.probe()
    state.withLock { $0 = found }
    return found
  }

  /// Finds out again, unless that was done a moment ago: a burst of toasts would otherwise keep the
  /// machine busy with asking.
  public func probeAgain() async -> Surroundings.Voice {
    guard EventLoop.now - lastProbe > Self.probeInterval else { return availability }
    return await probe()
  }

  /// Speaks a toast when its turn comes.
  public nonisolated func present(
    _ toast: ToastPresentation, events: @escaping @Sendable (ToastChannelEvent) -> Void
  ) {
    loop.run { self.assumeIsolated { $0.take(Job(toast: toast, done: events)) } }
  }

  /// Lets a toast that expired be said to its end, and cuts one that somebody ended.
  public nonisolated func end(_ id: ToastID, _ outcome: ToastOutcome) {
    guard outcome != .expired else { return }
    loop.run { self.assumeIsolated { $0.recall(id) } }
  }

  private func take(_ job: Job) {
    // For the floor, or for those before it.
    job.done(.waiting)
    if job.toast.request.speech.destination != .loudspeaker {
      waitingFiles.append(job)
      return writeFiles()
    }
    waiting.append(job)
    guard !isRunning else { return }
    isRunning = true
    loop.task { await self.run() }
  }

  private func recall(_ id: ToastID) {
    let isMeant = { (job: Job) in job.toast.id == id }
    let job =
      waiting.firstIndex(where: isMeant).map { waiting.remove(at: $0) }
      ?? waitingFiles.firstIndex(where: isMeant).map { waitingFiles.remove(at: $0) }
    if let job {
      let reason = "the toast was closed before its turn to be spoken"
      job.done(.finished(ChannelReport(.skipped, reason: reason)))
    } else if speaking == id {
      speaking = nil
      loop.task { await self.client.cut(atWord: false) }
    }
  }

  private func run() async {
    while !waiting.isEmpty {
      let isUrgent = waiting[0].toast.request.politeness == .assertive
      mustYield = false
      await floor.take(isUrgent: isUrgent) { [loop, weak self] in
        loop.run { [weak self] in self?.assumeIsolated { $0.yield() } }
      }
      // It may have been recalled while it waited for the floor.
      if !waiting.isEmpty, !mustYield { await say(waiting.removeFirst()) }
      await floor.giveBack()
    }
    isRunning = false
  }

  private func yield() {
    guard speaking != nil else {
      mustYield = true
      return
    }
    loop.task { await self.client.cut(atWord: true) }
  }

  private func say(_ job: Job) async {
    speaking = job.toast.id
    let outcome = await client.speak(working: { job.done(.working) }) {
      job.toast.speakRequest(id: $0, sink: .automatic)
    }
    let wasRecalled = speaking == nil
    speaking = nil
    note(outcome)
    // Cut by an urgent message, it is said again, once.
    if outcome.isMissed, !job.wasRepeated, !wasRecalled {
      var again = job
      again.wasRepeated = true
      job.done(.waiting)
      waiting.insert(again, at: 0)
      return
    }
    job.done(.finished(outcome.report))
  }

  private func note(_ outcome: VoiceClient.Outcome) {
    state.withLock { state in
      switch outcome {
      case .finished, .cut: state = .available
      case .failed(let failure):
        // What was wrong with one message says nothing about the next.
        guard [.noDevice, .deviceLost, .noVoice].contains(failure.code) else { return }
        state = .unavailable(failure.message)
      }
    }
  }

  private func writeFiles() {
    while openFiles < Self.filesAtOnce, !waitingFiles.isEmpty {
      let job = waitingFiles.removeFirst()
      guard case .descriptor(let file) = job.toast.request.speech.destination else { continue }
      openFiles += 1
      loop.task {
        await self.write(job, into: file)
        await self.wroteFile()
      }
    }
  }

  private func wroteFile() {
    openFiles -= 1
    writeFiles()
  }

  /// Speaks into a file, through a helper of its own that has the file open. Nobody hears it, so
  /// it needs no floor.
  private func write(_ job: Job, into file: CInt) async {
    let writer = VoiceClient(
      loop: loop, environment: environment, descriptors: [Self.fileDescriptor: file])
    let outcome = await writer.speak(working: { job.done(.working) }) {
      job.toast.speakRequest(id: $0, sink: .descriptor(Self.fileDescriptor))
    }
    var report = outcome.report
    report.speech?.sink = "file"
    job.done(.finished(report))
  }
}

extension ToastPresentation {
  /// What the voice is asked to say.
  func speakRequest(id: UInt64, sink: VoiceSink) -> SpeakRequest {
    let speech = request.speech
    let language = request.content.language ?? preferences.language ?? request.origin.language
    let text = preferences.verbosity == .brief ? wording.briefSpeech : wording.speech
    return SpeakRequest(
      id: id, text: SpokenForm.text(text, language: language),
      voice: (speech.voice ?? preferences.voice).flatMap(VoiceName.init),
      language: VoiceLanguage(language) ?? .english, rate: speech.rate ?? preferences.rate,
      pitch: speech.pitch ?? preferences.pitch, volume: speech.volume ?? preferences.volume,
      sink: sink)
  }
}

extension VoiceClient.Outcome {
  /// As the report has it.
  fileprivate var report: ChannelReport {
    switch self {
    case .finished(let speech): ChannelReport(.delivered, speech: speech)
    case .cut(let speech, _):
      ChannelReport(isMissed ? .failed : .delivered, reason: "it was cut short", speech: speech)
    case .failed(let failure): ChannelReport(.failed, reason: failure.message)
    }
  }
}
