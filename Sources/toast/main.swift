import Glibc
import ToastCommand

let arguments = CommandLine.unsafeArgv
exit(
  CommandProgram.run(
    arguments: (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      // Bytes, since neither a title nor a file's name need be UTF-8.
      arguments[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }))
