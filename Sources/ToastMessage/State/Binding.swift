/// A place to read and write a value that somebody else keeps.
///
/// The modifiers of ``ToastHost`` take one: `$flag` of a ``ToastState``, a property of an
/// `@Observable` model (``init(_:_:)``), or two closures.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value: Sendable>: Sendable {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  /// The same place, as one holds it who must not keep it alive.
  let watched: WatchedBinding<Value>

  /// A binding over two closures. Whoever observes it holds what they capture: a host that captures
  /// itself writes `[weak self]`.
  ///
  /// A change is seen where `get` reads a ``ToastState`` or a property of an `@Observable` model,
  /// and otherwise only by ``ToastObservation/refresh()``.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: set, watched: WatchedBinding(get: get, set: set))
  }

  /// A binding to a property of an object, most often of an `@Observable` model. Whoever observes it
  /// does not keep the object alive.
  @MainActor public init<Root: AnyObject>(
    _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) {
    self.init(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
      watched: WatchedBinding(
        get: { [weak object] in object?[keyPath: keyPath] },
        set: { [weak object] in object?[keyPath: keyPath] = $0 }))
  }

  init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void,
    watched: WatchedBinding<Value>
  ) {
    self.get = get
    self.set = set
    self.watched = watched
  }

  /// The same binding: for a property declared with `@Binding`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that does not change; what is written to it is forgotten.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  @MainActor public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value: `$draft.isSaved`. Writing it reads and writes the whole.
  public subscript<Part: Sendable>(
    dynamicMember keyPath: any WritableKeyPath<Value, Part> & Sendable
  ) -> Binding<Part> {
    Binding<Part>(
      get: { get()[keyPath: keyPath] },
      set: { part in
        var value = get()
        value[keyPath: keyPath] = part
        set(value)
      }, watched: watched[keyPath])
  }
}

/// A binding as an observation holds it.
struct WatchedBinding<Value: Sendable>: Sendable {
  /// The value; `nil` once what it was read from is gone.
  let get: @MainActor () -> Value?
  let set: @MainActor (Value) -> Void
  /// Whether each change that is told is an assignment of this value, so that an equal one was
  /// assigned again. Of a part, and of what closures read, a change may be about something else.
  var tellsAssignments = false

  /// A part of it.
  subscript<Part: Sendable>(
    keyPath: any WritableKeyPath<Value, Part> & Sendable
  ) -> WatchedBinding<Part> {
    WatchedBinding<Part>(
      get: { get()?[keyPath: keyPath] },
      set: { part in
        guard var value = get() else { return }
        value[keyPath: keyPath] = part
        set(value)
      })
  }
}
