import SystemKit

@testable import ToastTesting

/// The product in a session with a display, and a person before it.
struct ScreenStage: Sendable {
  let stage: Stage
  let display: Display
  /// Where every toast of one line is, and nothing that can be pressed in it but itself.
  static let place = (x: 640, y: 24)

  var session: PrivateSession { stage.session }

  /// A session without an agent.
  ///
  /// - Parameter motion: whether toasts move.
  init(motion: String = "none", variables: [String: String] = [:]) async throws {
    display = try await Display()
    stage = Stage(
      session: try await PrivateSession(
        display: display,
        variables: ["TOAST_MOTION": motion].merging(Surroundings.silent) { $1 }
          .merging(variables) { $1 }))
  }

  /// Starts `toast`, and waits until its toast is on the screen.
  func show(_ arguments: String...) async throws -> Program {
    let toast = try session.start("toast", ["--no-speak"] + arguments)
    try await waitForToast(true, there: { toast.state(of: toast.output.tail) })
    return toast
  }

  /// Waits until there is a toast on the screen, or none.
  ///
  /// - Parameter there: what there is instead, for the error.
  func waitForToast(_ isThere: Bool, there: () -> String = { "" }) async throws {
    try await waitUntil(isThere ? "a toast" : "no toast", within: .seconds(15), there: there) {
      let found = try await session.run(
        "xdotool", ["search", "--onlyvisible", "--class", "ToastMessage"])
      return (found.exit == .status(0)) == isThere ? () : nil
    }
  }
}
