import Testing
import ToastCore

@testable import ToastAudit

@Suite struct ToastJSONTests {
  private static func read(_ text: String) throws -> [AuditedToast] {
    try AuditedToast.toasts(from: Array(text.utf8), source: "t.json")
  }

  private static func error(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `one toast, a list of them, and an empty object are read`() throws {
    #expect(try Self.read("{}") == [Self.sourced(AuditedToast(ToastContent()))])
    #expect(try Self.read("[]").isEmpty)
    #expect(try Self.read(#"[{}, {"severity":"error"}]"#).map(\.severity) == [nil, .error])
  }

  private static func sourced(_ toast: AuditedToast) -> AuditedToast {
    var toast = toast
    toast.source = "t.json"
    return toast
  }

  @Test func `every field is read`() throws {
    let text = """
      {"content":{"icon":{"image":{"name":"Logo","label":"Ours"},"tint":"#ff0000"},"title":"T",
      "message":"M","action":{"title":"Undo","dismissesToast":false},"actions":["Retry"],
      "speech":"S","language":"de","applicationName":"App","progress":0.5,"sensitive":true},
      "style":{"backgroundColor":"#01020380","backgroundUsesGlass":true,"backgroundTint":"#010203",
      "cornerRadius":8,"iconColor":"#040506","titleFont":{"size":20,"weight":"bold",
      "design":"serif"},"titleColor":"#070809","messageFont":{"size":12},"messageColor":"#0a0b0c",
      "buttonFont":{"size":13},"buttonForegroundColor":"#0d0e0f","buttonBackgroundColor":"#101112",
      "buttonUsesGlass":true,"buttonTint":"#131415","shadow":{"color":"#000000","radius":2,"x":1,
      "y":-1},"contentPadding":{"top":1,"leading":2,"bottom":3,"trailing":4},"maxWidth":300},
      "configuration":{"edge":"bottom","duration":"1500ms","dismissOnTap":false,
      "dismissOnSwipe":false,"hapticFeedback":"light","policy":"stack:3","politeness":"assertive",
      "closeButton":"always","exactDuration":true,"isEmergency":true},
      "preferences":{"textScale":2,"contrast":"more"},"severity":"warning"}
      """
    let toast = try #require(try Self.read(text).first)
    let content = ToastContent(
      icon: .image(Image("Logo", label: "Ours"), tint: Color(rgb: 0xFF0000)), title: "T",
      message: "M", action: ToastAction("Undo", dismissesToast: false) {},
      actions: [ToastAction("Retry") {}], speech: "S", language: "de", applicationName: "App",
      progress: 0.5, sensitive: true)
    #expect(toast.content == content)
    let style = ToastStyle(
      backgroundColor: Color("#01020380") ?? .clear, backgroundUsesGlass: true,
      backgroundTint: Color(rgb: 0x010203), cornerRadius: 8, iconColor: Color(rgb: 0x040506),
      titleFont: .system(size: 20, weight: .bold, design: .serif), titleColor: Color(rgb: 0x070809),
      messageFont: .system(size: 12), messageColor: Color(rgb: 0x0A0B0C),
      buttonFont: .system(size: 13), buttonForegroundColor: Color(rgb: 0x0D0E0F),
      buttonBackgroundColor: Color(rgb: 0x101112), buttonUsesGlass: true,
      buttonTint: Color(rgb: 0x131415), shadow: ToastShadow(color: .black, radius: 2, x: 1, y: -1),
      contentPadding: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), maxWidth: 300)
    #expect(toast.style == style)
    let configuration = ToastConfiguration(
      edge: .bottom, duration: .seconds(1.5), dismissOnTap: false, dismissOnSwipe: false,
      hapticFeedback: .light, policy: .stack(max: 3), politeness: .assertive, closeButton: .always,
      exactDuration: true, isEmergency: true)
    #expect(toast.configuration == configuration)
    #expect(toast.preferences?.textScale == 2 && toast.preferences?.contrast == .more)
    #expect(toast.severity == .warning)
  }

  @Test(
    arguments: [
      ("3s", .seconds(3)), ("250ms", .seconds(0.25)), ("2m", .seconds(120)),
      ("indefinite", .indefinite), ("0s", .indefinite),
    ] as [(String, ToastDuration)])
  func `durations are read as they are written elsewhere`(text: String, duration: ToastDuration)
    throws
  {
    let toasts = try Self.read(#"{"configuration":{"duration":"\#(text)"}}"#)
    #expect(toasts.first?.configuration.duration == duration)
  }

  @Test(
    arguments: [
      (
        #"{"style":{"titleColour":1}}"#,
        "style: there is no field 'titleColour'; did you mean 'titleColor'?"
      ),
      (#"{"content":{"titel":"x"}}"#, "content: there is no field 'titel'; did you mean 'title'?"),
      (
        #"[{},{"style":{"titleColor":"red"}}]"#,
        "[1].style.titleColor: 'red' is not #rrggbb or #rrggbbaa"
      ),
      (
        #"{"style":{"cornerRadius":-1}}"#, "style.cornerRadius: '-1' is not a number from 0 to 1024"
      ),
      (#"{"style":{"titleFont":{"size":1e9}}}"#, "is not a number from 1 to 512"),
      (#"{"content":{"progress":2}}"#, "content.progress: '2' is not a number from 0 to 1"),
      (#"{"severity":"fatal"}"#, "severity: 'fatal' is not error, warning, success or info"),
      (#"{"preferences":{"textScale":9}}"#, "preferences: textScale: '9' is not"),
      (#"{"preferences":{"textScal":2}}"#, "did you mean 'textScale'?"),
      (#"{"configuration":{"duration":"3 h"}}"#, "is not a time such as 3s"),
      (#"{"content":{"title":1}}"#, "content.title: '1' is not a text"),
      (#"{"content":{"title":"a","title":"b"}}"#, "the key \"title\" comes twice"),
      (#"{"content":{"title":"a"#, "the text has no end"),
      (#"{"content":{"icon":{}}}"#, "an icon is either a systemImage or an image"),
      (#"{"content":{"action":{}}}"#, "an action has a title"),
      ("", "a value is missing"), ("null", "'null' is not an object"),
      (String(repeating: "[", count: 100_000), "more than 32 deep"),
      (#"{"style":{"cornerRadius":1e999}}"#, "the number is too large"),
    ])
  func `bad input names the field, the value and what is allowed`(text: String, words: String) {
    let error = Self.error(text)
    #expect(error?.hasPrefix("t.json: ") == true)
    #expect(error?.contains(words) == true, "\(error ?? "no error")")
  }

  @Test func `what is too large is not looked at`() {
    let bytes = [UInt8](repeating: 0x20, count: AuditedToast.sizeLimit + 1)
    #expect(throws: AuditInputError.self) { try AuditedToast.toasts(from: bytes) }
  }

  @Test func `a control character in a wrong value does not reach the terminal`() {
    let error = Self.error(#"{"severity":"\u001b[31mx"}"#)
    #expect(error?.contains("\u{1B}") == false)
  }
}
