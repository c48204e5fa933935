import ToastMessage

/// Before the program's first toast.
func presentInProcess() {
  Toast.presentation = .inProcess
}

func showCode(_ code: String) {
  Toast.show(content: ToastContent(title: "Your code", message: code, sensitive: true))
}

func showFire() {
  Toast.error("Fire alarm", configuration: ToastConfiguration(isEmergency: true))
}
