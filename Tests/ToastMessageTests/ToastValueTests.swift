import FoundationEssentials
import Testing

@testable import ToastMessage

@Suite struct ToastValueTests {
  @Test func `47: three seconds and any width when nothing is said`() {
    let toast = Toast(style: .success, message: "Saved.")
    #expect(toast.duration == 3 && toast.width == .infinity)
    #expect(toast == Toast(style: .success, message: "Saved.", duration: 3, width: .infinity))
    #expect(toast != Toast(style: .success, message: "Saved.", duration: 3, width: 160))
  }

  @Test(arguments: [
    (3.0, 3.0), (0, 0), (-1, 0), (.nan, 0), (.infinity, 0), (1e300, 31_536_000),
  ])
  func `47: zero stays, and so does what is no duration`(given: Double, kept: Double) {
    var toast = Toast(style: .info, message: "Hello", duration: given)
    #expect(toast.duration == kept)
    #expect(toast.configuration.duration == (kept == 0 ? .indefinite : .seconds(kept)))
    toast.duration = 1
    toast.duration = given
    #expect(toast.duration == kept)
  }

  @Test(arguments: [
    (160.0, 160.0), (.infinity, .infinity), (0, .infinity), (-1, .infinity), (.nan, .infinity),
    (-Double.infinity, .infinity), (1e9, 65536),
  ])
  func `47: what is no width is none`(given: Double, kept: Double) {
    var toast = Toast(style: .info, message: "Hello", width: given)
    #expect(toast.width == kept)
    #expect(toast.look.maxWidth == (kept == .infinity ? nil : kept))
    toast.width = 1
    toast.width = given
    #expect(toast.width == kept)
  }

  @Test(arguments: ToastSeverity.allCases)
  func `47: it has its severity's look, a close button and a light cue`(severity: ToastSeverity) {
    let toast = Toast(style: severity, message: "Saved.", width: 160)
    var look = ToastStyle.preset(severity)
    look.maxWidth = 160
    #expect(toast.look == look && toast.look.severity == severity)
    #expect(toast.content == ToastContent(message: "Saved."))
    #expect(toast.configuration.closeButton == .always)
    #expect(toast.configuration.hapticFeedback == .light)
    #expect(toast.configuration.policy == .replace)
    #expect(toast.configuration.dismissOnTap && toast.configuration.dismissOnSwipe)
  }

  @Test func `47: it travels without the width that it has not`() throws {
    let toasts = [
      Toast(style: .success, message: "Saved."),
      Toast(style: .error, message: "Failed.", duration: 0, width: 160),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(toasts), as: UTF8.self)
    let first = #"{"duration":3,"message":"Saved.","style":"success"}"#
    let second = #"{"duration":0,"message":"Failed.","style":"error","width":160}"#
    #expect(json == "[\(first),\(second)]")
    #expect(try JSONDecoder().decode([Toast].self, from: Data(json.utf8)) == toasts)
    let short = Data(#"{"style":"success","message":"Saved."}"#.utf8)
    #expect(try JSONDecoder().decode(Toast.self, from: short) == toasts[0])
  }

  @Test(arguments: [
    (#"{"style":"success"}"#, "message"), (#"{"style":"fine","message":"a"}"#, "fine"),
    (#"{"style":"info","message":"a","duration":-1}"#, "duration: '-1.0' is not from 0.0 to"),
    (#"{"style":"info","message":"a","width":0}"#, "width: '0.0' is not from 1.0 to 65536.0"),
  ])
  func `47: what is wrong is named`(json: String, part: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Toast.self, from: Data(json.utf8))
    }
    #expect("\(String(describing: error))".contains(part))
  }
}
