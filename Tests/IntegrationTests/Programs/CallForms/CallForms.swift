import ToastMessage

/// Every way to show a toast, one after the other, and how each ended.
@main @MainActor
struct CallForms {
  static func main() async {
    Toast.presentation = .inProcess
    ToastStyle.setUpPresets()

    let editor = Editor()
    await tell("show", editor.showContent())
    for (form, handle) in editor.showFacade() { await tell(form, handle) }
    for (form, handle) in editor.showAsHost() { await tell(form, handle) }
    await tell("dismiss", editor.showAndDismiss())
    for (form, handle) in await Upload().run() { await tell(form, handle) }
    await tell("detached", Task.detached { Toast.info("Detached", configuration: .brief) }.value)

    await showStates()
    await Toast.flush(within: .seconds(2))
  }

  private static func showStates() async {
    let screen = Screen()
    screen.isSaved = true
    await tellEnd("isPresented", screen.$isSaved)
    screen.isShared = true
    await tellEnd("isPresented, styled", screen.$isShared)
    screen.content = ToastContent(title: "First item")
    screen.content = ToastContent(title: "Second item", message: "It waits for the first.")
    await tellEnd("item", screen.$content)
    screen.isWaving = true
    await tellEnd("one line", screen.$isWaving)
    screen.isTinted = true
    await tellEnd("one line, tinted", screen.$isTinted)
    // It stays until another takes its place.
    screen.toast = Toast(style: .info, message: "Saving.", duration: 0)
    await Toast.flush()
    for round in ["value", "value again"] {
      screen.toast = Toast(style: .success, message: "Saved by value.", duration: 0.05, width: 160)
      await tellEnd(round, screen.$toast)
    }
    screen.account.isSignedIn = true
    await tellEnd("observable model", Binding(screen.account, \.isSignedIn))
  }

  private static func tell(_ form: String, _ handle: ToastHandle) async {
    print("\(form): \(await handle.outcome)")
  }

  private static func tellEnd(_ form: String, _ flag: Binding<Bool>) async {
    while flag.wrappedValue { try? await Task.sleep(for: .milliseconds(5)) }
    print("\(form): set back")
  }

  private static func tellEnd<Value>(_ form: String, _ item: Binding<Value?>) async {
    while item.wrappedValue != nil { try? await Task.sleep(for: .milliseconds(5)) }
    print("\(form): set back")
  }
}
