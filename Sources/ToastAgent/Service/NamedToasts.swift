import ToastCore

/// The toasts that scripts tell the progress of by a name of their own: a pure value.
struct NamedToasts: Sendable {
  /// A name, which each application has for itself, and each program in a sandbox too.
  struct Name: Hashable, Sendable {
    let sandbox: String
    let application: String
    let name: String
  }

  /// What comes of telling a name's progress.
  enum Place: Sendable, Equatable {
    /// It has no toast.
    case new
    /// It has this one.
    case toast(ToastID)
    /// A person has sent this one away, and wants to hear of it when it is done.
    case sentAway(ToastID)
  }

  private struct Toast: Sendable {
    let id: ToastID
    var progress: Double
    var isSentAway = false
  }

  private var toasts: [Name: Toast] = [:]

  /// Progress comes. What is done, or has fallen back, begins anew where it was sent away.
  mutating func place(of name: Name, _ progress: Double) -> Place {
    guard let toast = toasts[name] else { return .new }
    guard toast.isSentAway else { return .toast(toast.id) }
    guard progress < 1, progress >= toast.progress else {
      toasts[name] = nil
      return .new
    }
    toasts[name]?.progress = progress
    return .sentAway(toast.id)
  }

  /// A toast tells the progress; once it is done its name is free.
  mutating func note(_ name: Name, _ id: ToastID, _ progress: Double) {
    toasts[name] = progress < 1 ? Toast(id: id, progress: progress) : nil
  }

  /// A toast has ended.
  mutating func ended(_ id: ToastID, _ outcome: ToastOutcome) {
    guard let (name, _) = toasts.first(where: { $0.value.id == id }) else { return }
    switch outcome {
    case .closedByPerson, .tapped, .swiped: toasts[name]?.isSentAway = true
    case .expired, .action, .closedByCaller, .replaced, .cleared, .refused, .failed:
      toasts[name] = nil
    }
  }
}
