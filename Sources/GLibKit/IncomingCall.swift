import CGLib
import Synchronization

/// A call from elsewhere on the bus, to be answered exactly once.
///
/// It is answered by one of the consuming methods; a call that is dropped unanswered gets an error,
/// so that no caller waits for nothing.
public struct IncomingCall: ~Copyable, Sendable {
  /// The unique name of the caller.
  public let sender: String
  /// The object that was called.
  public let path: String
  /// The interface.
  public let interface: String
  /// The method.
  public let member: String
  /// A tuple, of the types that the description promises.
  public let arguments: Variant
  private let answer: Answer

  init(
    sender: String, path: String, interface: String, member: String, arguments: Variant,
    invocation: OpaquePointer
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
    answer = Answer(invocation: invocation)
  }

  /// Answers with a tuple.
  public consuming func reply(_ values: Variant = .tuple([])) { answer.reply(values) }

  /// Answers with an error.
  ///
  /// - Parameters:
  ///   - name: a D-Bus error name.
  ///   - message: for people: the field, the value, and what is allowed.
  public consuming func fail(_ name: String, _ message: String) { answer.fail(name, message) }

  /// The means to answer later, from wherever.
  public consuming func deferred() -> DeferredReply { DeferredReply(answer) }

  /// A file that came along; the caller owns it from here on.
  ///
  /// - Returns: `nil` when there is none at that place.
  public func descriptor(_ handle: DescriptorHandle) -> CInt? {
    guard let message = g_dbus_method_invocation_get_message(answer.invocation),
      let list = g_dbus_message_get_unix_fd_list(message), handle.index >= 0,
      handle.index < g_unix_fd_list_get_length(list)
    else { return nil }
    let descriptor = g_unix_fd_list_get(list, handle.index, nil)
    return descriptor >= 0 ? descriptor : nil
  }
}

/// An answer that is still owed.
public final class DeferredReply: Sendable {
  private let answer: Mutex<Answer?>

  fileprivate init(_ answer: consuming Answer) { self.answer = Mutex(answer) }

  /// Answers with a tuple; a second answer does nothing.
  public func reply(_ values: Variant = .tuple([])) {
    answer.withLock { answer in
      if let answer = answer.take() { answer.reply(values) }
    }
  }

  /// Answers with an error; a second answer does nothing.
  public func fail(_ name: String, _ message: String) {
    answer.withLock { answer in
      if let answer = answer.take() { answer.fail(name, message) }
    }
  }
}

/// The one answer of a call.
private struct Answer: ~Copyable, Sendable {
  /// GDBusMethodInvocation may be answered from every thread, once; answering ends the reference.
  nonisolated(unsafe) let invocation: OpaquePointer

  deinit {
    g_dbus_method_invocation_return_dbus_error(
      invocation, "org.freedesktop.DBus.Error.Failed", "The call was not answered.")
  }

  init(invocation: OpaquePointer) { self.invocation = invocation }

  consuming func reply(_ values: Variant) {
    g_dbus_method_invocation_return_value(invocation, values.pointer)
    discard self
  }

  consuming func fail(_ name: String, _ message: String) {
    g_dbus_method_invocation_return_dbus_error(invocation, name, message)
    discard self
  }
}
