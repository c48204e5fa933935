import Testing

@testable import ToastDrawing

@Suite struct PixelsTests {
  @Test func `a picture is transparent at first, and keeps what is set`() throws {
    let pixels = try Pixels(width: 3, height: 2)
    #expect(pixels[2, 1] == 0)
    pixels[2, 1] = 0xFF10_2030
    #expect(pixels[2, 1] == 0xFF10_2030 && pixels[1, 1] == 0)
  }
}
