import Glibc
import ToastAuditing

let arguments = CommandLine.unsafeArgv
exit(
  AuditProgram.run(
    arguments: (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      // Bytes, since a file's name need not be UTF-8.
      arguments[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }))
