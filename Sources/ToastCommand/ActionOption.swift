import ToastCore

/// An action as `--action` names it.
public struct ActionOption: Sendable, Equatable {
  /// What is printed when it is taken; its number, from 0, where nothing was said.
  public var name: String?
  /// What the person is told.
  public let label: String

  /// An action.
  public init(name: String?, label: String) {
    self.name = name
    self.label = label
  }

  /// An action from `Label` or `name=Label`; `nil` where a part of it is empty.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let label = String(parts.last ?? "")
    let name = parts.count > 1 ? String(parts[0]) : nil
    guard !TextSafety.neutralize(label, for: .bus).isEmpty, name?.isEmpty != true else {
      return nil
    }
    self.init(name: name, label: label)
  }
}
