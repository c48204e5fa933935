import GLibKit
import ToastCore

/// A reader that looks around in a toast has its time stand still (`spec/toast.md` 21).
///
/// There is no event for that: what a reader does is call on the toast's objects. It does so right
/// after an event too, to read it out, which is no visit.
extension AccessibleApplication {
  /// What a reader asks within this time of an event belongs to the event.
  private static let readingOut: Duration = .seconds(1)
  /// A reader that asks nothing for this long is somewhere else.
  private static let absence: Duration = .seconds(2)

  /// Somebody has called on an object of a toast.
  func noteVisit(_ toast: ObjectPath, by address: Announcement.Address, at now: Duration) {
    guard let announcement = announcements[toast], !announcement.isEnded,
      !announcement.isVisited, let event = announcement.lastEvent, now - event > Self.readingOut,
      everybody.contains(where: { $0.0 == address && $0.1.isReader })
    else { return }
    announcements[toast]?.isVisited = true
    announcement.events(.paused(.reader))
    awaitAbsence(from: toast, Self.absence)
  }

  private func awaitAbsence(from toast: ObjectPath, _ time: Duration) {
    loop.after(time) { [weak self] in self?.assumeIsolated { $0.noteAbsence(from: toast) } }
  }

  private func noteAbsence(from toast: ObjectPath) {
    guard let announcement = announcements[toast], let look = announcement.lastLook else { return }
    let left = look + Self.absence - EventLoop.now
    guard left <= .zero else { return awaitAbsence(from: toast, left) }
    announcements[toast]?.isVisited = false
    announcement.events(.resumed(.reader))
  }
}
