public import ToastCore
import ToastLayout

/// Toasts that follow a state. What changes on the main actor is seen without polling, and shown in
/// the main actor's next turn, when the code that changes it is done.
///
/// Observed are ``ToastState`` and `@Observable` models; see ``Binding/init(get:set:)`` for others.
/// From elsewhere than the main actor, of several changes in a row the last one counts.
///
/// A closure given here is kept as long as the host lives: one that uses the host captures it weakly,
/// or keeps it alive.
@MainActor
extension ToastHost {
  /// Shows a toast whenever a flag becomes true, and sets the flag to false when it ends. Setting it
  /// to false early ends the toast.
  ///
  /// - Parameters:
  ///   - isPresented: the flag.
  ///   - style: how the toast looks.
  ///   - configuration: how it behaves.
  ///   - content: makes what it says, each time.
  /// - Returns: the observation, which need not be kept.
  @discardableResult
  public func toast(
    isPresented: Binding<Bool>, style: ToastStyle = ToastStyle(),
    configuration: ToastConfiguration = ToastConfiguration(),
    content: @escaping @MainActor () -> ToastContent
  ) -> ToastObservation {
    let destination = ToastDestination.current
    return follow(
      isPresented,
      StateRule(nothing: false, wanted: { $0 ? true : nil }) { _ in
        destination.show(content(), style, configuration)
      })
  }

  /// Shows each content that is assigned, one after the other, and sets it to `nil` when the last one
  /// ends. Setting it to `nil` early ends those that have not ended. Assigning a content that is equal
  /// to the one showing changes nothing; equality leaves the handlers of actions out.
  ///
  /// - Parameters:
  ///   - item: the content.
  ///   - style: how the toasts look.
  ///   - configuration: how they behave.
  /// - Returns: the observation, which need not be kept.
  @discardableResult
  public func toast(
    item: Binding<ToastContent?>, style: ToastStyle = ToastStyle(),
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastObservation {
    let destination = ToastDestination.current
    return follow(
      item, StateRule(nothing: nil, wanted: { $0 }) { destination.show($0, style, configuration) })
  }

  /// Shows each toast that is assigned, at once in place of the one that is showing, with its own
  /// time, a close button and a light cue, and sets it to `nil` when it ends. Setting it to `nil`
  /// early ends it.
  ///
  /// Assigning an equal toast again shows it again. While it is showing this is seen of a
  /// ``ToastState``; an `@Observable` model does not tell of an equal value.
  ///
  /// - Parameter toast: the toast.
  /// - Returns: the observation, which need not be kept.
  @discardableResult
  public func toastView(toast: Binding<Toast?>) -> ToastObservation {
    let destination = ToastDestination.current
    return follow(
      toast,
      StateRule(nothing: nil, wanted: { $0 }, repeats: true) {
        destination.show($0.content, $0.look, $0.configuration)
      })
  }

  /// Shows a line of text whenever a flag becomes true, and sets the flag to false when it ends.
  /// Setting it to false early ends the toast.
  ///
  /// - Parameters:
  ///   - isPresented: the flag.
  ///   - duration: how long it is shown, in seconds; 0 stays until somebody ends it.
  ///   - systemImageName: the symbol beside the text, see ``ToastIcon/systemImage(_:tint:)``.
  ///   - message: the text.
  ///   - tint: the colour behind the text, which is then white or black, whichever has more contrast;
  ///     the colours follow the colour scheme when `nil`.
  /// - Returns: the observation, which need not be kept.
  @discardableResult
  public func toast(
    isPresented: Binding<Bool>, duration: Double = 3, systemImageName: String? = nil,
    message: String, tint: Color? = nil
  ) -> ToastObservation {
    toast(
      isPresented: isPresented, style: .tinted(tint),
      configuration: ToastConfiguration(duration: .seconds(duration))
    ) {
      ToastContent(icon: systemImageName.map { .systemImage($0) }, message: message)
    }
  }

  private func follow<Value: Sendable, Wanted: Equatable & Sendable>(
    _ binding: Binding<Value>, _ rule: StateRule<Value, Wanted>
  ) -> ToastObservation {
    ToastObservation(StateToasts(host: self, binding: binding.watched, rule: rule))
  }
}
