import ToastMessage

/// A program that says what it did.
@main
enum Notes {
  /// What it shows.
  static let saved = ToastContent(
    title: "Saved", message: "Your note was saved", language: "en")

  static func main() async {
    let handle = Toast.show(content: saved, style: .success)
    _ = await handle.outcome
  }
}
