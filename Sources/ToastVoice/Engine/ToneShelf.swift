// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import ToastVoices

/// Voice files that exist in memory alone: our manners of speaking, each in a language.
///
/// The engine reads voice files by path, which it cuts and changes; that of an open file is short
/// and in small letters.
final class ToneShelf {
  /// Nobody speaks so many languages at the same time; somebody may ask for them.
  private static let limit = 60

  /// Descriptors of this object's own.
  private var files: [String: CInt] = [:]

  deinit { empty() }

  /// Where the engine can read a manner of speaking in the language of one of its voices.
  ///
  /// - Returns: nil where the voice has no file of its own, or the file names no language.
  func path(_ tone: ToneVoice, speaking voice: String, in dataFolder: String) -> String? {
    let key = "\(voice)+\(tone)"
    if let file = files[key] { return path(file) }
    let own = ["lang", "voices"].lazy.compactMap { self.read("\(dataFolder)/\($0)/\(voice)") }.first
    guard let own, let bytes = tone.file(speaking: own),
      let file = try? Descriptor.inMemory(bytes).release()
    else { return nil }
    if files.count >= Self.limit { empty() }
    files[key] = file
    return path(file)
  }

  private func empty() {
    for file in files.values { close(file) }
    files = [:]
  }

  private func path(_ file: CInt) -> String { "/proc/self/fd/\(file)" }

  private func read(_ path: String) -> [UInt8]? {
    guard let file = try? Descriptor(opening: path, flags: O_RDONLY) else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Glibc.read(file.number, &buffer, buffer.count)
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
