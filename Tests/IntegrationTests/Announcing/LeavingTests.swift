import Testing
import ToastTesting

/// It takes a minute of waiting, and goes on beside everything else.
@Suite(.enabled(if: ReaderStage.isPossible))
struct Leaving {
  @Test
  func `toasts that go while others come are all said, and leave in the order that readers bear`()
    async throws
  {
    let scene = try await ReaderStage()
    let address = try await scene.stage.session.startAccessibility()
    let wire = try await Wire(address, in: scene.stage.session)
    let titles = (1...15).map { "item \($0 < 10 ? "0" : "")\($0)" }
    for title in titles {
      // Four seconds of showing are what puts them four seconds apart.
      let options = ["-t", "4000", "--exact-duration", "--no-speak"]
      let report = try await scene.stage.report(title, options: options)
      #expect(report.state("announcement") == "delivered", "\(report)")
    }
    let said = try await scene.said().map(\.text)
    #expect(titles.map { said.times($0) } == titles.map { _ in 1 }, "\(said)")
    #expect(try await scene.heard().map(\.text) == titles.map { "\($0)." })

    let removals = try await waitUntil("the last object to go", within: .seconds(10)) {
      let removals = wire.messages.filter { $0.member == "RemoveAccessible" && $0.isOurs }
      // Each has one label.
      return removals.count >= 2 * titles.count ? removals : nil
    }
    #expect(removals.count == 2 * titles.count)
    try check(wire.messages.filter(\.isOurs), titles.count)
  }

  private func check(_ ours: [Wire.Message], _ count: Int) throws {
    #expect(
      !ours.contains { $0.arguments.first == #"string "showing""# && $0.arguments[1] == "int32 0" })
    #expect(!ours.contains { $0.arguments.first == #"string "defunct""# })
    let shown = ours.filter { $0.arguments.first == #"string "showing""# }
    #expect(shown.count == count)
    for event in shown {
      let leaving = ours.filter { message in
        message.time > event.time
          && message.arguments.contains {
            $0.contains("\(event.path)\"") || $0.contains("\(event.path)_")
          }
          && ["ChildrenChanged", "RemoveAccessible"].contains(message.member)
          && message.arguments.first != #"string "add""#
      }
      #expect(leaving.map(\.member) == ["ChildrenChanged", "RemoveAccessible", "RemoveAccessible"])
      let life = try #require(leaving.first).time - event.time
      // The monitor stamps what it sees when it gets its turn, an event later than the bus did.
      #expect(life >= 4.9, "\(event.path) lived \(life) s after its event")
    }
  }
}

extension Wire.Message {
  /// Whether it is a signal of a toast, its labels, or the application that holds them.
  fileprivate var isOurs: Bool {
    kind == "signal"
      && (path.contains("/accessible/toast")
        || arguments.contains { $0.contains("/accessible/toast") })
  }
}
