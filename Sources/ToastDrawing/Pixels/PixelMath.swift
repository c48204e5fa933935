/// The arithmetic of pixels, four parts at once: each part of a pixel has 16 bits of a word, which
/// is what compiles to a handful of instructions everywhere.
enum PixelMath {
  private static let parts: UInt64 = 0x00FF_00FF_00FF_00FF

  /// The four parts of a pixel, each in 16 bits.
  @inline(__always) static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    let halves = (wide | wide << 16) & 0x0000_FFFF_0000_FFFF
    return (halves | halves << 8) & parts
  }

  /// The pixel of four parts of 16 bits each, of which the lower eight count.
  @inline(__always) static func packed(_ spread: UInt64) -> UInt32 {
    let halves = (spread | spread >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: halves | halves >> 16)
  }

  /// All parts times a number from 0 to 255, which counts as 0…1, rounded to the nearest.
  @inline(__always) static func scaled(_ spread: UInt64, by factor: UInt64) -> UInt64 {
    let product = spread &* factor &+ 0x0080_0080_0080_0080
    return (product &+ (product >> 8 & parts)) >> 8 & parts
  }

  /// One pixel over another.
  @inline(__always) static func over(_ above: UInt32, _ below: UInt32) -> UInt32 {
    let covered = UInt64(255 &- above >> 24)
    return above &+ packed(scaled(spread(below), by: covered))
  }

  /// A pixel as a part of the way (0 to 256) from one to another.
  @inline(__always) static func mixed(_ one: UInt64, _ other: UInt64, _ way: UInt64) -> UInt64 {
    (one &* (256 &- way) &+ other &* way) >> 8 & parts
  }
}
