import Observation
import ToastCore

/// What a modifier makes of a value.
struct StateRule<Value: Sendable, Wanted: Equatable & Sendable>: Sendable {
  /// The value when nothing is wanted.
  let nothing: Value
  /// What a value wants.
  let wanted: @Sendable (Value) -> Wanted?
  /// Whether an equal value that is assigned again is shown again.
  var repeats = false
  /// Shows it.
  let show: @MainActor (Wanted) -> ToastHandle
}

/// Shows the toasts of one binding and sets it back when they end, for as long as its host lives.
///
/// It is held by what it observes: an observed model or ``ToastState`` that goes takes it along. It
/// holds neither of them, nor its host.
@MainActor
final class StateToasts<Value: Sendable, Wanted: Equatable & Sendable>: StateObserving {
  private weak var host: AnyObject?
  private var source: (binding: WatchedBinding<Value>, rule: StateRule<Value, Wanted>)?
  private var state = PresentedState<Wanted>()
  private var handles: [Int: ToastHandle] = [:]
  private var isTurnComing = false
  /// Lives for as long as somebody will tell of the next change.
  private weak var armed: Armed?

  private final class Armed: Sendable {}

  init(host: AnyObject, binding: WatchedBinding<Value>, rule: StateRule<Value, Wanted>) {
    self.host = host
    source = (binding, rule)
    changed(isAssignment: false)
  }

  func refresh() {
    guard host != nil else { return }
    look()
    present()
  }

  func cancel() {
    source = nil
    handles = [:]
  }

  /// The value has changed, or is about to. Where it is about to, what is read is what an earlier
  /// change made of it, and this one is seen in the next turn: none is missed on the main actor.
  private func changed(isAssignment: Bool) {
    armed = nil
    guard let host, source != nil else { return }
    look(isAssignment: isAssignment)
    guard !isTurnComing else { return }
    isTurnComing = true
    // Until then the host stays: what it wanted is not lost with it.
    NextTurn.add { [host] in
      self.isTurnComing = false
      withExtendedLifetime(host) { self.refresh() }
    }
  }

  /// Reads the value, and sees to it that the next change is told.
  private func look(isAssignment: Bool = false) {
    guard let (binding, rule) = source else { return }
    let value: Value?
    if armed == nil, host != nil {
      let token = Armed()
      // Not the binding: what is observed would hold it, and itself by it, after a cancel.
      let tells = binding.tellsAssignments
      value = withObservationTracking {
        binding.get()
      } onChange: {
        // On the main actor this runs at once, elsewhere in its next turn.
        Task.immediate { @MainActor in
          withExtendedLifetime(token) { self.changed(isAssignment: tells) }
        }
      }
      armed = token
    } else {
      value = binding.get()
    }
    guard let value else { return }
    state.note(rule.wanted(value), again: isAssignment && rule.repeats)
  }

  private func present() {
    guard let rule = source?.rule else { return }
    for step in state.takeSteps() {
      switch step {
      case .present(let number, let wanted):
        let handle = rule.show(wanted)
        handles[number] = handle
        Task { @MainActor in
          _ = await handle.outcome
          ended(number)
        }
      case .end(let number):
        handles[number]?.dismiss()
      }
    }
  }

  private func ended(_ number: Int) {
    handles[number] = nil
    state.ended(number)
    // It may want something else by now.
    look()
    guard state.isWanted(number), let (binding, rule) = source else { return }
    binding.set(rule.nothing)
    look()
  }
}
