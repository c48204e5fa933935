import ToastMessage

/// Work that is done on no actor.
struct Upload {
  func run() async -> [(String, ToastHandle)] {
    let counter = Counter()
    return [
      (
        "nonisolated",
        Toast.success(
          "Uploaded", action: ToastAction("Count") { await counter.count() },
          configuration: .brief)
      ),
      ("nonisolated host", Machine().showInfoToast("Machine ready", configuration: .brief)),
    ]
  }
}

actor Counter {
  private var number = 0
  func count() { number += 1 }
}

/// A host that belongs to no actor.
final class Machine: ToastHost {}
