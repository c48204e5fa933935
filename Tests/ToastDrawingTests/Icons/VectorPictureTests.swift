import Testing
import ToastCore
import ToastTesting

@testable import ToastDrawing

@Suite struct VectorPictureTests {
  private func picture(_ inner: String, _ attributes: String = "") -> VectorPicture? {
    VectorPicture(
      svg: Array("<svg viewBox=\"0 0 16 16\" \(attributes)>\(inner)</svg>".utf8))
  }

  /// Which of some places are painted, of a picture drawn at a size of 16.
  private func painted(_ inner: String, _ places: [(Int, Int)]) throws -> [Bool] {
    let pixels = try Pixels(width: 16, height: 16)
    let icon = IconSource.Icon.vector(try #require(picture(inner)), isSymbolic: true)
    Canvas(pixels).draw(
      icon, .white, isTinted: false, size: 16, from: IconSource(environment: [:]))
    return places.map { pixels[$0.0, $0.1] == 0xFFFF_FFFF }
  }

  @Test(arguments: [
    "<rect x=\"4\" y=\"4\" width=\"8\" height=\"8\"/>", "<path d=\"M4 4h8v8H4z\"/>",
    "<path d='m4,4 8,0 0,8 -8,0Z'/>",
    "<g transform=\"translate(4 4)\"><rect width='8' height='8'/></g>",
    "<rect width='4' height='4' transform='matrix(2 0 0 2 4 4)'/>",
    "<rect x='-4' y='-4' width='8' height='8' transform='translate(8,8) rotate(90)'/>",
    "<polygon points='4,4 12,4 12,12 4,12'/>", "<path d='M4 4L12 4 12 12 4 12'/>",
    "<!-- <rect/> --><g style='fill:#f00; opacity: 1'><path d='M4 4H12V12H4V4'/></g>",
    "<path d='M8 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM4 4h8v8h-8z'/>",
    "<defs><rect width='16' height='16'/></defs><rect x='4' y='4' width='8' height='8'/>",
  ]) func `a square is drawn, however it is written`(inner: String) throws {
    #expect(
      try painted(inner, [(4, 4), (11, 11), (8, 8), (3, 8), (12, 8), (8, 3), (8, 12)])
        == [true, true, true, false, false, false, false])
  }

  @Test func `a hole is one where the rule has it`() throws {
    let path = "d='M2 2h12v12h-12zM5 5h6v6h-6z'"
    #expect(try painted("<path \(path)/>", [(8, 8), (3, 3)]) == [true, true])
    #expect(
      try painted("<path fill-rule='evenodd' \(path)/>", [(8, 8), (3, 3)]) == [false, true])
    #expect(
      try painted("<circle cx='8' cy='8' r='6'/>", [(8, 8), (2, 2), (8, 3)]) == [true, false, true])
  }

  @Test func `an arc goes round the way that it says`() throws {
    #expect(
      try painted("<path d='M2 8A6 6 0 0 1 14 8Z'/>", [(8, 4), (8, 11)]) == [true, false])
    #expect(
      try painted("<path d='M2 8A6 6 0 0 0 14 8Z'/>", [(8, 4), (8, 11)]) == [false, true])
    #expect(
      try painted("<path d='M2 8a6 6 0 01 12 0z'/>", [(8, 4), (8, 11)]) == [true, false])
  }

  @Test func `what needs more than plain shapes is known to`() {
    #expect(picture("<rect width='4' height='4' fill='url(#a)'/>")?.isComplete == false)
    #expect(picture("<text>a</text><rect width='4' height='4'/>")?.isComplete == false)
    #expect(picture("<rect width='4' height='4' fill='#abc'/>")?.isComplete == true)
  }

  @Test(arguments: [
    "", "<", "<svg", "<svg>", "<svg></svg>", "<svg viewBox='0 0 0 0'><rect/></svg>",
    "not xml at all",
    "<svg viewBox='0 0 16 16'><g><path d='M0 0h9v9z'/>", "<html><body/></html>",
    "<svg viewBox='1e999 0 16 16'><path d='M0 0h9v9z'/></svg>", "<svg a='",
    "<!DOCTYPE svg [<!ENTITY",
    "<svg viewBox='0 0 16 16'><path d='hello'/>", "<?xml", "<!--",
  ]) func `what is broken is no picture`(text: String) {
    #expect(VectorPicture(svg: Array(text.utf8)) == nil)
  }

  @Test func `nonsense of any kind ends, and harms nothing`() throws {
    var random = SplitMix(seed: 5)
    let words = [
      "<svg viewBox='0 0 16 16'>", "<g>", "</g>", "<path d='M", "0", "9.5", "-3e2", "h", "a",
      "1 1 0 0 1",
      "'/>", "<rect ", "width='", "fill='#", "</svg>", "<", ">", "\"", "&#x0;", "transform='scale(",
      ")'",
    ]
    for _ in 0..<2_000 {
      let text = (0..<random.next(below: 40)).map { _ in random.one(of: words) }.joined()
      _ = VectorPicture(svg: Array(text.utf8))
      _ = PathData.outline(of: text)
    }
    let deep = "<svg viewBox='0 0 9 9'>" + String(repeating: "<g>", count: 100_000)
    #expect(VectorPicture(svg: Array(deep.utf8)) == nil)
    let long = "M0 0" + String(repeating: "h1", count: 100_000)
    #expect(PathData.outline(of: long).steps.count <= 20_001)
  }
}
