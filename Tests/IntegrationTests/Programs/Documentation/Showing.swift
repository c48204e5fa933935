import ToastMessage

func showSeverities() {
  Toast.success("Saved", message: "All files are safe.")
  Toast.error("Not sent", message: "The server does not answer.")
  Toast.info("A new version is there")
  Toast.warning("Nearly full", message: "2 % are left.")
}

func showContent() {
  Toast.show(
    content: ToastContent(
      icon: .systemImage("bell"), title: "Stand-up", message: "10:00, room 2",
      speech: "The stand-up begins at ten in room two.", language: "en"),
    configuration: ToastConfiguration(edge: .bottom))
}

/// A class of the program's own that shows toasts.
final class Backup: ToastHost {
  func end(with failures: Int) {
    if failures == 0 {
      showSuccessToast("Backup done")
    } else {
      showErrorToast("Backup failed", message: "\(failures) files are missing.")
    }
  }
}

func endToasts() {
  Toast.dismiss()
  Toast.dismissAll()
}

/// Before a program goes on to something that nobody must miss.
func waitForDelivery() async {
  await Toast.flush(within: .seconds(2))
}
