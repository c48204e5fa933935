import Testing

@testable import ToastCore

/// What happens to a queue, step by step, and what it wants done about it.
struct QueueStory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let limit: Int
  let share: Int
  let steps: [Step]

  init(_ name: String, limit: Int = 10, share: Int = 10, _ steps: [Step]) {
    testDescription = name
    self.limit = limit
    self.share = share
    self.steps = steps
  }

  /// Plays it on a new queue.
  func run() {
    var queue = QueueMachine(limit: limit, share: share)
    for (number, step) in steps.enumerated() {
      #expect(
        queue.handle(step.input, at: .milliseconds(Int(step.time * 1000))) == step.actions,
        "step \(number + 1)")
    }
  }
}

/// One thing that happens, when in seconds, and what is to be done about it.
struct Step: Sendable {
  let time: Double
  let input: QueueMachine.Input
  let actions: [QueueMachine.Action]

  init(_ time: Double, _ input: QueueMachine.Input, _ actions: [QueueMachine.Action] = []) {
    self.time = time
    self.input = input
    self.actions = actions
  }
}

func id(_ number: UInt64) -> ToastID { ToastID(number) }

func timer(_ seconds: Double) -> QueueMachine.Action {
  .startTimer(at: .milliseconds(Int(seconds * 1000)))
}

func entry(
  _ number: UInt64, _ seconds: Double? = 3, of sender: String = "", reading: Double = 0,
  exact: Bool = false, urgent: Bool = false, policy: ToastPolicy = .sequential,
  actions: Bool = false, tap: Bool = true, swipe: Bool = true
) -> QueueMachine.Entry {
  QueueMachine.Entry(
    id: ToastID(number), sender: sender,
    interval: seconds.map { .milliseconds(Int($0 * 1000)) },
    readingTime: .milliseconds(Int(reading * 1000)), isExact: exact, isUrgent: urgent,
    policy: policy, hasActions: actions, endsOnTap: tap, endsOnSwipe: swipe)
}

func toast(
  _ number: UInt64, _ seconds: Double? = 3, of sender: String = "", reading: Double = 0,
  exact: Bool = false, urgent: Bool = false, policy: ToastPolicy = .sequential,
  actions: Bool = false, tap: Bool = true, swipe: Bool = true
) -> QueueMachine.Input {
  .submitted(
    entry(
      number, seconds, of: sender, reading: reading, exact: exact, urgent: urgent,
      policy: policy, actions: actions, tap: tap, swipe: swipe))
}
