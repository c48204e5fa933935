import ToastMessage

// A program that shows a toast without an agent, and ends at once.
Toast.presentation = .inProcess
Toast.success("Rendered", message: "Forty frames are ready.")
