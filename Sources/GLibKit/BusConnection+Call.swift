import CGLib

extension BusConnection {
  /// Calls a method and waits for its answer.
  ///
  /// - Parameters:
  ///   - method: what to call.
  ///   - arguments: a tuple.
  ///   - descriptors: files that go along, each named in the arguments by a ``DescriptorHandle``;
  ///     they are duplicated and stay the caller's.
  ///   - limit: how long the answer may take.
  /// - Returns: the tuple of the answer.
  /// - Throws: ``BusError`` naming the method.
  public func call(
    _ method: BusMethod, _ arguments: Variant = .tuple([]), descriptors: [CInt] = [],
    limit: Duration = .seconds(2)
  ) async throws(BusError) -> Variant {
    let outcome: Result<Variant, BusError> = await withCheckedContinuation { continuation in
      call(method, arguments, descriptors: descriptors, limit: limit) { outcome in
        continuation.resume(returning: outcome)
      }
    }
    return try outcome.get()
  }

  /// Calls a method and decodes its answer.
  ///
  /// - Throws: ``BusError``; an answer of other types is `unexpectedReply`.
  public func call<each Value: VariantConvertible>(
    _ method: BusMethod, _ arguments: Variant = .tuple([]),
    returning types: repeat (each Value).Type, limit: Duration = .seconds(2)
  ) async throws(BusError) -> (repeat each Value) {
    let reply = try await call(method, arguments, limit: limit)
    guard let values = reply.decode(repeat each types) else {
      throw BusError(.unexpectedReply, "\(method)", "answered \(reply.signature)")
    }
    return values
  }

  /// Calls a method; the answer is told on the loop.
  public func call(
    _ method: BusMethod, _ arguments: Variant = .tuple([]), descriptors: [CInt] = [],
    limit: Duration, then body: @escaping @Sendable (Result<Variant, BusError>) -> Void
  ) {
    loop.run { [self] in
      let completion = Completion { [self] _, result in
        var error: UnsafeMutablePointer<GError>?
        let reply = g_dbus_connection_call_with_unix_fd_list_finish(pointer, nil, result, &error)
        body(
          reply.map { .success(Variant($0)) }
            ?? .failure(BusError(taking: error, context: "\(method)")))
      }
      let list = DescriptorList(duplicating: descriptors)
      g_dbus_connection_call_with_unix_fd_list(
        pointer, method.destination, method.path.description, method.interface, method.member,
        arguments.pointer, nil,
        method.autoStart ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START,
        limit.millisecondLimit, list?.pointer, nil, finished, retainedBox(completion))
    }
  }

  /// Sends a signal: to one connection by its name, or to everybody.
  ///
  /// - Returns: whether it was queued; it is not once the connection has ended.
  @discardableResult
  public func emit(
    _ interface: String, _ member: String, from path: ObjectPath, _ arguments: Variant,
    to destination: String? = nil
  ) -> Bool {
    g_dbus_connection_emit_signal(
      pointer, destination, path.description, interface, member, arguments.pointer, nil) != 0
  }
}
