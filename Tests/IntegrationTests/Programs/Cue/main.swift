import ToastMessage

// A program that shows one toast with feedback, and waits for its end.
Toast.presentation = .inProcess
let handle = Toast.success(
  "Saved", configuration: ToastConfiguration(hapticFeedback: .success))
print(handle.waitForOutcome())
