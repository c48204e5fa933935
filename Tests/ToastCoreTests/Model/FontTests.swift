import FoundationEssentials
import Testing

@testable import ToastCore

@Suite struct FontTests {
  @Test(arguments: [(17.0, 17.0), (0, 1), (-3, 1), (.nan, 1), (.infinity, 512), (1e9, 512)])
  func `a size that there is not counts as the nearest one`(size: Double, kept: Double) {
    #expect(Font.system(size: size).size == kept)
  }

  @Test func `it is read from size and weight`() throws {
    let json = Data(#"{"size":17,"weight":"semibold"}"#.utf8)
    let font = try JSONDecoder().decode(Font.self, from: json)
    #expect(font == .system(size: 17, weight: .semibold))
  }

  @Test(arguments: [
    (#"{"size":0}"#, "'0.0' is not from 1 to 512"), (#"{"size":9,"weight":"fat"}"#, "fat"),
    (#"{"weight":"bold"}"#, "size"),
  ])
  func `what is wrong is named`(json: String, part: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Font.self, from: Data(json.utf8))
    }
    #expect("\(String(describing: error))".contains(part))
  }
}
