public import ToastCore

extension Toast {
  /// Where a toast goes.
  public enum Presentation: Sendable {
    /// To the session's agent where one runs or can be started by the bus, else in this process.
    case automatic
    /// In this process.
    case inProcess
  }

  /// Where the next toast goes. It is looked at until the first toast was shown: toasts of one
  /// program share one queue.
  public static var presentation: Presentation {
    get { ToastRouter.shared.presentation }
    set { ToastRouter.shared.presentation = newValue }
  }

  /// Shows a toast.
  ///
  /// - Parameters:
  ///   - content: what it says; an empty one ends at once with the outcome `refused`.
  ///   - style: how it looks; one of the presets also says how serious it is.
  ///   - configuration: how it behaves.
  @discardableResult
  public static func show(
    content: ToastContent, style: ToastStyle = ToastStyle(),
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastHandle {
    ToastDestination.current.show(content, style, configuration)
  }

  /// Shows that something is done.
  ///
  /// - Parameters:
  ///   - title: its primary line, said after the word for the severity.
  ///   - message: its second line.
  ///   - action: what can be done about it.
  ///   - style: how it looks; the severity's preset when `nil`. Its severity is this one in any
  ///     case.
  ///   - configuration: how it behaves.
  /// - Returns: what becomes of it; an empty one ends at once with the outcome `refused`.
  @discardableResult
  public static func success(
    _ title: String, message: String? = nil, action: ToastAction? = nil, style: ToastStyle? = nil,
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastHandle {
    show(.success, title, message, action, style, configuration)
  }

  /// Shows that something failed. Otherwise as ``success(_:message:action:style:configuration:)``.
  @discardableResult
  public static func error(
    _ title: String, message: String? = nil, action: ToastAction? = nil, style: ToastStyle? = nil,
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastHandle {
    show(.error, title, message, action, style, configuration)
  }

  /// Shows something worth knowing. Otherwise as
  /// ``success(_:message:action:style:configuration:)``.
  @discardableResult
  public static func info(
    _ title: String, message: String? = nil, action: ToastAction? = nil, style: ToastStyle? = nil,
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastHandle {
    show(.info, title, message, action, style, configuration)
  }

  /// Shows that something may fail, or wants attention. Otherwise as
  /// ``success(_:message:action:style:configuration:)``.
  @discardableResult
  public static func warning(
    _ title: String, message: String? = nil, action: ToastAction? = nil, style: ToastStyle? = nil,
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastHandle {
    show(.warning, title, message, action, style, configuration)
  }

  /// Ends the toast that is showing, and the next one comes; does nothing where none is.
  public static func dismiss() { ToastRouter.shared.dismiss(all: false) }

  /// Ends the toast that is showing and everything that waits.
  public static func dismissAll() { ToastRouter.shared.dismiss(all: true) }

  /// Waits until everything shown so far has been delivered.
  ///
  /// A program that ends without it still gives its last toasts up to two seconds: each makes way
  /// for the next as soon as it has been said, and what is left then is printed.
  ///
  /// - Parameter limit: how long delivery may take; what is not delivered by then goes on.
  public static func flush(within limit: Duration = .seconds(2)) async {
    // What a state wants on the main actor is shown first.
    NextTurn.hurry()
    await ToastRouter.shared.flush(within: limit)
  }

  private static func show(
    _ severity: ToastSeverity, _ title: String, _ message: String?, _ action: ToastAction?,
    _ style: ToastStyle?, _ configuration: ToastConfiguration
  ) -> ToastHandle {
    show(
      content: ToastContent(title: title, message: message, action: action),
      style: (style ?? .preset(severity)).named(severity), configuration: configuration)
  }
}
