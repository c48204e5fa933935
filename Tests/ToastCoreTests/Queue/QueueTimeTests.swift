import Testing

@testable import ToastCore

/// How long a toast stays (`spec/toast.md` 20–22, 26), and what was wrong with that in other
/// queues.
@Suite struct QueueTimeTests {
  static let lengths: [QueueStory] = [
    QueueStory(
      "20: a toast stays as long as reading it takes",
      [Step(0, toast(1, 3, reading: 5), [.present(id(1)), timer(5)])]),
    QueueStory(
      "20: the user's multiplier lengthens reading, hearing and what was asked for",
      [
        Step(0, .circumstances(.init(factor: 2))),
        Step(0, toast(1, 3, reading: 4), [.present(id(1)), timer(8)]),
        Step(1, .held(id(1)), [.stopTimer]), Step(6, .released(id(1)), [timer(14)]),
      ]),
    QueueStory(
      "20: a changed multiplier reaches the toast that is showing",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(1, .circumstances(.init(factor: 10)), [timer(30)]),
        Step(2, .circumstances(.init(factor: 1)), [timer(3)]),
      ]),
    QueueStory(
      "20: an exact duration opts out of all of it",
      [
        Step(0, .circumstances(.init(factor: 9, keepsActions: true))),
        Step(
          0, toast(1, 1, reading: 5, exact: true, actions: true), [.present(id(1)), timer(1)]),
        Step(0, .held(id(1))), Step(1, .timerFired, [.end(id(1), .expired)]),
      ]),
    QueueStory(
      "20: with a multiplier of never a toast stays until another one waits",
      [
        Step(0, .circumstances(.init(factor: nil))),
        Step(0, toast(1), [.present(id(1))]),
        Step(60, toast(2), [.end(id(1), .expired), .present(id(2))]),
      ]),
  ]

  static let pauses: [QueueStory] = [
    QueueStory(
      "21: a pause keeps the remainder, never more",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(2, .paused(id(1), .pointer), [.stopTimer]),
        Step(50, .timerFired),
        Step(60, .resumed(id(1), .pointer), [timer(61)]),
        Step(60.5, .paused(id(1), .pointer), [.stopTimer]),
        Step(70, .resumed(id(1), .pointer), [timer(70.5)]),
        Step(70.5, .timerFired, [.end(id(1), .expired)]),
      ]),
    QueueStory(
      "21: two who are busy with a toast are both waited for",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(1, .paused(id(1), .pointer), [.stopTimer]), Step(2, .paused(id(1), .reader)),
        Step(3, .resumed(id(1), .pointer)), Step(3, .resumed(id(1), .pointer)),
        Step(4, .resumed(id(1), .reader), [timer(6)]),
      ]),
    QueueStory(
      "21: the timer runs from fully shown",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(0, .paused(id(1), .appearing), [.stopTimer]),
        Step(0.3, .resumed(id(1), .appearing), [timer(3.3)]),
      ]),
    QueueStory(
      "23: ending waits for no animation",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]), Step(0, toast(2)),
        Step(0, .paused(id(1), .appearing), [.stopTimer]),
        Step(0.1, .tapped(id(1)), [.end(id(1), .tapped), .present(id(2)), timer(3.1)]),
        Step(0.4, .resumed(id(1), .appearing)),
      ]),
    QueueStory(
      "21: a person can have more time",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(2, .extended(id(1)), [timer(5)]),
        Step(3, .held(id(1)), [.stopTimer]), Step(4, .extended(id(1))),
        Step(5, .released(id(1)), [timer(7)]),
      ]),
    QueueStory(
      "21: what waits in a session that is locked for a minute goes to the history",
      [
        Step(0, toast(1, 90), [.present(id(1)), timer(90)]),
        Step(1, toast(2)), Step(2, toast(3, actions: true)),
        Step(5, .locked(true), [timer(65)]), Step(6, .locked(true)),
        Step(65, .timerFired, [.end(id(2), .expired), .putAway(id(3)), timer(90)]),
        Step(70, toast(4), [.end(id(4), .expired)]),
        Step(71, .locked(false)), Step(72, toast(5)),
        Step(73, .ended(id(3), .action("Undo")), [.end(id(3), .action("Undo"))]),
      ]),
    QueueStory(
      "21: a session that is unlocked in time loses nothing",
      [
        Step(0, .locked(true)),
        Step(0, toast(1, 90), [.present(id(1)), timer(90)]),
        Step(1, toast(2), [timer(60)]), Step(59, .locked(false), [timer(90)]),
        Step(90, .timerFired, [.end(id(1), .expired), .present(id(2)), timer(93)]),
      ]),
  ]

  static let stays: [QueueStory] = [
    QueueStory(
      "22: an action toast that is kept for a reader yields after its time, its action alive",
      [
        Step(0, .circumstances(.init(keepsActions: true))),
        Step(0, toast(1, actions: true), [.present(id(1))]),
        Step(1, toast(2), [timer(3)]),
        Step(3, .timerFired, [.putAway(id(1)), .present(id(2)), timer(6)]),
        Step(4, .ended(id(1), .action("Undo")), [.end(id(1), .action("Undo"))]),
        Step(4, .ended(id(1), .closedByPerson)),
      ]),
    QueueStory(
      "22: one that had its time yields at once",
      [
        Step(0, .circumstances(.init(keepsActions: true))),
        Step(0, toast(1, actions: true), [.present(id(1))]),
        Step(9, toast(2), [.putAway(id(1)), .present(id(2)), timer(12)]),
      ]),
    QueueStory(
      "22: one that a person is busy with does not yield",
      [
        Step(0, .circumstances(.init(keepsActions: true))),
        Step(0, toast(1, actions: true), [.present(id(1))]),
        Step(1, .paused(id(1), .reader)), Step(9, toast(2)),
        Step(20, .resumed(id(1), .reader), [timer(22)]),
        Step(22, .timerFired, [.putAway(id(1)), .present(id(2)), timer(25)]),
      ]),
    QueueStory(
      "22: what its caller made indefinite stays, and an error is shown over it",
      [
        Step(0, toast(1, nil), [.present(id(1))]),
        Step(1, toast(2)), Step(2, toast(3, 4, urgent: true), [.present(id(3)), timer(6)]),
        Step(3, toast(4, 4, urgent: true)),
        Step(6, .timerFired, [.end(id(3), .expired), .present(id(4)), timer(10)]),
        Step(10, .timerFired, [.end(id(4), .expired)]),
        Step(11, .ended(id(1), .tapped), [.end(id(1), .tapped), .present(id(2)), timer(14)]),
      ]),
    QueueStory(
      "22: what stays holds up no other process's toasts",
      [
        Step(0, toast(1, nil, of: "a"), [.present(id(1))]),
        Step(1, toast(2, of: "a")), Step(1, toast(3, of: "b"), [.present(id(3)), timer(4)]),
        Step(1, toast(4, of: "b")),
        Step(4, .timerFired, [.end(id(3), .expired), .present(id(4)), timer(7)]),
        Step(7, .timerFired, [.end(id(4), .expired)]),
      ]),
    QueueStory(
      "26: Escape sends a toast with nothing but its action to the history, its action alive",
      [
        Step(0, toast(1, nil, actions: true, tap: false, swipe: false), [.present(id(1))]),
        Step(1, .escaped(id(1)), [.putAway(id(1))]),
        Step(2, .escaped(id(1))),
        Step(3, .ended(id(1), .action("Undo")), [.end(id(1), .action("Undo"))]),
      ]),
    QueueStory(
      "26: Escape closes every other toast",
      [
        Step(0, toast(1, actions: true), [.present(id(1)), timer(3)]),
        Step(1, .escaped(id(1)), [.end(id(1), .closedByPerson), .stopTimer]),
      ]),
    QueueStory(
      "25: tap and swipe end what they may end, and nothing else",
      [
        Step(0, toast(1, nil, tap: false), [.present(id(1))]),
        Step(1, .tapped(id(1))), Step(1, .swiped(id(1)), [.end(id(1), .swiped)]),
        Step(2, toast(2, nil, swipe: false), [.present(id(2))]), Step(2, toast(3, nil)),
        Step(3, .swiped(id(2))), Step(3, .tapped(id(3))),
        Step(3, .tapped(id(2)), [.end(id(2), .tapped), .present(id(3))]),
      ]),
  ]

  /// Each was a fault of another library: `facts/notifications.md`.
  static let faults: [QueueStory] = [
    QueueStory(
      "a sticky toast is not ended by the timer of the one before it",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]), Step(0, toast(2, nil)),
        Step(1, .ended(id(1), .tapped), [.end(id(1), .tapped), .present(id(2)), .stopTimer]),
        Step(3, .timerFired),
      ]),
    QueueStory(
      "an equal toast is another toast, with a time of its own",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]), Step(2, toast(2)),
        Step(3, .timerFired, [.end(id(1), .expired), .present(id(2)), timer(6)]),
      ]),
    QueueStory(
      "a changed message is timed anew",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(2, .updated(entry(1, 3, reading: 4)), [.update(id(1)), timer(6)]),
      ]),
    QueueStory(
      "a toast whose host is gone is ended and blocks nobody",
      [
        Step(0, toast(1, nil), [.present(id(1))]), Step(0, toast(2)),
        Step(
          5, .ended(id(1), .closedByCaller),
          [.end(id(1), .closedByCaller), .present(id(2)), timer(8)]),
      ]),
    QueueStory(
      "the pointer does not make a toast stay for ever",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(2.9, .paused(id(1), .pointer), [.stopTimer]),
        Step(3, .resumed(id(1), .pointer), [timer(3.1)]),
        Step(3.1, .timerFired, [.end(id(1), .expired)]),
      ]),
  ]

  @Test(arguments: lengths) func `length`(story: QueueStory) { story.run() }
  @Test(arguments: pauses) func `pause`(story: QueueStory) { story.run() }
  @Test(arguments: stays) func `staying`(story: QueueStory) { story.run() }
  @Test(arguments: faults) func `faults of other queues`(story: QueueStory) { story.run() }

  @Test func `22: of those that are put away a hundred are remembered`() {
    var queue = QueueMachine()
    _ = queue.handle(.circumstances(.init(keepsActions: true)), at: .zero)
    var ended: [QueueMachine.Action] = []
    for number in 1...103 as ClosedRange<UInt64> {
      let now = Duration.seconds(9 * Int(number))
      ended += queue.handle(toast(number, actions: true), at: now).filter { action in
        if case .end = action { true } else { false }
      }
    }
    #expect(ended == [.end(id(1), .expired), .end(id(2), .expired)])
  }
}
