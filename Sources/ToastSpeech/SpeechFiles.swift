import GLibKit
import ToastCore
import VoiceProtocol

/// Speaks toasts into files, through helpers of their own that have the file open. Nobody hears
/// that, so it needs no floor, and nothing interrupts it.
actor SpeechFiles {
  /// The number of the file in its helper.
  private static let descriptor: CInt = 3
  /// As many are written at the same time.
  private static let limit = 4

  private nonisolated let loop: EventLoop
  private let environment: [String: String]
  private var waiting: [VoiceChannel.Job] = []
  private var open = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  init(loop: EventLoop, environment: [String: String]) {
    self.loop = loop
    self.environment = environment
  }

  /// Writes a toast when there is room.
  func write(_ job: VoiceChannel.Job) {
    waiting.append(job)
    start()
  }

  /// Takes a toast out that has not begun.
  func recall(_ id: ToastID) {
    guard let index = waiting.firstIndex(where: { $0.toast.id == id }) else { return }
    waiting.remove(at: index).done(.finished(SpeechQueue.Ending.recalled.report))
  }

  private func start() {
    while open < Self.limit, !waiting.isEmpty {
      let job = waiting.removeFirst()
      guard case .descriptor(let file) = job.toast.request.speech.destination else { continue }
      open += 1
      loop.task {
        await self.write(job, into: file)
        await self.wrote()
      }
    }
  }

  private func wrote() {
    open -= 1
    start()
  }

  private func write(_ job: VoiceChannel.Job, into file: CInt) async {
    let writer = VoiceClient(
      loop: loop, environment: environment, descriptors: [Self.descriptor: file])
    let answer = await writer.speak(working: { job.done(.working) }) { id, attempt, use in
      job.toast.speakRequest(
        id: id, sink: .descriptor(Self.descriptor), attempt: attempt, use: use)
    }
    var report = answer.report
    report.speech?.sink = "file"
    job.done(.finished(report))
  }
}
