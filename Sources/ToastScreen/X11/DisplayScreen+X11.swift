import GLibKit
package import ToastCore

extension DisplayScreen {
  /// The screen of an X server, XWayland among them.
  ///
  /// - Parameters:
  ///   - address: where it is; with `nil` it is the display of whoever sends a toast.
  ///   - noteSettings: takes what the server's settings say of preferences.
  ///   - place: takes where each toast is on the display; `nil` once it is not there any more.
  package static func x11(
    _ address: DisplayAddress?,
    noteSettings: @escaping @Sendable ([PreferenceLayer]) -> Void,
    place: @escaping @Sendable (ToastID, ToastPlaces?) -> Void
  ) -> DisplayScreen {
    let loop = EventLoop(name: "toast-screen")
    let attempts = XAttempts()
    return DisplayScreen(
      address, loop: loop,
      connect: { address throws(DisplayError) in
        try XDisplay(
          address: address.name, authority: address.authority, on: loop, attempts: attempts)
      }, noteSettings: noteSettings, place: place)
  }
}
