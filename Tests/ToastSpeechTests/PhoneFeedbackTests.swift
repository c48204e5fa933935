import GLibKit
import Synchronization
import Testing
import ToastCore
import ToastTesting

@testable import ToastSpeech

/// A phone's feedback service, played on a private bus.
@Suite struct PhoneFeedbackTests {
  private static let name = "org.sigxcpu.Feedback"
  private static let description = InterfaceDescription(
    xml: """
      <node><interface name="org.sigxcpu.Feedback">
        <method name="TriggerFeedback">
          <arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
          <arg type="u" direction="out"/>
        </method>
      </interface></node>
      """)

  /// What the service was asked for.
  private final class Asked: Sendable {
    private let state = Mutex<[String]>([])
    var events: [String] { state.withLock { $0 } }
    func add(_ event: String) { state.withLock { $0.append(event) } }
  }

  @Test func `it is asked where it runs, and nobody is where it does not`() async throws {
    let session = try await PrivateSession()
    let ours = try await BusConnection.open(session.address, on: EventLoop(name: "ours"))
    let service = try await BusConnection.open(session.address, on: EventLoop(name: "service"))
    let asked = Asked()
    service.loop.run {
      _ = try? service.export(
        ExportedInterface(Self.description) { call in
          let arguments = call.arguments.decode(
            String.self, String.self, [String: Variant].self, Int32.self)
          if let (application, event, hints, timeout) = arguments {
            asked.add("\(application) \(event) \(hints.count) \(timeout)")
          }
          call.reply(.tuple(UInt32(1)))
        }, at: "/org/sigxcpu/Feedback")
    }
    let phone = PhoneFeedback(ours)
    var toast = ToastRequest(content: ToastContent(title: "Saved"))
    toast.configuration.hapticFeedback = .success
    #expect(!phone.isThere)
    phone.play(for: toast)

    _ = try await service.requestName(Self.name)
    try await waitUntil("the phone to be seen") { phone.isThere ? () : nil }
    toast.configuration.hapticFeedback = nil
    phone.play(for: toast)
    toast.configuration.hapticFeedback = .heavy
    phone.play(for: toast)
    try await waitUntil("the call") { asked.events.isEmpty ? nil : () }
    #expect(asked.events == ["org.toastmessage bell-terminal 0 -1"])

    try await service.releaseName(Self.name)
    try await waitUntil("the phone to be gone") { phone.isThere ? nil : () }
  }
}
