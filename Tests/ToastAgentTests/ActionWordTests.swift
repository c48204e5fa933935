import Testing
import ToastClient
import ToastCore

@testable import ToastAgent

@Suite struct ActionWordTests {
  private func toast(_ actions: ToastAction...) -> LiveToast {
    LiveToast(
      id: ToastID(7), request: ToastRequest(content: ToastContent(title: "x", actions: actions)),
      place: .showing, original: nil)
  }

  @Test(arguments: [
    ("Undo", 0), ("undo", 0), ("again", 1), ("Try again", 1), ("try AGAIN", 1), ("1", 2), ("0", 0),
    ("2", 2),
  ])
  func `an action is named by its name, its title or its number`(word: String, place: Int) throws {
    let toast = toast(
      ToastAction("Undo") {}, ToastAction("Try again", name: "again", handler: {}),
      ToastAction("1") {})
    #expect(try ActionWord.place(of: word, in: toast) == place)
  }

  @Test func `what is none is told with those that there are`() {
    let error = "action: '3' is none of toast 7, which has Undo (0), More (1)"
    #expect(throws: WireError(error)) {
      _ = try ActionWord.place(of: "3", in: toast(ToastAction("Undo") {}, ToastAction("More") {}))
    }
    #expect(throws: WireError("toast 7 has no actions")) {
      _ = try ActionWord.place(of: "Undo", in: toast())
    }
  }
}
