import Testing
import ToastCore
import ToastTesting

@testable import ToastSpeech

/// What holds whatever happens.
@Suite struct SpeechQueuePropertyTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `every message ends once, and one is said at a time`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var queue = SpeechQueue()
    var now: Duration = .zero
    var arrived: Set<Int> = []
    var ended: [Int: Int] = [:]
    var said: [Int: Int] = [:]
    var isSpeaking = false
    var mustStop = false

    func tell(_ input: SpeechQueue.Input) {
      if case .arrived(let message) = input { arrived.insert(message.number) }
      for action in queue.handle(input, at: now) {
        switch action {
        case .say(let number):
          #expect(!isSpeaking)
          isSpeaking = true
          said[number, default: 0] += 1
        case .summarise(let numbers):
          #expect(!isSpeaking && numbers.count > 1)
          isSpeaking = true
        case .cutAtWord, .cutNow:
          #expect(isSpeaking)
          mustStop = true
        case .again(let numbers):
          #expect(numbers.allSatisfy { ended[$0] == nil })
        case .end(let numbers, _):
          #expect(!numbers.isEmpty)
          for number in numbers { ended[number, default: 0] += 1 }
        }
      }
      #expect(queue.isSpeaking == isSpeaking)
    }
    func endSpeech() {
      let wasCut = mustStop && random.next(below: 4) > 0
      isSpeaking = false
      mustStop = false
      tell(wasCut ? .cut(heard: Double(random.next(below: 100)) / 100) : .finished)
    }

    for number in 0..<400 {
      now += .milliseconds(random.next(below: 2000))
      switch random.next(below: 12) {
      case 0..<6:
        let toast = ToastID(UInt64(random.flip() ? number : random.next(below: 40)))
        let kind = random.one(of: SpeechQueue.Kind.allCases)
        tell(.arrived(SpeechQueue.Message(number, of: toast, kind)))
      case 6, 7: if !isSpeaking { tell(.free) }
      case 8, 9: if isSpeaking { endSpeech() }
      case 10: tell(random.flip() ? .yielded : .recalled(ToastID(UInt64(random.next(below: 400)))))
      default: if random.next(below: 10) == 0 { tell(.stopped) }
      }
    }
    // At rest everything is said in the end.
    while isSpeaking || queue.isWaiting {
      if isSpeaking { endSpeech() } else { tell(.free) }
    }
    #expect(ended.keys.sorted() == arrived.sorted())
    #expect(ended.values.allSatisfy { $0 == 1 })
    #expect(said.values.allSatisfy { $0 <= 2 })
  }
}
