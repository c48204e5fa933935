import FoundationEssentials
import Testing

@testable import ToastCore

@Suite struct ColorTests {
  @Test(arguments: [
    ("#141416", Color(rgb: 0x141416)), ("#FFFFFF", .white), ("#00000000", .clear),
    ("#ffffffb3", .white.opacity(0.7)), ("#000000", Color(white: 0)),
  ])
  func `a colour is read from its digits`(text: String, color: Color) throws {
    let read = try #require(Color(text))
    #expect(read.description == color.description)
  }

  @Test(arguments: ["", "#", "fff", "#fff", "#12345", "#1234567", "#gggggg", "#-12345", "#１２３４５６"])
  func `other texts are no colour`(text: String) {
    #expect(Color(text) == nil)
  }

  @Test func `what is out of range counts as the nearest in it`() {
    let color = Color(red: 2, green: -1, blue: .nan, opacity: 2)
    #expect((color.red, color.green, color.blue, color.alpha) == (1, 0, 0, 1))
    #expect(Color.black.opacity(-3).alpha == 0)
    #expect(Color.black.opacity(.nan).alpha == 1)
    #expect(Color(white: 0.5, opacity: 0.5).opacity(0.5).alpha == 0.25)
  }

  @Test func `it travels as its digits, and a wrong one is named`() throws {
    let json = Data("[\"#141416b3\"]".utf8)
    let colors = try JSONDecoder().decode([Color].self, from: json)
    #expect(try JSONEncoder().encode(colors) == json)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Color].self, from: Data(#"["red"]"#.utf8))
    }
    #expect("\(String(describing: error))".contains("'red' is not #rrggbb or #rrggbbaa"))
  }
}
