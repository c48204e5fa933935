import Testing

@testable import ToastMessage

@Suite @MainActor struct HostTests {
  private let toasts = RecordingDestination()
  private let host = PlainHost()

  @Test func `6: any host shows a content`() {
    let configuration = ToastConfiguration(edge: .bottom)
    toasts.record {
      host.showToast(ToastContent(title: "Saved"))
      host.showToast(ToastContent(title: "Failed"), style: .error, configuration: configuration)
    }
    #expect(toasts.texts == ["Saved", "Failed"])
    #expect(toasts.shown.map(\.style) == [ToastStyle(), .error])
    #expect(toasts.shown.map(\.configuration) == [ToastConfiguration(), configuration])
  }

  @Test func `6: the four short forms have their severity, whatever their style is`() {
    let action = ToastAction("Undo") {}
    let configuration = ToastConfiguration(duration: .indefinite)
    toasts.record {
      host.showSuccessToast("a", message: "m", action: action, configuration: configuration)
      host.showErrorToast("b")
      host.showInfoToast("c", style: .custom { $0.cornerRadius = 1 })
      host.showWarningToast("d")
    }
    #expect(toasts.shown.map(\.style.severity) == [.success, .error, .info, .warning])
    #expect(toasts.shown[0].content == ToastContent(title: "a", message: "m", action: action))
    #expect(toasts.shown[0].configuration == configuration)
    #expect(toasts.shown[2].style.cornerRadius == 1)
  }

  @Test func `6: a host's toasts are shown from every thread`() async {
    await toasts.recordAll {
      await Task { @concurrent in
        Toast.info("facade")
        PlainHost().showInfoToast("host")
      }.value
    }
    #expect(toasts.texts == ["facade", "host"])
  }
}

extension RecordingDestination {
  /// Takes the toasts of a body that waits.
  fileprivate func recordAll(_ body: () async -> Void) async {
    await ToastDestination.$current.withValue(record { ToastDestination.current }, operation: body)
  }
}
