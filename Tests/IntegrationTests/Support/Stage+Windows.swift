@testable import ToastTesting

extension Stage {
  /// The lines of the X server's windows that are toasts.
  func windows() async throws -> [String] {
    try await session.run("xwininfo", ["-root", "-tree"]).output.split(separator: "\n")
      .map(String.init).filter { $0.contains("ToastMessage") }
  }
}
