import Glibc
import ToastListening

exit(EarProgram.run(Array(CommandLine.arguments.dropFirst())))
