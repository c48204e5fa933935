import Glibc
import SystemKit
import Testing
import ToastTesting

@testable import ToastDrawing

@Suite struct PixelsTests {
  @Test func `a picture is transparent at first, and keeps what is set`() throws {
    let pixels = try Pixels(width: 3, height: 2)
    #expect(pixels[2, 1] == 0)
    pixels[2, 1] = 0xFF10_2030
    #expect(pixels[2, 1] == 0xFF10_2030 && pixels[1, 1] == 0)
  }

  @Test(arguments: [(0, 1), (1, 0), (-4, 4), (32_768, 1), (1, 32_768)])
  func `a size that cannot be drawn into is an error that names it`(
    width: Int, height: Int
  ) throws {
    let error = #expect(throws: SystemError.self) { try Pixels(width: width, height: height) }
    #expect(error?.code == EINVAL)
    #expect(error?.subject == "a picture of \(width) × \(height) pixels")
  }

  @Test func `a picture over foreign memory has its lines`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 * 5 * 2, alignment: 4)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt32.self, repeating: 0, count: 10)
    let pixels = Pixels(over: memory, width: 3, height: 2, stride: 20)
    pixels[0, 1] = 7
    #expect(memory.load(fromByteOffset: 20, as: UInt32.self) == 7)
  }

  @Test func `one over the other is what the arithmetic of colours says`() throws {
    var random = SplitMix(seed: 3)
    let (above, below) = (try Pixels(width: 97, height: 9), try Pixels(width: 97, height: 9))
    for y in 0..<9 {
      for x in 0..<97 {
        let alpha = [0, 255, random.next(below: 256)][random.next(below: 3)]
        func part() -> UInt32 { UInt32(random.next(below: alpha + 1)) }
        above[x, y] = UInt32(alpha) << 24 | part() << 16 | part() << 8 | part()
        below[x, y] = 0xFF00_0000 | UInt32(random.next(below: 0x100_0000))
      }
    }
    for opacity in [1, 128, 255] as [UInt8] {
      let result = try Pixels(width: 97, height: 9)
      result.copy(below, at: .zero)
      result.blend(above, at: .zero, opacity: opacity)
      var worst = 0.0
      for y in 0..<9 {
        for x in 0..<97 {
          for shift in [0, 8, 16, 24] as [UInt32] {
            func part(_ pixel: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
            let share = Double(opacity) / 255
            let covered = 1 - Double(above[x, y] >> 24) / 255 * share
            let exact = part(above[x, y]) * share + part(below[x, y]) * covered
            worst = max(worst, abs(part(result[x, y]) - exact))
          }
        }
      }
      #expect(worst <= 1.3)
    }
  }

  @Test func `what lies outside a picture is left out`() throws {
    let small = try Pixels(width: 4, height: 4)
    for y in 0..<4 { for x in 0..<4 { small[x, y] = 0xFFFF_FFFF } }
    for (x, y, count) in [(-2, -2, 4), (8, 8, 4), (20, 0, 0), (-4, 3, 0), (3, -1, 12)] {
      let large = try Pixels(width: 10, height: 10)
      large.blend(small, at: PixelPoint(x: x, y: y))
      let other = try Pixels(width: 10, height: 10)
      other.copy(small, at: PixelPoint(x: x, y: y))
      var painted = 0
      for row in 0..<10 {
        for column in 0..<10 {
          painted += large[column, row] == 0 ? 0 : 1
          #expect(large[column, row] == other[column, row])
        }
      }
      #expect(painted == count)
    }
  }

  @Test func `a picture becomes a file that a reader of PNG takes`() throws {
    let pixels = try Pixels(width: 20, height: 10)
    pixels[3, 4] = 0xFFFF_0000
    let bytes = try #require(pixels.png())
    #expect(bytes.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // Width and height, in the first chunk.
    #expect(bytes[16..<24].elementsEqual([0, 0, 0, 20, 0, 0, 0, 10]))
  }
}
