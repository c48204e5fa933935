import ToastMessage

/// A view model that shows its toasts by the facade, and as a host.
@MainActor
final class Editor: ToastHost {
  private(set) var files = ["draft.txt"]

  func undo() { files.append("draft.txt") }

  /// A time of its own, since this toast has all that a toast can have.
  func showContent() -> ToastHandle {
    let configuration = ToastConfiguration(
      edge: .bottom, duration: .seconds(0.05), dismissOnTap: false, dismissOnSwipe: false,
      hapticFeedback: .success, exactDuration: true)
    return Toast.show(
      content: ToastContent(
        icon: .systemImage("trash", tint: .yellow), title: "Deleted",
        message: "The file is in the trash.",
        action: ToastAction("Undo", dismissesToast: true) { self.undo() }),
      style: .brand, configuration: configuration)
  }

  func showFacade() -> [(String, ToastHandle)] {
    [
      (
        "success",
        Toast.success("Saved", message: "All files are safe.", configuration: .brief)
      ),
      (
        "error",
        Toast.error(
          "No connection", action: .init("Retry") { [weak self] in self?.undo() },
          configuration: .brief)
      ),
      ("info", Toast.info("A new version is there", style: .brand, configuration: .brief)),
      (
        "warning",
        Toast.warning(
          "Nearly full", message: "2 % left.",
          action: ToastAction("Clean up", dismissesToast: false) { await self.cleanUp() },
          configuration: .brief)
      ),
    ]
  }

  func showAsHost() -> [(String, ToastHandle)] {
    [
      (
        "showToast",
        showToast(
          ToastContent(icon: .image(Image("Logo")), title: "Welcome"), style: .custom { _ in },
          configuration: .brief)
      ),
      ("showSuccessToast", showSuccessToast("Copied", configuration: .brief)),
      ("showErrorToast", showErrorToast("Not sent", message: "Offline.", configuration: .brief)),
      ("showInfoToast", showInfoToast("Tip of the day", configuration: .brief)),
      (
        "showWarningToast",
        showWarningToast(
          "Unsaved changes", action: ToastAction("Save") { self.undo() }, configuration: .brief)
      ),
    ]
  }

  /// One that stays until the program ends it.
  func showAndDismiss() async -> ToastHandle {
    let handle = Toast.show(
      content: ToastContent(title: "Connecting"),
      configuration: .init(edge: .bottom, duration: .indefinite))
    await Toast.flush()
    handle.dismiss()
    return handle
  }

  private func cleanUp() async { await Task.yield() }
}
