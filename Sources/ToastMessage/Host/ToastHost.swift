public import ToastCore

/// A class that shows toasts: a view model, a window, a controller.
///
/// There is nothing to implement. What it shows joins the one queue that ``Toast`` shows its toasts
/// in; its state-driven modifiers (`toast(isPresented:)` and the like) live as long as it does.
public protocol ToastHost: AnyObject {}

/// These may be called from any thread, task or actor.
extension ToastHost {
  /// Shows a toast, as ``Toast/show(content:style:configuration:)`` does.
  @discardableResult
  public func showToast(
    _ content: ToastContent, style: ToastStyle = ToastStyle(),
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastHandle {
    Toast.show(content: content, style: style, configuration: configuration)
  }

  /// Shows that something is done. See ``Toast/success(_:message:action:style:configuration:)``.
  @discardableResult
  public func showSuccessToast(
    _ title: String, message: String? = nil, action: ToastAction? = nil, style: ToastStyle? = nil,
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastHandle {
    Toast.success(
      title, message: message, action: action, style: style, configuration: configuration)
  }

  /// Shows that something failed. See ``Toast/error(_:message:action:style:configuration:)``.
  @discardableResult
  public func showErrorToast(
    _ title: String, message: String? = nil, action: ToastAction? = nil, style: ToastStyle? = nil,
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastHandle {
    Toast.error(
      title, message: message, action: action, style: style, configuration: configuration)
  }

  /// Shows something worth knowing. See ``Toast/info(_:message:action:style:configuration:)``.
  @discardableResult
  public func showInfoToast(
    _ title: String, message: String? = nil, action: ToastAction? = nil, style: ToastStyle? = nil,
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastHandle {
    Toast.info(title, message: message, action: action, style: style, configuration: configuration)
  }

  /// Shows that something may fail, or wants attention. See
  /// ``Toast/warning(_:message:action:style:configuration:)``.
  @discardableResult
  public func showWarningToast(
    _ title: String, message: String? = nil, action: ToastAction? = nil, style: ToastStyle? = nil,
    configuration: ToastConfiguration = ToastConfiguration()
  ) -> ToastHandle {
    Toast.warning(
      title, message: message, action: action, style: style, configuration: configuration)
  }
}
