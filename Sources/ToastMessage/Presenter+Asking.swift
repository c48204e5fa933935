package import ToastCore

/// What others than the sender of a toast may want of it. Each answer comes on the caller's loop, in
/// the order of what observers are told.
extension Presenter {
  /// Finds a toast; the one that is showing when `nil`.
  package func find(
    _ id: ToastID?, among ids: Set<ToastID>? = nil,
    _ body: @escaping @Sendable (Result<LiveToast, ToastAbsence>) -> Void
  ) {
    center.find(id, among: ids) { [loop] toast in loop.run { body(toast) } }
  }

  /// Takes the action at this place of a toast, and tells whether it was there to be taken.
  package func act(_ id: ToastID, _ index: Int, _ body: @escaping @Sendable (Bool) -> Void) {
    center.act(id, index) { [loop] isDone in loop.run { body(isDone) } }
  }

  /// Changes what a toast says, and tells whether it was there to be changed.
  package func update(
    _ id: ToastID, _ request: ToastRequest, _ body: @escaping @Sendable (Bool) -> Void
  ) {
    center.update(id, request) { [loop] isDone in loop.run { body(isDone) } }
  }

  /// Says and announces the last toast again.
  package func repeatLast(
    among ids: Set<ToastID>?,
    _ body: @escaping @Sendable (Result<ToastCenter.Repeated, ToastAbsence>) -> Void
  ) {
    center.repeatLast(among: ids) { [loop] repeated in loop.run { body(repeated) } }
  }

  /// The toasts that were and those that are showing.
  package func record(_ body: @escaping @Sendable ([ToastCenter.Record]) -> Void) {
    center.record { [loop] records in loop.run { body(records) } }
  }

  /// Moves the keyboard to the newest toast on the screen, and tells why that is not possible.
  package func focus(_ body: @escaping @Sendable (_ problem: String?) -> Void) {
    guard let screen else { return body("this program has no screen") }
    screen.focus { [loop] problem in loop.run { body(problem) } }
  }
}
