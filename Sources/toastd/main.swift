import Glibc
import ToastAgent

exit(AgentProgram.run(arguments: Array(CommandLine.arguments.dropFirst())))
