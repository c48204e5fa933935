/// Is told what becomes of a toast.
public typealias ToastObserver = @Sendable (ToastID, ToastEvent) -> Void

/// What is told to whoever submitted a toast, in this order: perhaps ``print``, then ``accepted``;
/// later ``finished(_:_:)`` for each channel that took it, perhaps ``print``, ``acted(_:)`` and
/// ``spoke(_:)``, and ``ended(_:)``; at the end ``reported(_:)``. A refused toast is told the last two only.
public enum ToastEvent: Sendable, Equatable {
  /// The toast's line of text shall be printed, at the sender's own standard error; the sender
  /// answers with ``ToastCenter/printed(_:_:)``.
  case print
  /// The queue has it.
  case accepted
  /// A person took the action at this place.
  case acted(Int)
  /// The voice has begun to say a word of it.
  case spoke(SpokenWord)
  /// A channel that took it is done.
  case finished(ToastSense, ChannelReport)
  /// It is over.
  case ended(ToastOutcome)
  /// Every channel is done, and nothing more will be told.
  case reported(ToastReport)
}

extension ToastEvent {
  /// What is told of a toast whose way was lost: how it ended, unless that was told before, and a
  /// report that says why.
  ///
  /// - Parameters:
  ///   - request: what was asked for, where it is at hand.
  ///   - known: what the channels had come to before.
  ///   - outcome: how the toast had ended before.
  public static func failure(
    _ id: ToastID, _ reason: String, of request: ToastRequest? = nil,
    known: [ToastSense: ChannelReport] = [:], outcome: ToastOutcome? = nil
  ) -> [ToastEvent] {
    let lost = ToastSense.allCases.map { ($0, ChannelReport(.failed, reason: reason)) }
    let end: [ToastEvent] = outcome == nil ? [.ended(.failed(reason))] : []
    return end + [
      .reported(
        ToastReport(
          id, of: request, channels: known.merging(lost) { known, _ in known },
          outcome: outcome ?? .failed(reason)))
    ]
  }
}
