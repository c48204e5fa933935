import Testing

@testable import ToastSpeech

@Suite struct SpokenScriptTests {
  static let named = [
    SpokenRow("Привет, мир!", "text in Cyrillic!"),
    SpokenRow("Hello Привет мир!", "Hello text in Cyrillic!"),
    SpokenRow("Γειά σου Κόσμε", "text in Greek"),
    SpokenRow("שלום עולם", "text in Hebrew"),
    SpokenRow("مرحبا بالعالم", "text in Arabic"),
    SpokenRow("你好,世界", "text in Chinese"),
    SpokenRow("Open 设置 now", "Open text in Chinese now"),
    SpokenRow("日本語 ひらがな", "text in Japanese"),
    SpokenRow("カタカナ", "text in Japanese"),
    SpokenRow("สวัสดี", "text in Thai"),
    SpokenRow("File \"отчёт.pdf\" saved", "File \"text in Cyrillic dot pdf\" saved"),
  ]

  @Test(arguments: named)
  func `a text that the voice cannot say is named once`(_ row: SpokenRow) { row.check() }

  static let kept = [
    SpokenRow("한국어", "한국어"),
    SpokenRow("नमस्ते", "नमस्ते"),
  ]

  @Test(arguments: kept)
  func `what the voice changes its language for stays`(_ row: SpokenRow) { row.check() }

  static let letters = [
    SpokenRow("α and β", "alpha and beta"),
    SpokenRow("Δ 5 ms", "Delta 5 milliseconds"),
    SpokenRow("π", "pi"),
  ]

  @Test(arguments: letters)
  func `a single Greek letter is a sign of mathematics`(_ row: SpokenRow) { row.check() }
}
