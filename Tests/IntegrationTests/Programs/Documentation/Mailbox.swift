import ToastMessage

/// What the examples about actions work on.
@MainActor
final class Mailbox {
  private(set) var count = 1

  func delete() { count -= 1 }
  func undo() { count += 1 }
  func archive() async { await Task.yield() }
}

@MainActor
func deleteMessage(from mailbox: Mailbox) {
  mailbox.delete()
  Toast.info(
    "Message deleted", action: ToastAction("Undo") { mailbox.undo() },
    configuration: ToastConfiguration(duration: .seconds(10)))
}

@MainActor
func showMessage(of mailbox: Mailbox) {
  Toast.show(
    content: ToastContent(
      icon: .systemImage("envelope"), title: "Message from Ada", message: "Lunch at noon?",
      actions: [
        ToastAction("Archive") { await mailbox.archive() },
        ToastAction("Later", dismissesToast: false) { mailbox.undo() },
      ]))
}

/// As it is written for an iOS toast library.
@MainActor
func deleteFile(with viewModel: Mailbox) {
  Toast.show(
    content: ToastContent(
      icon: .systemImage("trash", tint: .yellow), title: "Deleted",
      action: ToastAction("Undo") { viewModel.undo() }),
    style: .custom { $0.cornerRadius = 16 },
    configuration: ToastConfiguration(edge: .bottom, dismissOnTap: false))
}

/// In a program without a main loop.
@MainActor
func deleteAndWait(in mailbox: Mailbox) {
  let handle = Toast.info("Message deleted", action: ToastAction("Undo") { mailbox.undo() })
  if case .action(let name) = handle.waitForOutcome() { print("\(name) was pressed") }
}

/// In a program whose main thread runs GLib's main loop.
func prepareForGLib() {
  Toast.serveMainActorFromGLib()
}
