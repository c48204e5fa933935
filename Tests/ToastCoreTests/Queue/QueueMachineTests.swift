import Testing

@testable import ToastCore

@Suite struct QueueMachineTests {
  private typealias Action = QueueMachine.Action

  static let stories: [QueueStory] = [
    QueueStory(
      "one toast: its timer, then its end, then nothing",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(3, .timerFired, [.end(id(1), .expired)]),
        Step(4, .timerFired),
      ]),
    QueueStory(
      "20: a timer that fires early is asked for again",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(2, .timerFired, [timer(3)]),
        Step(3, .timerFired, [.end(id(1), .expired)]),
      ]),
    QueueStory(
      "17: an indefinite toast has no timer",
      [
        Step(0, toast(1, nil), [.present(id(1))]),
        Step(900, .timerFired),
        Step(901, .ended(id(1), .closedByPerson), [.end(id(1), .closedByPerson)]),
      ]),
    QueueStory(
      "27: the next comes when the one before it is over, with all of its time",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(1, toast(2, 5)),
        Step(3, .timerFired, [.end(id(1), .expired), .present(id(2)), timer(8)]),
      ]),
    QueueStory(
      "27: urgent ones go before others that wait, among themselves in order",
      [
        Step(0, toast(1, 60), [.present(id(1)), timer(60)]),
        Step(0, toast(2, 60)), Step(0, toast(3, 60, urgent: true)),
        Step(0, toast(4, 60)), Step(0, toast(5, 60, urgent: true)),
        Step(
          1, .currentEnded(among: nil, .cleared),
          [.end(id(1), .cleared), .present(id(3)), timer(61)]),
        Step(
          2, .currentEnded(among: nil, .cleared),
          [.end(id(3), .cleared), .present(id(5)), timer(62)]),
        Step(
          3, .currentEnded(among: nil, .cleared),
          [.end(id(5), .cleared), .present(id(2)), timer(63)]),
        Step(
          4, .currentEnded(among: nil, .cleared),
          [.end(id(2), .cleared), .present(id(4)), timer(64)]),
      ]),
    QueueStory(
      "20: what is spoken stays until a second after its speech",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(0, .held(id(1)), [.stopTimer]),
        Step(0, .held(id(1))),
        Step(5, .timerFired),
        Step(9, .released(id(1)), [timer(10)]),
        Step(9, .released(id(1))),
        Step(10, .timerFired, [.end(id(1), .expired)]),
      ]),
    QueueStory(
      "20: short speech takes nothing from the time asked for",
      [
        Step(0, toast(1, 9), [.present(id(1)), timer(9)]),
        Step(0, .held(id(1)), [.stopTimer]),
        Step(2, .released(id(1)), [timer(9)]),
      ]),
    QueueStory(
      "20: an exact duration does not wait for speech",
      [
        Step(0, toast(1, exact: true), [.present(id(1)), timer(3)]),
        Step(0, .held(id(1))),
        Step(3, .timerFired, [.end(id(1), .expired)]),
        Step(5, .released(id(1))),
      ]),
    QueueStory(
      "an indefinite toast that is spoken still has no timer",
      [
        Step(0, toast(1, nil), [.present(id(1))]),
        Step(0, .held(id(1))), Step(4, .released(id(1))),
      ]),
    QueueStory(
      "what is held can be ended, and its timer is not stopped twice",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(0, .held(id(1)), [.stopTimer]),
        Step(1, .ended(id(1), .closedByCaller), [.end(id(1), .closedByCaller)]),
        Step(2, .released(id(1))),
      ]),
    QueueStory(
      "24: ending is told once, whoever asks and however often",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]), Step(0, toast(2)),
        Step(1, .ended(id(2), .closedByCaller), [.end(id(2), .closedByCaller)]),
        Step(1, .ended(id(2), .closedByPerson)),
        Step(2, .ended(id(1), .action("Undo")), [.end(id(1), .action("Undo")), .stopTimer]),
        Step(2, .ended(id(1), .closedByPerson)), Step(2, .currentEnded(among: nil, .cleared)),
        Step(3, .timerFired), Step(3, .ended(id(7), .cleared)),
      ]),
    QueueStory(
      "4: everything can be ended, what is showing first",
      [
        Step(0, .allEnded(among: nil, .cleared)), Step(0, .currentEnded(among: nil, .cleared)),
        Step(0, toast(1), [.present(id(1)), timer(3)]), Step(0, toast(2)),
        Step(0, toast(3, urgent: true)),
        Step(
          1, .allEnded(among: nil, .cleared),
          [1, 2, 3].map { Action.end(id($0), .cleared) } + [.stopTimer]),
        Step(1, toast(4), [.present(id(4)), timer(4)]),
      ]),
    QueueStory(
      "29: past its limit the queue refuses, and takes again once there is room", limit: 2,
      [
        Step(0, toast(1, 9), [.present(id(1)), timer(9)]), Step(0, toast(2)), Step(0, toast(3)),
        Step(0, toast(4), [.end(id(4), .refused("2 toasts are waiting already"))]),
        Step(0, toast(5, urgent: true), [.end(id(5), .refused("2 toasts are waiting already"))]),
        Step(1, .ended(id(2), .closedByCaller), [.end(id(2), .closedByCaller)]),
        Step(1, toast(6)),
      ]),
    QueueStory(
      "29: where nothing waits nothing is refused, even if none may wait", limit: 0,
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(0, toast(2), [.end(id(2), .refused("0 toasts are waiting already"))]),
      ]),
    QueueStory(
      "4: at the program's end each makes way as soon as it is said",
      [
        Step(0, .hurried),
        Step(0, toast(1, nil), [.present(id(1)), timer(0)]), Step(0, toast(2, 9)),
        Step(0, .held(id(1)), [.stopTimer]), Step(0, toast(3)),
        Step(2, .released(id(1)), [timer(0)]),
        Step(2, .timerFired, [.end(id(1), .expired), .present(id(2)), timer(0)]),
        Step(2, .timerFired, [.end(id(2), .expired), .present(id(3)), timer(0)]),
      ]),
    QueueStory(
      "4: what is showing at the program's end makes way too",
      [
        Step(0, toast(1, nil), [.present(id(1))]),
        Step(1, .hurried, [timer(1)]),
        Step(1, .timerFired, [.end(id(1), .expired)]),
        Step(2, toast(2), [.present(id(2)), timer(1)]),
        Step(2, .held(id(2)), [.stopTimer]), Step(3, .hurried),
        Step(4, .released(id(2)), [timer(3)]),
      ]),
    QueueStory(
      "speech of a toast that is over, or waits, holds nobody",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]), Step(0, toast(2)),
        Step(1, .held(id(2))), Step(1, .released(id(2))),
        Step(3, .timerFired, [.end(id(1), .expired), .present(id(2)), timer(6)]),
        Step(4, .held(id(1))), Step(5, .released(id(1))),
      ]),
  ]

  @Test(arguments: stories)
  func `inputs give actions`(story: QueueStory) { story.run() }

  @Test func `it knows how many wait, and whether it is empty`() {
    var queue = QueueMachine()
    #expect(queue.isEmpty)
    for number in 1...4 as ClosedRange<UInt64> {
      _ = queue.handle(toast(number), at: .zero)
    }
    #expect(queue.waitingCount == 3)
    #expect(!queue.isEmpty)
    _ = queue.handle(.allEnded(among: nil, .cleared), at: .zero)
    #expect(queue.isEmpty)
  }
}
