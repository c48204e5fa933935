import Testing

@testable import ToastCore

@Suite struct QueueMachineTests {
  private typealias Input = QueueMachine.Input
  private typealias Action = QueueMachine.Action

  /// One thing that happens, when, and what is to be done about it.
  struct Step: Sendable {
    let time: Int
    let input: QueueMachine.Input
    let actions: [QueueMachine.Action]

    init(_ time: Int, _ input: QueueMachine.Input, _ actions: [QueueMachine.Action] = []) {
      self.time = time
      self.input = input
      self.actions = actions
    }
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: Int
    let steps: [Step]

    init(_ name: String, limit: Int = 10, _ steps: [Step]) {
      testDescription = name
      self.limit = limit
      self.steps = steps
    }
  }

  private static func toast(
    _ number: UInt64, _ seconds: Int? = 3, exact: Bool = false, urgent: Bool = false
  ) -> QueueMachine.Input {
    .submitted(
      QueueMachine.Entry(
        id: ToastID(number), interval: seconds.map { .seconds($0) }, isExact: exact,
        isUrgent: urgent))
  }

  private static func timer(_ seconds: Int) -> QueueMachine.Action {
    .startTimer(at: .seconds(seconds))
  }

  private static func id(_ number: UInt64) -> ToastID { ToastID(number) }

