import ToastMessage

func showTimes() {
  Toast.info("Copied", configuration: ToastConfiguration(duration: .seconds(1)))
  Toast.info(
    "Recording", configuration: ToastConfiguration(duration: .indefinite, dismissOnTap: false))
}

func showPolicies(passed: Int, count: Int) {
  Toast.info(
    "\(passed) of \(count) tests pass", configuration: ToastConfiguration(policy: .replace))
  Toast.info(
    "Message from Ada", configuration: ToastConfiguration(policy: .coalesce(key: "mail")))
}
