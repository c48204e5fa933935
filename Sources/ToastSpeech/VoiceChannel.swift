public import GLibKit
import Synchronization
public import ToastCore
public import ToastDesktop
import VoiceProtocol

/// The channel that speaks toasts, in the order of ``SpeechQueue``, each while it holds the
/// session's floor.
public actor VoiceChannel: ToastChannel {
  /// Sound devices do not come and go faster.
  private static let probeInterval: Duration = .seconds(1)

  private nonisolated let loop: EventLoop
  private let floor: any Floor
  private let client: VoiceClient
  private let files: SpeechFiles
  private let phone: PhoneFeedback?
  private nonisolated let state = Mutex(Surroundings.Voice.unknown)

  private var queue = SpeechQueue()
  private var jobs: [Int: Job] = [:]
  private var lastJob = 0
  /// What became of what was said last, for those that end with it.
  private var said: ChannelReport?
  /// What the queue wants said now.
  private var next: Utterance?
  private var isRunning = false
  private var lastProbe: Duration = .zero
  /// Somebody asked for the floor before anything was said with it.
  private var mustYield = false

  struct Job: Sendable {
    let toast: ToastPresentation
    let done: @Sendable (ToastChannelEvent) -> Void
  }

  /// What is said in one go: a toast, or how many there are.
  private struct Utterance: Sendable {
    let jobs: [Job]
    /// The words, where they are not the toast's.
    let summary: String?
  }

  /// The loop that was given.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// A channel whose voice is not running yet.
  ///
  /// - Parameter session: the session bus, where a phone's feedback service may be; `nil` where
  ///   there is none.
  public init(
    loop: EventLoop, environment: [String: String], floor: any Floor,
    session: BusConnection? = nil
  ) {
    self.loop = loop
    self.floor = floor
    client = VoiceClient(loop: loop, environment: environment)
    files = SpeechFiles(loop: loop, environment: environment)
    phone = session.map(PhoneFeedback.init)
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

  /// The engine with its version, and the sound device, as far as the voice has told them.
  public var found: (engine: String?, device: String?) {
    get async { await (client.engineName, client.device) }
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
    loop.run {
      self.assumeIsolated {
        $0.files.assumeIsolated { $0.recall(id) }
        $0.tell(.recalled(id))
      }
    }
  }

  /// Gives what is felt or heard of a toast apart from its words: a phone vibrates, and elsewhere a
  /// short sound is heard, unless the voice says the toast, which begins with that sound.
  public nonisolated func feel(_ toast: ToastPresentation, isSpoken: Bool) {
    loop.run { self.assumeIsolated { $0.feelNow(toast, isSpoken) } }
  }

  /// The user wants silence: what is being said is cut, and what waits is not said. What is spoken
  /// into files goes on, since nobody hears it.
  public nonisolated func stop() {
    loop.run { self.assumeIsolated { $0.tell(.stopped) } }
  }

  private func take(_ job: Job) {
    // For the floor, or for those before it.
    job.done(.waiting)
    guard job.toast.request.speech.destination == .loudspeaker else {
      return files.assumeIsolated { $0.write(job) }
    }
    lastJob += 1
    jobs[lastJob] = job
    let wasUrgent = queue.isUrgent
    tell(.arrived(.init(lastJob, of: job.toast.id, SpokenCharacter.kind(of: job.toast.request))))
    guard queue.isWaiting else { return }
    guard isRunning else {
      isRunning = true
      loop.task { await self.run() }
      return
    }
    if queue.isUrgent, !wasUrgent { loop.task { await self.floor.hurry() } }
  }

  private func feelNow(_ toast: ToastPresentation, _ isSpoken: Bool) {
    if let phone, phone.isThere { return phone.play(for: toast.request) }
    // What is being said goes before a sound without words.
    guard !isSpoken, !isRunning, toast.preferences.soundCues != false,
      let cue = SpokenCharacter.cue(of: toast.request)
    else { return }
    isRunning = true
    loop.task {
      await self.play(cue, volume: toast.request.speech.volume ?? toast.preferences.volume)
      await self.run()
    }
  }

  private func play(_ cue: SoundCue, volume: Int) async {
    let answer = await client.speak { id, _, _ in
      SpeakRequest(id: id, runs: [], cue: cue, volume: volume)
    }
    note(answer.outcome)
  }

  // MARK: What the queue wants

  private func tell(_ input: SpeechQueue.Input) {
    for action in queue.handle(input, at: EventLoop.now) { perform(action) }
  }

  private func perform(_ action: SpeechQueue.Action) {
    switch action {
    case .say(let number): next = Utterance(jobs: jobs(of: [number]), summary: nil)
    case .summarise(let numbers):
      let jobs = jobs(of: numbers)
      let language = jobs.last.map { WordingLanguage(tag: $0.toast.request.origin.language) }
      let words = ((language ?? nil) ?? .english).more(notifications: jobs.count)
      next = Utterance(jobs: jobs, summary: words)
    case .cutAtWord: loop.task { await self.client.cut(atWord: true) }
    case .cutNow: loop.task { await self.client.cut(atWord: false) }
    case .again(let numbers): for job in jobs(of: numbers) { job.done(.waiting) }
    case .end(let numbers, let ending):
      let report = said.flatMap { ending.isSpoken ? $0 : nil } ?? ending.report
      for number in numbers { jobs.removeValue(forKey: number)?.done(.finished(report)) }
    }
  }

  private func jobs(of numbers: [Int]) -> [Job] { numbers.compactMap { jobs[$0] } }

  // MARK: Speaking

  private func run() async {
    while queue.isWaiting {
      mustYield = false
      await floor.take(isUrgent: queue.isUrgent) { [loop, weak self] in
        loop.run { [weak self] in self?.assumeIsolated { $0.yield() } }
      }
      // It may have been recalled while it waited for the floor.
      if !mustYield {
        tell(.free)
        if let utterance = next.take() { await say(utterance) }
      }
      await floor.giveBack()
    }
    isRunning = false
  }

  private func yield() {
    guard queue.isSpeaking else {
      mustYield = true
      return
    }
    tell(.yielded)
  }

  private func say(_ utterance: Utterance) async {
    guard let job = utterance.jobs.last else { return tell(.finished) }
    // A phone lets its owner feel it instead.
    let hasCues = phone?.isThere != true
    let words = utterance.summary == nil ? WordTeller(job) : nil
    let answer = await client.speak(
      working: { for job in utterance.jobs { job.done(.working) } },
      word: { words?.tell($0, $1) }
    ) { id, attempt, use in
      var use = use
      use.hasCues = hasCues
      guard let words = utterance.summary else {
        return job.toast.speakRequest(id: id, sink: .automatic, attempt: attempt, use: use)
      }
      return job.toast.request.speakRequest(
        words, preferences: job.toast.preferences, id: id, sink: .automatic, attempt: attempt,
        use: use)
    }
    note(answer.outcome)
    said = utterance.summary.map(answer.summaryReport) ?? answer.report
    if case .cut(_, let heard) = answer.outcome {
      tell(.cut(heard: heard))
    } else {
      tell(.finished)
    }
    said = nil
  }

  private func note(_ outcome: VoiceClient.Outcome) {
    switch outcome {
    case .finished, .cut: state.withLock { $0 = .available }
    case .failed(let failure):
      // What was wrong with one message says nothing about the next.
      guard [.noDevice, .deviceLost, .noVoice].contains(failure.code) else { return }
      state.withLock { $0 = .unavailable(failure.message) }
      // What was found before that is not the answer any more: the next toast finds out.
      lastProbe = .zero
    }
  }
}
