import Testing
import ToastMessage

@testable import struct ToastMessage.ToastDestination

@Suite struct FacadeTests {
  private let toasts = RecordingDestination()

  private typealias Short = (
    String, String?, ToastAction?, ToastStyle?, ToastConfiguration
  ) -> ToastHandle

  @Test(arguments: ToastSeverity.allCases)
  func `2: each short form has its severity, and the title first`(severity: ToastSeverity) throws {
    let short: Short =
      switch severity {
      case .success: { Toast.success($0, message: $1, action: $2, style: $3, configuration: $4) }
      case .error: { Toast.error($0, message: $1, action: $2, style: $3, configuration: $4) }
      case .info: { Toast.info($0, message: $1, action: $2, style: $3, configuration: $4) }
      case .warning: { Toast.warning($0, message: $1, action: $2, style: $3, configuration: $4) }
      }
    let configuration = ToastConfiguration(edge: .bottom, duration: .seconds(6))
    let undo = ToastAction("Undo") {}
    toasts.record { _ = short("Title", "Message", undo, nil, configuration) }
    let shown = try #require(toasts.shown.first)
    #expect(shown.content == ToastContent(title: "Title", message: "Message", action: undo))
    #expect(shown.style == .preset(severity) && shown.style.severity == severity)
    #expect(shown.configuration == configuration)
  }

  @Test func `2: a style of one's own keeps the severity of the short form`() throws {
    let brand = ToastStyle.custom { $0.cornerRadius = 8 }
    toasts.record { _ = Toast.error("Title", style: brand) }
    let shown = try #require(toasts.shown.first)
    #expect(shown.style.cornerRadius == 8 && shown.style.severity == .error)
  }

  @Test func `2: everything but the title may be left out`() throws {
    toasts.record { _ = Toast.info("Title") }
    let shown = try #require(toasts.shown.first)
    #expect(shown.content == ToastContent(title: "Title"))
    #expect(shown.configuration == ToastConfiguration())
  }

  @Test func `1: a toast without a preset has no severity`() throws {
    toasts.record { _ = Toast.show(content: ToastContent(message: "Message")) }
    let shown = try #require(toasts.shown.first)
    #expect(shown.style.severity == nil && shown.content.title == nil)
  }
}
