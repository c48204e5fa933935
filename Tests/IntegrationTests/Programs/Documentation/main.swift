import ToastMessage

Toast.success("Saved", message: "Your file was saved")

let report = await Toast.error("No connection").report
print(report.channels[.announcement]?.state ?? .skipped)
