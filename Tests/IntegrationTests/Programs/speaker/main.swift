import Glibc
import ToastMessage

// A program that presents its toasts itself, as one without an agent does:
//
//     toast-test-speaker polite|assertive TEXT
//
// It dismisses the toast when a line comes on standard input, and prints what became of it, and which
// words of the text were heard, as a line of JSON.

let arguments = CommandLine.arguments
guard arguments.count == 3, let politeness = ToastPoliteness(rawValue: arguments[1]) else {
  exit(64)
}
let presentation = getenv("TOAST_TEST_PRESENTATION").map { String(cString: $0) }
Toast.presentation = presentation == "automatic" ? .automatic : .inProcess
let handle = Toast.show(
  content: ToastContent(title: arguments[2]),
  configuration: ToastConfiguration(duration: .seconds(0.05), politeness: politeness))

let words = handle.spokenWords
Task.detached {
  var shown: [JSONText] = []
  for await word in words {
    let title = Array(arguments[2].unicodeScalars)
    var text = String.UnicodeScalarView()
    if let place = word.place { text.append(contentsOf: title[place.scalars]) }
    shown.append(.string(String(text)))
  }
  let report = await handle.report
  let voice = report.channels[.voice]
  let line: JSONText = [
    "id": .integer(Int64(report.id.number)), "title": .string(report.title),
    "outcome": .string("\(report.outcome)"), "words": .array(shown),
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
