import FoundationEssentials
import Testing

@testable import ToastCore

@Suite struct ToastStyleCodableTests {
  private func decoded<Value: Decodable>(
    _ json: String, as type: Value.Type = Value.self
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `19: every field of a style may be missing, and then has its default`() throws {
    #expect(try decoded("{}") == ToastStyle())
    let style: ToastStyle = try decoded(##"{"cornerRadius":16,"titleColor":"#ffcc00"}"##)
    #expect(style == ToastStyle(cornerRadius: 16, titleColor: .yellow))
  }

  @Test func `19: a style with every field set comes back as it was, without its severity`() throws
  {
    let style = ToastStyle(
      backgroundColor: .indigo, backgroundUsesGlass: true, backgroundTint: .mint, cornerRadius: 1,
      iconColor: .yellow, titleFont: .system(size: 1, weight: .bold, design: .serif),
      titleColor: .red, messageFont: .system(size: 2), messageColor: .green,
      buttonFont: .system(size: 3), buttonForegroundColor: .blue, buttonBackgroundColor: .black,
      buttonUsesGlass: true, buttonTint: .pink, shadow: .none,
      contentPadding: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), maxWidth: 300)
    let json = try encoded(style.named(.error))
    #expect(!json.contains("everity") && !json.contains("error"))
    #expect(try decoded(json) == style)
    #expect(try decoded(encoded(ToastStyle())) == ToastStyle())
    #expect(!(try encoded(ToastStyle()).contains("maxWidth")))
  }

  @Test(arguments: [
    (#"{"cornerRadius":-1}"#, "cornerRadius: '-1.0' is not from 0.0 to 1024.0"),
    (#"{"maxWidth":0}"#, "maxWidth: '0.0' is not from 1.0 to 65536.0"),
    (#"{"titleColor":"red"}"#, "'red' is not #rrggbb or #rrggbbaa"),
    (#"{"titleColor":"red"}"#, "titleColor"),
    (#"{"titleFont":{"size":0}}"#, "'0.0' is not from 1 to 512"),
    (#"{"contentPadding":{"top":-2}}"#, "top: '-2.0' is not from 0.0 to 1024.0"),
    (##"{"shadow":{"color":"#000000","radius":-3}}"##, "radius: '-3.0' is not from 0.0 to 512.0"),
    (##"{"shadow":{"color":"#000000","radius":1,"y":600}}"##, "y: '600.0' is not from -512.0"),
    (##"{"shadow":{"color":"#000000"}}"##, "radius"),
    (#"{"backgroundUsesGlass":"yes"}"#, "backgroundUsesGlass"),
  ])
  func `19: what is wrong in a style is named`(json: String, part: String) {
    let error = #expect(throws: DecodingError.self) { try decoded(json, as: ToastStyle.self) }
    #expect("\(String(describing: error))".contains(part))
  }

  @Test(arguments: [
    (ToastIcon.systemImage("bell"), #"{"systemImage":"bell"}"#),
    (.systemImage("bell", tint: .yellow), ##"{"systemImage":"bell","tint":"#ffcc00"}"##),
    (.image(Image("Logo"), tint: .white), ##"{"image":{"name":"Logo"},"tint":"#ffffff"}"##),
    (.image(Image("a.png", label: "A")), #"{"image":{"label":"A","name":"a.png"}}"#),
    (.image(Image(decorative: "b")), #"{"image":{"decorative":true,"name":"b"}}"#),
  ])
  func `19: an icon comes back as it was`(icon: ToastIcon, json: String) throws {
    #expect(try encoded(icon) == json)
    #expect(try decoded(json) == icon)
  }

  @Test(arguments: [
    ("{}", "an icon is either a systemImage or an image"),
    (#"{"systemImage":"bell","image":{"name":"a"}}"#, "'both' given"),
    (#"{"image":{}}"#, "name"), (#"{"systemImage":"bell","tint":"no"}"#, "'no' is not #rrggbb"),
    (#"{"image":{"name":"a","label":"A","decorative":true}}"#, "label: 'A' is not allowed"),
  ])
  func `19: what is wrong in an icon is named`(json: String, part: String) {
    let error = #expect(throws: DecodingError.self) { try decoded(json, as: ToastIcon.self) }
    #expect("\(String(describing: error))".contains(part))
  }
}
