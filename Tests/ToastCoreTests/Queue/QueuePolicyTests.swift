import Testing

@testable import ToastCore

@Suite struct QueuePolicyTests {
  static let stories: [QueueStory] = [
    QueueStory(
      "28: replace ends the one that is showing, and starts its own timer",
      [
        Step(0, toast(1, 9), [.present(id(1)), timer(9)]),
        Step(0, toast(2)),
        Step(
          1, toast(3, 4, policy: .replace),
          [.end(id(1), .replaced), .present(id(3)), timer(5)]),
        Step(5, .timerFired, [.end(id(3), .expired), .present(id(2)), timer(8)]),
      ]),
    QueueStory(
      "28: replace leaves other senders' toasts alone, and waits for them",
      [
        Step(0, toast(1, of: "a"), [.present(id(1)), timer(3)]),
        Step(0, toast(2, of: "b", policy: .replace)),
        Step(
          0, toast(3, of: "b", policy: .replace), [.end(id(2), .replaced)]),
        Step(3, .timerFired, [.end(id(1), .expired), .present(id(3)), timer(6)]),
      ]),
    QueueStory(
      "28: replace ends what stays",
      [
        Step(0, toast(1, nil), [.present(id(1))]),
        Step(
          1, toast(2, policy: .replace), [.end(id(1), .replaced), .present(id(2)), timer(4)]),
      ]),
    QueueStory(
      "28: a stack shows as many as it may, each with its own timer",
      [
        Step(0, toast(1, policy: .stack(max: 2)), [.present(id(1)), timer(3)]),
        Step(1, toast(2, policy: .stack(max: 2)), [.present(id(2))]),
        Step(2, toast(3, policy: .stack(max: 2))),
        Step(3, .timerFired, [.end(id(1), .expired), .present(id(3)), timer(4)]),
        Step(4, .timerFired, [.end(id(2), .expired), timer(6)]),
      ]),
    QueueStory(
      "28: a stack takes in none that waits its turn, and passes none",
      [
        Step(0, toast(1, policy: .stack(max: 3)), [.present(id(1)), timer(3)]),
        Step(0, toast(2)), Step(0, toast(3, of: "b", policy: .stack(max: 3))),
        Step(3, .timerFired, [.end(id(1), .expired), .present(id(2)), timer(6)]),
        Step(6, .timerFired, [.end(id(2), .expired), .present(id(3)), timer(9)]),
      ]),
    QueueStory(
      "28: of one key the last one stands for all, with their number",
      [
        Step(0, toast(1, policy: .coalesce(key: "k")), [.present(id(1)), timer(3)]),
        Step(
          2, toast(2, policy: .coalesce(key: "k")),
          [
            .merge(id(1), into: id(2), count: 2), .end(id(1), .replaced), .present(id(2)),
            timer(5),
          ]),
        Step(
          3, toast(3, policy: .coalesce(key: "k")),
          [
            .merge(id(2), into: id(3), count: 3), .end(id(2), .replaced), .present(id(3)),
            timer(6),
          ]),
        Step(6, .timerFired, [.end(id(3), .expired)]),
        Step(7, toast(4, policy: .coalesce(key: "k")), [.present(id(4)), timer(10)]),
      ]),
    QueueStory(
      "28: one that waits is joined at its place in the line",
      [
        Step(0, toast(1, 9), [.present(id(1)), timer(9)]),
        Step(0, toast(2, policy: .coalesce(key: "k"))), Step(0, toast(3)),
        Step(
          1, toast(4, policy: .coalesce(key: "k")),
          [.merge(id(2), into: id(4), count: 2), .end(id(2), .replaced)]),
        Step(1, toast(5, policy: .coalesce(key: "other"))),
        Step(2, toast(6, of: "b", policy: .coalesce(key: "k"))),
        Step(9, .timerFired, [.end(id(1), .expired), .present(id(4)), timer(12)]),
        Step(12, .timerFired, [.end(id(4), .expired), .present(id(3)), timer(15)]),
      ]),
    QueueStory(
      "28: one that joined another can be ended",
      [
        Step(0, toast(1, 9), [.present(id(1)), timer(9)]),
        Step(0, toast(2, policy: .coalesce(key: "k"))),
        Step(
          0, toast(3, policy: .coalesce(key: "k")),
          [.merge(id(2), into: id(3), count: 2), .end(id(2), .replaced)]),
        Step(1, .ended(id(2), .closedByCaller)),
        Step(1, .ended(id(3), .closedByCaller), [.end(id(3), .closedByCaller)]),
        Step(9, .timerFired, [.end(id(1), .expired)]),
      ]),
    QueueStory(
      "28: priority goes before those that wait, and over none that stays",
      [
        Step(0, toast(1, nil), [.present(id(1))]),
        Step(0, toast(2)), Step(0, toast(3, policy: .priority)),
        Step(1, .ended(id(1), .tapped), [.end(id(1), .tapped), .present(id(3)), timer(4)]),
      ]),
    QueueStory(
      "31: a change of one that waits keeps its place, and shows nothing",
      [
        Step(0, toast(1), [.present(id(1)), timer(3)]),
        Step(0, toast(2)), Step(0, toast(3)), Step(1, .updated(entry(2, 7))),
        Step(3, .timerFired, [.end(id(1), .expired), .present(id(2)), timer(10)]),
        Step(4, .updated(entry(1))), Step(4, .updated(entry(9))),
      ]),
    QueueStory(
      "29: each sender has its share", limit: 4, share: 2,
      [
        Step(0, toast(1, of: "a"), [.present(id(1)), timer(3)]),
        Step(0, toast(2, of: "a")), Step(0, toast(3, of: "a")),
        Step(
          0, toast(4, of: "a"),
          [.end(id(4), .refused("2 toasts of this sender are waiting already"))]),
        Step(0, toast(5, of: "b")), Step(0, toast(6, of: "b")),
        Step(0, toast(7, of: "c"), [.end(id(7), .refused("4 toasts are waiting already"))]),
        Step(
          1, .allEnded(among: [id(1), id(2), id(3)], .cleared),
          [1, 2, 3].map { .end(id($0), .cleared) }
            + [.present(id(5)), timer(4)]),
      ]),
    QueueStory(
      "29: an error that finds room is not refused because others wait", limit: 1,
      [
        Step(0, toast(1, nil), [.present(id(1))]), Step(0, toast(2)),
        Step(0, toast(3, urgent: true), [.present(id(3)), timer(3)]),
      ]),
    QueueStory(
      "4: dismissing ends the newest of a sender's, and the next one comes",
      [
        Step(0, toast(1, nil, of: "a"), [.present(id(1))]),
        Step(0, toast(2, nil, of: "b"), [.present(id(2))]), Step(0, toast(3, of: "a")),
        Step(1, .currentEnded(among: [id(9)], .closedByCaller)),
        Step(
          1, .currentEnded(among: [id(1), id(3)], .closedByCaller),
          [.end(id(1), .closedByCaller), .present(id(3)), timer(4)]),
      ]),
  ]

  @Test(arguments: stories) func `policies`(story: QueueStory) { story.run() }

  @Test func `28: no more than ten are showing, whatever they ask for`() {
    var queue = QueueMachine()
    var presented = 0
    for number in 1...30 as ClosedRange<UInt64> {
      let actions = queue.handle(toast(number, nil, urgent: true), at: .zero)
      if actions.contains(.present(id(number))) { presented += 1 }
    }
    #expect(presented == 10)
  }
}
