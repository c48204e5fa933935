/// A toast that a person or a script can still do something about.
package struct LiveToast: Sendable, Equatable {
  /// Where it is.
  package enum Place: Sendable, Equatable {
    /// In the line.
    case waiting
    /// On its way to the person.
    case showing
    /// In the history, with actions that can be taken.
    case history
  }

  /// The toast.
  package let id: ToastID
  /// What was asked for.
  package let request: ToastRequest
  /// Where it is.
  package let place: Place
  /// The toast that it says once more, whose actions are meant where its own would be.
  package let original: ToastID?

  package init(id: ToastID, request: ToastRequest, place: Place, original: ToastID?) {
    self.id = id
    self.request = request
    self.place = place
    self.original = original
  }
}

/// Why a toast that somebody asks for is not to be had.
package enum ToastAbsence: Error, Sendable, Equatable, CustomStringConvertible {
  /// None is showing.
  case nothingShows
  /// There has been none.
  case nothingWas
  /// There is none of this number.
  case unknown(ToastID)
  /// It has ended.
  case ended(ToastID, ToastOutcome)
  /// Too many are waiting.
  case noRoom

  /// For people.
  package var description: String {
    switch self {
    case .nothingShows: "no toast is showing"
    case .nothingWas: "there has been no toast"
    case .unknown(let id): "there is no toast \(id)"
    case .ended(let id, let outcome): "toast \(id) is over: \(outcome)"
    case .noRoom: "too many toasts are waiting already"
    }
  }
}
