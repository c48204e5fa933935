import Glibc

/// What is seen on a display, as a screenshot has it.
package struct ScreenPicture: Sendable, Equatable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  private let bytes: [UInt8]

  /// A colour of a pixel.
  package struct Color: Sendable, Hashable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8

    /// As WCAG 2 has it, from 0 to 1.
    package var luminance: Double {
      func linear(_ value: UInt8) -> Double {
        let value = Double(value) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// How far it is from another, as the greatest difference of a part.
    package func distance(to other: Color) -> Int {
      zip([red, green, blue], [other.red, other.green, other.blue])
        .map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
  }

  /// A picture of bytes, three a pixel.
  ///
  /// - Throws: ``TestingError`` with the code `failed` where they are of another number.
  init(width: Int, height: Int, bytes: [UInt8]) throws {
    guard bytes.count == width * height * 3 else {
      throw TestingError(.failed, "\(bytes.count) bytes for \(width)×\(height) pixels")
    }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The colour at a place, which has to be in the picture.
  package subscript(x: Int, y: Int) -> Color {
    let place = (y * width + x) * 3
    return Color(red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2])
  }

  /// The colours of a part, line by line.
  package func colors(x: Range<Int>, y: Range<Int>) -> [Color] {
    y.flatMap { y in x.map { self[$0, y] } }
  }

  /// Whether a part is the same in another picture.
  package func equals(_ other: ScreenPicture, x: Range<Int>, y: Range<Int>) -> Bool {
    colors(x: x, y: y) == other.colors(x: x, y: y)
  }
}

extension Display {
  /// What is seen now.
  package func picture() async throws -> ScreenPicture {
    let size = try await run("xdotool", ["getdisplaygeometry"]).split { $0.isWhitespace }
      .compactMap { Int($0) }
    guard size.count == 2 else { throw TestingError(.failed, "no size of the display: \(size)") }
    let file = try TemporaryFolder()
    try await run("import", ["-window", "root", "-depth", "8", "rgb:\(file.path)/picture"])
    return try ScreenPicture(
      width: size[0], height: size[1], bytes: file.contents(of: "picture"))
  }
}
