import Glibc
import SystemKit

/// Writes pictures of toasts by the program that draws them.
enum PicturesHandOver {
  /// Makes the folder, enters it, and becomes that program: its arguments need not carry a name
  /// that is no UTF-8.
  static func run(_ folder: [UInt8]) throws(CommandFailure) -> Never {
    let name = String(decoding: folder, as: UTF8.self)
    let path = folder.map { CChar(bitPattern: $0) } + [0]
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw CommandFailure(.outputNotWritable, "--png: \(SystemError("mkdir", name))")
    }
    guard access(path, W_OK) == 0 else {
      throw CommandFailure(.outputNotWritable, "--png: \(SystemError("access", name))")
    }
    guard chdir(path) == 0 else {
      throw CommandFailure(.outputNotWritable, "--png: \(SystemError("chdir", name))")
    }
    throw CommandFailure(
      .notDelivered, ProgramHandOver.become("toastd", [Array("--pictures".utf8), folder]))
  }
}
