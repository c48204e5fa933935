import ToastClient
import ToastCore

/// How a command names an action of a toast.
enum ActionWord {
  /// The place of the action that is meant: by its name, or its title, or its title written in small
  /// letters, or its number from 0.
  ///
  /// - Throws: ``WireError`` that says which there are.
  static func place(
    of word: String, in toast: LiveToast
  ) throws(WireError) -> Int {
    let actions = toast.request.content.actions
    guard !actions.isEmpty else { throw WireError("toast \(toast.id) has no actions") }
    let small = word.lowercased()
    if let place = actions.firstIndex(where: { $0.name == word })
      ?? actions.firstIndex(where: { $0.title == word })
      ?? actions.firstIndex(where: { $0.title.lowercased() == small })
    {
      return place
    }
    if let place = Int(word), actions.indices.contains(place) { return place }
    let names = actions.enumerated().map { "\($0.element.title) (\($0.offset))" }
    throw WireError(
      "action: '\(word)' is none of toast \(toast.id), which has \(names.joined(separator: ", "))")
  }
}
