import Glibc
import ToastListening

let arguments = CommandLine.unsafeArgv
exit(
  EarProgram.run(
    arguments: (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      // Bytes, since what a program is given need not be UTF-8.
      arguments[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }))
