import Synchronization
import Testing
import ToastCore

@testable import ToastMessage

@Suite struct ToastHandleTests {
  private let handle = ToastHandle(
    ToastRequest(content: ToastContent(title: "Copying", message: "1 of 9", progress: 0.1)),
    environment: [:])

  /// What a holder was asked for.
  private final class Holder: Sendable {
    let asked = Mutex<[String]>([])

    func take(_ handle: ToastHandle, as id: ToastID) {
      handle.taken(
        as: id,
        by: ToastHandle.Holder(
          end: { self.asked.withLock { $0.append("end") } },
          change: { self.asked.withLock { $0.append("change") } }))
    }
  }

  private let holder = Holder()

  @Test func `3: it has its number as soon as the queue has it`() async {
    holder.take(handle, as: ToastID(7))
    #expect(await handle.id == ToastID(7))
  }

  @Test func `3: one that no queue took has no number, an outcome and a report`() async {
    handle.refuse("200 toasts are waiting already")
    #expect(await handle.id == nil)
    #expect(await handle.outcome == .refused("200 toasts are waiting already"))
    #expect(await handle.report.title == "Copying")
  }

  @Test func `3: what is asked for before the queue has it is done then, in order`() {
    handle.update(title: "Copied")
    handle.dismiss()
    #expect(holder.asked.withLock { $0 }.isEmpty)
    holder.take(handle, as: ToastID(1))
    #expect(holder.asked.withLock { $0 } == ["change", "end"])
  }

  @Test func `31: a part of the text can be changed, and the rest stays`() {
    handle.update(progress: 0.5)
    #expect(
      handle.takeChange()?.content
        == ToastContent(title: "Copying", message: "1 of 9", progress: 0.5))
    handle.update(title: "Copied", message: "9 of 9")
    #expect(
      handle.takeChange()?.content
        == ToastContent(title: "Copied", message: "9 of 9", progress: 0.5))
  }

  @Test func `31: everything can be changed`() throws {
    let configuration = ToastConfiguration(duration: .seconds(9))
    handle.update(
      content: ToastContent(title: "Failed"), style: .error, configuration: configuration)
    let change = try #require(handle.takeChange())
    #expect(change.content == ToastContent(title: "Failed") && change.severity == .error)
    #expect(change.configuration == configuration)
    handle.update(content: ToastContent(title: "Again"))
    let next = try #require(handle.takeChange())
    #expect(next.severity == .error && next.configuration == configuration)
  }

  @Test func `31: of several changes that nobody has taken yet the last one counts, once`() {
    holder.take(handle, as: ToastID(1))
    for number in 1...3 { handle.update(title: "\(number)") }
    #expect(holder.asked.withLock { $0 } == ["change", "change", "change"])
    #expect(handle.takeChange()?.content.title == "3")
    #expect(handle.takeChange() == nil)
  }

  @Test func `24: the first outcome counts`() async {
    handle.note(.ended(.tapped))
    handle.note(.ended(.expired))
    #expect(await handle.outcome == .tapped)
  }
}
