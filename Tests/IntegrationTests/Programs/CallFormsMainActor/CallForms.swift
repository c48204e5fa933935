import ToastMessage

// The same forms in a module where everything is the main actor's unless it says otherwise.

final class Library: ToastHost {
  @ToastState var isSaved = false
  @ToastState var content: ToastContent?
  @ToastState var toast: Toast?
  private var undone = 0

  init() {
    toast(isPresented: $isSaved, configuration: .brief) { [weak self] in
      ToastContent(title: "Saved \(self?.undone ?? 0)")
    }
    toast(item: $content, configuration: .brief)
    toastView(toast: $toast)
  }

  func undo() { undone += 1 }

  func show() -> ToastHandle {
    Toast.success("Moved", action: ToastAction("Undo") { self.undo() }, configuration: .brief)
  }
}

extension ToastConfiguration {
  nonisolated static let brief = ToastConfiguration(duration: .seconds(0.05), exactDuration: true)
}

extension ToastStyle {
  static let quiet = ToastStyle.custom { s in s.titleColor = .gray }
}

nonisolated func showElsewhere() -> ToastHandle {
  Toast.info("Elsewhere", configuration: .brief)
}

nonisolated final class Helper: ToastHost {
  func help() -> ToastHandle {
    showWarningToast("Help", configuration: .brief)
  }
}

@main
struct CallForms {
  static func main() async {
    Toast.presentation = .inProcess
    let library = Library()
    print("facade: \(await library.show().outcome)")
    print(
      "host: \(await library.showInfoToast("Listed", style: .quiet, configuration: .brief).outcome)"
    )
    print("nonisolated: \(await showElsewhere().outcome)")
    print("nonisolated host: \(await Helper().help().outcome)")

    library.isSaved = true
    while library.isSaved { try? await Task.sleep(for: .milliseconds(5)) }
    print("isPresented: set back")
    library.content = ToastContent(title: "Item")
    while library.content != nil { try? await Task.sleep(for: .milliseconds(5)) }
    print("item: set back")
    library.toast = Toast(style: .error, message: "Value", duration: 0.05)
    while library.toast != nil { try? await Task.sleep(for: .milliseconds(5)) }
    print("value: set back")

    // What is set in the last moment is shown.
    library.content = ToastContent(title: "Last words")
  }
}
