import Testing
import ToastCore

@testable import ToastSpeech

@Suite struct SpeechQueueTests {
  typealias Queue = SpeechQueue

  /// A queue, its clock, and numbers for its messages, which are those of their toasts too.
  private struct Scene {
    var queue = Queue()
    var now: Duration = .zero

    @discardableResult
    mutating func tell(_ input: Queue.Input) -> [Queue.Action] { queue.handle(input, at: now) }

    @discardableResult
    mutating func arrive(_ number: Int, _ kind: Queue.Kind = .polite) -> [Queue.Action] {
      tell(.arrived(Queue.Message(number, of: ToastID(UInt64(number)), kind)))
    }

    /// Something that is being said.
    mutating func speak(_ number: Int, _ kind: Queue.Kind = .polite) {
      arrive(number, kind)
      #expect(tell(.free) == [.say(number)])
    }
  }

  /// What a rule of the table says of the one that arrives and of the one that is being said.
  struct Rule: Sendable, CustomTestStringConvertible {
    let speaking: Queue.Kind
    let arriving: Queue.Kind
    let actions: [Queue.Action]
    /// Whether it waits then.
    let waits: Bool

    var testDescription: String { "\(arriving) while \(speaking) is said" }
  }

  static let rules = [
    Rule(speaking: .progress, arriving: .progress, actions: [], waits: true),
    Rule(speaking: .progress, arriving: .polite, actions: [.cutNow], waits: true),
    Rule(speaking: .progress, arriving: .assertive, actions: [.cutNow], waits: true),
    Rule(speaking: .polite, arriving: .progress, actions: [], waits: true),
    Rule(speaking: .polite, arriving: .polite, actions: [], waits: true),
    Rule(speaking: .polite, arriving: .assertive, actions: [.cutAtWord], waits: true),
    Rule(
      speaking: .assertive, arriving: .progress, actions: [.end([2], .outdated)], waits: false),
    Rule(speaking: .assertive, arriving: .polite, actions: [], waits: true),
    Rule(speaking: .assertive, arriving: .assertive, actions: [], waits: true),
  ]

  @Test(arguments: rules) func `the table holds`(rule: Rule) {
    var scene = Scene()
    scene.speak(1, rule.speaking)
    #expect(scene.arrive(2, rule.arriving) == rule.actions)
    #expect(scene.queue.isWaiting == rule.waits)
  }

  @Test func `the table is whole`() {
    #expect(Set(Self.rules.map { [$0.speaking, $0.arriving] }).count == 9)
  }

  @Test(arguments: Queue.Kind.allCases) func `only the newest progress waits`(
    speaking: Queue.Kind
  ) {
    guard speaking != .assertive else { return }
    var scene = Scene()
    scene.speak(1, speaking)
    scene.arrive(2, .progress)
    #expect(scene.arrive(3, .progress) == [.end([2], .outdated)])
    scene.tell(.finished)
    #expect(scene.tell(.free) == [.say(3)])
  }

  @Test func `a polite message that was cut early is said again, once, and after the urgent one`() {
    var scene = Scene()
    scene.speak(1)
    scene.arrive(2)
    #expect(scene.arrive(3, .assertive) == [.cutAtWord])
    #expect(scene.tell(.cut(heard: 0.49)) == [.again([1])])
    #expect(scene.tell(.free) == [.say(3)])
    #expect(scene.tell(.finished) == [.end([3], .said)])
    #expect(scene.tell(.free) == [.say(1)])
    scene.arrive(4, .assertive)
    #expect(scene.tell(.cut(heard: 0.1)) == [.end([1], .cut)])
  }

  @Test func `half of it was enough`() {
    var scene = Scene()
    scene.speak(1)
    scene.arrive(2, .assertive)
    #expect(scene.tell(.cut(heard: 0.5)) == [.end([1], .cut)])
  }

  @Test func `progress that was cut is not said again`() {
    var scene = Scene()
    scene.speak(1, .progress)
    scene.arrive(2)
    #expect(scene.tell(.cut(heard: 0)) == [.end([1], .cut)])
  }

