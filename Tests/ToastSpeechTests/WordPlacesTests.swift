import Testing
import ToastCore

@testable import ToastSpeech

/// Where the words that are said stand in what is shown.
@Suite struct WordPlacesTests {
  /// What is shown for each word of what is said; "-" for a word that is shown nowhere so.
  private func shown(
    _ title: String?, _ message: String? = nil, said: String
  ) -> [String] {
    let places = WordPlaces(said, of: ToastContent(title: title, message: message))
    var words: [String] = []
    var position = 0
    for word in said.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false) {
      let place = places.word(at: position, length: word.count).place
      position += word.count + 1
      guard let place else {
        words.append("-")
        continue
      }
      let line = Array(((place.line == .title ? title : message) ?? "").unicodeScalars)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: line[place.scalars])
      words.append("\(place.line == .title ? "" : "2:")\(String(text))")
    }
    return words
  }

  @Test func `words lead to the line that they are shown in`() {
    #expect(
      shown("Saved", "Your file was saved", said: "Success: Saved. Your file was saved.")
        == ["-", "Saved", "2:Your", "2:file", "2:was", "2:saved"])
  }

  @Test func `what is said in other words leads nowhere, and what is behind it does`() {
    #expect(
      shown("Took 5m32s in all", said: "Took 5 minutes 32 seconds in all.")
        == ["Took", "-", "-", "-", "-", "in", "all"])
    #expect(
      shown("a < b, don't", said: "ay less than b, don't.") == ["-", "-", "-", "b", "don't"])
  }

  @Test func `a word that is said twice leads to two places`() {
    let places = WordPlaces("go go", of: ToastContent(title: "Go, go!"))
    #expect(places.word(at: 0, length: 2).place == SpokenWord.Place(.title, 0..<2))
    #expect(places.word(at: 3, length: 2).place == SpokenWord.Place(.title, 4..<6))
  }

  @Test func `what the voice makes one sound of is one place`() {
    let places = WordPlaces("part of the whole", of: ToastContent(title: "part of the whole"))
    #expect(
      places.word(at: 5, length: 6) == SpokenWord("of the", at: .init(.title, 5..<11)))
  }

  @Test func `a place that is none is no word`() {
    let places = WordPlaces("Saved", of: ToastContent(title: "Saved"))
    #expect(places.word(at: 99, length: 3) == SpokenWord("", at: nil))
    #expect(WordPlaces("", of: ToastContent()).word(at: 0, length: 0) == SpokenWord("", at: nil))
  }
}
