import Testing
import ToastCore

@testable import ToastLayout

@Suite struct TextDirectionTests {
  @Test(
    arguments: [
      (["Saved"], nil, TextDirection.leftToRight), (["נשמר"], nil, .rightToLeft),
      (["تم الحفظ"], nil, .rightToLeft), (["123 – تم"], nil, .rightToLeft),
      (["1) Saved שלום"], nil, .leftToRight), (["…", "שלום"], nil, .rightToLeft),
      // The text decides where it can: an English text of a Hebrew program is read from the left.
      (["Saved"], "he", .leftToRight), (["100 %"], "he", .rightToLeft),
      (["100 %"], "ar-EG", .rightToLeft),
      (["100 %"], "de", .leftToRight), ([], nil, .leftToRight), ([], "fa_IR", .rightToLeft),
      (["100 %"], "pa-Arab", .rightToLeft), (["100 %"], "ku-Latn", .leftToRight),
      (["100 %"], "az-Latn-IR", .leftToRight), (["漢字"], nil, .leftToRight),
      // What is isolated does not count (UAX #9, P2), a mark does.
      (["\u{2067}שלום\u{2069} Saved"], nil, .leftToRight), (["\u{200F}Saved"], nil, .rightToLeft),
      (["\u{061C}100"], nil, .rightToLeft), (["𞤀𞤣"], nil, .rightToLeft),
    ] as [([String], String?, TextDirection)])
  func `the first strong character decides, else the language`(
    texts: [String], language: String?, direction: TextDirection
  ) {
    #expect(TextDirection(of: texts, language: language) == direction)
  }
}