  @Test func `one cut is enough, and one at once goes before one at the next word`() {
    var scene = Scene()
    scene.speak(1)
    scene.arrive(2, .assertive)
    #expect(scene.arrive(3, .assertive) == [])
    #expect(scene.tell(.recalled(ToastID(1))) == [.cutNow])
    #expect(scene.tell(.recalled(ToastID(1))) == [])
    #expect(scene.tell(.cut(heard: 0)) == [.end([1], .cut)])
  }

  @Test func `another program's urgent message interrupts as our own would`() {
    var scene = Scene()
    scene.speak(1)
    #expect(scene.tell(.yielded) == [.cutAtWord])
    #expect(scene.tell(.cut(heard: 0)) == [.again([1])])
    var urgent = Scene()
    urgent.speak(1, .assertive)
    #expect(urgent.tell(.yielded) == [])
  }

  @Test func `a new text takes the place of the one that waits`() {
    var scene = Scene()
    scene.speak(9)
    scene.arrive(1)
    scene.arrive(2)
    let newer = Queue.Message(3, of: ToastID(1), .polite)
    #expect(scene.tell(.arrived(newer)) == [.end([1], .replaced)])
    scene.tell(.finished)
    #expect(scene.tell(.free) == [.say(3)])
    let urgent = Queue.Message(4, of: ToastID(2), .assertive)
    #expect(scene.tell(.arrived(urgent)) == [.end([2], .replaced), .cutAtWord])
  }

  @Test func `nine wait, and with a tenth they are summed up`() {
    var scene = Scene()
    scene.speak(100)
    for number in 1...9 { scene.arrive(number) }
    scene.arrive(50, .assertive)
    scene.tell(.cut(heard: 1))
    #expect(scene.tell(.free) == [.say(50)])
    scene.arrive(10)
    scene.arrive(11)
    scene.tell(.finished)
    #expect(scene.tell(.free) == [.summarise(Array(1...11))])
    #expect(scene.tell(.finished) == [.end(Array(1...11), .said)])
  }

  @Test func `what has waited longer than 45 seconds is summed up, and the rest is said`() {
    var scene = Scene()
    scene.speak(1)
    scene.arrive(2)
    scene.arrive(3)
    scene.now = .seconds(1)
    scene.arrive(4)
    scene.now = .seconds(45)
    scene.tell(.finished)
    var patient = scene
    #expect(patient.tell(.free) == [.say(2)])
    scene.now += .milliseconds(1)
    #expect(scene.tell(.free) == [.summarise([2, 3])])
    scene.tell(.finished)
    #expect(scene.tell(.free) == [.say(4)])
  }

  @Test func `one that has waited alone is said and not counted`() {
    var scene = Scene()
    scene.arrive(1)
    scene.now = .seconds(60)
    #expect(scene.tell(.free) == [.say(1)])
  }

  @Test func `a recalled one is not counted`() {
    var scene = Scene()
    for number in 1...10 { scene.arrive(number) }
    #expect(scene.tell(.recalled(ToastID(4))) == [.end([4], .recalled)])
    #expect(scene.tell(.free) == [.summarise([1, 2, 3, 5, 6, 7, 8, 9, 10])])
    #expect(scene.tell(.recalled(ToastID(1))) == [.end([1], .recalled)])
    #expect(scene.tell(.finished) == [.end([2, 3, 5, 6, 7, 8, 9, 10], .said)])
  }

  @Test func `the user's stop empties everything`() {
    var scene = Scene()
    scene.speak(1)
    scene.arrive(2)
    scene.arrive(3, .assertive)
    scene.arrive(4, .progress)
    #expect(scene.tell(.stopped) == [.end([2, 3, 4], .stopped), .cutNow])
    #expect(scene.tell(.cut(heard: 0)) == [.end([1], .cut)])
    #expect(!scene.queue.isWaiting && !scene.queue.isSpeaking)
    #expect(scene.tell(.free) == [])
  }
}
