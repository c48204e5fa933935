import Glibc
import Synchronization

/// The main actor's next turn: what a state wants is shown once the code that changes it is done, so
/// that a content is made of everything that it has set.
@MainActor
enum NextTurn {
  private static var waiting: [@MainActor () -> Void] = []

  /// Runs a body in the next turn, or at the end of the process where there is none.
  static func add(_ body: @escaping @MainActor () -> Void) {
    _ = atProcessEnd
    waiting.append(body)
    guard waiting.count == 1 else { return }
    Task { @MainActor in run() }
  }

  /// Runs now what waits for the next turn; from elsewhere than the main actor, in that turn.
  nonisolated static func hurry() {
    Task.immediate { @MainActor in run() }
  }

  private static func run() {
    while !waiting.isEmpty {
      let bodies = waiting
      waiting = []
      for body in bodies { body() }
    }
  }

  /// A program that ends as soon as it has set a state still shows its toast. The router registers
  /// its own end first, and so runs after this.
  private nonisolated static let atProcessEnd: Void = {
    _ = ToastRouter.shared
    atexit { NextTurn.hurry() }
  }()
}
