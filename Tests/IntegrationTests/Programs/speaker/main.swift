import Glibc
import ToastMessage

// A program that presents its toasts itself, as one without an agent does:
//
//     toast-test-speaker polite|assertive TEXT
//
// It dismisses the toast when a line comes on standard input, and prints what became of it as a
// line of JSON.

let arguments = CommandLine.arguments
guard arguments.count == 3, let politeness = ToastPoliteness(rawValue: arguments[1]) else {
  exit(64)
}
Toast.presentation = .inProcess
let handle = Toast.show(
  content: ToastContent(title: arguments[2]),
  configuration: ToastConfiguration(duration: .seconds(0.05), politeness: politeness))

Task.detached {
  let report = await handle.report
  let voice = report.channels[.voice]
  let line: JSONText = [
    "id": .integer(Int64(report.id.number)), "title": .string(report.title),
    "outcome": .string("\(report.outcome)"),
    "channels": [
      "voice": [
        "state": .string(voice?.state.rawValue ?? ""), "reason": .string(voice?.reason ?? ""),
        "sound_ms": .number((voice?.speech?.sound ?? .zero) / .milliseconds(1)),
      ]
    ],
  ]
  print(line.text)
  exit(0)
}
if readLine() != nil { handle.dismiss() }
// The report ends the program.
while true { pause() }
