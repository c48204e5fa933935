import GLibKit
import ToastCore
import ToastMessage
import ToastScreen

extension Presenter {
  /// An agent's presenter: it shows toasts on the display that its environment names, or else on
  /// that of their senders.
  static func withScreen(
    loop: EventLoop, session: BusConnection?, environment: [String: String]
  ) -> Presenter {
    Presenter(name: "Toasts", loop: loop, session: session, environment: environment) { parts in
      DisplayScreen.x11(
        DisplayAddress(environment: environment), noteSettings: parts.noteSettings,
        place: parts.place)
    }
  }
}
