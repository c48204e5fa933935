import ToastMessage

func upload(_ parts: [String], send: (String) async throws -> Void) async rethrows {
  let handle = Toast.show(
    content: ToastContent(title: "Uploading", progress: 0),
    configuration: ToastConfiguration(duration: .indefinite))
  defer { handle.dismiss() }
  for (index, part) in parts.enumerated() {
    try await send(part)
    handle.update(message: part, progress: Double(index + 1) / Double(parts.count))
  }
}

func tellAboutUpdate() async {
  let handle = Toast.info("A new version is there")
  switch await handle.outcome {
  case .tapped, .swiped, .closedByPerson: print("noticed")
  case .refused(let reason), .failed(let reason): print("not shown: \(reason)")
  default: break
  }
}

func showLowBattery() async {
  let report = await Toast.warning("Battery low", message: "10 % are left.").report
  for (sense, channel) in report.channels.sorted(by: { $0.key < $1.key }) {
    print(sense, channel.state, channel.reason ?? "")
  }
  if !report.isDelivered { print("nobody was reached") }
}
