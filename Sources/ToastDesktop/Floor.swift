/// The right to speak: one voice at a time in a session.
public protocol Floor: Sendable {
  /// Waits until nobody else speaks, first come, first served.
  ///
  /// - Parameters:
  ///   - isUrgent: asks whoever speaks to yield at the next word.
  ///   - mustYield: is called when somebody else asks for the floor urgently, or has taken it from
  ///     a holder that was stuck.
  func take(isUrgent: Bool, mustYield: @escaping @Sendable () -> Void) async
  /// What waits for the floor has become urgent: asks whoever speaks to yield at the next word.
  func hurry() async
  /// Gives it back.
  func giveBack() async
}
