import Synchronization
import Observation

/// A value that toasts are shown by: a flag, a content, a ``Toast``.
///
///     @ToastState var isSaved = false
///     …
///     toast(isPresented: $isSaved) { ToastContent(title: "Saved") }
///
/// It is a property of a class or a local variable; at top level, where Swift has no property
/// wrappers, it is a value whose ``wrappedValue`` and ``projectedValue`` are used:
/// `let isSaved = ToastState(wrappedValue: false)`.
///
/// The state itself belongs to no actor: reading and writing are safe from any thread, one at a time.
/// `count += 1` reads and then writes, so two threads that do it at once can lose one. Copies of a
/// struct that holds one share the value.
///
/// In a class that is `@Observable` it wants `@ObservationIgnored` before it: that macro cannot wrap
/// a property twice. It is observed all the same. A class that is Sendable and belongs to no actor
/// cannot hold it as a wrapped property, since that is a `var` to the compiler; it holds a `let`, as
/// at top level.
@propertyWrapper
public struct ToastState<Value: Sendable>: Sendable {
  private let storage: StateStorage<Value>

  /// A state with its first value.
  public init(wrappedValue: Value) { storage = StateStorage(wrappedValue) }

  /// A state with its first value, as it is written in an initialiser.
  public init(initialValue: Value) { storage = StateStorage(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value, written `$name`.
  public var projectedValue: Binding<Value> {
    Binding(
      get: { storage.value }, set: { storage.value = $0 },
      watched: WatchedBinding(
        get: { [weak storage] in storage?.value },
        set: { [weak storage] in storage?.value = $0 }, tellsAssignments: true))
  }
}

extension ToastState where Value: ExpressibleByNilLiteral {
  /// A state that begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}

/// Where the value of a state is, observable as a property of an `@Observable` class is.
private final class StateStorage<Value: Sendable>: Sendable, Observable {
  private let registrar = ObservationRegistrar()
  private let state: Mutex<Value>

  init(_ value: Value) { state = Mutex(value) }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return state.withLock { $0 }
    }
    set {
      // What was there goes outside of the lock, since its end may run anything.
      let old = state.withLock { value in
        let old = value
        value = newValue
        return old
      }
      _ = old
      // Observers are told when the new value can be read, and each time, whether or not it is
      // equal: none is missed, whatever thread it comes from.
      registrar.withMutation(of: self, keyPath: \.value) {}
    }
  }
}
