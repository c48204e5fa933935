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

  @Test func `what digits would round travels as its parts, and comes back as it was`() throws {
    let colors = [Color.white.opacity(0.7), Color(red: 0, green: 0.3, blue: 0.1), .yellow]
    let json = try JSONEncoder().encode(colors)
    #expect(try JSONDecoder().decode([Color].self, from: json) == colors)
    let parts = Data(#"{"red":1,"green":0.5,"blue":0}"#.utf8)
    let color = try JSONDecoder().decode(Color.self, from: parts)
    #expect(color == Color(red: 1, green: 0.5, blue: 0))
  }

  @Test(arguments: [
    (#"{"red":2,"green":0,"blue":0}"#, "red: '2.0' is not from 0.0 to 1.0"),
    (#"{"red":0,"green":0,"blue":0,"opacity":-1}"#, "opacity: '-1.0' is not from 0.0 to 1.0"),
    (#"{"red":0,"green":0}"#, "blue"), ("7", "String"),
  ])
  func `a wrong part is named`(json: String, part: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Color.self, from: Data(json.utf8))
    }
    #expect("\(String(describing: error))".contains(part))
  }
}
