import Testing

@testable import ToastCore

/// Random inputs under a manual clock: whatever happens, the promises of the queue hold.
@Suite struct QueuePropertyTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `27: none lost, none twice, none over another, each class in order`(seed: UInt64) {
    let model = played(.plain, seed)
    #expect(Set(model.presented).count == model.presented.count, "none is shown twice")
    let expired = model.ended.filter { $0.value == .expired }.keys
    #expect(Set(expired).isSubset(of: model.presented), "what expires was shown")
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `28: with every policy, pause, lock and setting each ends exactly once`(seed: UInt64) {
    _ = played(.all, seed)
  }

  private func played(_ kind: QueueModel.Kind, _ seed: UInt64) -> QueueModel {
    var model = QueueModel(kind, seed: seed)
    for _ in 0..<500 { model.step() }
    model.finish()
    #expect(model.queue.isEmpty)
    #expect(model.timer == nil, "no timer when idle")
    #expect(Set(model.ended.keys) == Set(model.accepted.keys), "each ends exactly once")
    return model
  }

  @Test(arguments: [QueueModel.Kind.plain, .all])
  func `the same inputs give the same actions`(kind: QueueModel.Kind) {
    func log(_ seed: UInt64) -> [QueueMachine.Action] {
      var model = QueueModel(kind, seed: seed)
      for _ in 0..<400 { model.step() }
      return model.log
    }
    #expect(log(7) == log(7))
    #expect(log(7) != log(8))
  }
}
