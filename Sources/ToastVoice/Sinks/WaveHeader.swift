// SPDX-License-Identifier: GPL-3.0-or-later

/// The beginning of a WAV file of 16-bit samples, one channel.
struct WaveHeader {
  /// Its size in bytes.
  static let size = 44

  let rate: Int
  let frames: Int

  /// The bytes. Sizes that do not fit are the largest that do.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func integer(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    let size = UInt32(clamping: frames * 2)
    bytes += Array("RIFF".utf8)
    integer(UInt32(clamping: Int(size) + Self.size - 8))
    bytes += Array("WAVEfmt ".utf8)
    integer(UInt32(16))
    integer(UInt16(1))  // PCM
    integer(UInt16(1))  // one channel
    integer(UInt32(rate))
    integer(UInt32(rate * 2))
    integer(UInt16(2))
    integer(UInt16(16))
    bytes += Array("data".utf8)
    integer(size)
    return bytes
  }
}
