import ToastMessage

// A program that shows toasts without an agent, one for each argument, and ends at once.
Toast.presentation = .inProcess
for title in CommandLine.arguments.dropFirst() {
  Toast.success(title, message: "Forty frames are ready.")
}
