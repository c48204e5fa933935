import CAtspi
import Glibc
import SystemKit
import ToastCommand

/// Listens until it is clear whether what was heard is as expected, or the time is over.
///
/// Used by the main thread alone.
final class ListenRun {
  /// How long nothing must be heard after the command's end.
  private static let quietTime: Duration = .seconds(1)
  /// How many of what was heard are repeated where something is missing.
  private static let repeated = 10

  private let options: ListenOptions
  private var verdict: ListenVerdict
  private var listener: Listener?
  private var command: JobProcess?
  /// How the command ended, as `waitpid` tells it.
  private var commandEnd: CInt?
  private var failure: ListenProgram.Status?
  private var heard: [String] = []
  private var heardCount = 0
  private var prints = true
  private var quietTimer: LoopWork.Number?

  init(_ options: ListenOptions, _ verdict: ListenVerdict) {
    self.options = options
    self.verdict = verdict
  }

  func run(on bus: OpaquePointer) -> ListenProgram.Status {
    var ear = EarOptions()
    ear.activates = options.activates
    let listener = Listener(ear) { [unowned self] hearing, _ in hear(hearing) }
    self.listener = listener
    let status = listener.run(on: bus, ready: start)
    if commandEnd == nil { command?.end(within: .seconds(2)) }
    if let failure { return failure }
    if status != 0 { return .noBus }
    if verdict.isGood { return .allHeard }
    complain()
    return .notAsExpected
  }

  // MARK: Time

  /// Starts the command and the clock.
  private func start() {
    if !options.command.isEmpty {
      do throws(SystemError) {
        let command = try JobProcess(options.command)
        self.command = command
        LoopWork.whenEnded(command.id) { [unowned self] status in
          commandEnd = status
          startQuiet()
        }
      } catch {
        Remark.say("\(error)")
        failure = error.code == ENOENT ? .notFound : .notStarted
        LoopWork.after(.zero, finish)
        return
      }
    }
    let seconds = options.timeout ?? (verdict.isEmpty ? nil : ListenOptions.usualTimeout)
    if let seconds { LoopWork.after(.seconds(seconds), finish) }
  }

  private func startQuiet() {
    if let quietTimer { LoopWork.cancel(quietTimer) }
    quietTimer = LoopWork.after(Self.quietTime, quietHasPassed)
  }

  /// Nothing was heard for a while, and the command has ended: what was not heard twice by now will
  /// not be; what was not heard at all may yet come from somebody that the command asked.
  private func quietHasPassed() {
    quietTimer = nil
    if verdict.isComplete { finish() }
  }

  private func finish() { listener?.end() }

  // MARK: What is heard

  private func hear(_ hearing: Hearing) {
    if let name = options.application, hearing.application != name { return }
    print(hearing)
    verdict.hear(hearing.texts)
    if verdict.isSettled { listener?.stop() }
    if commandEnd != nil { startQuiet() }
  }

  private func print(_ hearing: Hearing) {
    let now = Duration.wallTime
    let text = hearing.text(at: now)
    heardCount += 1
    heard.append(text)
    if heard.count > Self.repeated { heard.removeFirst() }
    guard prints else { return }
    let line = options.isJSON ? hearing.json(at: now) : text
    do throws(SystemError) {
      // At once and not through a buffer: whoever reads has each line when it was heard.
      try writeAll(Array(line.utf8), to: STDOUT_FILENO, "standard output")
    } catch {
      prints = false
      if verdict.isEmpty { listener?.stop() }
    }
  }

  private func complain() {
    for complaint in verdict.complaints { Remark.say(complaint) }
    if !verdict.isComplete {
      let few = heardCount > heard.count ? ", of which the last \(heard.count) are" : ""
      Remark.say(
        heardCount == 0 ? "nothing was heard" : "heard instead: \(heardCount)\(few)")
      // They are safe for a terminal already.
      for line in heard { Diagnostics.say("  \(line.dropLast())") }
    }
    if let commandEnd, commandEnd != 0 {
      let number = commandEnd & 0x7F
      Remark.say(
        number == 0
          ? "the command ended with status \((commandEnd >> 8) & 0xFF)"
          : "the command was ended by signal \(number)")
    }
  }
}