  static let stories: [Story] = [
    Story(
      "one toast: its timer, then its end, then nothing",
      [
        Step(0, toast(1), [timer(3), .present(id(1))]),
        Step(3, .timerFired, [.end(id(1), .expired)]),
        Step(4, .timerFired),
      ]),
    Story(
      "20: a timer that fires early is asked for again",
      [
        Step(0, toast(1), [timer(3), .present(id(1))]),
        Step(2, .timerFired, [timer(3)]),
        Step(3, .timerFired, [.end(id(1), .expired)]),
      ]),
    Story(
      "17: an indefinite toast has no timer",
      [
        Step(0, toast(1, nil), [.present(id(1))]),
        Step(900, .timerFired),
        Step(901, .ended(id(1), .closedByPerson), [.end(id(1), .closedByPerson)]),
      ]),
    Story(
      "27: the next comes when the one before it is over, with all of its time",
      [
        Step(0, toast(1), [timer(3), .present(id(1))]),
        Step(1, toast(2, 5)),
        Step(3, .timerFired, [.end(id(1), .expired), timer(8), .present(id(2))]),
      ]),
    Story(
      "27: urgent ones go before others that wait, among themselves in order",
      [
        Step(0, toast(1, nil), [.present(id(1))]),
        Step(0, toast(2, nil)), Step(0, toast(3, nil, urgent: true)),
        Step(0, toast(4, nil)), Step(0, toast(5, nil, urgent: true)),
        Step(1, .currentEnded(.cleared), [.end(id(1), .cleared), .present(id(3))]),
        Step(2, .currentEnded(.cleared), [.end(id(3), .cleared), .present(id(5))]),
        Step(3, .currentEnded(.cleared), [.end(id(5), .cleared), .present(id(2))]),
        Step(4, .currentEnded(.cleared), [.end(id(2), .cleared), .present(id(4))]),
      ]),
    Story(
      "20: what is spoken stays until a second after its speech",
      [
        Step(0, toast(1), [timer(3), .present(id(1))]),
        Step(0, .held(id(1)), [.stopTimer]),
        Step(0, .held(id(1))),
        Step(5, .timerFired),
        Step(9, .released(id(1)), [timer(10)]),
        Step(9, .released(id(1))),
        Step(10, .timerFired, [.end(id(1), .expired)]),
      ]),
    Story(
      "20: short speech takes nothing from the time asked for",
      [
        Step(0, toast(1, 9), [timer(9), .present(id(1))]),
        Step(0, .held(id(1)), [.stopTimer]),
        Step(2, .released(id(1)), [timer(9)]),
      ]),
    Story(
      "20: an exact duration does not wait for speech",
      [
        Step(0, toast(1, exact: true), [timer(3), .present(id(1))]),
        Step(0, .held(id(1))),
        Step(3, .timerFired, [.end(id(1), .expired)]),
        Step(5, .released(id(1))),
      ]),
    Story(
      "an indefinite toast that is spoken still has no timer",
      [
        Step(0, toast(1, nil), [.present(id(1))]),
        Step(0, .held(id(1))), Step(4, .released(id(1))),
      ]),
    Story(
      "what is held can be ended, and its timer is not stopped twice",
      [
        Step(0, toast(1), [timer(3), .present(id(1))]),
        Step(0, .held(id(1)), [.stopTimer]),
        Step(1, .ended(id(1), .closedByCaller), [.end(id(1), .closedByCaller)]),
        Step(2, .released(id(1))),
      ]),
    Story(
      "24: ending is told once, whoever asks and however often",
      [
        Step(0, toast(1), [timer(3), .present(id(1))]), Step(0, toast(2)),
        Step(1, .ended(id(2), .closedByCaller), [.end(id(2), .closedByCaller)]),
        Step(1, .ended(id(2), .closedByPerson)),
        Step(2, .ended(id(1), .action("Undo")), [.stopTimer, .end(id(1), .action("Undo"))]),
        Step(2, .ended(id(1), .closedByPerson)), Step(2, .currentEnded(.cleared)),
        Step(3, .timerFired), Step(3, .ended(id(7), .cleared)),
      ]),
    Story(
      "4: everything can be ended, what is showing first",
      [
        Step(0, .allEnded(.cleared)), Step(0, .currentEnded(.cleared)),
        Step(0, toast(1), [timer(3), .present(id(1))]), Step(0, toast(2)),
        Step(0, toast(3, urgent: true)),
        Step(
          1, .allEnded(.cleared),
          [.stopTimer] + [1, 2, 3].map { Action.end(id($0), .cleared) }),
        Step(1, toast(4), [timer(4), .present(id(4))]),
      ]),
    Story(
      "29: past its limit the queue refuses, and takes again once there is room", limit: 2,
      [
        Step(0, toast(1, nil), [.present(id(1))]), Step(0, toast(2)), Step(0, toast(3)),
        Step(0, toast(4), [.end(id(4), .refused("2 toasts are waiting already"))]),
        Step(0, toast(5, urgent: true), [.end(id(5), .refused("2 toasts are waiting already"))]),
        Step(1, .ended(id(2), .closedByCaller), [.end(id(2), .closedByCaller)]),
        Step(1, toast(6)),
      ]),
    Story(
      "29: where nothing waits nothing is refused, even if none may wait", limit: 0,
      [
        Step(0, toast(1), [timer(3), .present(id(1))]),
        Step(0, toast(2), [.end(id(2), .refused("0 toasts are waiting already"))]),
      ]),
    Story(
      "4: at the program's end each makes way as soon as it is said",
      [
        Step(0, .hurried),
        Step(0, toast(1, nil), [timer(0), .present(id(1))]), Step(0, toast(2, 9)),
        Step(0, .held(id(1)), [.stopTimer]), Step(0, toast(3)),
        Step(2, .released(id(1)), [timer(2)]),
        Step(2, .timerFired, [.end(id(1), .expired), timer(2), .present(id(2))]),
        Step(2, .timerFired, [.end(id(2), .expired), timer(2), .present(id(3))]),
      ]),
    Story(
      "4: what is showing at the program's end makes way too",
      [
        Step(0, toast(1, nil), [.present(id(1))]),
        Step(1, .hurried, [timer(1)]),
        Step(1, .timerFired, [.end(id(1), .expired)]),
        Step(2, toast(2), [timer(2), .present(id(2))]),
        Step(2, .held(id(2)), [.stopTimer]), Step(3, .hurried),
        Step(4, .released(id(2)), [timer(4)]),
      ]),
    Story(
      "speech of a toast that is over, or waits, holds nobody",
      [
        Step(0, toast(1), [timer(3), .present(id(1))]), Step(0, toast(2)),
        Step(1, .held(id(2))), Step(1, .released(id(2))),
        Step(3, .timerFired, [.end(id(1), .expired), timer(6), .present(id(2))]),
        Step(4, .held(id(1))), Step(5, .released(id(1))),
      ]),
  ]

  @Test(arguments: stories)
  func `inputs give actions`(story: Story) {
    var queue = QueueMachine(limit: story.limit)
    for (number, step) in story.steps.enumerated() {
      #expect(
        queue.handle(step.input, at: .seconds(step.time)) == step.actions, "step \(number + 1)")
    }
  }

  @Test func `it knows how many wait, and whether it is empty`() {
    var queue = QueueMachine()
    #expect(queue.isEmpty)
    for number in 1...4 as ClosedRange<UInt64> {
      _ = queue.handle(Self.toast(number), at: .zero)
    }
    #expect(queue.waiting == 3)
    #expect(!queue.isEmpty)
    _ = queue.handle(.allEnded(.cleared), at: .zero)
    #expect(queue.isEmpty)
  }
}
